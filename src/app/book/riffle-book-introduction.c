/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the book: what solitaire is, and in which order the ranks follow each other. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

const RiffleBookSection riffle_book_introduction[] = {
  { "what-it-is", NULL,
    { N_("Solitaire is a card game for one player. The cards are shuffled and laid out on the "
         "table in a pattern. Then you move them by the rules of the game that you have chosen. "
         "You win when the cards have come into the order that the game asks for, or when all of "
         "them are gone."),
      N_("Luck and skill count differently in each game. In some there is nothing to choose, and "
         "you watch what the cards do. In others every card lies face up from the beginning, and "
         "only thinking counts. Most games are in between."),
      N_("In Britain these games are called patience. Both words mean the same thing.") },
    .links = { "playing", "games", "history", "glossary" } },
  { "table", NC_ ("book", "The Table"),
    { N_("Each game has its own layout, but the same kinds of piles come back in most of them. "
         "The page of rules of a game says which ones it has.") },
    { N_("The stock holds the cards that are still to be dealt, face down."),
      N_("The waste takes the cards that were turned over from the stock. You play its top card."),
      N_("The foundations are where the cards should go in the end, usually one suit on each, "
         "from the Ace up to the King."),
      N_("The tableau is the main part of the table. In most games it is a row of columns, on "
         "which you build."),
      N_("A cell holds one card that you have put aside."),
      N_("A reserve, in some games called the holding pile, has cards that you can play but not "
         "build on.") },
    { "stock", "waste", "foundation", "tableau", "cell", "reserve" },
    .picture = "table" },
  { "building", NC_ ("book", "Building and Runs"),
    { N_("To build is to put a card on another one that it may follow. Down in alternating "
         "colours, for example, means that a red Eight goes on a black Nine, and a black Seven "
         "on the red Eight. Cards that lie on each other in such an order are a run. In many "
         "games you may move a run as a unit."),
      N_("In most games you can play only a card that nothing lies on, or a run at the end of a "
         "column. When the last card has left a column, there is a space. The rules say what may "
         "fill it: any card, only a King, or nothing.") },
    .links = { "build", "run", "sequence", "space", "ranks" },
    .picture = "run" },
  { "foundations", NC_ ("book", "Foundations"),
    { N_("Foundations usually begin with an Ace and are built up in suit: Ace, Two, Three and so "
         "on. In some games they begin with another card, the base card, which is often decided "
         "by the deal."),
      N_("A card on a foundation is played for good in some games. In others you may take it "
         "back when you need it.") },
    .links = { "foundation", "base-card", "ranks" },
    .picture = "foundation" },
  { "layouts", NC_ ("book", "Fans and Pyramids"),
    { N_("Cards need not lie in columns. A fan is a small pile whose cards lie side by side, so "
         "that you see all of them. Usually only the top card, at the end of the fan, may be "
         "played.") },
    .links = { "fan-of-cards" },
    .picture = "side-by-side" },
  { "pyramids", NULL,
    { N_("In a pyramid, each card is covered by two cards of the row below it. You can take it "
         "only when both are gone. Such games often have no foundations: cards are taken away in "
         "pairs.") },
    .links = { "covered", "discard" },
    .picture = "covering" },
  { "stock-and-passes", NC_ ("book", "Stock, Passes and Redeals"),
    { N_("When you have gone through the stock once, you have made one pass. If the rules allow "
         "a redeal, the waste is turned over and becomes the stock again, and you make another "
         "pass. Some games allow one pass only, some a few, and some as many as you like."),
      N_("In games without a waste, a click or tap on the stock deals a card to each column at "
         "once, or a card to a foundation.") },
    .links = { "stock", "waste", "pass", "redeal" } },
  { 0 }
};

const RiffleBookSection riffle_book_ranks[] = {
  { "rank-orders", NULL,
    { N_("A deck has thirteen ranks: Ace, Two to Ten, Jack, Queen and King. Games order them in "
         "one of three ways. The rules of a game tell you which one it uses.") },
    .links = { "rank", "build", "games" } },
  { "ace-low", NC_ ("book", "Ace Low"),
    { N_("The Ace is the lowest card: Ace, Two, Three and so on to Jack, Queen, King. A Two goes "
         "on an Ace if you build up, and an Ace on a Two if you build down. Nothing follows a "
         "King going up, and nothing follows an Ace going down."),
      N_("This is the usual order. Klondike, FreeCell and Spider use it.") },
    .links = { "foundation", "sequence" } },
  { "ace-high", NC_ ("book", "Ace High"),
    { N_("The Ace is the highest card: Two, Three and so on to Queen, King, Ace. Nothing follows "
         "an Ace going up, and a Two is the lowest card."),
      N_("Aces Up is played in this way: an Ace stands above the King of its suit.") },
    .links = { "sequence" } },
  { "wrapping", NC_ ("book", "Consecutive Ranks"),
    { N_("The ranks go round without an end: the Ace follows the King going up, and the King "
         "follows the Ace going down. So Queen, King, Ace, Two is a sequence. Other words for "
         "this are wrapping, circular, and going round the corner."),
      N_("Games whose foundations begin with a base card need this order, since a foundation "
         "that begins with a Five is complete with a Four. The rules then say: “The ranks go "
         "round: King and Ace are neighbours.”") },
    .links = { "base-card", "sequence" } },
  { "rank-values", NC_ ("book", "Ranks as Numbers"),
    { N_("Where cards are taken in pairs that make a sum, an Ace counts one, a Jack eleven, a "
         "Queen twelve and a King thirteen. In Pyramid, two cards that make thirteen go "
         "together, such as a Ten and a Three, and a King goes alone.") },
    .links = { "discard" } },
  { 0 }
};

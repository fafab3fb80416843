/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the book: what the words of the games mean. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

const RiffleBookSection riffle_book_glossary[] = {
  { "about-the-glossary", NULL,
    { N_("The words of solitaire, each in a sentence or two. The buttons below a word lead to "
         "other words and to where the book says more.") } },
  { "alternating", NC_ ("book", "Alternating Colours"),
    { N_("Red and black in turn: a red card goes on a black one, and a black card on a red "
         "one.") },
    .links = { "build", "suit" } },
  { "automatic-play", NC_ ("book", "Automatic Play"),
    { N_("Cards go to the foundations by themselves, or when you ask for it.") },
    .links = { "automatic", "foundation" } },
  { "bank", NC_ ("book", "Bank"),
    { N_("The money that is carried from one game to the next if Vegas scoring is used in that "
         "way.") },
    .links = { "score-vegas" } },
  { "base-card", NC_ ("book", "Base Card"),
    { N_("The rank with which foundations begin, if it is not the Ace. Often the first card that "
         "is dealt to a foundation decides it.") },
    .links = { "foundation", "wrapping" } },
  { "build", NC_ ("book", "Build"),
    { N_("To put a card on another one that it may follow by rank and suit, up or down.") },
    .links = { "building", "run" } },
  { "cell", NC_ ("book", "Cell"),
    { N_("A place for one card, any card, that you put aside for a while.") },
    .links = { "table", "reserve" } },
  { "column", NC_ ("book", "Column"),
    { N_("A pile of the tableau whose cards overlap downwards, so that you see them all.") },
    .links = { "tableau", "space" } },
  { "court-card", NC_ ("book", "Court Card"),
    { N_("A Jack, a Queen or a King. Many people say face card.") },
    .links = { "rank" } },
  { "covered", NC_ ("book", "Covered"),
    { N_("A card that another card lies on, wholly or in part. It cannot be played until it is "
         "free.") },
    .links = { "free-card", "pyramids" } },
  { "deal", NC_ ("book", "Deal"),
    { N_("The shuffled cards as they are laid out when a game begins. To deal also means to put "
         "cards from the stock on the table.") },
    .links = { "deal-numbers", "stock" } },
  { "deal-number", NC_ ("book", "Deal Number"),
    { N_("The number from which a deal is made. The same number gives the same cards again.") },
    .links = { "deal-numbers" } },
  { "deck", NC_ ("book", "Deck"),
    { N_("The 52 cards of four suits, also called a pack. Some games use two decks, some add "
         "jokers.") },
    .links = { "suit", "rank", "joker" } },
  { "discard", NC_ ("book", "Discard"),
    { N_("To take cards away for good, usually in pairs. The place where they go has the same "
         "name.") },
    .links = { "pyramids" } },
  { "face-down", NC_ ("book", "Face Down"),
    { N_("Lying with its back up, so that nobody knows which card it is. A card that lies the "
         "other way is face up.") },
    .links = { "hints" } },
  { "fan-of-cards", NC_ ("book", "Fan"),
    { N_("A small pile whose cards overlap sideways, so that you see them all.") },
    .links = { "layouts" } },
  { "foundation", NC_ ("book", "Foundation"),
    { N_("A pile on which cards are collected in order, usually one suit from the Ace to the "
         "King. In most games you win when all cards lie on foundations.") },
    .links = { "foundations", "base-card" } },
  { "free-card", NC_ ("book", "Free Card"),
    { N_("A card that nothing lies on, so that you can play it. It is also called available or "
         "exposed.") },
    .links = { "covered" } },
  { "hint", NC_ ("book", "Hint"),
    { N_("A move that the program shows you when you ask for it.") },
    .links = { "hints" } },
  { "index", NC_ ("book", "Index"),
    { N_("The rank and the suit in the corner of a card.") },
    .links = { "suit", "rank" } },
  { "joker", NC_ ("book", "Joker"),
    { N_("A card without rank and suit. Where a game has jokers, its rules say what they can "
         "do.") },
    .links = { "deck" } },
  { "low-and-high", NC_ ("book", "Low and High"),
    { N_("If the Ace is low, it comes before the Two. If it is high, it comes after the King.") },
    .links = { "ace-low", "ace-high" } },
  { "option", NC_ ("book", "Option"),
    { N_("A rule that you can change for a game, such as how many cards are turned over at a "
         "time.") },
    .links = { "options", "version" } },
  { "pass", NC_ ("book", "Pass"),
    { N_("One way through the stock, from its first card to its last.") },
    .links = { "stock", "redeal", "stock-and-passes" } },
  { "pile", NC_ ("book", "Pile"),
    { N_("Any place on the table where cards lie or can lie, also while it is empty.") },
    .links = { "table" } },
  { "rank", NC_ ("book", "Rank"),
    { N_("What a card counts in order: Ace, Two to Ten, Jack, Queen or King.") },
    .links = { "rank-orders", "low-and-high", "wrapping" } },
  { "redeal", NC_ ("book", "Redeal"),
    { N_("To turn the waste over so that it becomes the stock again, or to collect cards and "
         "deal them anew.") },
    .links = { "pass", "waste" } },
  { "reserve", NC_ ("book", "Reserve"),
    { N_("A pile from which you may play cards, but on which you cannot build. In Canfield and "
         "in Demon it is also called the holding pile.") },
    .links = { "table", "cell" } },
  { "run", NC_ ("book", "Run"),
    { N_("Cards that lie on each other in order, so that in many games they move as a unit.") },
    .links = { "building", "sequence" } },
  { "score", NC_ ("book", "Score"),
    { N_("What a game has brought, in points, cards or money.") },
    .links = { "scoring", "statistics" } },
  { "sequence", NC_ ("book", "Sequence"),
    { N_("Cards that follow each other in rank, such as Five, Six, Seven. If all of them have "
         "one suit, it is a sequence in suit.") },
    .links = { "run", "ranks" } },
  { "space", NC_ ("book", "Space"),
    { N_("An empty column or another empty place of the tableau.") },
    .links = { "building", "column" } },
  { "stock", NC_ ("book", "Stock"),
    { N_("The pile of cards, usually face down, that are still to be dealt.") },
    .links = { "waste", "pass", "stock-and-passes" } },
  { "suit", NC_ ("book", "Suit"),
    { N_("Clubs, Diamonds, Hearts or Spades. Diamonds and Hearts are red, Clubs and Spades are "
         "black.") },
    .links = { "rank", "alternating" } },
  { "tableau", NC_ ("book", "Tableau"),
    { N_("The main part of the table, in most games a row of columns.") },
    .links = { "column", "table" } },
  { "undo", NC_ ("book", "Undo"),
    { N_("To take a move back.") },
    .links = { "undoing" } },
  { "version", NC_ ("book", "Version"),
    { N_("A set of options of a game that has a name of its own.") },
    .links = { "options", "option" } },
  { "waste", NC_ ("book", "Waste"),
    { N_("The pile to which cards from the stock are turned over. Its top card can be played.") },
    .links = { "stock", "redeal" } },
  { "wrapping-ranks", NC_ ("book", "Wrapping"),
    { N_("An order of the ranks without an end, in which the Ace follows the King.") },
    .links = { "wrapping" } },
  { 0 }
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the book: what earns and costs points. The tables of the games are the judges of it. */
#include "config.h"

#include "riffle-book.h"

#include <glib/gi18n.h>

const RiffleBookSection riffle_book_scoring[] = {
  { "ways-of-scoring", NULL,
    { N_("The rules of each game say how it is scored. Where there is more than one way, you "
         "choose it in the options of the game. The score is shown while you play, and the "
         "statistics keep your best ones.") },
    .links = { "options", "statistics", "score" } },
  { "score-cards", NC_ ("book", "Cards on the Foundations"),
    { N_("Each card on a foundation counts one point. Where cards are taken away from the table, "
         "each of them counts one point. This is how most games are scored.") },
    .links = { "foundation", "discard" } },
  { "score-standard", NC_ ("book", "Standard"),
    { N_("This is the usual scoring of Klondike. The score never falls below zero.") },
    { N_("From the waste to a column: 5 points"),
      N_("From the waste or a column to a foundation: 10 points"),
      N_("A card of a column that is turned up: 5 points"),
      N_("From a foundation back to a column: 15 points less") },
    { "waste", "foundation" } },
  { "score-vegas", NC_ ("book", "Vegas"),
    { N_("You buy the deck for 52 dollars, and each card on a foundation pays 5 dollars. A card "
         "that you take back from a foundation costs 5 dollars. With eleven cards you are ahead, "
         "and with all of them you have won 208 dollars. Klondike then allows one pass through "
         "the stock if you turn one card at a time, and three passes if you turn three."),
      N_("If the option “Carry the Vegas result over” is on, the result of each game is the bank "
         "with which the next one begins. “Reset the Bank” in the main menu begins again.") },
    .links = { "pass", "bank" } },
  { "score-palace", NC_ ("book", "Palace"),
    { N_("Klondike and some of its relatives can be scored in this way.") },
    { N_("A card to a foundation: 5 points"),
      N_("A card taken back from a foundation: 5 points less"),
      N_("A card that is turned up: 2 points"),
      N_("The waste turned over: 2 points less"),
      N_("A move that you take back: 1 point less"),
      N_("The game won: 1 point, and with jokers 3 points for each one that you have not used"),
      N_("In Easthaven a card on a foundation counts 10 points, and a card turned up 5.") },
    { "redeal", "joker", "undo" } },
  { "score-table", NC_ ("book", "Tables"),
    { N_("The games of the Palace are also played at a table: one, three or five rounds, by rules "
         "that the players agree on. All play the same deal in a round, one after the other, or "
         "one plays beside games that were recorded at an earlier table."),
      N_("A round ends when all cards are on the foundations, when nothing can be done any more, "
         "or when the time is up. Against recorded games it ends for all when the first has won. "
         "You can give up at any time, and the points that you have are kept in any case."),
      N_("Who wins a round gets a point more for each other player who does not win it, or needs "
         "more moves. The highest total wins the table. All points go into the league, unless it "
         "was a Game of Nothing.") },
    .links = { "score-palace" } },
  { "score-others", NC_ ("book", "Other Ways"),
    { N_("Some games count in their own way. In Poker Squares ten poker hands are counted. In "
         "games such as Accordion, fewer is better: the score is what is left.") },
    .links = { "games" } },
  { "tour", NC_ ("book", "Tours and Tournaments"),
    { /* Translators: {win.new} and {win.hint} stand for keys; keep them as they are */
      N_("A tour leads through eight games, and their points are added up. Begin it on the page of "
         "games, in the collection with its name, or in the main menu. {win.new} leads to the next "
         "game whenever you have enough of one, and {win.hint} shows the scores. The five best "
         "tours are kept with the names of their players."),
      N_("In a tournament, any number of players play the same deals one after the other: one game "
         "of the tour, or all of them. Save it in a file, and others can play it at any time. When "
         "it is opened, all its games are played again by the rules; a score that does not come of "
         "the moves is marked as unverified."),
      N_("Moves are not taken back, and piles are not looked into, except in Three Shuffles and a "
         "Draw. Only a tournament of one game can be started over. These games are not in the "
         "statistics. If you choose another game, the tour or the tournament waits until you "
         "continue it; your own games wait, too.")
    },
    .links = { "score" } },
  { 0 }
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shelves: collections of games of any family, which the games themselves say they stand on. */
#include <patience.h>

static const PatCollectionSpec tour = {
  .id = "tour",
  .name = N_("Aunt Anne’s Tour"),
  .about = N_("Eight games to play one after the other, by the rules of a collection for early "
              "home computers."),
  .use = PAT_COLLECTION_TOUR,
};

static const PatCollectionSpec palm_shelf = {
  .id = "palm-shelf",
  .name = N_("The Palm Shelf"),
  .about = N_("The games of a collection for hand-held computers, by its own rules. It has "
              "Klondike twice: with one card turned at a time, and with three."),
};

static const PatCollectionSpec children = {
  .id = "children",
  /* Translators: games for children; a shelf of games */
  .name = N_("Children’s Games"),
  .about = N_("Few cards and simple rules, to be played again and again."),
  .use = PAT_COLLECTION_CHILDREN,
};

/* In the order in which they are offered; a later game goes before an earlier one. */
static const PatCustomRule palace_rules[] = {
  { "turn-three", N_("Turn Three"),
    N_("Three cards at a time come from the stock, and only the top one can be played"),
    .options = "draw=3" },
  { "joker", N_("Joker"),
    N_("Each player has three jokers, which fetch the next card of a foundation from wherever it "
       "lies; each one left when you win brings 3 points"),
    .options = "joker=on" },
  { "undo-off", N_("Undo Off"), N_("Moves cannot be taken back"), .options = "undo=off" },
  { "cycles", N_("Max 3 Cycles"), N_("The stock can be gone through three times in all"),
    .options = "cycles=on" },
  { "fast", N_("Fast"), N_("A round lasts five minutes instead of ten"),
    .options = "clock=fast" },
  { "relaxed", N_("Relaxed"), N_("All cards of the columns lie face up from the start"),
    .options = "relaxed=on" },
  { "easy", N_("Easy"), N_("Any card may go to an empty column"), .options = "easy=on" },
  { "double", N_("Double"), N_("The game is played with 104 cards"),
    .variant = "double-klondike", .options = "double=on" },
  { "easthaven", N_("Easthaven"),
    N_("The stock is dealt to the columns, a card to each; a card on a foundation brings "
       "10 points, and turning a card up 5"),
    .variant = "easthaven" },
  { NULL }
};

static const PatCollectionSpec palace = {
  .id = "palace",
  .name = N_("The Palace"),
  .about = N_("Klondike and its relatives, for points and against the clock. Jokers and other "
              "rules are among their options."),
  .rules = palace_rules,
};

static const PatCollectionSpec week = {
  .id = "week",
  .name = N_("The Week"),
  .about = N_("A game for each day from Monday to Sunday, in which skill counts for more than "
              "luck: the games of “Today’s Deal”."),
  .use = PAT_COLLECTION_WEEK,
};

PAT_PLUGIN_COLLECTIONS (&tour, &palm_shelf, &children, &palace, &week)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fortress and Chessboard: ten columns, built up or down in suit. */
#include "castle.h"

/* Four columns stand beside each other, the foundations between those of the first line. */
#define APART 2.7f

static const PatPoint left_wing[] = {
  { 0, 0 }, { 0, 1 }, { APART, 1 }, { 0, 2 }, { APART, 2 },
};
static const PatPoint right_wing[] = {
  { 3 * APART, 0 }, { 2 * APART, 1 }, { 3 * APART, 1 }, { 2 * APART, 2 }, { 3 * APART, 2 },
};

#define FOUNDATIONS(...)                                                                   \
  CASTLE_FOUNDATIONS (.at = { .x = 1.5 * APART - 0.5, .dx = 1 },                           \
                      .narrow = { .x = 1.25, .dx = 1 }, __VA_ARGS__)

#define LEFT_WING(...)                                                                     \
  CASTLE_WING (.count = 5, .at = { .points = left_wing },                                  \
               .narrow = { .y = 1.2, .dy = 1 }, .deal = "UUUUUU/UUUUU", __VA_ARGS__)

#define RIGHT_WING(...)                                                                    \
  CASTLE_WING (.count = 5, .at = { .points = right_wing },                                 \
               .narrow = { .x = 3.5, .y = 1.2, .dy = 1 }, .deal = "UUUUUU/UUUUU", __VA_ARGS__)

#define FORTRESS_BUILD (PAT_UP | PAT_DOWN | PAT_SAME_SUIT)

static const PatPileSpec fortress_piles[] = {
  FOUNDATIONS (.build = PAT_UP | PAT_SAME_SUIT),
  LEFT_WING (.build = FORTRESS_BUILD),
  RIGHT_WING (.build = FORTRESS_BUILD),
  { 0 }
};

static const PatPileSpec chessboard_piles[] = {
  FOUNDATIONS (.build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP),
  LEFT_WING (.build = FORTRESS_BUILD | PAT_WRAP),
  RIGHT_WING (.build = FORTRESS_BUILD | PAT_WRAP),
  { 0 }
};

const PatVariantSpec fortress = {
  .id = "fortress",
  .name = N_("Fortress"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 15,
  .about = N_("An open game that asks for patience in the true sense. Building in suit leaves few "
              "moves, but each can be made in both directions, and a run can be turned over card "
              "by card."),
  .advice = N_("A run that is turned over brings its other end to the top: build upwards what "
               "must lie the other way later. An empty column is worth a great deal."),
  .notes = N_("The last card of a column, the one on the right, is the one that can be played."),
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = fortress_piles,
};

const PatVariantSpec chessboard = {
  .id = "chessboard",
  .name = N_("Chessboard"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 5,
  .minutes = 15,
  .aliases = N_("Fives"),
  .about = N_("Fortress with a choice: you look at the cards first, and then decide with which "
              "rank the foundations begin. Since Kings and Aces follow each other, it is the "
              "kinder game of the two."),
  .advice = N_("Choose a rank whose four cards lie near the ends of their columns, and whose next "
               "ranks are not buried either. You need not choose before you have made a few "
               "moves."),
  .notes = N_("The last card of a column, the one on the right, is the one that can be played. "
              "Until you have chosen, no card is played to a foundation automatically."),
  .game = {
    .base_chosen = TRUE,
    .auto_class = PAT_AUTO_ALL,
  },
  .piles = chessboard_piles,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Black Hole: seventeen fans of three cards, and one foundation that swallows all of them. */
#include <patience.h>

#define N_FANS 17

/* Around the hole. */
static const PatPoint ring[N_FANS] = {
  { 0, 0 },       { 1.8, 0 },    { 3.6, 0 },    { 5.4, 0 },    { 7.2, 0 },
  { 0, 1.05 },    { 1.8, 1.05 }, { 5.4, 1.05 }, { 7.2, 1.05 },
  { 0, 2.1 },     { 1.8, 2.1 },  { 5.4, 2.1 },  { 7.2, 2.1 },
  { 0, 3.15 },    { 1.8, 3.15 }, { 5.4, 3.15 }, { 7.2, 3.15 },
};

static const PatPoint narrow_ring[N_FANS] = {
  { 0, 0 },       { 1.8, 0 },    { 3.6, 0 },
  { 0, 1.05 },    { 1.8, 1.05 }, { 3.6, 1.05 },
  { 0, 2.1 },     { 3.6, 2.1 },
  { 0, 3.15 },    { 1.8, 3.15 }, { 3.6, 3.15 },
  { 0, 4.2 },     { 1.8, 4.2 },  { 3.6, 4.2 },
  { 0, 5.25 },    { 1.8, 5.25 }, { 3.6, 5.25 },
};

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .name = PAT_NC_ ("pile", "Black hole"),
    .at = { .x = 3.9, .y = 2.1 }, .narrow = { .x = 2.1, .y = 2.1 },
    .build = PAT_UP | PAT_DOWN | PAT_ANY_SUIT | PAT_WRAP, .deal = "=AS" },
  { .role = PAT_TABLEAU, .count = N_FANS, .name = PAT_NC_ ("pile", "Fan"),
    .names = PAT_NC_ ("piles", "Fans"),
    .at = { .points = ring }, .narrow = { .points = narrow_ring }, .fan_x = 0.3,
    .take = PAT_TAKE_TOP, .deal = "UUU" },
  { 0 }
};

static const PatVariantSpec black_hole = {
  .id = "black-hole",
  .name = N_("Black Hole"),
  .family = PAT_NC_ ("family", "Golf"),
  .source = "Parlett",
  .skill = 5,
  .minutes = 6,
  .about = N_("David Parlett invented it as an open relative of Golf: everything lies face up, and "
              "nothing is left to chance after the deal. All that there is falls into the hole in "
              "the end, if you find the way."),
  .goal = N_("Move all cards into the black hole."),
  .advice = N_("Follow a chain of cards in your mind as far as you can before you play the first "
               "one. Look for ranks whose cards lie deep, and do not use up their neighbours."),
  .notes = N_("The hole begins with the Ace of Spades."),
  .easiness = 87,
  .game = {
    .auto_class = PAT_AUTO_NONE,
    .stuck_is_lost = TRUE,
    .single_click = TRUE,
  },
  .piles = piles,
};

PAT_PLUGIN (&black_hole)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bisley: foundations grow up from the Aces and down from the Kings until they meet. */
#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .x = 2, .dx = 1 }, .narrow = { .x = 1.5, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13,
    .deal = "=AS/=AH/=AC/=AD" },
  { .role = PAT_FOUNDATION, .count = 4,
    .at = { .x = 7, .dx = 1 }, .narrow = { .x = 1.5, .y = 1.1, .dx = 1 },
    .build = PAT_DOWN | PAT_SAME_SUIT,
    .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING), .max_cards = 13 },
  { .role = PAT_TABLEAU, .count = 13,
    .at = { .y = 1.2, .dx = 1 },
    .narrow = { .y = 2.3, .dx = 1, .per_line = 7, .line_dx = 0.5, .line_dy = 2.8 }, .fan_y = 0.25,
    .build = PAT_UP | PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_TOP,
    .deal = "UUU/UUU/UUU/UUU/UUUU" },
  { 0 }
};

static const PatVariantSpec bisley = {
  .id = "bisley",
  .name = N_("Bisley"),
  .family = PAT_NC_ ("family", "Castle"),
  .source = "Morehead & Mott-Smith",
  .skill = 4,
  .minutes = 10,
  .about = N_("An old English game in which a suit is built from both ends: up from its Ace and "
              "down from its King. Where the two meet does not matter."),
  .goal = N_("Build every suit up from its Ace and down from its King until the two foundations "
             "have all its cards between them."),
  .advice = N_("Free the Kings early, because they open a second way home. A column that is "
               "emptied is lost, so do not empty one without need."),
  .notes = N_("The first four columns have three cards and the other nine have four: the Aces "
              "would be the first cards of the short ones."),
  .game = { .auto_class = PAT_AUTO_ALL },
  .piles = piles,
};

PAT_PLUGIN (&bisley)

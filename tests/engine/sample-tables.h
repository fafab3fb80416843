/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Tables of well-known and of odd games, for tests that need no plugin. */
#pragma once

#include <patience.h>

static const PatPoints sample_points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 }, { 0 }
};

static const PatScoring sample_money = {
  PAT_SCORE_POINTS, N_("$%s"), -52, .points = sample_points,
};

static const PatPileSpec sample_klondike_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .fan_x = 0.22, .n_fanned = 3,
    .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE, .max_cards = 13, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 7, .at = { .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING),
    .take = PAT_TAKE_RUN, .turn = PAT_TURN_EXPOSED, .deal = "U/DU/DDU/DDDU/DDDDU/DDDDDU/DDDDDDU" },
  { 0 }
};

static const PatVariantSpec sample_klondike = {
  .id = "klondike-sample", .name = "Klondike",
  .aliases = "Patience; Klondike; Canfield", .easiness = 82,
  .game = { .stock = { PAT_WASTE, 3, 2 }, .auto_class = PAT_AUTO_ALL, .scoring = &sample_money },
  .piles = sample_klondike_piles,
};

static const PatPileSpec sample_freecell_piles[] = {
  { .role = PAT_CELL, .count = 4, .at = { .dx = 1 }, .fill = PAT_FILL_ANY, .max_cards = 1,
    .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 4.5, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 8, .at = { .x = 0.25, .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN_LIMITED,
    .deal = "UUUUUUU/UUUUUUU/UUUUUUU/UUUUUUU/UUUUUU" },
  { 0 }
};

static const PatVariantSpec sample_freecell = {
  .id = "freecell-sample", .name = "FreeCell",
  .game = { .auto_class = PAT_AUTO_SAFE, .double_click = PAT_TARGET_CELL },
  .piles = sample_freecell_piles,
};

static const PatPileSpec sample_demon_piles[] = {
  { .role = PAT_STOCK, .count = 1, .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .fan_x = 0.2, .n_fanned = 3,
    .take = PAT_TAKE_TOP },
  { .role = PAT_RESERVE, .count = 1, .name = N_("Demon"), .at = { .y = 1.2 }, .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_ALWAYS, .deal = "DDDDDDDDDDDDU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },
    .build = PAT_UP | PAT_SAME_SUIT | PAT_WRAP,
    .fill = PAT_FILL_BASE, .max_cards = 13, .deal = "U/" },
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 3, .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_DOWN | PAT_ALTERNATE | PAT_WRAP, .take = PAT_TAKE_RUN,
    .n_refill = 2, .refill = { PAT_RESERVE, PAT_WASTE }, .deal = "U" },
  { 0 }
};

static const PatVariantSpec sample_demon = {
  .id = "demon-sample", .name = "Demon",
  .game = { .stock = { PAT_WASTE, 3, PAT_UNLIMITED }, .base_dealt = TRUE,
            .auto_class = PAT_AUTO_SAFE },
  .piles = sample_demon_piles,
};

static gboolean
sample_next_but_on_kings (PatCard lower,
                          PatCard upper)
{
  return pat_card_get_rank (lower) != PAT_KING &&
         ABS ((int) pat_card_get_rank (lower) - (int) pat_card_get_rank (upper)) == 1;
}

static const PatPileSpec sample_golf_piles[] = {
  { .role = PAT_TABLEAU, .count = 7, .at = { .dx = 1 }, .fan_y = 0.25, .take = PAT_TAKE_TOP,
    .deal = "UUUUU" },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 3, .y = 3 }, .fan_x = 0.06,
    .can_build = sample_next_but_on_kings, .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .x = 2, .y = 3 }, .deal = "*" },
  { 0 }
};

static const PatVariantSpec sample_golf = {
  .id = "golf-sample", .name = "Golf",
  .game = { .stock = { PAT_FOUNDATION, 1 }, .win = PAT_WIN_EMPTY,
            .win_roles = PAT_ROLE_BIT (PAT_TABLEAU),
            .single_click = TRUE },
  .piles = sample_golf_piles,
};

static const PatPoint sample_pyramid_points[] = {
  { 4, 0 },
  { 3.5, 0.5 }, { 4.5, 0.5 },
  { 3, 1 }, { 4, 1 }, { 5, 1 },
  { 2.5, 1.5 }, { 3.5, 1.5 }, { 4.5, 1.5 }, { 5.5, 1.5 },
};

static const PatPileSpec sample_pyramid_piles[] = {
  { .role = PAT_TABLEAU, .count = 10, .at = { .points = sample_pyramid_points }, .removable = TRUE,
    .covered = TRUE,
    .deal = "U" },
  { .role = PAT_STOCK, .count = 1, .at = { .y = 2.2 }, .turn = PAT_TURN_ALWAYS, .removable = TRUE,
    .deal = "*" },
  { .role = PAT_WASTE, .count = 1, .at = { .y = 3.3 }, .removable = TRUE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 8 } },
  { 0 }
};

static const PatVariantSpec sample_pyramid = {
  .id = "pyramid-sample", .name = "Pyramid",
  .game = { .stock = { PAT_WASTE, 1 }, .remove = { PAT_REMOVE_SUM, 13, .with_cover = TRUE } },
  .piles = sample_pyramid_piles,
};

#define SAMPLE_INTERVAL(nth, taken)                                                      \
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1 + nth }, .step = nth,             \
    .build = PAT_UP | PAT_ANY_SUIT | PAT_WRAP, .max_cards = 13, .deal = taken }

static const PatPileSpec sample_calculation_piles[] = {
  { .role = PAT_STOCK, .count = 1, .turn = PAT_TURN_ALWAYS, .take = PAT_TAKE_TOP, .deal = "*" },
  SAMPLE_INTERVAL (1, "=A"),
  SAMPLE_INTERVAL (2, "=2"),
  SAMPLE_INTERVAL (3, "=3"),
  SAMPLE_INTERVAL (4, "=4"),
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 2, .y = 1.2, .dx = 1 }, .fan_y = 0.25,
    .build = PAT_ANY_CARD,
    .fill = PAT_FILL_ANY, .from = PAT_ROLE_BIT (PAT_STOCK), .take = PAT_TAKE_TOP },
  { 0 }
};

static const PatVariantSpec sample_calculation = {
  .id = "calculation-sample", .name = "Calculation", .piles = sample_calculation_piles,
};

static const PatPileSpec sample_fans_piles[] = {
  { .role = PAT_TABLEAU, .count = 16, .name = N_("Stack"),
    .at = { .dx = 1.9, .per_line = 4, .line_dy = 1 }, .fan_x = 0.25,
    .build = PAT_DOWN | PAT_SAME_SUIT, .take = PAT_TAKE_TOP, .deal = "UUU" },
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 7.7, .dy = 1 },
    .build = PAT_UP | PAT_SAME_SUIT,
    .deal = "=A" },
  { 0 }
};

static const PatVariantSpec sample_fans = {
  .id = "fans-sample", .name = "Fans", .piles = sample_fans_piles,
};

/* No stock, no foundation; a fan to the left, one that runs down onto another pile, indicators,
   two decks. */
static const PatPileSpec sample_odd_piles[] = {
  { .role = PAT_INDICATOR, .count = 2, .at = { .x = 1, .dx = 2 }, .deal = "U" },
  { .role = PAT_TABLEAU, .count = 2, .at = { .x = 1, .y = 1, .dx = 2 }, .fan_y = 0.3,
    .build = PAT_UP | PAT_EQUAL | PAT_OTHER_SUIT, .run = PAT_UP | PAT_SAME_SUIT,
    .take = PAT_TAKE_CHAIN,
    .fill = PAT_FILL_INDICATOR, .deal = "UDUDUDUDUDUU/U" },
  { .role = PAT_RESERVE, .count = 1, .at = { .x = 4, .y = 2 }, .fan_x = -0.5,
    .take = PAT_TAKE_ANY_CARD,
    .deal = "UUUUU" },
  { .role = PAT_HAND, .count = 1, .at = { .x = 1, .y = 2.5 }, .deal = "*", .fan_x = 0.1 },
  { 0 }
};

static const PatVariantSpec sample_odd = {
  .id = "odd-sample", .name = "Odd", .goal = "The game is won when you like.",
  .game = { .decks = 2, .win = PAT_WIN_EMPTY,
            .win_roles = PAT_ROLE_BIT (PAT_RESERVE) | PAT_ROLE_BIT (PAT_HAND),
            .ranks = 0x3f02 },
  .piles = sample_odd_piles,
};

static const PatVariantSpec *const sample_variants[] = {
  &sample_klondike, &sample_freecell, &sample_demon, &sample_golf, &sample_pyramid,
  &sample_calculation,
  &sample_fans, &sample_odd,
};

/* The rules of a sample with its default options. */
static inline PatRules *
sample_build (const PatVariantSpec *spec)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;
  PatRules *rules = pat_variant_build_rules (variant, options, &error);

  g_assert_no_error (error);
  return rules;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module with two variants that are in order. */
#include "piles.h"

static const PatPileSpec turning_piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1.2f, .dx = 1 }, .fan_y = 0.2f,
    .take = PAT_TAKE_TOP,
    .turn = PAT_TURN_EXPOSED, .deal = "DDDDDDDDDDDDU" },
  { 0 }
};

static const PatOption options[] = {
  { "cells", "Cells", NULL, PAT_OPTION_NUMBER, .initial = 2, .max = 4 },
  { NULL }
};

static const PatPreset presets[] = {
  { "hard", "Hard", "cells=0" },
  { NULL }
};

static const PatVariantSpec second = {
  .id = "test-second",
  .name = "Zebra Café",
  .domain = "test-good",
  .family = PAT_NC_ ("index", "Testing"),
  .source = "A Book of Tests",
  .piles = piles,
};

static const PatVariantSpec first = {
  .id = "test-first",
  .name = "Aunt Élise's Game",
  .aliases = "The Old Lady;Großmutter",
  .family = "Testing",
  .piles = turning_piles,
  .options = options,
  .presets = presets,
};

PAT_PLUGIN (&second, &first)

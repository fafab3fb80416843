/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A module whose first variant has the id of another module's; its second is in order, and has a
 * catalogue of its own that does not exist. */
#include "piles.h"

static const PatVariantSpec same = { .id = "test-first", .name = "Another Game", .piles = piles };
static const PatVariantSpec other = {
  .id = "test-third",
  .name = "Third",
  .family = "Pairs",
  .domain = "riffle-test",
  .piles = piles,
};

PAT_PLUGIN (&same, &other)

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest sound table, for modules that are broken elsewhere. */
#pragma once

#include <patience.h>

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1.2f, .dx = 1 }, .fan_y = 0.2f,
    .take = PAT_TAKE_TOP,
    .deal = "UUUUUUUUUUUUU" },
  { 0 }
};

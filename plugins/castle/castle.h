/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The castles, and the rows that they share: foundations between two wings of columns. */
#pragma once

#include <patience.h>

/* Where the wings and the foundations between them stand. The cards of both wings are spread to the
 * right, so that their ranks can be read. */
#define CASTLE_LEFT   0
#define CASTLE_MIDDLE 3.6
#define CASTLE_RIGHT  4.7

#define CASTLE_FOUNDATIONS(...)                                                            \
  { .role = PAT_FOUNDATION, .count = 4, .max_cards = 13, .fill = PAT_FILL_BASE, __VA_ARGS__ }

#define CASTLE_WING(...)                                                                   \
  { .role = PAT_TABLEAU, .fan_x = 0.4, .fill = PAT_FILL_ANY, .take = PAT_TAKE_TOP, __VA_ARGS__ }

extern const PatVariantSpec fortress;
extern const PatVariantSpec chessboard;

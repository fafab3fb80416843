/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wheel that Windmill and Propeller have in common: a hub, and four arms of two cards each. */
#pragma once

#include <patience.h>

/* Where the wheel begins in a wide window; stock and waste stand at the height of its hub. */
#define WHEEL_LEFT 1.35f

/* Up, down, to the left and to the right, seen from the corner of the wheel. */
#define WHEEL_ARMS(x, y)                                                                   \
  { x + 2, y }, { x + 2, y + 1 }, { x + 2, y + 3 }, { x + 2, y + 4 },                      \
  { x, y + 2 }, { x + 1, y + 2 }, { x + 3, y + 2 }, { x + 4, y + 2 }

/* Four foundations between the arms. */
#define WHEEL_FOUR(x, y)                                                                   \
  { x + 0.5f, y + 0.5f }, { x + 3.5f, y + 0.5f }, { x + 0.5f, y + 3.5f },                  \
  { x + 3.5f, y + 3.5f }

#define WHEEL_STOCK                                                                        \
  { .role = PAT_STOCK, .count = 1, .at = { .y = 1.35 }, .narrow = { .x = 1.25, .y = 5.2 }, \
    .deal = "*" }
#define WHEEL_WASTE                                                                        \
  { .role = PAT_WASTE, .count = 1, .at = { .y = 2.65 }, .narrow = { .x = 2.75, .y = 5.2 }, \
    .take = PAT_TAKE_TOP }

extern const PatVariantSpec propeller;

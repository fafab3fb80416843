/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What The Fly and Cabal have in common: a stock that lies face up, and piles that take its
 * cards. */
#pragma once

#include <patience.h>

#define FLY_STOCK                                                                          \
  { .role = PAT_STOCK, .count = 1, .take = PAT_TAKE_TOP, .turn = PAT_TURN_ALWAYS,          \
    .deal = "*", .narrow = { .x = 0 } }

#define FLY_WASTE_PILES(...)                                                               \
  { .role = PAT_TABLEAU, .name = PAT_NC_ ("pile", "Waste pile"),                           \
    .names = PAT_NC_ ("piles", "Waste piles"),                                             \
    .fan_y = 0.25, .build = PAT_ANY_CARD, .fill = PAT_FILL_ANY,                            \
    .from = PAT_ROLE_BIT (PAT_STOCK), .take = PAT_TAKE_TOP, __VA_ARGS__ }

extern const PatVariantSpec cabal;

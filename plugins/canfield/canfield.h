/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the games of Canfield's family share. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

extern const PatVariantSpec classic_canfield;
extern const PatVariantSpec duchess;
extern const PatVariantSpec reno;

/* In a narrow window the foundations lie above reserve, stock and waste. */
#define CANFIELD_STOCK_AT(...) { .role = PAT_STOCK, .count = 1, __VA_ARGS__, .deal = "*" }
#define CANFIELD_STOCK         CANFIELD_STOCK_AT (.narrow = { .x = 1, .y = 1.1 })

#define CANFIELD_WASTE                                                                      \
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .narrow = { .x = 2, .y = 1.1 },        \
    .fan_x = 0.22, .n_fanned = 3,                                                           \
    .take = PAT_TAKE_TOP }

#define CANFIELD_RESERVE(...)                                                               \
  { .role = PAT_RESERVE, .count = 1, __VA_ARGS__, .take = PAT_TAKE_TOP,                     \
    .turn = PAT_TURN_ALWAYS, .deal = "DDDDDDDDDDDDU" }

/* In the Royale games a space is the holding pile's, and later on a King's from the waste. */
#define CANFIELD_ROYALE_RESERVE                                                             \
  CANFIELD_RESERVE (.name = PAT_NC_ ("pile", "Holding pile"), .at = { .y = 1.2 },           \
                    .narrow = { .y = 1.1 })

#define CANFIELD_ROYALE_FOUNDATIONS                                                         \
  { .role = PAT_FOUNDATION, .count = 4, .at = { .x = 3, .dx = 1 },                          \
    .narrow = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT, .fill = PAT_FILL_BASE,          \
    .max_cards = 13 }

#define CANFIELD_ROYALE_COLUMNS                                                             \
  { .role = PAT_TABLEAU, .count = 4, .at = { .x = 3, .y = 1.2, .dx = 1 },                   \
    .narrow = { .y = 2.3, .dx = 1 }, .fan_y = 0.25,                                         \
    .build = PAT_DOWN | PAT_ALTERNATE, .take = PAT_TAKE_WHOLE, .fill = PAT_FILL_RANKS,      \
    .ranks = PAT_RANK_BIT (PAT_KING), .fill_from = PAT_ROLE_BIT (PAT_WASTE),                \
    .fill_first = PAT_ROLE_BIT (PAT_RESERVE), .deal = "U" }

extern const PatChoice canfield_moves[];
extern const PatChoice canfield_spaces[];

#define CANFIELD_MOVES                                                                 \
  { "moves", N_("Moves between columns"), NULL, PAT_OPTION_CHOICE,                     \
    .choices = canfield_moves }
#define CANFIELD_SPACES                                                                           \
  { "spaces", N_("Spaces are filled from the holding pile"), NULL, PAT_OPTION_CHOICE,             \
    .choices = canfield_spaces }

void canfield_configure (PatTable   *table,
                         PatOptions *chosen);

G_END_DECLS

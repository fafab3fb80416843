/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of fans, and the rows that they share. */
#pragma once

#include <patience.h>

/* Seventeen fans of three cards, and a single card. */
#define FAN_THREES "UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/UUU/U"
#define FAN_COUNT  18

/* How far the cards of a fan lie apart: as much as their ranks need in a narrow window. */
#define FAN_SPREAD 0.32

#define FAN_FANS(...)                                                                      \
  { .role = PAT_TABLEAU, .name = PAT_NC_("pile", "Fan"),                                   \
    .names = PAT_NC_("pile", "Fans"), .fan_x = FAN_SPREAD,                                 \
    .take = PAT_TAKE_TOP, __VA_ARGS__ }

/* Four lines of fans beside the foundations; in a narrow window six lines below them. */
#define FAN_EIGHTEEN(...)                                                                  \
  FAN_FANS (.count = FAN_COUNT, .at = { .dx = 1.85, .per_line = 5, .line_dy = 1.05 },      \
            .narrow = { .y = 1.2, .dx = 1.85, .per_line = 3, .line_dy = 1.05 }, __VA_ARGS__)

#define FAN_FOUNDATIONS_AT(...)                                                            \
  { .role = PAT_FOUNDATION, .count = 4, .build = PAT_UP | PAT_SAME_SUIT,                   \
    .fill = PAT_FILL_BASE, .max_cards = 13, __VA_ARGS__ }
#define FAN_FOUNDATIONS(...)                                                               \
  FAN_FOUNDATIONS_AT (.at = { .x = 9.3, .dy = 1.05 }, .narrow = { .x = 0.75, .dx = 1 },    \
                      __VA_ARGS__)

extern const PatVariantSpec la_belle_lucie;
extern const PatVariantSpec shamrocks;
extern const PatVariantSpec cruel;
extern const PatVariantSpec bakers_dozen;
extern const PatVariantSpec bristol;

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games of the Flower Garden kind, and what they share: columns and a reserve in the open. */
#pragma once

#include <patience.h>

#define GARDEN_FOUNDATIONS(...)                                                            \
  { .role = PAT_FOUNDATION, .count = 4, .build = PAT_UP | PAT_SAME_SUIT,                   \
    .fill = PAT_FILL_BASE, .max_cards = 13, __VA_ARGS__ }

#define GARDEN_RUNS_OPTION                                                                 \
  { "runs", N_("Move runs as a unit"),                                                     \
    N_("As many cards as can be moved one by one with the help of the empty columns"),     \
    PAT_OPTION_SWITCH }

#define GARDEN_RESERVE_RULES                                                               \
  N_("Each card of the reserve can be played at any time, and no card is ever put there.")

extern const PatVariantSpec king_albert;
extern const PatVariantSpec northwest_territory;
extern const PatVariantSpec raglan;

void garden_set_runs (PatTable   *table,
                      PatOptions *chosen);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Spiders, and the rows and options that they share: columns that are built in any suit, and
 * complete suits that leave. */
#pragma once

#include <patience.h>

#define SUIT_LENGTH 13

#define SPIDER_COLUMNS(...)                                                                \
  { .role = PAT_TABLEAU, .fan_y = 0.25, .build = PAT_DOWN | PAT_ANY_SUIT,                  \
    .run = PAT_DOWN | PAT_SAME_SUIT, .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN,           \
    .turn = PAT_TURN_EXPOSED, __VA_ARGS__ }

#define SPIDER_FOUNDATIONS(...)                                                            \
  { .role = PAT_FOUNDATION, .fill = PAT_FILL_RANKS, .ranks = PAT_RANK_BIT (PAT_KING),      \
    .min_accept = SUIT_LENGTH, .max_cards = SUIT_LENGTH, .collects = TRUE, __VA_ARGS__ }

/* The option `suits`; `index` is that of the default. */
#define SPIDER_SUITS(index)                                                                \
  { "suits", N_("Suits in play"),                                                          \
    N_("Fewer suits make the game easier; the number of cards stays the same"),            \
    PAT_OPTION_CHOICE, .initial = index, .choices = spider_suits }

#define SPIDER_FILL_FIRST                                                                  \
  { "fill-first", N_("Deal only when no column is empty"), NULL, PAT_OPTION_SWITCH, .initial = 1 }

extern const PatChoice spider_suits[];
extern const PatVariantSpec spiderette;
extern const PatVariantSpec simple_simon;
extern const PatVariantSpec will_o_the_wisp;

gboolean spider_configure (PatTable    *table,
                           PatOptions  *chosen,
                           GError     **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the games of this family share: stock and waste, eight foundations, columns of single cards
 * or of runs, and the options. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

extern const PatVariantSpec streets;
extern const PatVariantSpec maria;
extern const PatVariantSpec number_ten;
extern const PatVariantSpec rank_and_file;
extern const PatVariantSpec emperor;
extern const PatVariantSpec red_and_black;

#define FORTY_ACES "=AC/=AC/=AD/=AD/=AH/=AH/=AS/=AS"

/* The stock and the waste; `right` is where they lie in a narrow window. */
#define FORTY_STOCK(right)                                                                  \
  { .role = PAT_STOCK, .count = 1, .narrow = { .x = right }, .deal = "*" },                 \
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .narrow = { .x = right, .y = 1.15 },   \
    .take = PAT_TAKE_TOP }

/* The foundations; `left` is the place of the first of them in a wide window. */
#define FORTY_FOUNDATIONS(left, ...)                                                        \
  { .role = PAT_FOUNDATION, .count = 8, .at = { .x = left, .dx = 1 },                       \
    .narrow = { .dx = 1, .per_line = 4, .line_dy = 1.15 }, .fill = PAT_FILL_BASE,           \
    .max_cards = 13, __VA_ARGS__ }

/* The columns: how many, how many of them in a line if the window is narrow, and where they
 * begin in a wide one. */
#define FORTY_COLUMNS(n, line, left, ...)                                                   \
  { .role = PAT_TABLEAU, .count = n, .at = { .x = left, .y = 1.2, .dx = 1 },                \
    .narrow = { .y = 2.35, .dx = 1, .per_line = line, .line_dx = (2 * line - n) * 0.5f,   \
                .line_dy = 2.6 }, .fan_y = 0.25,                                            \
    .fill = PAT_FILL_ANY, __VA_ARGS__ }

extern const PatOption forty_options[];     /* for games in which single cards move */
extern const PatOption forty_run_options[]; /* for games in which runs move */

gboolean forty_configure      (PatTable    *table,
                               PatOptions  *chosen,
                               GError     **error);
gboolean forty_configure_runs (PatTable    *table,
                               PatOptions  *chosen,
                               GError     **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last games of one variant with one set of options, one by one, for medians and charts. */
#pragma once

#include "riffle-result.h"

G_BEGIN_DECLS

#define RIFFLE_HISTORY_MAX 1000 /* games; older ones are only in the record */

GArray   *riffle_history_new        (void);
GArray   *riffle_history_parse      (const char         *text);
char     *riffle_history_format     (GArray             *games);
void      riffle_history_add        (GArray             *games,
                                     const RiffleResult *result);
gboolean  riffle_history_find       (GArray             *games,
                                     const RiffleResult *result,
                                     guint              *nth);
void      riffle_history_sort       (GArray             *games);
void      riffle_history_merge      (GArray             *games,
                                     GArray             *others);
void      riffle_history_trim       (GArray             *games,
                                     guint               n_games);
gboolean  riffle_history_get_median (GArray             *games,
                                     RiffleResultField   field,
                                     gboolean            only_won,
                                     double             *median);

G_END_DECLS

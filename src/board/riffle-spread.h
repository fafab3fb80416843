/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a squared pile, spread out beside it for a look. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

gboolean riffle_spread_is_possible (RiffleTable     *table,
                                    guint            number);
void     riffle_spread_snapshot    (RiffleTable     *table,
                                    guint            number,
                                    RiffleCardCache *cache,
                                    GtkSnapshot     *snapshot);

G_END_DECLS

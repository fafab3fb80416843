/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a variant as rows of a list. */
#pragma once

#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

GListModel *riffle_statistics_rows_new        (RiffleStatistics   *statistics,
                                               PatVariant         *variant);
void        riffle_statistics_rows_add_counts (GListStore         *rows,
                                               const RiffleRecord *record);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics of all games together, as rows of a list. */
#pragma once

#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

GListModel *riffle_statistics_overview_new (RiffleStatistics *statistics,
                                            PatRegistry      *registry);

G_END_DECLS

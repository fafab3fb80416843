/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How statistics from a file are added to those that are there. */
#pragma once

#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

guint64 riffle_transfer_merge (GPtrArray        *transfer,
                               RiffleStatistics *statistics,
                               PatRegistry      *registry);

G_END_DECLS

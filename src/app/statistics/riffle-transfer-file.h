/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of the player's own with statistics, as CSV or as JSON. */
#pragma once

#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

gboolean riffle_transfer_file_write (RiffleStatistics  *statistics,
                                     const char        *path,
                                     GError           **error);
gboolean riffle_transfer_file_read  (RiffleStatistics  *statistics,
                                     PatRegistry       *registry,
                                     const char        *path,
                                     guint64           *n_games,
                                     GError           **error);

G_END_DECLS

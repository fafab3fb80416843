/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of a variant as rows of a list, which makes a widget only for those that are seen. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-statistics.h"

G_BEGIN_DECLS

GListModel *riffle_statistics_rows_new      (RiffleStatistics *statistics,
                                             PatVariant       *variant);
GtkWidget  *riffle_statistics_rows_new_list (void);
void        riffle_statistics_rows_show     (GtkWidget        *list,
                                             GListModel       *rows);

G_END_DECLS

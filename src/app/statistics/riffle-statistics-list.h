/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of statistics, which makes a widget only for the rows that are seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *riffle_statistics_list_new  (void);
void       riffle_statistics_list_show (GtkWidget  *list,
                                        GListModel *rows);

G_END_DECLS

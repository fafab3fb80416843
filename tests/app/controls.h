/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The controls of a window: which ones a player has before them, and using them. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *controls_find_layer  (GtkWindow *window);
void       controls_close_layer (GtkWidget *layer);
gboolean   controls_is_foreign  (GtkWidget *layer);
gboolean   controls_scroll_up   (GtkWidget *layer);
GPtrArray *controls_list        (GtkWidget *layer);
char      *controls_dup_name    (GtkWidget *control);
gboolean   controls_use         (GtkWidget *control);

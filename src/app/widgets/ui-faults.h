/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Faults of older versions of GTK, and what is done so that they do no harm. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_ui_drop_surface (GtkWidget          *window);
void riffle_ui_set_keys     (GtkApplication     *application,
                             const char         *action,
                             const char *const  *keys);

G_END_DECLS

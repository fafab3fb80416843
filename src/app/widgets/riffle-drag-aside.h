/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the player drag a widget that lies over others out of the way. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void     riffle_drag_aside_add        (GtkWidget *widget);
gboolean riffle_drag_aside_is_dragged (GtkWidget *widget);
void     riffle_drag_aside_forget     (GtkWidget *widget);

G_END_DECLS

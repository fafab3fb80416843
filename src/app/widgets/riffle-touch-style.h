/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a window is touched. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_touch_style_follow (GtkWidget *window);

G_END_DECLS

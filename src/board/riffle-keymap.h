/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which key was meant. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

guint riffle_keymap_simplify   (guint      key);
guint riffle_keymap_find_latin (GtkWidget *widget,
                                guint      code);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus that are there only while they are open. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean riffle_menu_make        (GtkMenuButton *button,
                                  GMenuModel    *menu);
GMenu   *riffle_menu_new_without (GMenuModel    *all,
                                  GStrv          left_out);

G_END_DECLS

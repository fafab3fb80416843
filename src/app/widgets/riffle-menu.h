/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Menus that are there only while they are open. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean riffle_menu_make (GtkMenuButton *button,
                           GMenuModel    *menu);

G_END_DECLS

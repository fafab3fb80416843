/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How wide and high a panel on the table is, and where it lies. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-free-place.h"

G_BEGIN_DECLS

int riffle_panel_shape_get_least_height (GtkWidget             *panel,
                                         int                    most_width);
int riffle_panel_shape_find             (GtkWidget             *panel,
                                         const RiffleFreePlace *room,
                                         GdkRectangle          *place);

G_END_DECLS

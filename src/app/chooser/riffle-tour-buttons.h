/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons that begin a tour, or a tournament, of the games of a collection. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *riffle_tour_buttons_new (void);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is higher than its window is scrolled. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* All measures are logical pixels. */
double   riffle_scroll_get_shown  (GtkWidget       *board);
double   riffle_scroll_get        (GtkWidget       *board);
void     riffle_scroll_set        (GtkWidget       *board,
                                   double           value);
gboolean riffle_scroll_is_needed  (GtkWidget       *board);
void     riffle_scroll_get_seen   (GtkWidget       *board,
                                   graphene_rect_t *seen);
gboolean riffle_scroll_turn_page  (GtkWidget       *board,
                                   int              direction);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that are dragged to an edge scroll the board. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _RiffleEdgeScroll RiffleEdgeScroll;

/* The board was scrolled. */
typedef void (*RiffleEdgeScrollFunc) (gpointer user_data);

RiffleEdgeScroll *riffle_edge_scroll_new   (GtkWidget            *board,
                                            RiffleEdgeScrollFunc  scrolled,
                                            gpointer              user_data);
void              riffle_edge_scroll_free  (RiffleEdgeScroll     *self);
void              riffle_edge_scroll_begin (RiffleEdgeScroll     *self,
                                            double                y);
void              riffle_edge_scroll_note  (RiffleEdgeScroll     *self,
                                            double                y);
void              riffle_edge_scroll_end   (RiffleEdgeScroll     *self);

G_END_DECLS

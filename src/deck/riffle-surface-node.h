/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings as render nodes, of the kind that the renderer shows fastest. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode *riffle_surface_node_new         (cairo_surface_t *surface,
                                                int              width,
                                                int              height,
                                                gboolean         cairo);
gboolean       riffle_surface_node_wants_cairo (GskRenderer     *renderer);

G_END_DECLS

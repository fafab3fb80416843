/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A large picture that grows bit by bit, in tiles. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _RiffleMosaic RiffleMosaic;

RiffleMosaic *riffle_mosaic_new      (float                  width,
                                      float                  height,
                                      int                    scale);
void          riffle_mosaic_free     (RiffleMosaic          *self);
void          riffle_mosaic_extend   (RiffleMosaic          *self,
                                      graphene_rect_t       *bounds);
void          riffle_mosaic_add      (RiffleMosaic          *self,
                                      guint                  level,
                                      const graphene_rect_t *bounds,
                                      cairo_surface_t       *surface);
void          riffle_mosaic_snapshot (RiffleMosaic          *self,
                                      GtkSnapshot           *snapshot,
                                      gboolean               cairo_nodes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleMosaic, riffle_mosaic_free)

G_END_DECLS

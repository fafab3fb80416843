/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A large picture that grows bit by bit, in tiles. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _RiffleMosaic RiffleMosaic;

/* Draws all that is in the mosaic, in logical pixels. */
typedef void (*RiffleMosaicDraw) (cairo_t  *cr,
                                  gpointer  user_data);

RiffleMosaic *riffle_mosaic_new      (float                  width,
                                      float                  height,
                                      int                    scale);
void          riffle_mosaic_free     (RiffleMosaic          *self);
void          riffle_mosaic_extend   (RiffleMosaic          *self,
                                      graphene_rect_t       *bounds);
void          riffle_mosaic_add      (RiffleMosaic          *self,
                                      const graphene_rect_t *bounds,
                                      cairo_surface_t       *image);
void          riffle_mosaic_redraw   (RiffleMosaic          *self,
                                      const graphene_rect_t *bounds,
                                      RiffleMosaicDraw       draw,
                                      gpointer               user_data);
void          riffle_mosaic_snapshot (RiffleMosaic          *self,
                                      GtkSnapshot           *snapshot,
                                      gboolean               cairo_nodes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleMosaic, riffle_mosaic_free)

G_END_DECLS

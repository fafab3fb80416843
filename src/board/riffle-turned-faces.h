/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of all cards in one size, to be drawn turned. */
#pragma once

#include "riffle-card-cache.h"

G_BEGIN_DECLS

typedef struct _RiffleTurnedFaces RiffleTurnedFaces;

RiffleTurnedFaces *riffle_turned_faces_new         (RiffleCardCache   *model,
                                                    int                width,
                                                    int                height,
                                                    int                scale);
void               riffle_turned_faces_free        (RiffleTurnedFaces *self);
cairo_surface_t   *riffle_turned_faces_get_surface (RiffleTurnedFaces *self,
                                                    PatCard            card);
GskRenderNode     *riffle_turned_faces_get_node    (RiffleTurnedFaces *self,
                                                    PatCard            card);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleTurnedFaces, riffle_turned_faces_free)

G_END_DECLS

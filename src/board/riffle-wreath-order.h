/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which card of the wreath lies upon which: each upon the one before it, all around. */
#pragma once

#include "riffle-mosaic.h"

G_BEGIN_DECLS

guint riffle_wreath_order_get_level (guint                  n_cards,
                                     guint                  nth,
                                     gboolean               is_upper);
void  riffle_wreath_order_lay       (RiffleMosaic          *mosaic,
                                     guint                  n_cards,
                                     guint                  nth,
                                     float                  middle,
                                     const graphene_rect_t *bounds,
                                     cairo_surface_t       *image);

G_END_DECLS

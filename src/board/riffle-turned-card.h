/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawings of cards that lie askew. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How a card lies, in logical pixels. */
typedef struct
{
  graphene_point_t centre;
  float            width;  /* of the card, as it would be upright */
  float            height;
  float            tilt;   /* clockwise, in degrees */
} RiffleTurnedCard;

cairo_surface_t  *riffle_turned_card_new_face   (GskRenderNode          *drawing,
                                                 int                     scale);
graphene_rect_t   riffle_turned_card_get_bounds (const RiffleTurnedCard *card);
GskRenderNode    *riffle_turned_card_new_moving (const RiffleTurnedCard *card,
                                                 cairo_surface_t        *face);
cairo_surface_t  *riffle_turned_card_new_lying  (const RiffleTurnedCard *card,
                                                 cairo_surface_t        *face,
                                                 int                     scale,
                                                 graphene_rect_t        *bounds);
void              riffle_turned_card_snapshot   (const RiffleTurnedCard *card,
                                                 GskRenderNode          *face,
                                                 GtkSnapshot            *snapshot);

G_END_DECLS

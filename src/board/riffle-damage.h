/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says which parts of the board are to be painted again while cards are in motion. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GArray         *rects;    /* (owned) of cairo_rectangle_int_t: what moves in this frame */
  cairo_region_t *former;   /* (owned) (nullable): what was said of the frame before */
  guint           n_frames;
} RiffleDamage;

void riffle_damage_init        (RiffleDamage          *self);
void riffle_damage_clear       (RiffleDamage          *self);
void riffle_damage_add         (RiffleDamage          *self,
                                const graphene_rect_t *bounds);
void riffle_damage_snapshot    (RiffleDamage          *self,
                                const graphene_rect_t *board,
                                GtkSnapshot           *snapshot);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards and places where a layout has them. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/* Draws a card or a place, which lies on everything that was drawn before. */
typedef void (*RiffleDrawingFunc) (RiffleDeckItem  item,
                                   const PatRect  *rect,
                                   gpointer        user_data);

void riffle_drawing_foreach  (const PatRules        *rules,
                              const PatPosition     *position,
                              const PatLayout       *layout,
                              RiffleDrawingFunc      func,
                              gpointer               user_data);
void riffle_drawing_snapshot (GskRenderNode         *node,
                              const graphene_rect_t *rect,
                              GtkSnapshot           *snapshot);

G_END_DECLS

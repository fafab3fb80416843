/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Composes faces, and empty places, from the parts of a deck. */
#pragma once

#include "riffle-deck-canvas-private.h"

G_BEGIN_DECLS

void riffle_deck_face_draw        (const RiffleDeckCanvas *canvas,
                                   PatCard                 card);
void riffle_deck_simple_draw      (const RiffleDeckCanvas *canvas,
                                   PatCard                 card);
void riffle_deck_flat_draw        (const RiffleDeckCanvas *canvas,
                                   PatCard                 card);
void riffle_deck_mark_draw        (const RiffleDeckCanvas *canvas,
                                   RiffleDeckItem          item);
void riffle_deck_pattern_draw     (const RiffleDeckCanvas *canvas,
                                   PatCard                 card);

/* In card units. */
guint riffle_deck_simple_list_areas (const RiffleDeckStyle *style,
                                     double                 pixels,
                                     RiffleDeckBox         *areas);

/* Of a foreign deck. */
void riffle_deck_foreign_draw         (const RiffleDeckCanvas *canvas,
                                       PatCard                 card);
void riffle_deck_foreign_draw_middle  (const RiffleDeckCanvas *canvas,
                                       PatCard                 card,
                                       const RiffleDeckBox    *box);
void riffle_deck_foreign_draw_back    (const RiffleDeckCanvas *canvas);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole cards out of one drawing, in the formats of other programs. */
#pragma once

#include <cairo.h>
#include <gio/gio.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

typedef struct _RiffleDeckArt RiffleDeckArt;

RiffleDeckArt  *riffle_deck_art_new             (GBytes         *svg,
                                                 GError        **error);
void            riffle_deck_art_free            (RiffleDeckArt  *self);
RiffleDeckKind  riffle_deck_art_get_kind        (RiffleDeckArt  *self);
double          riffle_deck_art_get_aspect      (RiffleDeckArt  *self);
gboolean        riffle_deck_art_has             (RiffleDeckArt  *self,
                                                 RiffleDeckItem  item);
gboolean        riffle_deck_art_draw            (RiffleDeckArt  *self,
                                                 RiffleDeckItem  item,
                                                 cairo_t        *cr,
                                                 double          width,
                                                 double          height,
                                                 GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleDeckArt, riffle_deck_art_free)

G_END_DECLS

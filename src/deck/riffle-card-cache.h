/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ready drawings of a deck's items at one size, for a board's snapshot. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-deck.h"
#include "riffle-solid.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CARD_CACHE (riffle_card_cache_get_type ())
G_DECLARE_FINAL_TYPE (RiffleCardCache, riffle_card_cache, RIFFLE, CARD_CACHE, GObject)

RiffleCardCache        *riffle_card_cache_new               (RiffleDeck             *deck);
void                    riffle_card_cache_set_deck          (RiffleCardCache        *self,
                                                             RiffleDeck             *deck);
RiffleDeck             *riffle_card_cache_get_deck          (RiffleCardCache        *self);
void                    riffle_card_cache_set_style         (RiffleCardCache        *self,
                                                             const RiffleDeckStyle  *style);
const RiffleDeckStyle  *riffle_card_cache_get_style         (RiffleCardCache        *self);
void                    riffle_card_cache_set_size          (RiffleCardCache        *self,
                                                             int                     width,
                                                             int                     height,
                                                             double                  scale);
void                    riffle_card_cache_set_cairo_nodes   (RiffleCardCache        *self,
                                                             gboolean                cairo_nodes);
gboolean                riffle_card_cache_get_cairo_nodes   (RiffleCardCache        *self);
void                    riffle_card_cache_set_threaded      (RiffleCardCache        *self,
                                                             gboolean                threaded);
gboolean                riffle_card_cache_is_busy           (RiffleCardCache        *self);
GskRenderNode          *riffle_card_cache_get_node          (RiffleCardCache        *self,
                                                             RiffleDeckItem          item);
const RiffleSolid      *riffle_card_cache_get_solid         (RiffleCardCache        *self,
                                                             RiffleDeckItem          item);

G_END_DECLS

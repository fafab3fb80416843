/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of cards as they were before, which are shown until there are new ones. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/* All zero: none is kept. */
typedef struct
{
  GskRenderNode *nodes[RIFFLE_DECK_N_ITEMS]; /* (nullable): at another size, or of another deck */
} RiffleCardFormer;

void           riffle_card_former_keep  (RiffleCardFormer *self,
                                         RiffleDeckItem    item,
                                         GskRenderNode    *node);
void           riffle_card_former_drop  (RiffleCardFormer *self,
                                         RiffleDeckItem    item);
void           riffle_card_former_clear (RiffleCardFormer *self);
gboolean       riffle_card_former_has   (RiffleCardFormer *self,
                                         RiffleDeckItem    item);
GskRenderNode *riffle_card_former_get   (RiffleCardFormer *self,
                                         RiffleDeckItem    item,
                                         int               width,
                                         int               height);

G_END_DECLS

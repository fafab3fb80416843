/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Render nodes of cards, from the origin to the size of a card. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GskRenderNode *riffle_card_node_new_blank (int               width,
                                           int               height);
void           riffle_card_node_stretch   (GskRenderNode   **node,
                                           int               width,
                                           int               height);

G_END_DECLS

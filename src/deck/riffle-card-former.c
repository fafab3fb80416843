/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawings of cards as they were before, which are shown until there are new ones. */
#include "config.h"

#include "riffle-card-former-private.h"

#include <math.h>

#define CORNER 0.06 /* of a card that nothing is known of yet, of its width */

/* A card with nothing on it. */
static GskRenderNode *
new_blank (int width,
           int height)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, height);
  g_autoptr (GskRenderNode) paper = NULL;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, (float) (width * CORNER));
  paper = gsk_color_node_new (&(GdkRGBA) { 0.96f, 0.96f, 0.96f, 1 }, &bounds);
  return gsk_rounded_clip_node_new (paper, &outline);
}

/* Sizes are whole; what was stretched may have missed its own by a hair. */
static gboolean
has_size (GskRenderNode *node,
          int            width,
          int            height)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  return fabsf (bounds.size.width - (float) width) < 0.5f &&
         fabsf (bounds.size.height - (float) height) < 0.5f;
}

static GskRenderNode *
new_scaled (GskRenderNode *drawing,
            int            width,
            int            height)
{
  g_autoptr (GskTransform) transform = NULL;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (drawing, &bounds);
  transform = gsk_transform_scale (NULL, (float) width / bounds.size.width,
                                   (float) height / bounds.size.height);
  return gsk_transform_node_new (drawing, transform);
}

/* Replaces a node by one of another size. It stays the same node if it has that size already.
 * While the size goes on changing, no layer of nodes is added for each of the sizes. */
static void
stretch (GskRenderNode **node,
         int             width,
         int             height)
{
  g_autoptr (GskRenderNode) former = NULL;
  GskRenderNode *drawing;

  if (has_size (*node, width, height))
    return;
  former = g_steal_pointer (node);
  drawing = gsk_render_node_get_node_type (former) == GSK_TRANSFORM_NODE
      ? gsk_transform_node_get_child (former)
      : former;
  /* A scale of 1 needs no transform. */
  *node = has_size (drawing, width, height)
      ? gsk_render_node_ref (drawing)
      : new_scaled (drawing, width, height);
}

/* Keeps a node, which it takes over, as the former drawing of an item. */
void
riffle_card_former_keep (RiffleCardFormer *self,
                         RiffleDeckItem    item,
                         GskRenderNode    *node)
{
  riffle_card_former_drop (self, item);
  self->nodes[item] = node;
}

void
riffle_card_former_drop (RiffleCardFormer *self,
                         RiffleDeckItem    item)
{
  g_clear_pointer (&self->nodes[item], gsk_render_node_unref);
}

void
riffle_card_former_clear (RiffleCardFormer *self)
{
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    riffle_card_former_drop (self, i);
}

gboolean
riffle_card_former_has (RiffleCardFormer *self,
                        RiffleDeckItem    item)
{
  return self->nodes[item] != NULL;
}

/**
 * riffle_card_former_get:
 * @item: what is drawn
 * @width: of the card, in logical pixels
 * @height: of the card
 *
 * Gets the former drawing at the size that is wanted now, or a blank card if there is none. It is
 * kept, so that it stays the same node.
 *
 * Returns: (transfer none): the node
 */
GskRenderNode *
riffle_card_former_get (RiffleCardFormer *self,
                        RiffleDeckItem    item,
                        int               width,
                        int               height)
{
  if (self->nodes[item] == NULL)
    self->nodes[item] = new_blank (width, height);
  else
    stretch (&self->nodes[item], width, height);
  return self->nodes[item];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of all cards in one size, to be drawn turned. Each is made when it is needed first. */
#include "config.h"

#include "riffle-turned-faces.h"

#include "riffle-surface-node.h"
#include "riffle-turned-card.h"

struct _RiffleTurnedFaces
{
  RiffleCardCache *cache;
  int              width;  /* of a card, in logical pixels */
  int              height;
  int              scale;  /* device pixels to one of these */
  cairo_surface_t *surfaces[RIFFLE_DECK_N_ITEMS];
  GskRenderNode   *nodes[RIFFLE_DECK_N_ITEMS]; /* of the surfaces, for a graphics card */
};

/**
 * riffle_turned_faces_new:
 * @model: drawings in any size, whose deck and style are taken
 * @width: of a card, in logical pixels
 * @height: of a card, in logical pixels
 * @scale: device pixels to a logical one
 *
 * Drawings in their size are sharper than larger ones that are scaled.
 *
 * Returns: (transfer full): the faces
 */
RiffleTurnedFaces *
riffle_turned_faces_new (RiffleCardCache *model,
                         int              width,
                         int              height,
                         int              scale)
{
  RiffleTurnedFaces *self = g_new0 (RiffleTurnedFaces, 1);

  self->width = width;
  self->height = height;
  self->scale = scale;
  self->cache = riffle_card_cache_new (riffle_card_cache_get_deck (model));
  riffle_card_cache_set_style (self->cache, riffle_card_cache_get_style (model));
  riffle_card_cache_set_cairo_nodes (self->cache, TRUE);
  riffle_card_cache_set_size (self->cache, width, height, scale);
  return self;
}

void
riffle_turned_faces_free (RiffleTurnedFaces *self)
{
  for (guint i = 0; i < RIFFLE_DECK_N_ITEMS; i++)
    {
      g_clear_pointer (&self->surfaces[i], cairo_surface_destroy);
      g_clear_pointer (&self->nodes[i], gsk_render_node_unref);
    }
  g_object_unref (self->cache);
  g_free (self);
}

/**
 * riffle_turned_faces_get_surface:
 * @self: the faces
 * @card: a card, which is shown face up in any case
 *
 * Returns: (transfer none): its face, for riffle_turned_card_new_moving() and
 *   riffle_turned_card_new_lying()
 */
cairo_surface_t *
riffle_turned_faces_get_surface (RiffleTurnedFaces *self,
                                 PatCard            card)
{
  RiffleDeckItem item = card & ~PAT_FACE_DOWN;

  if (self->surfaces[item] == NULL)
    self->surfaces[item] = riffle_turned_card_new_face (
      riffle_card_cache_get_node (self->cache, item), self->scale);
  return self->surfaces[item];
}

/**
 * riffle_turned_faces_get_node:
 * @self: the faces
 * @card: a card, which is shown face up in any case
 *
 * Returns: (transfer none): its face, for riffle_turned_card_snapshot()
 */
GskRenderNode *
riffle_turned_faces_get_node (RiffleTurnedFaces *self,
                              PatCard            card)
{
  RiffleDeckItem item = card & ~PAT_FACE_DOWN;

  if (self->nodes[item] == NULL)
    self->nodes[item] = riffle_surface_node_new (riffle_turned_faces_get_surface (self, card),
                                                 self->width, self->height, FALSE);
  return self->nodes[item];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards and places where a layout has them: on the board, in the picture of a game and in the
 * small pictures of the page of games. */
#include "config.h"

#include "riffle-drawing.h"

#include "riffle-hidden-part.h"
#include "riffle-place.h"

/* A card of a position where it is drawn. */
typedef struct
{
  PatCard         card;
  guint           flat;   /* size of its flat corner */
  PatRect         rect;
  graphene_rect_t bounds; /* the same */
} Place;

static guint
list_cards (const PatPosition *position,
            const PatLayout   *layout,
            guint              pile,
            Place             *places)
{
  guint size = pat_position_get_size (position, pile);

  for (guint i = 0; i < size; i++)
    {
      Place *place = &places[i];

      place->card = pat_position_get_cards (position, pile)[i];
      place->flat = pat_layout_get_flat (layout, position, pile, i);
      pat_layout_get_card (layout, position, pile, i, &place->rect);
      place->bounds = GRAPHENE_RECT_INIT ((float) place->rect.x, (float) place->rect.y,
                                          (float) place->rect.width, (float) place->rect.height);
    }
  return size;
}

/* What is drawn of a card that lies below others. */
static RiffleDeckItem
find_item (const Place *place,
           const Place *above,
           guint        n_above)
{
  RiffleHiddenPart part = 0;

  for (guint i = 0; i < n_above && !pat_card_is_face_down (place->card); i++)
    riffle_hidden_part_add (&part, &place->bounds, &above[i].bounds);
  if (!riffle_hidden_part_is_much (part))
    return place->card;
  return place->flat > 0 ? RIFFLE_DECK_FLAT (place->card, place->flat)
                         : RIFFLE_DECK_COVERED (place->card);
}

/**
 * riffle_drawing_foreach:
 * @rules: the rules of a game
 * @position: what lies on the table
 * @layout: where it lies
 * @func: draws one card or place
 *
 * Draws all that lies on a table, without a widget for it.
 */
void
riffle_drawing_foreach (const PatRules    *rules,
                        const PatPosition *position,
                        const PatLayout   *layout,
                        RiffleDrawingFunc  func,
                        gpointer           user_data)
{
  g_autofree Place *places = g_new (Place, PAT_MAX_CARDS);
  guint n_cards = 0, nth = 0;

  for (guint pile = 0; pile < position->n_piles; pile++)
    n_cards += list_cards (position, layout, pile, places + n_cards);
  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      RiffleDeckItem item = riffle_place_find (rules, position, pile);
      guint end = nth + pat_position_get_size (position, pile);

      if (nth == end && item < RIFFLE_DECK_N_ITEMS)
        func (item, &layout->piles[pile], user_data);
      for (; nth < end; nth++)
        func (find_item (&places[nth], places + nth + 1, n_cards - nth - 1), &places[nth].rect,
              user_data);
    }
}

/**
 * riffle_drawing_snapshot:
 * @node: (nullable): the drawing of a card or a place; %NULL: there is none yet
 * @rect: where it lies, and how large it is there
 *
 * Draws a card or a place. While a window is being resized, the drawings of the old size are used
 * at the new one.
 */
void
riffle_drawing_snapshot (GskRenderNode         *node,
                         const graphene_rect_t *rect,
                         GtkSnapshot           *snapshot)
{
  graphene_rect_t bounds;

  if (node == NULL)
    return;
  gsk_render_node_get_bounds (node, &bounds);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &rect->origin);
  if (bounds.size.width != rect->size.width || bounds.size.height != rect->size.height)
    gtk_snapshot_scale (snapshot, rect->size.width / bounds.size.width,
                        rect->size.height / bounds.size.height);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

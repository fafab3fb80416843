/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards and places where a layout has them: on the board, in the picture of a game and in the
 * small pictures of the page of games. */
#include "config.h"

#include "riffle-drawing.h"

#include "riffle-place.h"

static void
draw_pile (const PatRules    *rules,
           const PatPosition *position,
           const PatLayout   *layout,
           guint              pile,
           RiffleDrawingFunc  func,
           gpointer           user_data)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  RiffleDeckItem place = riffle_place_find (rules, position, pile);

  if (size == 0 && place < RIFFLE_DECK_N_ITEMS)
    func (place, &layout->piles[pile], user_data);
  for (guint i = 0; i < size; i++)
    {
      guint flat = pat_layout_get_flat (layout, position, pile, i);
      PatRect rect;

      pat_layout_get_card (layout, position, pile, i, &rect);
      func (flat > 0 ? RIFFLE_DECK_FLAT (cards[i], flat) : cards[i], &rect, user_data);
    }
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
  for (guint pile = 0; pile < position->n_piles; pile++)
    draw_pile (rules, position, layout, pile, func, user_data);
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

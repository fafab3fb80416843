/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws of each card only what is seen of it under the cards above it. A fan of large cards is
 * several times as large as what is seen of it, and the processor would paint all of that. */
#include "config.h"

#include "riffle-overlap.h"

#include <math.h>

/* Marks lie around a card, too. */
static gboolean
is_marked (RiffleCard *card)
{
  return riffle_piece_get_marks (RIFFLE_PIECE (card)) != 0 ||
         gtk_widget_is_focus (GTK_WIDGET (card));
}

/**
 * riffle_overlap_find_bounds:
 * @bounds: (out caller-allocates): what a card covers, in the board's coordinates and in whole
 *   pixels; marks lie around that
 */
void
riffle_overlap_find_bounds (RiffleCard      *card,
                            graphene_rect_t *bounds)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (card));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (card));
  float left = card->at.x + (1 - card->squeeze) * width / 2;
  float right = left + card->squeeze * width, x = floorf (left), y = floorf (card->at.y);

  *bounds = GRAPHENE_RECT_INIT (x, y, ceilf (right) - x, ceilf (card->at.y + height) - y);
}

/* The parts of a card's drawing that hide what lies below, if it is drawn just so.
 * Returns: (nullable): the parts, from the card's corner */
static const RiffleSolid *
get_solid (RiffleCard *card)
{
  const RiffleSolid *solid = riffle_piece_get_solid (RIFFLE_PIECE (card),
                                                     riffle_card_get_item (card));

  if (solid == NULL || card->squeeze != 1 || card->at.x != floorf (card->at.x) ||
      card->at.y != floorf (card->at.y))
    return NULL;
  /* While the window is being resized, the drawings have the old size. */
  return solid->wide.width == gtk_widget_get_width (GTK_WIDGET (card)) &&
         solid->high.height == gtk_widget_get_height (GTK_WIDGET (card)) ? solid : NULL;
}

/* Takes from a stretch what another one hides of it, if one stretch is left. */
static void
cut (float *begin,
     float *length,
     float  hidden,
     float  hidden_end)
{
  float end = *begin + *length;

  if (hidden <= *begin)
    *begin = CLAMP (hidden_end, *begin, end);
  else if (hidden_end >= end)
    end = CLAMP (hidden, *begin, end);
  *length = end - *begin;
}

static void
hide (graphene_rect_t *visible,
      RiffleCard      *above)
{
  const RiffleSolid *solid = get_solid (above);
  float x = above->at.x, y = above->at.y;

  if (solid == NULL)
    return;
  if (x <= visible->origin.x &&
      x + (float) solid->wide.width >= visible->origin.x + visible->size.width)
    cut (&visible->origin.y, &visible->size.height, y + (float) solid->wide.y,
         y + (float) (solid->wide.y + solid->wide.height));
  if (y <= visible->origin.y &&
      y + (float) solid->high.height >= visible->origin.y + visible->size.height)
    cut (&visible->origin.x, &visible->size.width, x + (float) solid->high.x,
         x + (float) (solid->high.x + solid->high.width));
}

static gboolean
is_empty (const graphene_rect_t *rect)
{
  return rect->size.width <= 0 || rect->size.height <= 0;
}

/**
 * riffle_overlap_find_visible:
 * @nth: a card, from 0
 * @visible: (out caller-allocates): in the board's coordinates; without width or height if the
 *   card is hidden
 *
 * Finds a rectangle outside of which nothing is seen of a card, as far as that can be told. The
 * marks on a card do not count.
 */
void
riffle_overlap_find_visible (const RiffleOverlap *self,
                             guint                nth,
                             graphene_rect_t     *visible)
{
  riffle_overlap_find_bounds (self->cards[nth], visible);
  for (guint i = nth + 1; i < self->n_cards && !is_empty (visible); i++)
    hide (visible, self->cards[i]);
}

/**
 * riffle_overlap_snapshot:
 * @origin: where the snapshot begins, in the board's coordinates
 * @draw: draws a card
 *
 * Draws all cards.
 */
void
riffle_overlap_snapshot (const RiffleOverlap    *self,
                         const graphene_point_t *origin,
                         GtkSnapshot            *snapshot,
                         RiffleOverlapDraw       draw,
                         gpointer                user_data)
{
  for (guint i = 0; i < self->n_cards; i++)
    {
      RiffleCard *card = self->cards[i];
      graphene_rect_t visible;

      if (is_marked (card) ||
          riffle_piece_get_solid (RIFFLE_PIECE (card), riffle_card_get_item (card)) == NULL)
        {
          draw (card, user_data);
          continue;
        }
      riffle_overlap_find_visible (self, i, &visible);
      if (is_empty (&visible))
        continue;
      graphene_rect_offset (&visible, -origin->x, -origin->y);
      gtk_snapshot_push_clip (snapshot, &visible);
      draw (card, user_data);
      gtk_snapshot_pop (snapshot);
    }
}

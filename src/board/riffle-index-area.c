/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where rank and suit stand on the faces of cards, so that nothing is drawn over them. */
#include "config.h"

#include "riffle-index-area.h"

/**
 * riffle_index_area_find:
 * @card: where a card lies that is face up, in pixels
 * @areas: (out caller-allocates): %RIFFLE_DECK_INDEX_AREAS areas
 *
 * Finds where its rank and its suit stand at the upper edge.
 *
 * Returns: how many areas there are
 */
guint
riffle_index_area_find (const RiffleDeckStyle *style,
                        const graphene_rect_t *card,
                        graphene_rect_t       *areas)
{
  cairo_rectangle_t found[RIFFLE_DECK_INDEX_AREAS];
  guint n = riffle_deck_style_list_index_areas (style, card->size.width, found);

  for (guint i = 0; i < n; i++)
    areas[i] = GRAPHENE_RECT_INIT (card->origin.x + (float) found[i].x,
                                   card->origin.y + (float) found[i].y,
                                   (float) found[i].width, (float) found[i].height);
  return n;
}

/* Cuts off what the next card of a pile covers. Returns: whether anything is left */
static gboolean
cut_off (graphene_rect_t        *area,
         const graphene_point_t *at,
         const graphene_rect_t  *next)
{
  float right = area->origin.x + area->size.width;

  if (next->origin.y > at->y)
    area->size.height = MIN (area->size.height, next->origin.y - area->origin.y);
  else if (next->origin.x > at->x)
    area->size.width = MIN (right, next->origin.x) - area->origin.x;
  else if (next->origin.x < at->x)
    {
      area->origin.x = MAX (area->origin.x, next->origin.x + next->size.width);
      area->size.width = right - area->origin.x;
    }
  return area->size.width > 0 && area->size.height > 0;
}

static guint
find_in_pile (RifflePile            *pile,
              const RiffleDeckStyle *style,
              graphene_rect_t       *areas)
{
  guint n = 0;

  for (guint i = 0; i < pile->cards->len; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, i);
      graphene_rect_t rect = riffle_pile_get_card_rect (pile, card->target);
      graphene_rect_t found[RIFFLE_DECK_INDEX_AREAS];
      guint n_found;

      if (card->buried || pat_card_is_face_down (card->shown))
        continue;
      n_found = riffle_index_area_find (style, &rect, found);
      for (guint k = 0; k < n_found; k++)
        {
          areas[n] = found[k];
          if (i + 1 == pile->cards->len)
            n++;
          else
            {
              RiffleCard *above = riffle_pile_get_card (pile, i + 1);
              graphene_rect_t next = riffle_pile_get_card_rect (pile, above->target);

              n += cut_off (&areas[n], &card->target, &next);
            }
        }
    }
  return n;
}

/**
 * riffle_index_area_find_all:
 * @areas: (out caller-allocates): %RIFFLE_DECK_INDEX_AREAS areas for each card of the largest game,
 *   in the board's coordinates
 *
 * Finds where ranks and suits can be read: those of all cards that lie face up, without what cards
 * of the same pile cover.
 *
 * Returns: how many areas there are
 */
guint
riffle_index_area_find_all (RiffleTable           *table,
                            const RiffleDeckStyle *style,
                            graphene_rect_t       *areas)
{
  guint n = 0;

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    n += find_in_pile (riffle_table_get_pile (table, i), style, areas + n);
  return n;
}

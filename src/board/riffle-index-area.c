/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where rank and suit stand on the faces of cards, so that nothing is drawn over them. The measures
 * are those of the faces in src/deck, rounded up. */
#include "config.h"

#include "riffle-index-area.h"

#define SIMPLE_BELOW 60     /* pixels: narrower cards have simple faces */
#define SPACE        1.0f   /* pixels around rank and suit */

/* Of a card's width: */
#define CORNER       0.17f  /* to the end of rank and suit in the corner of a traditional face */
#define STRIP_X      0.024f /* to what stands at the edge of a simple face, */
#define STRIP_LEAST  0.208f /* the width of that, */
#define STRIP_MOST   0.36f
#define STRIP_PIXELS 9      /* which is at least so many pixels if there is room */

/* A rank and a suit below it, whose height is at least a part of a card's width and `pixels`. */
typedef struct
{
  float top;    /* above the rank, of a card's width */
  float least;  /* the height of the rank, of a card's width */
  float most;
  float pixels;
  float suit;   /* the height of the suit and the gap above it, of that of the rank */
} Index;

static const Index corner_index = { 0.05f, 0.144f, 0.24f, 14, 0.95f };
static const Index simple_index = { 0.016f, 0.368f, 0.456f, 11, 0 };
static const Index strip_index = { 0.016f, 0.368f, 0.456f, 11, 0.9f };

static float
find_bottom (const Index *index,
             float        width)
{
  float height = CLAMP (index->pixels, index->least * width, index->most * width);

  return index->top * width + height * (1 + index->suit) + 2 * SPACE;
}

/* The areas at the left edge, the right one, or both. */
static guint
add_edges (const graphene_rect_t *card,
           RiffleDeckEdges        edges,
           float                  width,
           float                  height,
           graphene_rect_t       *areas)
{
  guint n = 0;
  if (edges & RIFFLE_DECK_EDGE_LEFT)
    areas[n++] = GRAPHENE_RECT_INIT (card->origin.x, card->origin.y, width, height);
  if (edges & RIFFLE_DECK_EDGE_RIGHT)
    areas[n++] = GRAPHENE_RECT_INIT (card->origin.x + card->size.width - width,
                                     card->origin.y, width, height);
  return n;
}

/**
 * riffle_index_area_find:
 * @card: where a card lies that is face up, in pixels
 * @areas: (out caller-allocates): %RIFFLE_INDEX_AREAS areas
 *
 * Finds where its rank and its suit stand at the upper edge. Those that traditional faces have at
 * the lower edge are not needed, and not counted.
 *
 * Returns: how many areas there are
 */
guint
riffle_index_area_find (const RiffleDeckStyle *style,
                        const graphene_rect_t *card,
                        graphene_rect_t       *areas)
{
  float width = card->size.width;

  /* On traditional faces rank and suit always stand in the left corner. */
  if (!style->large_index && width >= SIMPLE_BELOW)
    return add_edges (card, RIFFLE_DECK_EDGE_LEFT | style->corners, CORNER * width + SPACE,
                      find_bottom (&corner_index, width), areas);
  if (style->strips != 0)
    {
      float strip = CLAMP (STRIP_PIXELS, STRIP_LEAST * width, STRIP_MOST * width);

      return add_edges (card, style->strips, STRIP_X * width + strip + SPACE,
                        find_bottom (&strip_index, width), areas);
    }
  areas[0] = *card;
  areas[0].size.height = find_bottom (&simple_index, width);
  return 1;
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
      graphene_rect_t rect = riffle_pile_get_card_rect (pile, card->target), found[2];
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
 * @areas: (out caller-allocates): %RIFFLE_INDEX_AREAS areas for each card of the largest game, in
 *   the board's coordinates
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

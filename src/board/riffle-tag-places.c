/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the tags with the keys of the piles are drawn: on the top card, or close to it, and over no
 * rank, no suit, no number of cards and no other tag. */
#include "config.h"

#include "riffle-tag-places.h"

#include <math.h>

#include "riffle-geometry.h"

#define MARGIN   2 /* pixels between a tag and the edge of a card */

/* What hides a rank, a number or another tag is much worse than what lies over another pile, and
 * that is worse than a place farther back in the list. Costs of a pixel. */
#define COST_INDEX 100
#define COST_TAG   100
#define COST_PILE  2

typedef struct
{
  graphene_rect_t indices[PAT_MAX_CARDS * RIFFLE_DECK_INDEX_AREAS];
  guint           n_indices;
  graphene_rect_t cards[PAT_MAX_PILES]; /* the uppermost of each pile */
  graphene_rect_t counts[PAT_MAX_PILES]; /* empty: that pile shows no number */
  guint           n_piles;
} Obstacles;

typedef enum
{
  INSIDE_BOTTOM,
  BELOW_INDEX,
  MIDDLE,
  INSIDE_TOP,
  OUTSIDE_BELOW,
  OUTSIDE_ABOVE,
} Row;

/* Places for a tag, the best first: a row, and how far it lies to the right, from 0 to 2. */
static const struct
{
  Row row;
  int column;
} places[] = {
  { INSIDE_BOTTOM, 0 }, { INSIDE_BOTTOM, 1 }, { INSIDE_BOTTOM, 2 },
  { BELOW_INDEX, 1 }, { BELOW_INDEX, 0 }, { BELOW_INDEX, 2 },
  { MIDDLE, 1 }, { MIDDLE, 0 }, { MIDDLE, 2 },
  { INSIDE_TOP, 1 }, { INSIDE_TOP, 2 }, { INSIDE_TOP, 0 },
  { OUTSIDE_BELOW, 1 }, { OUTSIDE_ABOVE, 1 },
};

static void
find_obstacles (RiffleTable           *table,
                const RiffleDeckStyle *style,
                Obstacles             *obstacles)
{
  obstacles->n_indices = riffle_index_area_find_all (table, style, obstacles->indices);
  obstacles->n_piles = riffle_table_get_n_piles (table);
  for (guint i = 0; i < obstacles->n_piles; i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      obstacles->cards[i] = riffle_geometry_get_uppermost (pile);
      if (!riffle_geometry_find_count (pile, &obstacles->counts[i]))
        obstacles->counts[i] = *graphene_rect_zero ();
    }
}

/* How much of a tag lies over something, in square pixels. */
static float
get_overlap (const graphene_rect_t *tag,
             const graphene_rect_t *other)
{
  graphene_rect_t both;

  if (!graphene_rect_intersection (tag, other, &both))
    return 0;
  return both.size.width * both.size.height;
}

static graphene_rect_t
get_place (const graphene_rect_t *card,
           float                  index_height,
           guint                  number,
           const graphene_size_t *size)
{
  float bottom = card->origin.y + card->size.height, y = 0;
  float free = card->size.width - size->width - 2 * MARGIN;
  float x = card->origin.x + MARGIN + (float) places[number].column * free / 2;

  switch (places[number].row)
    {
    case INSIDE_BOTTOM:
      y = bottom - size->height - MARGIN;
      break;
    case BELOW_INDEX:
      y = card->origin.y + index_height;
      break;
    case MIDDLE:
      y = card->origin.y + (card->size.height - size->height) / 2;
      break;
    case INSIDE_TOP:
      y = card->origin.y + MARGIN;
      break;
    case OUTSIDE_BELOW:
      y = bottom + 1;
      break;
    case OUTSIDE_ABOVE:
      y = card->origin.y - size->height - 1;
      break;
    }
  return GRAPHENE_RECT_INIT (rintf (x), ceilf (y), size->width, size->height);
}

static float
rate (const Obstacles       *obstacles,
      guint                  pile,
      const graphene_rect_t *tag,
      const graphene_rect_t *tags)
{
  float cost = 0;

  for (guint i = 0; i < obstacles->n_indices; i++)
    cost += COST_INDEX * get_overlap (tag, &obstacles->indices[i]);
  for (guint i = 0; i < pile; i++)
    cost += COST_TAG * get_overlap (tag, &tags[i]);
  for (guint i = 0; i < obstacles->n_piles; i++)
    {
      cost += COST_TAG * get_overlap (tag, &obstacles->counts[i]);
      if (i != pile)
        cost += COST_PILE * get_overlap (tag, &obstacles->cards[i]);
    }
  return cost;
}

static gboolean
is_on_board (const graphene_rect_t *tag,
             const graphene_size_t *board)
{
  return tag->origin.x >= 0 && tag->origin.y >= 0 &&
         tag->origin.x + tag->size.width <= board->width &&
         tag->origin.y + tag->size.height <= board->height;
}

/* Takes the first of the places that cost least. */
static void
place_tag (const Obstacles       *obstacles,
           guint                  pile,
           const RiffleDeckStyle *style,
           const graphene_size_t *board,
           graphene_rect_t       *tags)
{
  const graphene_rect_t *card = &obstacles->cards[pile];
  const graphene_size_t size = tags[pile].size;
  graphene_rect_t areas[RIFFLE_DECK_INDEX_AREAS];
  float least = G_MAXFLOAT;

  riffle_index_area_find (style, card, areas);
  for (guint i = 0; i < G_N_ELEMENTS (places) && least > 0; i++)
    {
      graphene_rect_t tag = get_place (card, areas[0].size.height, i, &size);
      float cost;

      if (i > 0 && !is_on_board (&tag, board))
        continue;
      cost = rate (obstacles, pile, &tag, tags);
      if (cost >= least)
        continue;
      least = cost;
      tags[pile] = tag;
    }
}

/**
 * riffle_tag_places_find:
 * @board: its size in pixels
 * @tags: (inout) (array): the size of each pile's tag, to which its place is added; a width of 0
 *   is no tag
 *
 * Places the tags of all piles.
 */
void
riffle_tag_places_find (RiffleTable           *table,
                        const RiffleDeckStyle *style,
                        const graphene_size_t *board,
                        graphene_rect_t       *tags)
{
  Obstacles obstacles;

  find_obstacles (table, style, &obstacles);
  for (guint i = 0; i < obstacles.n_piles; i++)
    if (tags[i].size.width > 0)
      place_tag (&obstacles, i, style, board, tags);
}

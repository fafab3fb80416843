/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the numbers of cards stand on a board: below their piles, all at the same distance, if
 * there is room for that. Otherwise each stands where there is room for itself, below its pile or
 * beside it, the outer side first, and over the lower edge of its card if there is none. */
#include "config.h"

#include "riffle-count-places.h"

#include "riffle-geometry.h"

/* The search for places. */
typedef struct
{
  RiffleTable     *table;
  graphene_rect_t  board;
  guint            n_piles;
  graphene_rect_t  piles[PAT_MAX_PILES]; /* what all cards of each take up */
  guint            n_counts;
  graphene_rect_t  counts[PAT_MAX_PILES]; /* the numbers that have a place */
} Search;

static float
get_bottom (const graphene_rect_t *rect)
{
  return rect->origin.y + rect->size.height;
}

/* What is free between the uppermost card of a pile and what lies below it. A place that reaches
 * behind the card is not below it. */
static float
find_room (Search *search,
           guint   number)
{
  RifflePile *pile = riffle_table_get_pile (search->table, number);
  graphene_rect_t own = riffle_geometry_get_uppermost (pile);
  float bottom = get_bottom (&own), edge = get_bottom (&search->board);

  for (guint i = 0; i < search->n_piles; i++)
    {
      const graphene_rect_t *other = &search->piles[i];

      if (i != number && other->origin.y >= bottom &&
          other->origin.x < own.origin.x + own.size.width &&
          own.origin.x < other->origin.x + other->size.width)
        edge = MIN (edge, other->origin.y);
    }
  return edge - bottom;
}

static gboolean
is_free (Search                *search,
         guint                  number,
         const graphene_rect_t *place)
{
  if (!graphene_rect_contains_rect (&search->board, place))
    return FALSE;
  for (guint i = 0; i < search->n_piles; i++)
    if (i != number && graphene_rect_intersection (&search->piles[i], place, NULL))
      return FALSE;
  for (guint i = 0; i < search->n_counts; i++)
    if (graphene_rect_intersection (&search->counts[i], place, NULL))
      return FALSE;
  return TRUE;
}

/* Puts a number somewhere, if nothing else is there. */
static gboolean
try_place (Search            *search,
           guint              number,
           RifflePileCountAt  at,
           float              room)
{
  RifflePile *pile = riffle_table_get_pile (search->table, number);
  graphene_rect_t place;

  riffle_pile_count_set_place (&pile->count, GTK_WIDGET (pile), at, room);
  if (!riffle_geometry_find_count (pile, &place) ||
      (at != RIFFLE_PILE_COUNT_BELOW && !is_free (search, number, &place)))
    return FALSE;
  search->counts[search->n_counts++] = place;
  return TRUE;
}

static void
find_place (Search *search,
            guint   number)
{
  RifflePile *pile = riffle_table_get_pile (search->table, number);
  graphene_rect_t own = riffle_geometry_get_uppermost (pile);
  float room = find_room (search, number);
  gboolean is_left = own.origin.x + own.size.width / 2 < search->board.size.width / 2;
  RifflePileCountAt outer = is_left ? RIFFLE_PILE_COUNT_LEFT : RIFFLE_PILE_COUNT_RIGHT;
  RifflePileCountAt inner = is_left ? RIFFLE_PILE_COUNT_RIGHT : RIFFLE_PILE_COUNT_LEFT;

  if (!riffle_pile_count_fits (&pile->count, room) && (try_place (search, number, outer, room) ||
                                                       try_place (search, number, inner, room)))
    return;
  try_place (search, number, RIFFLE_PILE_COUNT_BELOW, room);
}

/**
 * riffle_count_places_find:
 * @table: a table whose cards have their places
 * @width: of the board, in pixels
 * @height: of the board, in pixels
 *
 * Finds a place for the number of each pile that has one.
 */
void
riffle_count_places_find (RiffleTable *table,
                          float        width,
                          float        height)
{
  Search search = { table, GRAPHENE_RECT_INIT (0, 0, width, height),
                    riffle_table_get_n_piles (table) };
  float room = G_MAXFLOAT;
  gboolean all_fit = TRUE;

  for (guint i = 0; i < search.n_piles; i++)
    search.piles[i] = riffle_geometry_get_whole (table, i);
  for (guint i = 0; i < search.n_piles; i++)
    {
      RifflePileCount *count = &riffle_table_get_pile (table, i)->count;

      if (count->n_cards > 0)
        room = MIN (room, find_room (&search, i));
      all_fit = all_fit && riffle_pile_count_fits (count, room);
    }
  for (guint i = 0; i < search.n_piles; i++)
    if (riffle_table_get_pile (table, i)->count.n_cards == 0)
      continue;
    else if (all_fit)
      try_place (&search, i, RIFFLE_PILE_COUNT_BELOW, room);
    else
      find_place (&search, i);
}

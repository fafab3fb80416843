/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where piles and cards are on the board. */
#include "config.h"

#include "riffle-geometry.h"

#include <math.h>

/* How far beside a card a press still means it, for hands that shake: a part of its width, in
 * pixels no less and no more than this. */
#define NEAR_PART  4
#define NEAR_LEAST 8
#define NEAR_MOST  24

/* The room that the lowest cards of a pile take up, as many as are asked for; without any, that
 * of its place. */
graphene_rect_t
riffle_geometry_get_extent (RiffleTable *table,
                            guint        number,
                            guint        n_cards)
{
  RifflePile *pile = riffle_table_get_pile (table, number);
  graphene_rect_t extent = riffle_pile_get_card_rect (pile, pile->base);
  RiffleCard *top = n_cards > 0 ? riffle_pile_get_card (pile, n_cards - 1) : NULL;

  if (top != NULL)
    {
      graphene_rect_t last = riffle_pile_get_card_rect (pile, top->target);

      graphene_rect_union (&extent, &last, &extent);
    }
  return extent;
}

/* The room that all cards of a pile take up. */
graphene_rect_t
riffle_geometry_get_whole (RiffleTable *table,
                           guint        number)
{
  return riffle_geometry_get_extent (table, number,
                                     riffle_table_get_pile (table, number)->cards->len);
}

/* What the uppermost card of a pile covers; without cards, its place. */
graphene_rect_t
riffle_geometry_get_uppermost (RifflePile *pile)
{
  RiffleCard *top = riffle_pile_get_top (pile);

  return riffle_pile_get_card_rect (pile, top != NULL ? top->target : pile->base);
}

/* Finds where the number of cards of a pile stands. Returns: whether there is one */
gboolean
riffle_geometry_find_count (RifflePile      *pile,
                            graphene_rect_t *bounds)
{
  graphene_rect_t card = riffle_geometry_get_uppermost (pile);

  return riffle_pile_count_find_bounds (&pile->count, &card, bounds);
}

static gboolean
is_in_card (RifflePile *pile,
            RiffleCard *card,
            float       x,
            float       y)
{
  graphene_rect_t rect = riffle_pile_get_card_rect (pile, card->target);

  return graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

static gboolean
find_in_pile (RifflePile *pile,
              float       x,
              float       y,
              int        *index)
{
  graphene_rect_t rect = riffle_pile_get_card_rect (pile, pile->base);

  for (*index = (int) pile->cards->len - 1; *index >= 0; (*index)--)
    if (is_in_card (pile, riffle_pile_get_card (pile, (guint) *index), x, y))
      return TRUE;
  return pile->cards->len == 0 && pile->place != RIFFLE_NO_PLACE &&
         graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

/* Finds the card at a point. Returns: whether there is a card, or an empty place with the index
 * -1 */
gboolean
riffle_geometry_find_card_at (RiffleTable *table,
                              double       x,
                              double       y,
                              PatSpot     *spot)
{
  for (spot->pile = riffle_table_get_n_piles (table); spot->pile-- > 0;)
    if (find_in_pile (riffle_table_get_pile (table, spot->pile), (float) x, (float) y,
                      &spot->index))
      return TRUE;
  *spot = (PatSpot) { 0, -1 };
  return FALSE;
}

/* The point of a pile that is nearest to another point. Returns: how far that is */
static float
find_nearest_point (RiffleTable      *table,
                    guint             pile,
                    float             x,
                    float             y,
                    graphene_point_t *nearest)
{
  graphene_rect_t extent = riffle_geometry_get_whole (table, pile);

  /* The right and the lower edge are not part of a card. */
  nearest->x = CLAMP (x, extent.origin.x, extent.origin.x + extent.size.width - 1);
  nearest->y = CLAMP (y, extent.origin.y, extent.origin.y + extent.size.height - 1);
  return hypotf (nearest->x - x, nearest->y - y);
}

/* Finds the card that a press means: the one that it hits, or else the nearest one if that is
 * near enough. */
gboolean
riffle_geometry_find_card_near (RiffleTable *table,
                                double       x,
                                double       y,
                                PatSpot     *spot)
{
  float least = G_MAXFLOAT;
  gboolean found = FALSE;

  if (riffle_geometry_find_card_at (table, x, y, spot))
    return TRUE;
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);
      graphene_point_t nearest;
      float distance = find_nearest_point (table, i, (float) x, (float) y, &nearest);
      float near = (float) pile->card_width / NEAR_PART;
      int index;

      if (distance >= MIN (least, CLAMP (near, NEAR_LEAST, NEAR_MOST)) ||
          !find_in_pile (pile, nearest.x, nearest.y, &index))
        continue;
      least = distance;
      *spot = (PatSpot) { i, index };
      found = TRUE;
    }
  return found;
}

static graphene_point_t
get_centre (RiffleTable *table,
            guint        number)
{
  RifflePile *pile = riffle_table_get_pile (table, number);

  return GRAPHENE_POINT_INIT (pile->base.x + (float) pile->card_width / 2,
                              pile->base.y + (float) pile->card_height / 2);
}

/* The nearest pile that can be seen to have the focus; the board never loses it while there is
 * one. */
guint
riffle_geometry_find_neighbour (RiffleTable *table,
                                guint        pile)
{
  graphene_point_t from = get_centre (table, pile);
  float nearest = G_MAXFLOAT;
  guint found = pile;

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      graphene_point_t to = get_centre (table, i);
      float distance = hypotf (to.x - from.x, to.y - from.y);

      if (!riffle_table_is_seen (table, i) || distance >= nearest)
        continue;
      nearest = distance;
      found = i;
    }
  return found;
}

static float
get_gap (float from,
         float from_length,
         float to,
         float to_length)
{
  return MAX (0, MAX (to - (from + from_length), from - (to + to_length)));
}

/* How far a pile lies in a direction, sideways deviation counted heavily; negative: not in that
 * direction. */
static float
rate_pile (const graphene_rect_t *from,
           const graphene_rect_t *to,
           GtkDirectionType       direction)
{
  float right = to->origin.x + to->size.width / 2 - (from->origin.x + from->size.width / 2);
  float down = to->origin.y - from->origin.y;
  float gap_x = get_gap (from->origin.x, from->size.width, to->origin.x, to->size.width);
  float gap_y = get_gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
  float along, aside;

  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      along = direction == GTK_DIR_LEFT ? -right : right;
      /* Rows that overlap each other, as in a pyramid, are walked along all the same. */
      aside = gap_y * 4 + fabsf (down);
      return along > from->size.width / 4 ? along + aside : -1;
    }
  along = direction == GTK_DIR_UP ? -down : down;
  aside = gap_x * 4 + fabsf (right) / 2;
  return along > from->size.height / 8 ? along + aside : -1;
}

/* The pile that an arrow key leads to from another one; -1: none. */
int
riffle_geometry_find_beside (RiffleTable      *table,
                             guint             number,
                             GtkDirectionType  direction)
{
  graphene_rect_t from = riffle_geometry_get_whole (table, number);
  float nearest = G_MAXFLOAT;
  int found = -1;

  from.size.width = (float) riffle_table_get_pile (table, number)->card_width;
  from.size.height = (float) riffle_table_get_pile (table, number)->card_height;
  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      graphene_rect_t to = riffle_geometry_get_whole (table, i);
      float rate = rate_pile (&from, &to, direction);

      if (i == number || !riffle_table_has_place (table, i) || rate < 0 || rate >= nearest)
        continue;
      nearest = rate;
      found = (int) i;
    }
  return found;
}

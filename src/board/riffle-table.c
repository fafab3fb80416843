/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies where: the piles with their cards, and the layout that gives them their places. */
#include "config.h"

#include "riffle-table.h"

#include <math.h>

/* How far beside a card a press still means it, for hands that shake: a part of its width, in
 * pixels no less and no more than this. */
#define NEAR_PART  4
#define NEAR_LEAST 8
#define NEAR_MOST  24

graphene_rect_t
riffle_table_get_card_rect (const RiffleTable *self,
                            graphene_point_t  at)
{
  return GRAPHENE_RECT_INIT (at.x, at.y, (float) self->layout.card_width,
                             (float) self->layout.card_height);
}

/* The room that the lowest cards of a pile take up, as many as are asked for; without any, that
 * of its place. */
graphene_rect_t
riffle_table_get_extent (const RiffleTable *self,
                         guint        number,
                         guint        n_cards)
{
  RifflePile *pile = riffle_table_get_pile (self, number);
  graphene_rect_t extent = riffle_table_get_card_rect (self, pile->base);
  RiffleCard *top = n_cards > 0 ? riffle_pile_get_card (pile, n_cards - 1) : NULL;

  if (top != NULL)
    {
      graphene_rect_t last = riffle_table_get_card_rect (self, top->target);

      graphene_rect_union (&extent, &last, &extent);
    }
  return extent;
}

static gboolean
is_in_card (const RiffleTable *self,
            RiffleCard  *card,
            float        x,
            float        y)
{
  graphene_rect_t rect = riffle_table_get_card_rect (self, card->target);

  return graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

static gboolean
find_in_pile (const RiffleTable *self,
              RifflePile  *pile,
              float        x,
              float        y,
              int         *index)
{
  graphene_rect_t rect = riffle_table_get_card_rect (self, pile->base);

  for (*index = (int) pile->cards->len - 1; *index >= 0; (*index)--)
    if (is_in_card (self, riffle_pile_get_card (pile, (guint) *index), x, y))
      return TRUE;
  return pile->cards->len == 0 && pile->place != RIFFLE_NO_PLACE &&
         graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

/* Finds the card at a point: where it belongs, not where it happens to fly. Returns: whether there
 * is a card or an empty place, whose index is -1 */
gboolean
riffle_table_find_card_at (const RiffleTable *self,
                           double       x,
                           double       y,
                           guint       *pile,
                           int         *index)
{
  for (*pile = self->piles->len; (*pile)-- > 0;)
    if (find_in_pile (self, riffle_table_get_pile (self, *pile), (float) x, (float) y, index))
      return TRUE;
  return FALSE;
}

/* The point of a pile that is nearest to another point. Returns: how far that is */
static float
find_nearest_point (const RiffleTable *self,
                    guint             pile,
                    float             x,
                    float             y,
                    graphene_point_t *nearest)
{
  graphene_rect_t extent = riffle_table_get_extent (self, pile,
                                                    riffle_table_get_pile (self, pile)->cards->len);

  /* The right and the lower edge are not part of a card. */
  nearest->x = CLAMP (x, extent.origin.x, extent.origin.x + extent.size.width - 1);
  nearest->y = CLAMP (y, extent.origin.y, extent.origin.y + extent.size.height - 1);
  return hypotf (nearest->x - x, nearest->y - y);
}

/* Finds the card that a press means: the one that it hits, or else the nearest one if that is
 * near enough. */
gboolean
riffle_table_find_card_near (const RiffleTable *self,
                             double       x,
                             double       y,
                             guint       *pile,
                             int         *index)
{
  float least = (float) CLAMP (self->layout.card_width / NEAR_PART, NEAR_LEAST, NEAR_MOST);
  gboolean found = FALSE;

  if (riffle_table_find_card_at (self, x, y, pile, index))
    return TRUE;
  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_point_t nearest;
      float distance = find_nearest_point (self, i, (float) x, (float) y, &nearest);
      int card;

      if (distance >= least ||
          !find_in_pile (self, riffle_table_get_pile (self, i), nearest.x, nearest.y, &card))
        continue;
      least = distance;
      *pile = i;
      *index = card;
      found = TRUE;
    }
  return found;
}

/* Whether there is anything at a pile that can have the focus: a card, or a place for one. */
gboolean
riffle_table_has_place (const RiffleTable *self,
                        guint              pile)
{
  return pile < self->piles->len &&
         (riffle_table_get_pile (self, pile)->cards->len > 0 ||
          riffle_table_get_pile (self, pile)->place != RIFFLE_NO_PLACE);
}

static graphene_point_t
get_centre (const RiffleTable *self,
            guint        pile)
{
  graphene_point_t base = riffle_table_get_pile (self, pile)->base;

  base.x += (float) self->layout.card_width / 2;
  base.y += (float) self->layout.card_height / 2;
  return base;
}

/* The nearest pile that can have the focus; the board never loses it while there is one. */
guint
riffle_table_find_neighbour (const RiffleTable *self,
                             guint              pile)
{
  graphene_point_t from = get_centre (self, pile);
  float nearest = G_MAXFLOAT;
  guint found = pile;

  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_point_t to = get_centre (self, i);
      float distance = hypotf (to.x - from.x, to.y - from.y);

      if (!riffle_table_has_place (self, i) || distance >= nearest)
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
riffle_table_find_beside (const RiffleTable *self,
                          guint              number,
                          GtkDirectionType   direction)
{
  graphene_rect_t from = riffle_table_get_extent (self, number,
                                                  riffle_table_get_pile (self, number)->cards->len);
  float nearest = G_MAXFLOAT;
  int found = -1;

  from.size.width = (float) self->layout.card_width;
  from.size.height = (float) self->layout.card_height;
  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_rect_t to = riffle_table_get_extent (self, i,
                                                    riffle_table_get_pile (self, i)->cards->len);
      float rate = rate_pile (&from, &to, direction);

      if (i == number || !riffle_table_has_place (self, i) || rate < 0 || rate >= nearest)
        continue;
      nearest = rate;
      found = (int) i;
    }
  return found;
}

void
riffle_table_init (RiffleTable *self)
{
  self->piles = g_ptr_array_new_with_free_func (g_object_unref);
}

void
riffle_table_clear (RiffleTable *self)
{
  g_clear_pointer (&self->piles, g_ptr_array_unref);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies at a point of the board. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

/* How far beside a card a press still means it, for hands that shake: a part of its width, in
 * pixels no less and no more than this. */
#define NEAR_PART  4
#define NEAR_LEAST 8
#define NEAR_MOST  24

graphene_rect_t
riffle_board_get_card_rect (RiffleBoard      *self,
                            graphene_point_t  at)
{
  return GRAPHENE_RECT_INIT (at.x, at.y, (float) self->layout.card_width,
                             (float) self->layout.card_height);
}

/* The room that the lowest cards of a pile take up, as many as are asked for; without any, that
 * of its place. */
graphene_rect_t
riffle_board_get_extent (RiffleBoard *self,
                         guint        number,
                         guint        n_cards)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  graphene_rect_t extent = riffle_board_get_card_rect (self, pile->base);
  RiffleCard *top = n_cards > 0 ? riffle_pile_get_card (pile, n_cards - 1) : NULL;

  if (top != NULL)
    {
      graphene_rect_t last = riffle_board_get_card_rect (self, top->target);

      graphene_rect_union (&extent, &last, &extent);
    }
  return extent;
}

static gboolean
is_in_card (RiffleBoard *self,
            RiffleCard  *card,
            float        x,
            float        y)
{
  graphene_rect_t rect = riffle_board_get_card_rect (self, card->target);

  return graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

static gboolean
find_in_pile (RiffleBoard *self,
              RifflePile  *pile,
              float        x,
              float        y,
              int         *index)
{
  graphene_rect_t rect = riffle_board_get_card_rect (self, pile->base);

  for (*index = (int) pile->cards->len - 1; *index >= 0; (*index)--)
    if (is_in_card (self, riffle_pile_get_card (pile, (guint) *index), x, y))
      return TRUE;
  return pile->cards->len == 0 && pile->place != RIFFLE_NO_PLACE &&
         graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

/**
 * riffle_board_find_card_at:
 * @x: in the board's coordinates
 * @y: in the board's coordinates
 * @pile: (out): the pile
 * @index: (out): the card in it, from 0 at the bottom; -1 where the pile is empty
 *
 * Finds the card at a point: where it belongs, not where it happens to fly.
 *
 * Returns: whether there is a card or an empty place
 */
gboolean
riffle_board_find_card_at (RiffleBoard *self,
                           double       x,
                           double       y,
                           guint       *pile,
                           int         *index)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  for (*pile = self->piles->len; (*pile)-- > 0;)
    if (find_in_pile (self, riffle_board_get_pile (self, *pile), (float) x, (float) y, index))
      return TRUE;
  return FALSE;
}

/* The point of a pile that is nearest to another point. Returns: how far that is */
static float
find_nearest_point (RiffleBoard      *self,
                    guint             pile,
                    float             x,
                    float             y,
                    graphene_point_t *nearest)
{
  graphene_rect_t extent = riffle_board_get_extent (self, pile,
                                                    riffle_board_get_pile (self, pile)->cards->len);

  /* The right and the lower edge are not part of a card. */
  nearest->x = CLAMP (x, extent.origin.x, extent.origin.x + extent.size.width - 1);
  nearest->y = CLAMP (y, extent.origin.y, extent.origin.y + extent.size.height - 1);
  return hypotf (nearest->x - x, nearest->y - y);
}

/* Finds the card that a press means: the one that it hits, or else the nearest one if that is
 * near enough. */
gboolean
riffle_board_find_card_near (RiffleBoard *self,
                             double       x,
                             double       y,
                             guint       *pile,
                             int         *index)
{
  float least = (float) CLAMP (self->layout.card_width / NEAR_PART, NEAR_LEAST, NEAR_MOST);
  gboolean found = FALSE;

  if (riffle_board_find_card_at (self, x, y, pile, index))
    return TRUE;
  for (guint i = 0; i < self->piles->len; i++)
    {
      graphene_point_t nearest;
      float distance = find_nearest_point (self, i, (float) x, (float) y, &nearest);
      int card;

      if (distance >= least ||
          !find_in_pile (self, riffle_board_get_pile (self, i), nearest.x, nearest.y, &card))
        continue;
      least = distance;
      *pile = i;
      *index = card;
      found = TRUE;
    }
  return found;
}

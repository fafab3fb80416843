/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards fly when the position has changed, and when each of them sets off. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

#define FLIGHT_USEC      170000 /* of a card that turns where it lies */
#define FAR_USEC         170000 /* more, for one that crosses the table */
#define FAR              900    /* pixels, or more: across the table */
#define STAGGER_USEC     70000  /* from one automatic move to the next */
#define MAX_STAGGER_USEC 600000 /* for all of them */
#define LAG_USEC         35000  /* from one card to the next of those that a move deals */
#define MAX_LAG_USEC     450000 /* for all of them */

gboolean
riffle_board_can_animate (RiffleBoard *self)
{
  gboolean enabled;

  if (!self->animate || self->width == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled,
                NULL);
  return enabled;
}

gint64
riffle_board_scale_time (RiffleBoard *self,
                         gint64       usec)
{
  return (gint64) ((double) usec / self->speed);
}

static gboolean
is_at_rest (RiffleCard *card)
{
  return card->shown == card->card && graphene_point_equal (&card->at, &card->target);
}

/* Far cards are faster, but they take longer. */
static gint64
get_duration (RiffleBoard *self,
              RiffleCard  *card)
{
  float distance = hypotf (card->target.x - card->at.x, card->target.y - card->at.y);

  return riffle_board_scale_time (self, FLIGHT_USEC +
                                  (gint64) (FAR_USEC * MIN (distance / FAR, 1)));
}

static void
start_flight (RiffleBoard *self,
              RiffleCard  *card,
              gint64       delay_usec)
{
  RiffleFlight *flight = &card->flight;
  gboolean is_new = card->wave != 0;

  /* Before its flight, a card floats because the pointer carried it. */
  flight->is_rolling = flight->under_way || card->floating;
  card->floating = card->floating || card->travels;
  card->wave = 0;
  card->travels = FALSE;
  /* A card on its way is left alone unless it is sent elsewhere. */
  if (flight->under_way && !is_new && graphene_point_equal (&flight->to, &card->target))
    return;
  if (!flight->under_way && is_at_rest (card))
    card->floating = FALSE;
  else
    riffle_animator_add (self->animator, card, delay_usec, get_duration (self, card));
}

/* Cards of no move, which only make room, go last and at once. */
static int
compare_turns (gconstpointer a,
               gconstpointer b)
{
  const RiffleCard *first = *(RiffleCard *const *) a, *second = *(RiffleCard *const *) b;
  guint wave = first->wave - 1, other = second->wave - 1;

  if (wave != other)
    return wave < other ? -1 : 1;
  if (first->lag != second->lag)
    return first->lag < second->lag ? -1 : 1;
  if (first->pile != second->pile)
    return first->pile < second->pile ? -1 : 1;
  return first->index < second->index ? -1 : first->index > second->index;
}

static GPtrArray *
list_moving (RiffleBoard *self)
{
  GPtrArray *cards = g_ptr_array_sized_new (PAT_MAX_CARDS);

  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          if (card->wave > 0 || !is_at_rest (card))
            g_ptr_array_add (cards, card);
        }
    }
  g_ptr_array_sort (cards, compare_turns);
  return cards;
}

/* Lets the cards set off in the order of the moves, and in each move in the order of its steps. */
void
riffle_board_start_flights (RiffleBoard *self,
                            gint64       stagger_usec,
                            gint64       lag_usec)
{
  g_autoptr (GPtrArray) cards = list_moving (self);
  guint wave = 0, lag = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (cards, i);
      gint64 delay = card->wave > 0 ? stagger_usec * (card->wave - 1) + lag_usec * card->lag : 0;

      if (i == 0 || card->wave != wave || card->lag != lag)
        riffle_animator_next_group (self->animator);
      wave = card->wave;
      lag = card->lag;
      start_flight (self, card, riffle_board_scale_time (self, delay));
      card->lag = 0;
    }
  self->n_waves = 0;
  self->most_lag = 0;
}

static void
put_all (RiffleBoard *self)
{
  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      pile->will_gleam = FALSE;
      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          card->at = card->target;
          card->wave = 0;
          card->lag = 0;
          card->travels = FALSE;
          card->floating = FALSE;
          riffle_card_set_shown (card, card->card);
        }
    }
}

/* Finds the place of every card; those that are elsewhere fly there, or are put there at once. */
void
riffle_board_place (RiffleBoard *self,
                    gboolean     animated)
{
  if (self->game == NULL || self->width == 0)
    return;
  riffle_board_aim (self);
  if (animated && riffle_board_can_animate (self))
    {
      riffle_board_start_flights (self,
                                  MIN (STAGGER_USEC, MAX_STAGGER_USEC / MAX (self->n_waves, 1)),
                                  MIN (LAG_USEC, MAX_LAG_USEC / MAX (self->most_lag, 1)));
    }
  else
    {
      riffle_animator_finish (self->animator);
      put_all (self);
      self->n_waves = 0;
      self->most_lag = 0;
    }
  riffle_board_fit_wreath (self);
  for (guint i = 0; i < self->table.piles->len; i++)
    {
      gtk_widget_queue_allocate (GTK_WIDGET (riffle_board_get_pile (self, i)));
      gtk_widget_queue_draw (GTK_WIDGET (riffle_board_get_pile (self, i)));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

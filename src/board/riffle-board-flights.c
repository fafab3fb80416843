/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards fly when the position has changed, and when each of them sets off. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

#define FLIGHT_USEC      200000
#define STAGGER_USEC     70000  /* from one automatic move to the next */
#define MAX_STAGGER_USEC 600000 /* for all of them */
#define DEAL_USEC        25000  /* from one dealt card to the next */

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

static gint64
scale_time (RiffleBoard *self,
            gint64       usec)
{
  return (gint64) ((double) usec / self->speed);
}

static gboolean
is_at_rest (RiffleCard *card)
{
  return card->shown == card->card && graphene_point_equal (&card->at, &card->target);
}

static void
start_flight (RiffleBoard *self,
              RiffleCard  *card,
              gint64       delay_usec)
{
  RiffleFlight *flight = &card->flight;

  card->floating = card->floating || card->travels;
  /* A card on its way is left alone unless it is sent elsewhere. */
  if (flight->under_way && card->wave == 0 && graphene_point_equal (&flight->to, &card->target))
    return;
  card->wave = 0;
  card->travels = FALSE;
  if (!flight->under_way && is_at_rest (card))
    card->floating = FALSE;
  else
    riffle_animator_add (self->animator, card, delay_usec, scale_time (self, FLIGHT_USEC));
}

static void
start_wave (RiffleBoard *self,
            guint        wave,
            gint64       delay_usec)
{
  riffle_animator_next_group (self->animator);
  for (guint i = 0; i < self->piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          if (card->wave == wave && (wave > 0 || !is_at_rest (card)))
            start_flight (self, card, delay_usec);
        }
    }
}

static void
put_all (RiffleBoard *self)
{
  for (guint i = 0; i < self->piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          card->at = card->target;
          card->wave = 0;
          card->travels = FALSE;
          card->floating = FALSE;
          riffle_card_set_shown (card, card->card);
        }
    }
}

static void
start_waves (RiffleBoard *self)
{
  gint64 stagger = MIN (STAGGER_USEC, MAX_STAGGER_USEC / MAX (self->n_waves, 1));

  for (guint wave = 1; wave <= self->n_waves; wave++)
    start_wave (self, wave, scale_time (self, stagger * (wave - 1)));
  start_wave (self, 0, 0);
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
      start_waves (self);
    }
  else
    {
      riffle_animator_finish (self->animator);
      put_all (self);
    }
  self->n_waves = 0;
  for (guint i = 0; i < self->piles->len; i++)
    {
      gtk_widget_queue_allocate (GTK_WIDGET (riffle_board_get_pile (self, i)));
      gtk_widget_queue_draw (GTK_WIDGET (riffle_board_get_pile (self, i)));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static graphene_point_t
find_dealer (RiffleBoard *self)
{
  int stock = pat_rules_find_pile (pat_game_get_rules (self->game), PAT_STOCK, 1);

  if (stock >= 0)
    return riffle_board_get_pile (self, (guint) stock)->base;
  return GRAPHENE_POINT_INIT (floorf ((float) (self->width - self->layout.card_width) / 2),
                              (float) self->height);
}

static gboolean
is_dealt_visibly (RiffleBoard *self,
                  guint        pile)
{
  return pat_rules_get_role (pat_game_get_rules (self->game), pile) != PAT_STOCK;
}

/* Lets the cards that were just placed fly from the stock to their piles, one after the other. */
void
riffle_board_start_deal (RiffleBoard *self)
{
  graphene_point_t dealer;
  guint n_rounds = 0;

  if (!self->animate_deal || !riffle_board_can_animate (self))
    return;
  dealer = find_dealer (self);
  for (guint i = 0; i < self->piles->len; i++)
    if (is_dealt_visibly (self, i))
      n_rounds = MAX (n_rounds, riffle_board_get_pile (self, i)->cards->len);
  for (guint round = 0; round < n_rounds; round++)
    for (guint i = 0; i < self->piles->len; i++)
      {
        RiffleCard *card = riffle_pile_get_card (riffle_board_get_pile (self, i), round);

        if (card == NULL || !is_dealt_visibly (self, i))
          continue;
        card->at = dealer;
        card->shown = RIFFLE_DECK_BACK;
        card->wave = ++self->n_waves;
        card->travels = TRUE;
      }
  for (guint wave = 1; wave <= self->n_waves; wave++)
    start_wave (self, wave,
                scale_time (self, MIN (DEAL_USEC, 2 * MAX_STAGGER_USEC / self->n_waves) * wave));
  self->n_waves = 0;
}

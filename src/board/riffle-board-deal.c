/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dealing before the player's eyes: card by card in the order of the game's table, or nearly at
 * once. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

#define SLOW_USEC      60000   /* from one dealt card to the next */
#define MAX_SLOW_USEC  3000000 /* for all of them */
#define FAST_USEC      3000
#define MAX_FAST_USEC  120000

/* Where the cards come from: the stock, or the player's side of the table. */
static graphene_point_t
find_dealer (RiffleBoard *self)
{
  int stock = pat_rules_find_pile (pat_game_get_rules (self->game), PAT_STOCK, 1);

  if (stock >= 0)
    return riffle_board_get_pile (self, (guint) stock)->base;
  return GRAPHENE_POINT_INIT (floorf ((float) (self->width - self->table.layout.card_width) / 2),
                              (float) self->height);
}

static void
deal_card (RiffleBoard      *self,
           RiffleCard       *card,
           graphene_point_t  dealer)
{
  card->at = dealer;
  card->shown = card->card | PAT_FACE_DOWN;
  card->wave = 1;
  card->lag = self->most_lag++;
  card->travels = TRUE;
}

/* The piles of one row of the table are dealt in rounds. */
static void
deal_row (RiffleBoard      *self,
          guint             first,
          guint             end,
          graphene_point_t  dealer)
{
  gboolean is_more = TRUE;

  for (guint round = 0; is_more; round++)
    {
      is_more = FALSE;
      for (guint i = first; i < end; i++)
        {
          RiffleCard *card = riffle_pile_get_card (riffle_board_get_pile (self, i), round);

          if (card == NULL)
            continue;
          is_more = TRUE;
          deal_card (self, card, dealer);
        }
    }
}

/* Where nobody sees the board, nothing is dealt before anybody's eyes. */
static void
tell_of_sudden_deal (RiffleBoard *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    riffle_board_emit_dealing (self, 0, 0);
}

/* From one card to the next; many cards take not much longer than a few. */
static gint64
get_interval (RiffleBoard *self)
{
  guint n_cards = MAX (self->most_lag, 1);

  return self->fast_deal ? MIN (FAST_USEC, MAX_FAST_USEC / n_cards)
                         : MIN (SLOW_USEC, MAX_SLOW_USEC / n_cards);
}

/* Lets the cards that were just placed fly to their piles, in the order in which pat_rules_deal()
 * lays them. */
void
riffle_board_start_deal (RiffleBoard *self)
{
  const PatRules *rules;
  graphene_point_t dealer;
  guint end;

  if (self->game == NULL)
    return;
  if (!self->animate_deal || !riffle_board_can_animate (self))
    {
      tell_of_sudden_deal (self);
      return;
    }
  rules = pat_game_get_rules (self->game);
  dealer = find_dealer (self);
  for (guint first = 0; first < self->table.piles->len; first = end)
    {
      end = first + 1;
      while (end < self->table.piles->len &&
             pat_rules_get_pile (rules, end) == pat_rules_get_pile (rules, first))
        end++;
      if (pat_rules_get_role (rules, first) != PAT_STOCK)
        deal_row (self, first, end, dealer);
    }
  riffle_board_emit_dealing (self, self->most_lag, (guint) (get_interval (self) / 1000));
  riffle_board_start_flights (self, 0, get_interval (self));
}

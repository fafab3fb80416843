/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counts the clicks on the stock that lead to a card. */
#include "config.h"

#include "pat-talon-private.h"

#include "pat-bits-private.h"

/* How many cards lie before a place. */
static guint
count_before (const PatTalon *self,
              guint           place)
{
  return pat_bits_count (self->cards & ((G_GUINT64_CONSTANT (1) << place) - 1));
}

/* Whether so many cards are dealt at the end of a click, as long as each deals as many. */
static gboolean
is_multiple (const PatTalonOrder *order,
             guint                n)
{
  return (order->multiples >> n & 1) != 0;
}

static void
add_card (PatTalon      *self,
          PatTalonOrder *order,
          PatCard        card)
{
  self->cards |= G_GUINT64_CONSTANT (1) << order->n_cards;
  order->cards[order->n_cards++] = pat_card_face (card);
}

/* Loads the stock and the waste of a game that has both or neither. */
void
pat_talon_load (PatTalon          *self,
                PatTalonOrder     *order,
                const PatRules    *rules,
                const PatPosition *position)
{
  const PatCard *cards;

  memset (self, 0, sizeof *self);
  memset (order, 0, sizeof *order);
  if (rules->stock < 0)
    return;
  order->draw = rules->table.game.stock.count;
  order->redeals = rules->table.game.stock.redeals;
  self->passes = (guint8) position->counters[PAT_COUNTER_PASSES];
  self->waste = (guint8) pat_position_get_size (position, (guint) rules->waste);
  cards = pat_position_get_cards (position, (guint) rules->waste);
  for (guint i = 0; i < self->waste; i++)
    add_card (self, order, cards[i]);
  cards = pat_position_get_cards (position, (guint) rules->stock);
  for (guint i = pat_position_get_size (position, (guint) rules->stock); i > 0; i--)
    add_card (self, order, cards[i - 1]);
  for (guint n = 0; n <= order->n_cards && order->draw > 0; n += order->draw)
    order->multiples |= G_GUINT64_CONSTANT (1) << n;
}

/* How many clicks on the stock lead to a card from here, and how many passes are over by then;
 * G_MAXUINT if none do. */
guint
pat_talon_clicks (const PatTalon      *self,
                  const PatTalonOrder *order,
                  guint                place,
                  guint               *passes)
{
  guint draw = order->draw, n = pat_bits_count (self->cards);
  guint waste = count_before (self, self->waste), wanted = count_before (self, place) + 1;
  guint clicks;

  *passes = self->passes;
  if (wanted == waste)
    return 0;
  if (wanted > waste && (is_multiple (order, wanted - waste) || wanted == n))
    return (wanted - waste + draw - 1) / draw;
  if ((!is_multiple (order, wanted) && wanted != n) ||
      (order->redeals != PAT_UNLIMITED && self->passes >= order->redeals))
    return G_MAXUINT;
  clicks = (n - waste + draw - 1) / draw + 1;
  *passes += 1;
  return clicks + (wanted + draw - 1) / draw;
}

/* The places of all cards that clicks lead to, as bits. */
guint64
pat_talon_get_open (const PatTalon      *self,
                    const PatTalonOrder *order)
{
  guint waste = count_before (self, self->waste), n = 0;
  gboolean comes_back = order->redeals == PAT_UNLIMITED || self->passes < order->redeals;
  guint64 open = 0, left, last = 0;

  if (order->draw == 1 && comes_back)
    return self->cards;
  for (left = self->cards; left != 0; left &= left - 1)
    {
      n++;
      last = left & -left;
      if (n == waste || (n > waste && is_multiple (order, n - waste)) ||
          (comes_back && is_multiple (order, n)))
        open |= last;
    }
  return n > waste || comes_back ? open | last : open;
}

/* Those of some places to whose cards clicks lead, as bits: quicker than all, if they are few. */
guint64
pat_talon_find_open (const PatTalon      *self,
                     const PatTalonOrder *order,
                     guint64              places)
{
  guint waste = count_before (self, self->waste);
  guint n_cards = pat_bits_count (self->cards);
  gboolean comes_back = order->redeals == PAT_UNLIMITED || self->passes < order->redeals;
  guint64 open = 0;

  if (order->draw == 1 && comes_back)
    return self->cards & places;
  for (; places != 0; places &= places - 1)
    {
      guint n = count_before (self, pat_bits_first (places)) + 1;

      if ((n >= waste && (is_multiple (order, n - waste) || n == n_cards)) ||
          (comes_back && (is_multiple (order, n) || n == n_cards)))
        open |= places & -places;
    }
  return open;
}

/* Takes a card that clicks lead to. Passes that are not limited are not counted. */
guint
pat_talon_take (PatTalon            *self,
                const PatTalonOrder *order,
                guint                place)
{
  guint passes = self->passes;

  if (order->redeals != PAT_UNLIMITED)
    pat_talon_clicks (self, order, place, &passes);
  self->passes = (guint8) passes;
  self->cards &= ~(G_GUINT64_CONSTANT (1) << place);
  self->waste = (guint8) place;
  return order->cards[place];
}

/* What matters of the number of cards that are dealt. Where the talon can be gone through any
 * number of times, it is all the same at the end of a pass and at its beginning; one by one, it is
 * all the same anyway. */
guint
pat_talon_get_phase (const PatTalon      *self,
                     const PatTalonOrder *order)
{
  guint at = count_before (self, self->waste);

  if (order->redeals == PAT_UNLIMITED &&
      (order->draw == 1 || is_multiple (order, at) || at == pat_bits_count (self->cards)))
    return 0;
  return at;
}

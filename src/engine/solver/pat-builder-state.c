/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Loads positions of a game, and makes moves in a few steps each: a pile that changes becomes
 * another one of its deal, and the key of the position is a sum over the piles. */
#include "config.h"

#include "pat-builder-state-private.h"

#include "pat-bits-private.h"

#define TALON_CARD_KIND 65
#define TALON_KIND      66
#define STOCK_KIND      67
#define DOWN_KIND       64

/* Adds a card of a position to a pile that holds some face down. A face-down card on top would have
 * been turned up, so that this is what a pile is that ends there. */
static guint32
load_card (PatBuilderDeal *deal,
           guint32         below,
           guint           class_nth,
           guint           card,
           guint           n_down)
{
  PatBuilderPile pile = deal->piles[below];
  guint before = pile.n_down, height = pile.n + 1u;

  pile.below = below;
  pat_builder_deal_put (deal, &pile, class_nth, card);
  if (height <= n_down)
    pile.n_down = (guint8) (deal->game->classes[class_nth].turns ? height - 1 : height);
  else
    pile.n_down = (guint8) n_down;
  pile.score = (gint16) (pile.score + deal->weights.down * ((int) pile.n_down - (int) before));
  if (pile.n_down != before)
    pile.hash = pat_fold_mix (pile.hash ^ pat_fold_begin (DOWN_KIND), pile.n_down);
  pat_builder_deal_open (deal, &pile, class_nth);
  return pat_builder_deal_add (deal, &pile);
}

/* FALSE if the cards that lie face down are not all below some that lie face up. */
static gboolean
load_pile (PatBuilderState   *self,
           PatBuilderDeal    *deal,
           guint              nth,
           const PatPosition *position)
{
  const PatCard *cards = pat_position_get_cards (position, deal->game->piles[nth]);
  guint size = pat_position_get_size (position, deal->game->piles[nth]);
  guint class_nth = deal->game->class_of[nth], n_down = 0;

  for (guint i = 0; i < size; i++)
    if (pat_card_is_face_down (cards[i]) && n_down++ != i)
      return FALSE;
  self->piles[nth] = class_nth;
  for (guint i = 0; i < size; i++)
    self->piles[nth] = load_card (deal, self->piles[nth], class_nth, pat_card_face (cards[i]),
                                  n_down);
  self->key += pat_builder_state_get_pile (self, deal, nth)->hash;
  return size == 0 || n_down < size;
}

static gboolean
load_foundation (PatBuilderState   *self,
                 const PatBuilder  *game,
                 const PatPosition *position,
                 guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);

  for (guint i = 0; i < size; i++)
    {
      guint suit = pat_card_get_suit (cards[i]);

      if (pat_card_is_face_down (cards[i]) || self->up[suit] != i || i >= game->n_ranks ||
          game->card_at[suit][i] != cards[i])
        return FALSE;
      self->up[suit]++;
      self->n_up++;
    }
  return TRUE;
}

static guint64
key_of_talon_card (guint place)
{
  return pat_fold_mix (pat_fold_begin (TALON_CARD_KIND), place);
}

static void
load_talon (PatBuilderState   *self,
            PatBuilderDeal    *deal,
            const PatPosition *position)
{
  pat_talon_load (&self->talon, &deal->order, deal->game->rules, position);
  for (guint i = 0; i < deal->order.n_cards; i++)
    self->key += key_of_talon_card (i);
}

static void
load_stock (PatBuilderState   *self,
            PatBuilderDeal    *deal,
            const PatPosition *position)
{
  guint stock = (guint) deal->game->rules->stock;
  const PatCard *cards = pat_position_get_cards (position, stock);

  self->n_stock = (guint8) pat_position_get_size (position, stock);
  for (guint i = 0; i < self->n_stock; i++)
    deal->stock[i] = (guint8) pat_card_face (cards[i]);
}

/* Loads a position into a deal that was reset. Returns FALSE if it is not one of those that the
 * game comes to. */
gboolean
pat_builder_state_load (PatBuilderState   *self,
                        PatBuilderDeal    *deal,
                        const PatPosition *position)
{
  const PatBuilder *game = deal->game;

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < game->rules->n_of_role[PAT_FOUNDATION]; i++)
    if (!load_foundation (self, game, position, game->rules->of_role[PAT_FOUNDATION][i]))
      return FALSE;
  for (guint i = 0; i < game->n_piles; i++)
    if (!load_pile (self, deal, i, position))
      return FALSE;
  if (game->deals_rows)
    load_stock (self, deal, position);
  else
    load_talon (self, deal, position);
  for (guint i = 0; i < game->n_piles; i++)
    if (pat_builder_state_is_refilled (self, deal, i, 0))
      return FALSE;
  return TRUE;
}

/* The key of a position whose piles add up to a sum, with what matters of talon and stock. */
guint64
pat_builder_state_key (const PatBuilderState *self,
                       const PatBuilderDeal  *deal,
                       guint64                sum)
{
  guint64 talon = pat_fold_begin (TALON_KIND);

  if (self->n_stock > 0)
    return sum + pat_fold_mix (pat_fold_begin (STOCK_KIND), self->n_stock);
  if (self->talon.cards == 0)
    return sum;
  talon = pat_fold_mix (talon, pat_talon_get_phase (&self->talon, &deal->order) + 1);
  if (deal->order.redeals != PAT_UNLIMITED)
    talon = pat_fold_mix (talon, self->talon.passes + 1u);
  return sum + talon;
}

static guint8
take_from_talon (PatBuilderState *self,
                 PatBuilderDeal  *deal,
                 guint            place)
{
  self->key -= key_of_talon_card (place);
  return (guint8) pat_talon_take (&self->talon, &deal->order, place);
}

/* Another pile takes the place of one. */
static void
set_pile (PatBuilderState *self,
          PatBuilderDeal  *deal,
          guint            nth,
          guint32          pile)
{
  self->key += deal->piles[pile].hash - deal->piles[self->piles[nth]].hash;
  self->piles[nth] = pile;
}

/* Takes cards off a pile; the lowest of them is the last. */
static void
take (PatBuilderState *self,
      PatBuilderDeal  *deal,
      guint            nth,
      guint            count,
      guint8          *cards)
{
  guint32 pile = self->piles[nth];

  for (guint i = 0; i < count; i++)
    {
      cards[i] = deal->piles[pile].card;
      pile = deal->piles[pile].below;
    }
  set_pile (self, deal, nth, pile);
}

static void
put (PatBuilderState *self,
     PatBuilderDeal  *deal,
     guint            nth,
     guint            count,
     const guint8    *cards)
{
  guint32 pile = self->piles[nth];

  while (count > 0)
    pile = pat_builder_deal_push (deal, pile, deal->game->class_of[nth], cards[--count]);
  set_pile (self, deal, nth, pile);
}

/* Fills a space from the reserve if that happens by itself. */
static inline void
refill (PatBuilderState *self,
        PatBuilderDeal  *deal,
        guint            nth)
{
  guint8 card;

  if (!deal->game->feeds || !pat_builder_state_is_refilled (self, deal, nth, 0))
    return;
  take (self, deal, deal->game->reserve, 1, &card);
  put (self, deal, nth, 1, &card);
}

/* Deals a card of the stock to each column, as long as there are any. */
static void
deal_row (PatBuilderState *self,
          PatBuilderDeal  *deal)
{
  const PatBuilder *game = deal->game;

  for (guint i = 0; i < game->n_piles && self->n_stock > 0; i++)
    if (game->classes[game->class_of[i]].column > 0)
      put (self, deal, i, 1, &deal->stock[--self->n_stock]);
}

/* Makes a move. */
void
pat_builder_state_apply (PatBuilderState      *self,
                         PatBuilderDeal       *deal,
                         const PatBuilderMove *move)
{
  guint8 cards[PAT_BUILDER_MAX_CARDS];
  guint count = 1;

  if (move->from == PAT_BUILDER_STOCK)
    {
      deal_row (self, deal);
      return;
    }
  if (move->from >= PAT_BUILDER_FOUNDATION)
    {
      guint suit = move->from & 3;

      cards[0] = deal->game->card_at[suit][--self->up[suit]];
      self->n_up--;
    }
  else if (move->from == PAT_BUILDER_TALON)
    cards[0] = take_from_talon (self, deal, move->count);
  else
    take (self, deal, move->from, count = move->count, cards);
  if (move->to >= PAT_BUILDER_FOUNDATION)
    {
      self->up[move->to & 3]++;
      self->n_up++;
    }
  else
    put (self, deal, move->to, count, cards);
  if (move->from < PAT_BUILDER_MAX_PILES)
    refill (self, deal, move->from);
}

/* Whether a card is on its foundation, or goes there as soon as nothing lies on it, so that it
 * never has to be put on another. */
static gboolean
is_free (const PatBuilderState *self,
         const PatBuilder      *game,
         guint                  card)
{
  guint up = self->up[pat_card_get_suit ((PatCard) card)];
  guint64 needs;

  if (game->height[card] < up)
    return TRUE;
  if (game->height[card] > up)
    return FALSE;
  for (needs = game->needs[card]; needs != 0; needs &= needs - 1)
    if (!is_free (self, game, pat_bits_first (needs)))
      return FALSE;
  return TRUE;
}

/* Whether a card may go up, because no card can ever need it where it lies. If cards come back
 * from the foundations, all lower ones must be there: then none has a use for one that came back
 * either. */
gboolean
pat_builder_state_is_safe (const PatBuilderState *self,
                           const PatBuilder      *game,
                           guint                  card)
{
  guint64 needs;

  if (game->takes_back)
    {
      if (!game->descends)
        return FALSE;
      for (guint suit = 0; suit < PAT_N_SUITS; suit++)
        if (self->up[suit] < game->height[card])
          return FALSE;
      return TRUE;
    }
  for (needs = game->needs[card]; needs != 0; needs &= needs - 1)
    {
      guint other = pat_bits_first (needs);

      if (game->height[other] >= self->up[pat_card_get_suit ((PatCard) other)] &&
          (!game->frees_hosts || !is_free (self, game, other)))
        return FALSE;
    }
  return TRUE;
}

/* Puts one card up that goes there by itself; returns the card, and tells its pile, or returns
 * 0. */
guint
pat_builder_state_put_up (PatBuilderState *self,
                          PatBuilderDeal  *deal,
                          guint           *from)
{
  const PatBuilder *game = deal->game;
  guint64 next = pat_builder_state_get_next (self, deal);

  for (guint i = 0; i < game->n_piles; i++)
    {
      const PatBuilderPile *pile = pat_builder_state_get_pile (self, deal, i);
      guint card = pile->card;

      if ((next >> card & 1) != 0 && pile->n > pile->n_down &&
          game->classes[game->class_of[i]].goes_up && pat_builder_state_lifts (self, deal, card))
        {
          *from = i;
          set_pile (self, deal, i, pile->below);
          self->up[pat_card_get_suit ((PatCard) card)]++;
          self->n_up++;
          refill (self, deal, i);
          return card;
        }
    }
  return 0;
}

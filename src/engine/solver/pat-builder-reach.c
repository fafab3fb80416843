/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognizes deadlocks of a builder: positions that are lost because cards are in each other's way.
 *
 * This plays on with fewer rules than the game has: what has been uncovered once stays so, a card
 * that is put on another covers nothing, and a space that is there once is there for good. Talon
 * and stock are at hand, and so is what may come back from the foundations. Cards that lie on one
 * come with it, and it cannot be put on them. A card that does not go up in this way does not go
 * up in the game.
 *
 * A free cell, or a space for any card, may help with anything: where there is one, nothing is
 * known. So cards come one by one here where cells and spaces limit how many come at once. */
#include "config.h"

#include "pat-builder-reach-private.h"

#include "pat-bits-private.h"

typedef struct
{
  const PatBuilderDeal  *deal;
  guint64                exposed; /* cards that may have nothing on them */
  guint64                hosts;   /* those of them that may lie in a column */
  guint64                wanted;  /* what can be put on these, or in a space */
  guint64                filled;  /* what can be put in a space */
  guint64                units;   /* what can be taken, with all that lies on it */
  guint64                gone;    /* cards that have left the place where they were */
  guint64                next;    /* those that go up next */
  guint64                above[64];   /* the cards that lay on a card in its pile */
  guint32                pile_of[64]; /* up to a card, as the deal numbers it */
  guint8                 nth_of[64];  /* as the game does */
} Reach;

static inline guint64
get_units (const Reach          *self,
           guint                 nth,
           const PatBuilderPile *pile)
{
  const PatBuilder *game = self->deal->game;

  return game->classes[game->class_of[nth]].one_by_one
             ? pile->units & G_GUINT64_CONSTANT (1) << pile->card
             : pile->units;
}

/* Notes where a card lies that may be taken. */
static inline void
note_card (Reach   *self,
           guint    nth,
           guint32  number,
           guint64  above)
{
  guint card = self->deal->piles[number].card;

  self->pile_of[card] = number;
  self->nth_of[card] = (guint8) nth;
  self->above[card] = above;
}

/* Notes this of a pile, for all of its cards if some may come with others on them. */
static void
note_pile (Reach   *self,
           guint    nth,
           guint32  number)
{
  guint64 above = 0;

  self->units |= get_units (self, nth, &self->deal->piles[number]);
  if (self->deal->game->moves_runs)
    for (; self->deal->piles[number].n > 0; number = self->deal->piles[number].below)
      {
        note_card (self, nth, number, above);
        above |= G_GUINT64_CONSTANT (1) << self->deal->piles[number].card;
      }
  else if (self->deal->piles[number].n > 0)
    note_card (self, nth, number, 0);
}

/* Cards that are at hand at any time. */
static void
add_at_hand (Reach   *self,
             guint64  cards)
{
  self->exposed |= cards;
  self->hosts |= cards;
  self->gone |= cards;
  for (; cards != 0; cards &= cards - 1)
    self->wanted |= self->deal->game->needs[pat_bits_first (cards)];
}

static void
begin (Reach                 *self,
       const PatBuilderState *state,
       const PatBuilderDeal  *deal,
       const PatBuilderOffer *offer,
       guint64                next)
{
  const PatBuilder *game = deal->game;

  self->deal = deal;
  self->exposed = offer->tops;
  self->hosts = offer->hosts;
  self->filled = offer->filled;
  self->wanted = offer->wanted | offer->filled;
  self->next = next;
  self->gone = self->units = 0;
  for (guint i = 0; i < game->n_piles; i++)
    note_pile (self, i, state->piles[i]);
  for (guint64 places = state->talon.cards; places != 0; places &= places - 1)
    add_at_hand (self, G_GUINT64_CONSTANT (1) << deal->order.cards[pat_bits_first (places)]);
  for (guint i = 0; i < state->n_stock; i++)
    add_at_hand (self, G_GUINT64_CONSTANT (1) << deal->stock[i]);
  for (guint suit = 0; suit < PAT_N_SUITS && game->takes_back; suit++)
    for (guint i = 0; i < state->up[suit]; i++)
      add_at_hand (self, game->bit_at[suit][i]);
}

/* A card leaves its pile, with what lies on it; returns whether anything may happen then. */
static gboolean
leave (Reach *self,
       guint  card)
{
  const PatBuilder *game = self->deal->game;
  guint nth = self->nth_of[card];
  guint32 number = self->deal->piles[self->pile_of[card]].below;
  const PatBuilderPile *left = &self->deal->piles[number];
  const PatBuilderClass *class = &game->classes[game->class_of[nth]];
  guint64 bit = G_GUINT64_CONSTANT (1) << card;
  gboolean is_gone = self->gone >> left->card & 1;

  self->gone |= bit;
  if ((self->exposed & bit) != 0 && (self->hosts & bit) == 0)
    {
      self->hosts |= bit;
      self->wanted |= game->needs[card];
    }
  if (left->n == 0)
    {
      self->filled |= class->fill;
      self->wanted |= class->fill;
      return class->refills || class->waits || (game->deck & ~class->fill) == 0;
    }
  self->exposed |= G_GUINT64_CONSTANT (1) << left->card;
  self->hosts |= (guint64) (left->accepts != 0 || is_gone) << left->card;
  self->wanted |= left->accepts | (is_gone ? game->needs[left->card] : 0);
  self->units |= get_units (self, nth, left);
  if (!game->moves_runs)
    note_card (self, nth, number, 0);
  return FALSE;
}

/* Whether a card may go to another, or to a space. One that has stayed on it comes with it. */
static gboolean
has_place (const Reach *self,
           guint        card)
{
  guint64 hosts = self->deal->game->hosts[card] & self->hosts, above = self->above[card];

  if ((hosts & ~above) != 0 || (self->filled >> card & 1) != 0)
    return TRUE;
  for (; hosts != 0; hosts &= hosts - 1)
    if ((above & ~self->above[pat_bits_first (hosts)] & self->gone) != 0)
      return TRUE;
  return FALSE;
}

/* Whether all cards may go up, or nothing is known of that, in a position without an empty cell or
 * a space for any card; `next` are the cards that go up next. */
gboolean
pat_builder_may_win (const PatBuilderState *state,
                     const PatBuilderDeal  *deal,
                     const PatBuilderOffer *offer,
                     guint64                next)
{
  const PatBuilder *game = deal->game;
  guint64 refused = 0, ready;
  Reach self;

  begin (&self, state, deal, offer, next);
  while ((ready = (self.units & self.wanted & ~self.gone & ~refused) |
                  (self.exposed & self.next)) != 0)
    {
      guint card = pat_bits_first (ready);
      guint64 bit = G_GUINT64_CONSTANT (1) << card;

      if ((self.exposed & self.next & bit) != 0)
        self.next = (self.next & ~bit) | game->bit_at[pat_card_get_suit ((PatCard) card)]
                    [game->height[card] + 1];
      else if (!has_place (&self, card))
        {
          refused |= bit;
          continue;
        }
      if ((self.gone & bit) == 0 && leave (&self, card))
        return TRUE;
      refused = 0;
    }
  return self.next == 0;
}

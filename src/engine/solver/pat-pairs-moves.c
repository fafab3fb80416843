/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be done in games of pairs, and what goes without a thought. */
#include "config.h"

#include "pat-pairs-private.h"

/* Makes a move; returns FALSE if it does nothing, or leaves cards that cannot go any more. */
gboolean
pat_pairs_apply (const PatPairs *self,
                 PatPairsState  *state,
                 PatPair         pair)
{
  if (pair.first == PAT_PAIRS_CLICK)
    return pat_pairs_click (self, state);
  pat_pairs_remove (self, state, pat_layers_bit (pair.first) | pat_layers_bit (pair.second));
  return pat_pairs_can_go (self, state->gone, self->group_of[pair.first]);
}

static void
add_pair (PatPairsMoves *moves,
          guint          first,
          guint          second)
{
  moves->pairs[moves->n++] = (PatPair) { (guint8) first, (guint8) second };
}

/* Finds partners for all cards of a set among themselves; finds none if a card is left over. */
static void
match_all (const PatPairs *self,
           guint64         cards,
           PatPairsMoves  *matches)
{
  matches->n = 0;
  while (cards != 0)
    {
      guint card = pat_bits_first (cards);
      guint64 mates = self->mates[card] & cards;

      if (mates == 0)
        {
          matches->n = 0;
          return;
        }
      add_pair (matches, card, pat_bits_first (mates));
      cards &= ~(pat_layers_bit (card) | (mates & -mates));
    }
}

static void
remove_one (const PatPairs *self,
            PatPairsState  *state,
            PatPair         pair,
            PatPairsMoves  *removed)
{
  pat_pairs_apply (self, state, pair);
  add_pair (removed, pair.first, pair.second);
}

static void
remove_alone (const PatPairs *self,
              PatPairsState  *state,
              guint64         open,
              PatPairsMoves  *removed)
{
  for (guint64 left = open & self->alone; left != 0; left &= left - 1)
    {
      guint8 card = (guint8) pat_bits_first (left);

      remove_one (self, state, (PatPair) { card, card }, removed);
    }
}

/* Removes the cards of a group if all that are left of them lie open. */
static void
remove_group (const PatPairs *self,
              PatPairsState  *state,
              guint64         group,
              guint64         open,
              PatPairsMoves  *removed)
{
  guint64 left = group & ~state->gone;
  PatPairsMoves matches;

  if ((left & ~open) != 0)
    return;
  match_all (self, left, &matches);
  for (guint i = 0; i < matches.n; i++)
    remove_one (self, state, matches.pairs[i], removed);
}

/* Removes what no other card can need: cards that go alone, and groups that are all open. If the
 * stock brings several cards at a time, a card less in it changes which of them come. */
void
pat_pairs_remove_safe (const PatPairs *self,
                       PatPairsState  *state,
                       PatPairsMoves  *removed)
{
  guint64 talon = self->draw <= 1 ? G_MAXUINT64 : ~self->talon, gone;

  removed->n = 0;
  do
    {
      gone = state->gone;
      remove_alone (self, state, pat_pairs_open (self, state) & talon, removed);
      for (guint n = 0; n < self->n_groups; n++)
        remove_group (self, state, self->groups[n], pat_pairs_open (self, state) & talon, removed);
    }
  while (state->gone != gone);
}

/* A card that only its partner covers goes together with it. */
static void
list_covered (const PatPairs      *self,
              const PatPairsState *state,
              guint                card,
              PatPairsMoves       *moves)
{
  const PatLayers *layers = &self->layers;

  if (!self->rules->table.game.remove.with_cover)
    return;
  for (guint64 left = layers->under[card] & self->mates[card] & ~state->gone; left != 0;
       left &= left - 1)
    {
      guint lower = pat_bits_first (left);

      if ((layers->over[lower] & ~state->gone) == pat_layers_bit (card) &&
          layers->piles[lower] != layers->piles[card])
        add_pair (moves, card, lower);
    }
}

/* Lists what can be done, the most promising last. */
void
pat_pairs_list (const PatPairs      *self,
                const PatPairsState *state,
                PatPairsMoves       *moves)
{
  guint64 open = pat_pairs_open (self, state);

  moves->n = 0;
  if (self->draw > 0)
    add_pair (moves, PAT_PAIRS_CLICK, PAT_PAIRS_CLICK);
  for (guint64 left = open; left != 0; left &= left - 1)
    {
      guint card = pat_bits_first (left);

      if ((self->alone & pat_layers_bit (card)) != 0)
        add_pair (moves, card, card);
      for (guint64 mates = self->mates[card] & left & (left - 1); mates != 0; mates &= mates - 1)
        add_pair (moves, card, pat_bits_first (mates));
      list_covered (self, state, card, moves);
    }
}

static guint
pile_of (const PatPairs      *self,
         const PatPairsState *state,
         guint                card)
{
  if (card < self->first_talon)
    return self->layers.piles[card];
  return (guint) (card < state->place ? self->rules->waste : self->rules->stock);
}

/* Says what a move is in the game. */
void
pat_pairs_write (const PatPairs      *self,
                 const PatPairsState *state,
                 PatPair              pair,
                 PatMove             *move)
{
  if (pair.first == PAT_PAIRS_CLICK)
    {
      pat_move_init_stock (move);
      return;
    }
  pat_move_init_remove (move);
  pat_move_add_pick (move, pile_of (self, state, pair.first), 0, 1);
  if (pair.second != pair.first)
    pat_move_add_pick (move, pile_of (self, state, pair.second), 0, 1);
}

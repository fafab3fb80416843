/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which cards can be left: all that must go need partners, a different one each. */
#include "config.h"

#include "pat-pairs-private.h"

/* Whether cards of two ranks belong to one group. */
static gboolean
go_together (const PatPairs *self,
             guint           a,
             guint           b)
{
  const PatRemoveSpec *remove = &self->rules->table.game.remove;

  return a == b || (remove->kind == PAT_REMOVE_SUM && a + b == remove->sum);
}

/* The group of a card; a new one if there is none. */
static guint
find_group (PatPairs *self,
            guint     card)
{
  const guint8 *cards = self->layers.cards;
  guint n;

  for (n = 0; n < self->n_groups; n++)
    if (go_together (self, pat_card_get_rank (cards[card]),
                     pat_card_get_rank (cards[pat_bits_first (self->groups[n])])))
      return n;
  self->groups[n] = 0;
  self->n_groups++;
  return n;
}

/* Makes a group of the cards of a rank and those that go with them. */
void
pat_pairs_find_groups (PatPairs *self)
{
  self->n_groups = 0;
  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      guint n = find_group (self, i);

      self->group_of[i] = (guint8) n;
      self->groups[n] |= pat_layers_bit (i);
    }
}

/* Whether all cards of a set that must go have different partners among them. A set has eight cards
 * at most, so this does not take long. */
static gboolean
have_partners (const PatPairs *self,
               guint64         cards)
{
  guint64 first = cards & -cards, rest = cards & ~first;

  if (cards == 0)
    return TRUE;
  if (((self->alone | ~self->needed) & first) != 0 && have_partners (self, rest))
    return TRUE;
  for (guint64 mates = self->mates[pat_bits_first (first)] & rest; mates != 0; mates &= mates - 1)
    if (have_partners (self, rest & ~(mates & -mates)))
      return TRUE;
  return FALSE;
}

/* Returns FALSE only if a card of the group that must go cannot go any more. */
gboolean
pat_pairs_can_go (const PatPairs *self,
                  guint64         gone,
                  guint           group)
{
  return have_partners (self, self->groups[group] & ~gone);
}

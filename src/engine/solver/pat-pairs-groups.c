/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which cards can be left: all that must go need partners, a different one each. */
#include "config.h"

#include "pat-pairs-private.h"

/* The cards of a group as a set of its own places. */
static guint
places_of (const PatPairsGroup *group,
           guint64              cards)
{
  guint places = 0;

  for (guint i = 0; i < group->n_cards; i++)
    places |= (guint) (cards >> group->cards[i] & 1) << i;
  return places;
}

/* The sets come in rising order: those with fewer cards are known. */
static void
fill_group (const PatPairs *self,
            PatPairsGroup  *group)
{
  group->can_go[0] = TRUE;
  for (guint left = 1; left < 1u << group->n_cards; left++)
    {
      guint first = pat_bits_first (left), card = group->cards[first];
      guint rest = left & (left - 1);
      gboolean is_free = (self->alone & pat_layers_bit (card)) != 0 ||
                         (self->needed & pat_layers_bit (card)) == 0;

      group->can_go[left] = is_free && group->can_go[rest];
      for (guint mates = places_of (group, self->mates[card]) & rest; mates != 0;
           mates &= mates - 1)
        if (group->can_go[rest & ~(mates & -mates)])
          group->can_go[left] = TRUE;
    }
}

/* Makes a group of the cards of a rank and those that go with them. */
void
pat_pairs_find_groups (PatPairs *self)
{
  const PatRemoveSpec *remove = &self->rules->table.game.remove;

  for (guint i = 0; i < self->layers.n_cards; i++)
    {
      guint rank = pat_card_get_rank (self->layers.cards[i]);
      guint other = remove->kind == PAT_REMOVE_EQUAL ? rank : remove->sum - rank;
      guint n = self->n_groups;

      for (guint k = 0; k < i; k++)
        if (pat_card_get_rank (self->layers.cards[k]) == rank ||
            pat_card_get_rank (self->layers.cards[k]) == other)
          n = self->group_of[k];
      if (n == self->n_groups)
        self->n_groups++;
      self->group_of[i] = (guint8) n;
      self->groups[n].cards[self->groups[n].n_cards++] = (guint8) i;
    }
  for (guint n = 0; n < self->n_groups; n++)
    fill_group (self, &self->groups[n]);
}

/* Returns FALSE only if a card of the group that must go cannot go any more. */
gboolean
pat_pairs_can_go (const PatPairs *self,
                  guint64         gone,
                  guint           group)
{
  const PatPairsGroup *of = &self->groups[group];

  return of->can_go[places_of (of, ~gone)];
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out which cards lie on which. */
#include "config.h"

#include "pat-layers-private.h"

/* Returns FALSE if there are too many cards. */
gboolean
pat_layers_add (PatLayers *self,
                PatCard    card,
                guint      pile)
{
  if (self->n_cards == PAT_LAYERS_MAX_CARDS)
    return FALSE;
  self->cards[self->n_cards] = pat_card_face (card);
  self->piles[self->n_cards++] = (guint8) pile;
  return TRUE;
}

/* Whether each card of a pile lies face up as soon as nothing lies on it. */
static gboolean
opens_cards (const PatRules    *rules,
             const PatPosition *position,
             guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);

  if (size > 0 && pat_card_is_face_down (cards[size - 1]) &&
      !pat_rules_is_covered (rules, position, pile))
    return FALSE;
  for (guint i = 0; i < size && !pat_rules_turns_up (rules, pile); i++)
    if (pat_card_is_face_down (cards[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_of (const PatRules *rules,
       guint           pile,
       guint           roles)
{
  return (PAT_ROLE_BIT (rules->piles[pile].role) & roles) != 0;
}

/* Those that lie on many others come first, so that they are tried first. */
static gboolean
add_cards (PatLayers         *self,
           const PatRules    *rules,
           const PatPosition *position,
           guint              roles)
{
  for (guint height = PAT_MAX_CARDS; height > 0; height--)
    for (guint pile = rules->n_piles; pile > 0; pile--)
      if (is_of (rules, pile - 1, roles) && pat_position_get_size (position, pile - 1) >= height &&
          !pat_layers_add (self, pat_position_get_cards (position, pile - 1)[height - 1],
                           pile - 1))
        return FALSE;
  return TRUE;
}

/* The cards of a pile from the highest to the lowest. */
static guint64
cards_of_pile (const PatLayers *self,
               guint            pile)
{
  guint64 cards = 0;

  for (guint i = 0; i < self->n_cards; i++)
    if (self->piles[i] == pile)
      cards |= pat_layers_bit (i);
  return cards;
}

static void
put_on (PatLayers *self,
        guint      upper,
        guint      lower)
{
  self->over[lower] |= pat_layers_bit (upper);
  self->under[upper] |= pat_layers_bit (lower);
}

/* A pile covers another as long as its lowest card is there. */
static void
link_cards (PatLayers      *self,
            const PatRules *rules)
{
  for (guint lower = 0; lower < self->n_cards; lower++)
    {
      const PatPile *pile = &rules->piles[self->piles[lower]];
      guint64 above = cards_of_pile (self, self->piles[lower]) & (pat_layers_bit (lower) - 1);

      if (above != 0)
        put_on (self, pat_bits_last (above), lower);
      for (guint i = 0; i < pile->n_covers; i++)
        {
          guint64 cover = cards_of_pile (self, pile->covers[i]);

          if (cover != 0)
            put_on (self, pat_bits_last (cover), lower);
        }
    }
}

/* Returns FALSE if there are too many cards, or if some of them would stay face down. */
gboolean
pat_layers_init (PatLayers         *self,
                 const PatRules    *rules,
                 const PatPosition *position,
                 guint              roles)
{
  memset (self, 0, sizeof *self);
  for (guint pile = 0; pile < rules->n_piles; pile++)
    {
      if (!is_of (rules, pile, roles))
        continue;
      if (!opens_cards (rules, position, pile))
        return FALSE;
      for (guint i = 0; i < rules->piles[pile].n_covers; i++)
        if (!is_of (rules, rules->piles[pile].covers[i], roles))
          return FALSE;
    }
  if (!add_cards (self, rules, position, roles))
    return FALSE;
  link_cards (self, rules);
  return TRUE;
}

/* The cards that are open when some are gone. */
guint64
pat_layers_open (const PatLayers *self,
                 guint64          gone)
{
  guint64 open = 0;

  for (guint i = 0; i < self->n_cards; i++)
    if ((gone & pat_layers_bit (i)) == 0 && (self->over[i] & ~gone) == 0)
      open |= pat_layers_bit (i);
  return open;
}

/* The cards that have become open because a card is gone now. */
guint64
pat_layers_uncover (const PatLayers *self,
                    guint64          gone,
                    guint            card)
{
  guint64 open = 0;

  for (guint64 left = self->under[card] & ~gone; left != 0; left &= left - 1)
    {
      guint lower = pat_bits_first (left);

      if ((self->over[lower] & ~gone) == 0)
        open |= pat_layers_bit (lower);
    }
  return open;
}

/* All cards that lie over a card, or under it, the direct ones of each card being given. */
guint64
pat_layers_follow (const guint64 *next,
                   guint          card)
{
  guint64 all = next[card], left = all;

  while (left != 0)
    {
      guint64 more = next[pat_bits_first (left)] & ~all;

      left = (left & (left - 1)) | more;
      all |= more;
    }
  return all;
}

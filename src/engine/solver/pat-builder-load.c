/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Brings positions of a game into the form in which a builder searches, and packs them. */
#include "config.h"

#include "pat-builder-push-private.h"

/* Loads a pile; FALSE if cards that lie face down are not all below those that lie face up. */
static gboolean
load_pile (PatBuilderState   *self,
           guint              nth,
           const PatPosition *position)
{
  const PatCard *cards = pat_position_get_cards (position, self->game->piles[nth]);
  guint size = pat_position_get_size (position, self->game->piles[nth]);
  PatBuilderPile *pile = &self->piles[nth];

  pile->n = pile->n_down = 0;
  for (guint i = 0; i < size; i++)
    {
      if (pat_card_is_face_down (cards[i]) && pile->n_down++ != i)
        return FALSE;
      pat_builder_push (self, nth, pat_card_face (cards[i]));
    }
  self->key += pile->n > 0 ? pat_builder_key_of_pile (pile) : 0;
  return TRUE;
}

static gboolean
load_foundation (PatBuilderState   *self,
                 const PatPosition *position,
                 guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);

  for (guint i = 0; i < size; i++)
    {
      guint suit = pat_card_get_suit (cards[i]);

      if (pat_card_is_face_down (cards[i]) || self->up[suit] != i ||
          i >= self->game->n_ranks || self->game->card_at[suit][i] != cards[i])
        return FALSE;
      self->up[suit]++;
      self->n_up++;
    }
  return TRUE;
}

static void
add_to_talon (PatBuilderState *self,
              PatCard          card)
{
  self->talon[self->n_talon++] = pat_card_face (card);
  self->pile_of[pat_card_face (card)] = PAT_BUILDER_TALON;
  self->key += pat_builder_key_of_talon_card (pat_card_face (card));
}

static void
load_talon (PatBuilderState   *self,
            const PatPosition *position)
{
  const PatRules *rules = self->game->rules;
  const PatCard *cards;

  if (self->game->draw == 0)
    return;
  self->passes = (guint) position->counters[PAT_COUNTER_PASSES];
  self->waste = pat_position_get_size (position, (guint) rules->waste);
  cards = pat_position_get_cards (position, (guint) rules->waste);
  for (guint i = 0; i < self->waste; i++)
    add_to_talon (self, cards[i]);
  cards = pat_position_get_cards (position, (guint) rules->stock);
  for (guint i = pat_position_get_size (position, (guint) rules->stock); i > 0; i--)
    add_to_talon (self, cards[i - 1]);
}

/* Returns FALSE if the position is not one of those that the game comes to. */
gboolean
pat_builder_state_load (PatBuilderState   *self,
                        const PatBuilder  *game,
                        const PatPosition *position)
{
  memset (self, 0, sizeof *self);
  self->game = game;
  for (guint i = 0; i < game->rules->n_of_role[PAT_FOUNDATION]; i++)
    if (!load_foundation (self, position, game->rules->of_role[PAT_FOUNDATION][i]))
      return FALSE;
  for (guint i = 0; i < game->n_piles; i++)
    {
      PatBuilderPile *pile = &self->piles[i];

      if (!load_pile (self, i, position))
        return FALSE;
      if (pile->n > 0 && pile->n_down == pile->n)
        return FALSE;
    }
  load_talon (self, position);
  return TRUE;
}

/* Packs what tells positions of a deal apart. */
guint
pat_builder_state_pack (const PatBuilderState *self,
                        guint8                *bytes)
{
  guint8 *at = bytes;

  memcpy (at, self->up, sizeof self->up);
  at += sizeof self->up;
  *at++ = (guint8) self->n_talon;
  *at++ = (guint8) self->waste;
  *at++ = (guint8) self->passes;
  memcpy (at, self->talon, self->n_talon);
  at += self->n_talon;
  for (guint i = 0; i < self->game->n_piles; i++)
    {
      const PatBuilderPile *pile = &self->piles[i];

      *at++ = pile->n;
      if (pile->n == 0)
        continue;
      *at++ = pile->n_down;
      memcpy (at, pile->cards, pile->n);
      at += pile->n;
    }
  return (guint) (at - bytes);
}

/* A pile that is there already stays: most do from one position to the next. */
static const guint8 *
unpack_pile (PatBuilderState *self,
             guint            nth,
             const guint8    *bytes)
{
  PatBuilderPile *pile = &self->piles[nth];
  guint n = *bytes++;

  if (n == 0)
    {
      self->key -= pile->n > 0 ? pat_builder_key_of_pile (pile) : 0;
      pile->n = pile->n_down = 0;
      return bytes;
    }
  if (pile->n == n && pile->n_down == bytes[0] && memcmp (pile->cards, bytes + 1, n) == 0)
    return bytes + 1 + n;
  self->key -= pile->n > 0 ? pat_builder_key_of_pile (pile) : 0;
  pile->n = 0;
  pile->n_down = *bytes++;
  for (guint i = 0; i < n; i++)
    pat_builder_push (self, nth, bytes[i]);
  self->key += pat_builder_key_of_pile (pile);
  return bytes + n;
}

void
pat_builder_state_unpack (PatBuilderState *self,
                          const guint8    *bytes)
{
  guint n_talon;

  self->n_log = 0;
  memcpy (self->up, bytes, sizeof self->up);
  bytes += sizeof self->up;
  self->n_up = (guint) self->up[0] + self->up[1] + self->up[2] + self->up[3];
  n_talon = *bytes++;
  self->waste = *bytes++;
  self->passes = *bytes++;
  while (self->n_talon > 0)
    self->key -= pat_builder_key_of_talon_card (self->talon[--self->n_talon]);
  for (guint i = 0; i < n_talon; i++)
    add_to_talon (self, *bytes++);
  for (guint i = 0; i < self->game->n_piles; i++)
    bytes = unpack_pile (self, i, bytes);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Makes moves and takes them back in a few steps each: what is known of a pile is known for each
 * of its heights, and the key of the position is a sum over the piles. */
#include "config.h"

#include "pat-builder-push-private.h"

/* How many clicks on the stock lead to a card of the talon from here, and how many passes are over
 * by then; G_MAXUINT if none do. */
guint
pat_builder_state_clicks (const PatBuilderState *self,
                          guint                  place,
                          guint                 *passes)
{
  guint draw = self->game->draw, n = self->n_talon, wanted = place + 1;
  guint clicks;

  *passes = self->passes;
  if (wanted == self->waste)
    return 0;
  if (wanted > self->waste && ((wanted - self->waste) % draw == 0 || wanted == n))
    return (wanted - self->waste + draw - 1) / draw;
  if ((wanted % draw != 0 && wanted != n) ||
      (self->game->redeals != PAT_UNLIMITED && self->passes >= self->game->redeals))
    return G_MAXUINT;
  clicks = (n - self->waste + draw - 1) / draw + 1;
  *passes += 1;
  return clicks + (wanted + draw - 1) / draw;
}

/* The key of the position, with what matters of the talon. Where the talon can be gone through any
 * number of times, it is all the same at the end of a pass and at its beginning; one by one, it is
 * all the same anyway. */
guint64
pat_builder_state_key (const PatBuilderState *self)
{
  guint64 talon = pat_fold_begin (PAT_BUILDER_TALON_KIND);
  guint at = self->waste;

  if (self->n_talon == 0)
    return self->key;
  if (self->game->redeals != PAT_UNLIMITED)
    return self->key + pat_fold_mix (pat_fold_mix (talon, at + 1), self->passes + 1);
  if (self->game->draw == 1 || at == self->n_talon || at % self->game->draw == 0)
    at = 0;
  return self->key + pat_fold_mix (talon, at + 1);
}

static void
take_from_talon (PatBuilderState *self,
                 guint            place)
{
  guint card = self->talon[place], passes = self->passes;

  pat_builder_state_clicks (self, place, &passes);
  self->passes = passes;
  memmove (self->talon + place, self->talon + place + 1, self->n_talon - place - 1);
  self->n_talon--;
  self->waste = place;
  self->key -= pat_builder_key_of_talon_card (card);
}

static void
put_into_talon (PatBuilderState *self,
                guint            place,
                guint            card)
{
  memmove (self->talon + place + 1, self->talon + place, self->n_talon - place);
  self->talon[place] = (guint8) card;
  self->n_talon++;
  self->pile_of[card] = PAT_BUILDER_TALON;
  self->key += pat_builder_key_of_talon_card (card);
}

/* Moves the cards of a move from one pile to another. */
static void
carry (PatBuilderState *self,
       guint            from,
       guint            to,
       guint            count)
{
  PatBuilderPile *a = &self->piles[from], *b = &self->piles[to];

  self->key -= pat_builder_key_of_pile (a) + (b->n > 0 ? pat_builder_key_of_pile (b) : 0);
  a->n = (guint8) (a->n - count);
  for (guint i = 0; i < count; i++)
    pat_builder_push (self, to, a->cards[a->n + i]);
  pat_builder_turn_up (self, from);
  self->key += (a->n > 0 ? pat_builder_key_of_pile (a) : 0) + pat_builder_key_of_pile (b);
}

/* Takes a card off a pile. */
static void
pop (PatBuilderState *self,
     guint            nth)
{
  PatBuilderPile *pile = &self->piles[nth];

  self->key -= pat_builder_key_of_pile (pile);
  pile->n--;
  pat_builder_turn_up (self, nth);
  self->key += pile->n > 0 ? pat_builder_key_of_pile (pile) : 0;
}

static void
put_on (PatBuilderState *self,
        guint            nth,
        guint            card,
        guint            n_down)
{
  PatBuilderPile *pile = &self->piles[nth];

  self->key -= pile->n > 0 ? pat_builder_key_of_pile (pile) : 0;
  pat_builder_push (self, nth, card);
  pile->n_down = (guint8) n_down;
  self->key += pat_builder_key_of_pile (pile);
}

/* Makes a move. */
void
pat_builder_state_do (PatBuilderState      *self,
                      const PatBuilderMove *move,
                      PatBuilderUndo       *undo)
{
  guint card;

  undo->move = *move;
  undo->n_log = (guint8) self->n_log;
  undo->waste = (guint8) self->waste;
  undo->passes = (guint8) self->passes;
  undo->n_down = move->from < PAT_BUILDER_MAX_PILES ? self->piles[move->from].n_down : 0;
  if (move->from < PAT_BUILDER_MAX_PILES && move->to < PAT_BUILDER_MAX_PILES)
    {
      carry (self, move->from, move->to, move->count);
      return;
    }
  if (move->from >= PAT_BUILDER_FOUNDATION)
    {
      guint suit = move->from & 3;

      card = self->game->card_at[suit][--self->up[suit]];
      self->n_up--;
    }
  else if (move->from == PAT_BUILDER_TALON)
    {
      card = self->talon[move->count];
      take_from_talon (self, move->count);
    }
  else
    {
      card = pat_builder_state_top (&self->piles[move->from]);
      pop (self, move->from);
    }
  if (move->to >= PAT_BUILDER_FOUNDATION)
    {
      self->up[move->to & 3]++;
      self->n_up++;
    }
  else
    put_on (self, move->to, card, self->piles[move->to].n_down);
}

/* Takes the last move back, with the cards that went up by themselves after it. */
void
pat_builder_state_undo (PatBuilderState      *self,
                        const PatBuilderUndo *undo)
{
  const PatBuilderMove *move = &undo->move;
  guint card;

  while (self->n_log > undo->n_log)
    {
      const PatBuilderUp *up = &self->log[--self->n_log];

      self->up[pat_card_get_suit (up->card)]--;
      self->n_up--;
      put_on (self, up->pile, up->card, up->n_down);
    }
  if (move->from < PAT_BUILDER_MAX_PILES && move->to < PAT_BUILDER_MAX_PILES)
    {
      PatBuilderPile *from = &self->piles[move->from];

      self->key -= from->n > 0 ? pat_builder_key_of_pile (from) : 0;
      from->n_down = undo->n_down;
      self->key += from->n > 0 ? pat_builder_key_of_pile (from) : 0;
      carry (self, move->to, move->from, move->count);
      return;
    }
  if (move->to >= PAT_BUILDER_FOUNDATION)
    {
      card = self->game->card_at[move->to & 3][--self->up[move->to & 3]];
      self->n_up--;
    }
  else
    {
      card = pat_builder_state_top (&self->piles[move->to]);
      pop (self, move->to);
    }
  if (move->from >= PAT_BUILDER_FOUNDATION)
    {
      self->up[move->from & 3]++;
      self->n_up++;
    }
  else if (move->from == PAT_BUILDER_TALON)
    put_into_talon (self, move->count, card);
  else
    put_on (self, move->from, card, undo->n_down);
  self->waste = undo->waste;
  self->passes = undo->passes;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Recognizes positions of a game like Klondike that are lost because a card stays face down.
 *
 * A card that was dealt face down is turned up only after the root above it has gone to another
 * column or up. This plays on with fewer rules than the game has: every card in the talon is at
 * hand, what has gone up can come back, cards that lie open are never in the way of others, and a
 * place that is free once is free for all. One thing it does not forget: a card that has been put
 * on another, and cannot go up as one below it in its suit lies face down, takes one of the places
 * that its mates need. What this cannot turn up, no line of the game can. */
#include "config.h"

#include "pat-bits-private.h"
#include "pat-runs-private.h"

typedef struct
{
  const PatRuns *game;
  guint64        open;    /* cards that have lain open in a column by now */
  guint64        at_hand; /* those that can come to a column if there is a place */
  guint64        guests;  /* those that lay on others at the beginning */
  guint64        up;      /* those that may have gone up by now */
  guint64        next;    /* the lowest of each suit that has not, and earlier ones */
  guint64        room;    /* those that had a place at the beginning, and so have one now */
  guint          n_up[PAT_N_SUITS];
  guint8         n_left[PAT_RUNS_MAX_COLUMNS];
  guint64        spaces;  /* the columns that are empty by now, as bits */
} Reach;

/* Lets cards of a suit go up as long as the next one does not lie face down. */
static void
put_up (Reach *self,
        guint  suit)
{
  const guint64 *bits = self->game->game->bit_at[suit];
  guint64 there = self->open | self->at_hand, up = 0;
  guint n = self->n_up[suit];

  /* Above the last card of a suit is none. */
  for (; (bits[n] & there) != 0; n++)
    up |= bits[n];
  self->n_up[suit] = n;
  self->up |= up;
  self->next |= bits[n];
}

/* Whether a card can come to lie on one of its hosts, or in a space: there must be more of them
 * than mates that take one. */
static gboolean
has_place (const Reach *self,
           guint        card)
{
  const PatRuns *game = self->game;
  guint64 hosts = game->hosts[card], mates = hosts != 0 ? game->mates[card] : game->kings;
  guint64 taking = mates & self->guests & ~self->up;
  guint64 places = hosts != 0 ? hosts & self->open : self->spaces;

  for (; taking != 0 && places != 0; taking &= taking - 1)
    places &= places - 1;
  if (places != 0)
    return TRUE;
  for (places = hosts & self->at_hand & ~self->open; places != 0; places &= places - 1)
    if ((self->room >> pat_bits_first (places) & 1) != 0 ||
        has_place (self, pat_bits_first (places)))
      {
        if (taking == 0)
          return TRUE;
        taking &= taking - 1;
      }
  return FALSE;
}

/* Whether a card may leave a column in which so many are left. A king in a column of its own gains
 * nothing by another one. */
static gboolean
can_leave (const Reach *self,
           guint        card,
           guint        n_left)
{
  if ((self->up >> card & 1) != 0)
    return TRUE;
  if (n_left == 1 && (self->game->kings >> card & 1) != 0)
    return FALSE;
  return (self->room >> card & 1) != 0 || has_place (self, card);
}

/* Turns up what it can of a column; returns whether it was anything. */
static gboolean
uncover_column (Reach *self,
                guint  nth)
{
  const guint8 *dealt = self->game->dealt[nth];
  guint n = self->n_left[nth];

  while (n > 0 && can_leave (self, dealt[n - 1], n))
    if (--n > 0)
      {
        self->open |= pat_card_bit (dealt[n - 1]);
        if ((self->next >> dealt[n - 1] & 1) != 0)
          put_up (self, pat_card_get_suit ((PatCard) dealt[n - 1]));
      }
    else
      self->spaces |= G_GUINT64_CONSTANT (1) << nth;
  if (n == self->n_left[nth])
    return FALSE;
  self->n_left[nth] = (guint8) n;
  return TRUE;
}

static void
init (Reach              *self,
      const PatRuns      *game,
      const PatRunsState *state)
{
  self->game = game;
  self->open = state->open;
  self->guests = state->open & ~state->roots;
  self->at_hand = state->stock;
  self->up = self->next = 0;
  self->room = state->room;
  self->spaces = 0;
  for (guint i = 0; i < game->n_columns; i++)
    {
      self->n_left[i] = state->n_left[i];
      self->spaces |= (guint64) (self->n_left[i] == 0) << i;
    }
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    {
      self->n_up[suit] = state->up[suit];
      self->up |= game->below[suit][state->up[suit]];
    }
  if (game->game->takes_back)
    self->at_hand |= self->up;
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    put_up (self, suit);
}

static gboolean
has_covered (const Reach *self)
{
  for (guint i = 0; i < self->game->n_columns; i++)
    if (self->n_left[i] > 1)
      return TRUE;
  return FALSE;
}

/* Whether every card that lies face down may be turned up yet; if not, the position is lost. */
gboolean
pat_runs_can_uncover (const PatRuns      *game,
                      const PatRunsState *state)
{
  gboolean goes_on = TRUE;
  Reach self;

  init (&self, game, state);
  while (goes_on && has_covered (&self))
    {
      goes_on = FALSE;
      for (guint i = 0; i < game->n_columns; i++)
        goes_on = (self.n_left[i] > 0 && uncover_column (&self, i)) || goes_on;
    }
  return !has_covered (&self);
}

/* Whether a move may have made it impossible to turn a card up: only one that has taken the last
 * place which a mate needs, one that neither lies on a host already nor has gone up. A mate that
 * was dealt on no other card keeps none face down. It may be needed as a host, but that is rare,
 * and to ask because of it takes more time than it saves. */
gboolean
pat_runs_takes_place (const PatRuns      *game,
                      const PatRunsState *state,
                      const PatRunsMove  *move)
{
  guint64 mates = game->hosts[move->card] != 0 ? game->mates[move->card] : game->kings;

  if ((move->kind != PAT_RUNS_ROOT && move->kind != PAT_RUNS_TALON) ||
      (state->room & mates) != 0)
    return FALSE;
  for (mates &= game->on_others & ~(state->open & ~state->roots); mates != 0; mates &= mates - 1)
    {
      guint mate = pat_bits_first (mates);

      if (game->game->height[mate] >= state->up[pat_card_get_suit ((PatCard) mate)])
        return TRUE;
    }
  return FALSE;
}

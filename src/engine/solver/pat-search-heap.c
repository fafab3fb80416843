/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches depth first. No position comes again later, so that the way to one is never longer than
 * the number of cards. */
#include "config.h"

#include "pat-search-heap-private.h"

#include "pat-heap-private.h"
#include "pat-key-set-private.h"

#define MAX_FRAMES (2 * PAT_LAYERS_MAX_CARDS + 2)
#define DEAL       PAT_LAYERS_MAX_CARDS /* instead of a card that is played */

/* A position on the way, and what is still to be tried there. */
typedef struct
{
  PatHeapState state;
  guint64      moves;
  gboolean     deals;
  guint        way; /* by which it was reached: a card or DEAL */
} Frame;

typedef struct
{
  PatHeap    game;
  PatBudget *budget;
  PatKeySet *seen;
  guint      n_frames;
  Frame      frames[MAX_FRAMES];
} Search;

/* Goes on from a position if it is a new one that can perhaps be won. */
static void
enter (Search             *self,
       const PatHeapState *state,
       guint               way)
{
  Frame *frame = &self->frames[self->n_frames];

  if (!pat_heap_may_win (&self->game, state) ||
      !pat_key_set_add (self->seen, pat_heap_key (&self->game, state)))
    return;
  pat_budget_spend (self->budget);
  frame->state = *state;
  frame->moves = pat_heap_moves (&self->game, state);
  frame->deals = state->n_dealt < self->game.n_stock;
  frame->way = way;
  self->n_frames++;
}

/* A card of the rank of which most are left, and of these the one that lies highest. */
static guint
choose_card (const Search *self,
             const Frame  *frame)
{
  guint chosen = 0, most = 0;

  for (guint64 moves = frame->moves; moves != 0; moves &= moves - 1)
    {
      guint card = pat_bits_first (moves);
      guint n = pat_heap_reach_get (frame->state.ranks, self->game.layers.cards[card]);

      if (n > most)
        {
          most = n;
          chosen = card;
        }
    }
  return chosen;
}

static void
make_move (Search *self,
           Frame  *frame)
{
  PatHeapState state = frame->state;
  guint card;

  if (frame->moves == 0)
    {
      frame->deals = FALSE;
      pat_heap_deal (&self->game, &state);
      enter (self, &state, DEAL);
      return;
    }
  card = choose_card (self, frame);
  frame->moves &= ~pat_layers_bit (card);
  pat_heap_play (&self->game, &state, card);
  enter (self, &state, card);
}

static PatVerdict
search (Search             *self,
        const PatHeapState *first)
{
  enter (self, first, DEAL);
  while (self->n_frames > 0 && !self->budget->is_over)
    {
      Frame *frame = &self->frames[self->n_frames - 1];

      if (pat_heap_is_won (&self->game, &frame->state))
        return PAT_VERDICT_WINNABLE;
      if (frame->moves != 0 || frame->deals)
        make_move (self, frame);
      else
        self->n_frames--;
    }
  return self->n_frames > 0 ? PAT_VERDICT_UNKNOWN : PAT_VERDICT_UNWINNABLE;
}

static void
write_move (Search      *self,
            PatPosition *at,
            guint        way,
            GArray      *moves)
{
  PatMove move;

  if (way == DEAL)
    pat_move_init_stock (&move);
  else
    pat_move_init_cards (&move, self->game.layers.piles[way], 1, self->game.foundation);
  g_array_append_val (moves, move);
  pat_rules_apply (self->game.rules, at, &move, NULL);
}

/* What is left of the stock is dealt if the game is not won without it. */
static void
write_line (Search            *self,
            const PatPosition *position,
            GArray            *moves)
{
  PatPosition at = *position;

  g_array_set_size (moves, 0);
  for (guint i = 1; i < self->n_frames; i++)
    write_move (self, &at, self->frames[i].way, moves);
  for (guint i = 0; i < self->game.n_stock && !pat_rules_is_won (self->game.rules, &at) &&
       pat_position_get_size (&at, (guint) self->game.rules->stock) > 0; i++)
    write_move (self, &at, DEAL, moves);
}

/* Searches from a position that is not won; returns FALSE if the game is none like Golf. */
gboolean
pat_search_heap (const PatRules    *rules,
                 const PatPosition *position,
                 PatBudget         *budget,
                 GArray            *moves,
                 PatVerdict        *verdict)
{
  g_autofree Search *self = g_new0 (Search, 1);
  PatHeapState first;

  if (!pat_heap_init (&self->game, rules, position, &first))
    return FALSE;
  self->budget = budget;
  self->seen = pat_key_set_new (budget);
  *verdict = search (self, &first);
  if (*verdict == PAT_VERDICT_WINNABLE)
    write_line (self, position, moves);
  pat_key_set_free (self->seen);
  return TRUE;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches depth first. What can go without a thought is gone in every position that is looked
 * at. */
#include "config.h"

#include "pat-search-pairs-private.h"

#include "pat-key-set-private.h"
#include "pat-pairs-private.h"

typedef struct
{
  PatPairsState state;
  guint         n_line;  /* moves that lead there */
  guint         n_before; /* pairs of the positions before */
  guint         n_pairs; /* with those that are still to be tried, the last one first */
} Frame;

typedef struct
{
  PatPairs   game;
  PatBudget *budget;
  PatKeySet *seen;
  GArray    *frames; /* of Frame */
  GArray    *pairs;  /* of PatPair */
  GArray    *line;   /* of PatPair */
  gint64     bytes;
} Search;

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (self->frames->len * sizeof (Frame) +
                           (self->pairs->len + self->line->len) * sizeof (PatPair)) * 2;

  if (bytes <= self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

/* Goes on from a position that was reached by the line, if it is a new one. */
static void
enter (Search        *self,
       PatPairsState *state)
{
  PatPairsMoves moves;
  Frame frame;

  pat_pairs_remove_safe (&self->game, state, &moves);
  g_array_append_vals (self->line, moves.pairs, moves.n);
  if (!pat_key_set_add (self->seen, pat_pairs_key (&self->game, state)))
    return;
  pat_budget_spend (self->budget);
  frame.state = *state;
  frame.n_line = self->line->len;
  frame.n_before = self->pairs->len;
  pat_pairs_list (&self->game, state, &moves);
  g_array_append_vals (self->pairs, moves.pairs, moves.n);
  frame.n_pairs = self->pairs->len;
  g_array_append_val (self->frames, frame);
  note_bytes (self);
}

static void
try_next (Search *self,
          Frame  *frame)
{
  PatPairsState state = frame->state;
  PatPair pair = g_array_index (self->pairs, PatPair, --frame->n_pairs);

  g_array_set_size (self->pairs, frame->n_pairs);
  g_array_set_size (self->line, frame->n_line);
  g_array_append_val (self->line, pair);
  if (pat_pairs_apply (&self->game, &state, pair))
    enter (self, &state);
}

static PatVerdict
search (Search        *self,
        PatPairsState *state)
{
  for (guint n = 0; n < self->game.n_groups; n++)
    if (!pat_pairs_can_go (&self->game, state->gone, n))
      return PAT_VERDICT_UNWINNABLE;
  enter (self, state);
  while (self->frames->len > 0 && !self->budget->is_over)
    {
      Frame *frame = &g_array_index (self->frames, Frame, self->frames->len - 1);

      if ((self->game.needed & ~frame->state.gone) == 0)
        return PAT_VERDICT_WINNABLE;
      if (frame->n_pairs > frame->n_before)
        try_next (self, frame);
      else
        g_array_set_size (self->frames, self->frames->len - 1);
    }
  return self->frames->len > 0 ? PAT_VERDICT_UNKNOWN : PAT_VERDICT_UNWINNABLE;
}

/* A game may be won before all of the line is played. */
static void
write_line (const Search      *self,
            PatPairsState      state,
            const PatPosition *position,
            GArray            *moves)
{
  PatPosition at = *position;
  PatMove move;

  g_array_set_size (moves, 0);
  for (guint i = 0; i < self->line->len && !pat_rules_is_won (self->game.rules, &at); i++)
    {
      PatPair pair = g_array_index (self->line, PatPair, i);

      pat_pairs_write (&self->game, &state, pair, &move);
      g_array_append_val (moves, move);
      pat_pairs_apply (&self->game, &state, pair);
      pat_rules_apply (self->game.rules, &at, &move, NULL);
    }
}

/* Searches from a position that is not won; returns FALSE if the game is none of pairs. */
gboolean
pat_search_pairs (const PatRules    *rules,
                  const PatPosition *position,
                  PatBudget         *budget,
                  GArray            *moves,
                  PatVerdict        *verdict)
{
  g_autofree Search *self = g_new0 (Search, 1);
  PatPairsState first, state;

  if (!pat_pairs_init (&self->game, rules, position, &first))
    return FALSE;
  self->budget = budget;
  self->seen = pat_key_set_new (budget);
  self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (PatPair));
  self->line = g_array_new (FALSE, FALSE, sizeof (PatPair));
  state = first;
  *verdict = search (self, &state);
  if (*verdict == PAT_VERDICT_WINNABLE)
    write_line (self, first, position, moves);
  pat_key_set_free (self->seen);
  pat_budget_add_bytes (budget, -self->bytes);
  g_array_unref (self->frames);
  g_array_unref (self->pairs);
  g_array_unref (self->line);
  return TRUE;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches depth first. What goes up without a thought has gone up in every position that is
 * looked at, so that few are left. */
#include "config.h"

#include "pat-search-runs-private.h"

#include "pat-fold-private.h"
#include "pat-key-set-private.h"
#include "pat-runs-line-private.h"

#define MANY_KEYS 65536 /* more than are at hand without waiting for the memory */

/* A position on the way, and its moves. */
typedef struct
{
  PatRunsState state;
  PatRunsWait  wait;
  guint            n_line;  /* moves that lead there */
  guint            n_moves;
  guint            next;    /* the move to be looked at next */
  PatRunsMove  moves[PAT_RUNS_MAX_MOVES];
} Frame;

typedef struct
{
  PatRuns       game;
  PatRunsState  first;
  PatBudget        *budget;
  PatKeySet        *seen;
  GArray           *frames;  /* of Frame */
  GArray           *line;    /* of PatRunsMove */
  gint64            bytes;
  PatRunsMoves  moves;
} Search;

static gboolean
is_waiting (PatRunsWait wait)
{
  return wait.lowered != 0 || wait.placed != 0;
}

static guint64
get_key (const Search       *self,
         const PatRunsState *state)
{
  /* Different keys stay different. */
  return pat_fold_mix (0, pat_runs_get_key (&self->game, state));
}

static void
lift_all (Search       *self,
          PatRunsState *state,
          GArray       *line)
{
  PatRunsMove move;

  while (pat_runs_find_lift (&self->game, state, &move))
    {
      pat_runs_apply (&self->game, state, &move);
      if (line != NULL)
        g_array_append_val (line, move);
    }
}

/* Drops the moves that lead to positions which were looked at. One by one, each of them would wait
 * for the memory. */
static void
drop_known (Search             *self,
            const PatRunsState *state,
            PatRunsWait         wait)
{
  guint64 keys[PAT_RUNS_MAX_MOVES];
  guint n = 0;

  for (guint i = 0; i < self->moves.n; i++)
    {
      PatRunsState next = *state;
      PatRunsWait waits = wait;

      pat_runs_apply (&self->game, &next, &self->moves.moves[i]);
      pat_runs_wait (&self->game, &next, &self->moves.moves[i], &waits);
      keys[i] = 0;
      if (is_waiting (waits))
        continue;
      lift_all (self, &next, NULL);
      keys[i] = get_key (self, &next);
      pat_key_set_prefetch (self->seen, keys[i]);
    }
  for (guint i = 0; i < self->moves.n; i++)
    if (keys[i] == 0 || !pat_key_set_contains (self->seen, keys[i]))
      self->moves.moves[n++] = self->moves.moves[i];
  self->moves.n = n;
}

static void
note_bytes (Search *self)
{
  gint64 bytes = (gint64) (self->frames->len * sizeof (Frame)) * 3 / 2;

  if (bytes <= self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

/* Goes on from a position that was reached by the line, if it is a new one. Those on the way to a
 * move that waits for a lowered card are not noted: the order of such cards is fixed, so that each
 * comes once from where nothing more can go up. */
static void
enter (Search       *self,
       PatRunsState *state,
       PatRunsWait   wait,
       gboolean      takes_place)
{
  Frame *frame;

  if (!is_waiting (wait))
    {
      lift_all (self, state, self->line);
      if (!pat_key_set_add (self->seen, get_key (self, state)))
        return;
    }
  if (takes_place && !pat_runs_can_uncover (&self->game, state))
    return;
  pat_budget_spend (self->budget);
  pat_runs_list_moves (&self->game, state, wait, &self->moves);
  if (self->seen->n_keys > MANY_KEYS)
    drop_known (self, state, wait);
  g_array_set_size (self->frames, self->frames->len + 1);
  frame = &g_array_index (self->frames, Frame, self->frames->len - 1);
  frame->state = *state;
  frame->wait = wait;
  frame->n_line = self->line->len;
  frame->n_moves = self->moves.n;
  frame->next = 0;
  memcpy (frame->moves, self->moves.moves, self->moves.n * sizeof (PatRunsMove));
  note_bytes (self);
}

static void
make_move (Search *self,
           Frame  *frame)
{
  PatRunsMove move = frame->moves[frame->next++];
  PatRunsState state = frame->state;
  PatRunsWait wait = frame->wait;

  g_array_set_size (self->line, frame->n_line);
  g_array_append_val (self->line, move);
  pat_runs_apply (&self->game, &state, &move);
  pat_runs_wait (&self->game, &state, &move, &wait);
  enter (self, &state, wait, pat_runs_takes_place (&self->game, &state, &move));
}

static PatVerdict
search (Search *self)
{
  PatRunsState state = self->first;

  /* One by one, each card of the talon is at hand at any time. */
  self->game.delays = self->game.order.draw == 1;
  enter (self, &state, (PatRunsWait) { 0 }, TRUE);
  while (self->frames->len > 0 && !self->budget->is_over)
    {
      Frame *frame = &g_array_index (self->frames, Frame, self->frames->len - 1);

      if (pat_runs_is_won (&self->game, &frame->state))
        return PAT_VERDICT_WINNABLE;
      if (frame->next < frame->n_moves)
        make_move (self, frame);
      else
        g_array_set_size (self->frames, self->frames->len - 1);
    }
  return self->budget->is_over ? PAT_VERDICT_UNKNOWN : PAT_VERDICT_UNWINNABLE;
}

/* Searches from a position that is not won; returns FALSE if the game is none like Klondike. */
gboolean
pat_search_runs (const PatBuilder  *builder,
                 const PatPosition *position,
                 PatBudget         *budget,
                 GArray            *moves,
                 PatVerdict        *verdict)
{
  Search *self = g_new (Search, 1);
  gboolean is_like = pat_runs_init (&self->game, builder, position, &self->first);

  if (is_like)
    {
      self->budget = budget;
      self->seen = pat_key_set_new (budget);
      self->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
      self->line = g_array_new (FALSE, FALSE, sizeof (PatRunsMove));
      self->bytes = 0;
      *verdict = search (self);
      if (*verdict == PAT_VERDICT_WINNABLE)
        pat_runs_write_line (&self->game, &self->first, position, self->line, moves);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      g_array_unref (self->frames);
      g_array_unref (self->line);
    }
  g_free (self);
  return is_like;
}

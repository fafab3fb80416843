/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches depth first. What goes up without a thought has gone up in every position that is
 * looked at, so that few are left. */
#include "config.h"

#include "pat-search-runs-private.h"

#include "pat-fold-private.h"
#include "pat-key-set-private.h"
#include "pat-runs-line-private.h"

#define MANY_KEYS    65536 /* more than are at hand without waiting for the memory */
#define FIRST_FRAMES 64
#define FIRST_MOVES  256

/* A position on the way, and its moves. */
typedef struct
{
  PatRunsState state;
  PatRunsWait  wait;
  gboolean     is_whole; /* all of its moves were listed */
  guint        n_line;   /* moves that lead there */
  guint        n_moves;
  guint        next;     /* the move to be looked at next */
  PatRunsMove  moves[PAT_RUNS_MAX_MOVES];
} Frame;

typedef struct
{
  PatRuns       game;
  PatRunsState  first;
  PatBudget    *budget;
  PatKeySet    *seen;
  Frame        *frames;  /* the way to the position at hand */
  guint         n_frames;
  guint         max_frames;
  PatRunsMove  *line;    /* all moves of that */
  guint         n_line;
  guint         max_line;
  gint64        bytes;
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
add_move (Search            *self,
          const PatRunsMove *move)
{
  if (self->n_line == self->max_line)
    {
      self->max_line *= 2;
      self->line = g_renew (PatRunsMove, self->line, self->max_line);
    }
  self->line[self->n_line++] = *move;
}

static Frame *
add_frame (Search *self)
{
  if (self->n_frames == self->max_frames)
    {
      self->max_frames *= 2;
      self->frames = g_renew (Frame, self->frames, self->max_frames);
    }
  return &self->frames[self->n_frames++];
}

static void
lift_all (Search       *self,
          PatRunsState *state,
          gboolean      adds)
{
  PatRunsMove move;

  while (pat_runs_find_lift (&self->game, state, &move))
    {
      pat_runs_apply (&self->game, state, &move);
      if (adds)
        add_move (self, &move);
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
      lift_all (self, &next, FALSE);
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
  gint64 bytes = (gint64) (self->n_frames * sizeof (Frame)) * 3 / 2;

  if (bytes <= self->bytes)
    return;
  pat_budget_add_bytes (self->budget, bytes - self->bytes);
  self->bytes = bytes;
}

/* Lists a part of the moves from a position, or, if they are to be looked up, all at once. */
static void
list_moves (Search      *self,
            Frame       *frame,
            PatRunsPart  part)
{
  gboolean drops = self->seen->n_keys > MANY_KEYS;

  if (drops && part == PAT_RUNS_FIRST)
    part = PAT_RUNS_ALL;
  pat_runs_list_moves (&self->game, &frame->state, frame->wait, part, &self->moves);
  if (drops)
    drop_known (self, &frame->state, frame->wait);
  frame->is_whole = part != PAT_RUNS_FIRST;
  frame->n_moves = self->moves.n;
  frame->next = 0;
  memcpy (frame->moves, self->moves.moves, self->moves.n * sizeof (PatRunsMove));
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
      lift_all (self, state, TRUE);
      if (!pat_key_set_add (self->seen, get_key (self, state)))
        return;
    }
  if (takes_place && !pat_runs_can_uncover (&self->game, state))
    return;
  pat_budget_spend (self->budget);
  frame = add_frame (self);
  frame->state = *state;
  frame->wait = wait;
  frame->n_line = self->n_line;
  list_moves (self, frame, PAT_RUNS_FIRST);
  note_bytes (self);
}

static void
make_move (Search *self,
           Frame  *frame)
{
  PatRunsMove move = frame->moves[frame->next++];
  PatRunsState state = frame->state;
  PatRunsWait wait = frame->wait;

  self->n_line = frame->n_line;
  add_move (self, &move);
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
  while (self->n_frames > 0 && !self->budget->is_over)
    {
      Frame *frame = &self->frames[self->n_frames - 1];

      if (pat_runs_is_won (&self->game, &frame->state))
        return PAT_VERDICT_WINNABLE;
      if (frame->next < frame->n_moves)
        make_move (self, frame);
      else if (!frame->is_whole)
        list_moves (self, frame, PAT_RUNS_OTHERS);
      else
        self->n_frames--;
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
      self->n_frames = self->n_line = 0;
      self->max_frames = FIRST_FRAMES;
      self->frames = g_new (Frame, self->max_frames);
      self->max_line = FIRST_MOVES;
      self->line = g_new (PatRunsMove, self->max_line);
      self->bytes = 0;
      *verdict = search (self);
      if (*verdict == PAT_VERDICT_WINNABLE)
        pat_runs_write_line (&self->game, &self->first, position, self->line, self->n_line,
                             moves);
      pat_key_set_free (self->seen);
      pat_budget_add_bytes (budget, -self->bytes);
      g_free (self->frames);
      g_free (self->line);
    }
  g_free (self);
  return is_like;
}

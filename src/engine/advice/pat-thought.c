/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Thinks about a hint: follows a line that wins, looks for one if nothing is hidden or all may be
 * known, and otherwise has the moves tried in deals that could be the one. */
#include "config.h"

#include "pat-thought-private.h"

#include "pat-arranger-private.h"
#include "pat-pairs-explorer-private.h"
#include "pat-runs-explorer-private.h"
#include "pat-vote-private.h"

#include "pat-game-private.h"
#include "pat-line-private.h"
#include "pat-rules-private.h"

#define MAX_SEARCHES 100 /* after moves that were played by themselves */

/* Whether cards may come as chance will have it, such as when a stock is shuffled: hooks can do
 * that, too. */
static gboolean
has_chance (const PatRules *rules)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  return game->stock.shuffles || game->deal_stock != NULL || game->special != NULL
         || game->after_move != NULL;
}

PatThought *
pat_thought_new (PatGame  *game,
                 gboolean  knows_all)
{
  PatThought *self = g_new0 (PatThought, 1);

  self->rules = pat_rules_ref ((PatRules *) pat_game_get_rules (game));
  self->knows_all = knows_all;
  pat_knowledge_init (&self->knowledge, game);
  if (knows_all)
    self->like = *pat_game_get_position (game);
  else
    pat_knowledge_deal (&self->knowledge, 0, &self->like);
  self->is_certain = knows_all || (pat_knowledge_is_complete (&self->knowledge)
                                   && !has_chance (self->rules));
  self->past = pat_game_list_past (game, &self->like);
  self->line.degree = pat_game_get_auto_degree (game);
  self->hints = g_array_new (FALSE, FALSE, sizeof (PatHint));
  return self;
}

void
pat_thought_free (PatThought *self)
{
  pat_rules_unref (self->rules);
  g_hash_table_unref (self->past);
  pat_known_line_clear (&self->line);
  pat_plan_clear (&self->plan);
  g_clear_object (&self->cancellable);
  g_array_unref (self->hints);
  g_free (self);
}

/* Asks the solver about a position. Returns: (nullable): what it found, unless it was cancelled */
PatSolution *
pat_thought_solve (PatThought        *self,
                   const PatPosition *position,
                   double             max_seconds,
                   guint64            max_states)
{
  g_autoptr (PatSolver) solver = pat_solver_new (self->rules);

  pat_solver_set_max_seconds (solver, max_seconds);
  pat_solver_set_max_states (solver, max_states);
  pat_solver_set_max_bytes (solver, self->max_bytes);
  return pat_solver_solve (solver, position, self->cancellable, NULL, NULL, NULL);
}

/* The next move of the line comes first. */
static void
put_line_first (PatThought *self)
{
  PatHint hint = { .move = g_array_index (self->line.moves, PatMove, 0), .kind = PAT_HINT_WINS };

  pat_thought_put_first (self, &hint);
}

static gboolean
follow_plan (PatThought *self)
{
  PatHint hint;

  if (!pat_plan_follow (&self->plan, self->rules, &self->knowledge.position, &hint))
    return FALSE;
  pat_thought_put_first (self, &hint);
  return TRUE;
}

/* Tries out what may be best, all that is hidden being unknown. In a game like Klondike the only
 * move that leads to something new need not be a good one, as a known card of the stock may be
 * better: that takes clicks which by themselves lead to nothing new. */
static void
try_moves (PatThought *self)
{
  if (follow_plan (self))
    return;
  if (pat_runs_explore (self) || pat_pairs_explore (self) ||
      (self->n_new > 1 && pat_arrange (self)))
    follow_plan (self);
  else if (self->n_new > 1)
    pat_vote (self);
}

/* Whether the line is one that this question may know, and wins from here. */
static gboolean
can_follow (PatThought *self)
{
  if (!self->knows_all && !self->line.is_fair)
    return FALSE;
  return pat_known_line_follow (&self->line, self->rules, &self->knowledge.position) &&
         (self->knows_all || pat_known_line_is_certain (&self->line, self->rules));
}

/* Looks for moves that win from a position. */
static gboolean
solve_line (PatThought        *self,
            PatKnownLine      *line,
            const PatPosition *position,
            double             max_seconds)
{
  g_autoptr (PatSolution) solution = NULL;
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));

  solution = pat_thought_solve (self, position, max_seconds, self->max_states);
  if (solution == NULL)
    return FALSE;
  if (self->is_certain && position == &self->like
      && pat_solution_get_verdict (solution) == PAT_VERDICT_UNWINNABLE)
    self->is_lost = TRUE;
  if (pat_solution_get_n_moves (solution) == 0)
    return FALSE;
  g_array_append_vals (moves, pat_solution_get_move (solution, 0),
                       pat_solution_get_n_moves (solution));
  return pat_known_line_set (line, self->rules, position, moves);
}

/* What is left of some seconds, and be it little. */
static double
count_left (double max_seconds,
            gint64 start_usec)
{
  double left = max_seconds - (double) (g_get_monotonic_time () - start_usec) / G_USEC_PER_SEC;

  return MAX (left, 1e-3);
}

/* If automatic moves spoil a line, looks for another one after each of them, until one can be
 * played to its end. */
static void
make_playable (PatThought   *self,
               PatKnownLine *line)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  gint64 start_usec = g_get_monotonic_time ();
  PatKnownLine rest = { 0 };
  PatPosition at = line->from;
  double left = self->max_seconds;

  pat_known_line_copy (&rest, line);
  for (guint i = 0; i < MAX_SEARCHES && !rest.is_played; i++)
    {
      pat_known_line_play_first (&rest, self->rules, &at, moves);
      if (pat_rules_is_won (self->rules, &at) || !solve_line (self, &rest, &at, left))
        break;
      if (self->max_seconds > 0)
        left = count_left (self->max_seconds, start_usec);
    }
  if (rest.is_played && rest.moves->len > 0)
    g_array_append_vals (moves, rest.moves->data, rest.moves->len);
  at = line->from;
  pat_known_line_set (line, self->rules, &at, moves);
  pat_known_line_clear (&rest);
}

static gboolean
find_line (PatThought *self)
{
  PatKnownLine line = { .degree = self->line.degree, .is_fair = !self->knows_all };

  if (!solve_line (self, &line, &self->like, self->max_seconds))
    return FALSE;
  if (!line.is_played)
    make_playable (self, &line);
  line.from = self->knowledge.position;
  if (!pat_line_wins (self->rules, &line.from, line.moves) ||
      (!self->knows_all && !pat_known_line_is_certain (&line, self->rules)))
    {
      pat_known_line_clear (&line);
      return FALSE;
    }
  pat_known_line_clear (&self->line);
  self->line = line;
  return TRUE;
}

/* Answers the question. A game that is about remembering cards gets no answer. */
void
pat_thought_list_hints (PatThought *self)
{
  if (pat_rules_get_game (self->rules)->hides_cards)
    return;
  pat_thought_list_judged (self);
  if (can_follow (self) ||
      (!self->is_lost && (self->knows_all || pat_knowledge_is_complete (&self->knowledge))
       && find_line (self)))
    put_line_first (self);
  else if (!self->knows_all)
    try_moves (self);
}

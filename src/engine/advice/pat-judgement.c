/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out whether the position of a game can be won, or which of those before it could. A line
 * that wins and that the player follows answers that without a search. */
#include "config.h"

#include "pat-judgement-private.h"

#include "pat-solver.h"

PatJudgement *
pat_judgement_new (PatGame     *game,
                   PatVerdicts *verdicts)
{
  PatJudgement *self = g_new0 (PatJudgement, 1);

  self->rules = pat_rules_ref ((PatRules *) pat_game_get_rules (game));
  self->past = pat_verdicts_list (verdicts, game);
  return self;
}

void
pat_judgement_free (PatJudgement *self)
{
  pat_rules_unref (self->rules);
  g_array_unref (self->past);
  g_clear_object (&self->cancellable);
  pat_known_line_clear (&self->line);
  g_free (self);
}

/* Keeps the line that was found. */
static void
keep_line (PatJudgement      *self,
           const PatPosition *position,
           PatSolution       *solution)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));

  if (pat_solution_get_n_moves (solution) == 0)
    return;
  g_array_append_vals (moves, pat_solution_get_move (solution, 0),
                       pat_solution_get_n_moves (solution));
  if (pat_known_line_set (&self->line, self->rules, position, moves))
    self->line.is_fair = FALSE;
}

static PatVerdict
search (PatJudgement      *self,
        const PatPosition *position)
{
  g_autoptr (PatSolver) solver = pat_solver_new (self->rules);
  g_autoptr (PatSolution) solution = NULL;

  pat_solver_set_max_seconds (solver, self->max_seconds);
  pat_solver_set_max_states (solver, self->max_states);
  pat_solver_set_max_bytes (solver, self->max_bytes);
  solution = pat_solver_solve (solver, position, self->cancellable, NULL, NULL, NULL);
  if (solution == NULL)
    return PAT_VERDICT_UNKNOWN;
  keep_line (self, position, solution);
  return pat_solution_get_verdict (solution);
}

static void
judge (PatJudgement *self,
       PatPast      *entry)
{
  if (entry->verdict != PAT_VERDICT_UNKNOWN)
    return;
  entry->verdict = pat_known_line_follow (&self->line, self->rules, &entry->position)
                   ? PAT_VERDICT_WINNABLE : search (self, &entry->position);
}

void
pat_judgement_run (PatJudgement *self)
{
  for (guint i = 0; i < self->past->len && !g_cancellable_is_cancelled (self->cancellable); i++)
    {
      judge (self, pat_judgement_get (self, i));
      self->n_asked = i + 1;
      if (!self->goes_back || pat_judgement_get (self, i)->verdict == PAT_VERDICT_WINNABLE)
        break;
    }
}

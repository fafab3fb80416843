/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a solver found out about a position. */
#include "config.h"

#include "pat-solution-private.h"

G_DEFINE_BOXED_TYPE (PatSolution, pat_solution, pat_solution_copy, pat_solution_free)

PatSolution *
pat_solution_new (void)
{
  PatSolution *self = g_new0 (PatSolution, 1);

  self->moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  return self;
}

/**
 * pat_solution_copy:
 * @self: a solution
 *
 * Returns: (transfer full): a copy of the solution
 */
PatSolution *
pat_solution_copy (const PatSolution *self)
{
  PatSolution *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->moves = g_array_copy (self->moves);
  return copy;
}

/**
 * pat_solution_free:
 * @self: a solution
 *
 * Frees a solution.
 */
void
pat_solution_free (PatSolution *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->moves);
  g_free (self);
}

/**
 * pat_solution_get_verdict:
 * @self: a solution
 *
 * Returns: whether the position can be won
 */
PatVerdict
pat_solution_get_verdict (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, PAT_VERDICT_UNKNOWN);

  return self->verdict;
}

/**
 * pat_solution_get_limit:
 * @self: a solution
 *
 * Returns: which limit ended the search, if the verdict is %PAT_VERDICT_UNKNOWN
 */
PatSolverLimit
pat_solution_get_limit (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, PAT_SOLVER_LIMIT_NONE);

  return self->limit;
}

/**
 * pat_solution_get_n_moves:
 * @self: a solution
 *
 * Returns: how many moves win; 0 if the position is won, or cannot be won as far as is known
 */
guint
pat_solution_get_n_moves (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->moves->len;
}

/**
 * pat_solution_get_move: (skip)
 * @self: a solution
 * @nth: the number of a move, from 0
 *
 * The moves win if they are played one after the other, and nothing is played automatically between
 * them.
 *
 * Returns: (transfer none): one of the moves that win
 */
const PatMove *
pat_solution_get_move (const PatSolution *self,
                       guint              nth)
{
  g_return_val_if_fail (self != NULL && nth < self->moves->len, NULL);

  return &g_array_index (self->moves, PatMove, nth);
}

/**
 * pat_solution_get_states:
 * @self: a solution
 *
 * Returns: how many positions were looked at
 */
guint64
pat_solution_get_states (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->states;
}

/**
 * pat_solution_get_seconds:
 * @self: a solution
 *
 * Returns: how long it took, in seconds of processor time
 */
double
pat_solution_get_seconds (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->seconds;
}

/**
 * pat_solution_get_bytes:
 * @self: a solution
 *
 * Returns: the most memory that the search had at one time, in bytes
 */
guint64
pat_solution_get_bytes (const PatSolution *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->bytes;
}

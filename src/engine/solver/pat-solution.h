/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a solver found out about a position: whether it can be won, how, and at what effort. */
#pragma once

#include "pat-move.h"

G_BEGIN_DECLS

#define PAT_TYPE_SOLUTION (pat_solution_get_type ())

/**
 * PatVerdict:
 * @PAT_VERDICT_UNKNOWN: a limit was reached before anything was known
 * @PAT_VERDICT_WINNABLE: there are moves that win, and they were played by the rules
 * @PAT_VERDICT_UNWINNABLE: no moves win; that was proven
 *
 * Whether a position can be won.
 */
typedef enum
{
  PAT_VERDICT_UNKNOWN,
  PAT_VERDICT_WINNABLE,
  PAT_VERDICT_UNWINNABLE,
} PatVerdict;

/**
 * PatSolverLimit:
 * @PAT_SOLVER_LIMIT_NONE: none was reached
 * @PAT_SOLVER_LIMIT_STATES: the number of positions
 * @PAT_SOLVER_LIMIT_SECONDS: the time
 * @PAT_SOLVER_LIMIT_BYTES: the memory
 *
 * Which limit ended a search.
 */
typedef enum
{
  PAT_SOLVER_LIMIT_NONE,
  PAT_SOLVER_LIMIT_STATES,
  PAT_SOLVER_LIMIT_SECONDS,
  PAT_SOLVER_LIMIT_BYTES,
} PatSolverLimit;

typedef struct _PatSolution PatSolution;

PAT_PUBLIC GType          pat_solution_get_type    (void) G_GNUC_CONST;
PAT_PUBLIC PatSolution   *pat_solution_copy        (const PatSolution *self);
PAT_PUBLIC void           pat_solution_free        (PatSolution       *self);
PAT_PUBLIC PatVerdict     pat_solution_get_verdict (const PatSolution *self);
PAT_PUBLIC PatSolverLimit pat_solution_get_limit   (const PatSolution *self);
PAT_PUBLIC guint          pat_solution_get_n_moves (const PatSolution *self);
PAT_PUBLIC const PatMove *pat_solution_get_move    (const PatSolution *self,
                                                    guint              nth);
PAT_PUBLIC guint64        pat_solution_get_states  (const PatSolution *self);
PAT_PUBLIC double         pat_solution_get_seconds (const PatSolution *self);
PAT_PUBLIC guint64        pat_solution_get_bytes   (const PatSolution *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatSolution, pat_solution_free)

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds out whether a position can be won, all cards known, by the rules that the player plays
 * by. */
#pragma once

#include "pat-rules.h"
#include "pat-solution.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PatSolverProgressFunc:
 * @states: how many positions were looked at so far
 * @seconds: the processor time that this took
 * @user_data: user data
 *
 * Hears several times a second how far a search is.
 */
typedef void (*PatSolverProgressFunc) (guint64  states,
                                       double   seconds,
                                       gpointer user_data);

/**
 * PatSolver:
 *
 * Searches for a way to win from a position, all cards known. A deal that can be won comes with the
 * moves, which were played by the rules before they are given away. One that cannot be won was
 * searched until every position had been looked at, or had been seen to be blocked for good.
 * Everything else is unknown: a search that reaches one of its limits ends, and says which.
 *
 * A solver keeps nothing from one search to the next. The position is copied, and so are the
 * limits, so that one solver may run several searches at once.
 */
#define PAT_TYPE_SOLVER (pat_solver_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatSolver, pat_solver, PAT, SOLVER, GObject)

PAT_PUBLIC PatSolver   *pat_solver_new             (const PatRules         *rules);
PAT_PUBLIC void         pat_solver_set_max_states  (PatSolver              *self,
                                                    guint64                 max_states);
PAT_PUBLIC void         pat_solver_set_max_seconds (PatSolver              *self,
                                                    double                  max_seconds);
PAT_PUBLIC void         pat_solver_set_max_bytes   (PatSolver              *self,
                                                    guint64                 max_bytes);
PAT_PUBLIC void         pat_solver_set_plain       (PatSolver              *self,
                                                    gboolean                plain);
PAT_PUBLIC PatSolution *pat_solver_solve           (PatSolver              *self,
                                                    const PatPosition      *position,
                                                    GCancellable           *cancellable,
                                                    PatSolverProgressFunc   progress,
                                                    gpointer                progress_data,
                                                    GError                **error);
PAT_PUBLIC void         pat_solver_solve_async     (PatSolver              *self,
                                                    const PatPosition      *position,
                                                    GCancellable           *cancellable,
                                                    PatSolverProgressFunc   progress,
                                                    gpointer                progress_data,
                                                    GAsyncReadyCallback     callback,
                                                    gpointer                user_data);
PAT_PUBLIC PatSolution *pat_solver_solve_finish    (PatSolver              *self,
                                                    GAsyncResult           *result,
                                                    GError                **error);

G_END_DECLS

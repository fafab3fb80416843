/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The inside of a solution, for the solver that fills it. */
#pragma once

#include "pat-solution.h"

G_BEGIN_DECLS

struct _PatSolution
{
  PatVerdict      verdict;
  PatSolverLimit  limit;
  GArray         *moves;   /* of PatMove; empty unless the position can be won */
  guint64         states;  /* positions that were looked at */
  double          seconds; /* of processor time */
  guint64         bytes;   /* at the most, at one time */
};

PatSolution *pat_solution_new (void);

G_END_DECLS

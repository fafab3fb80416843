/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What solving one position and solving many deals have in common. */
#pragma once

#include "common.h"

G_BEGIN_DECLS

/* What was asked for besides the deal. */
typedef struct
{
  gint64   from;        /* the first deal of a range; 0: there is none */
  gint64   to;
  gint64   max_states;
  double   max_seconds;
  int      jobs;
  gboolean quiet;
} SolveOptions;

/* For scripts, and so in no language; as of PatVerdict and PatSolverLimit. */
extern const char *const solve_verdicts[];
extern const char *const solve_limits[];

PatSolver *solve_new_solver (const PatRules     *rules,
                             const SolveOptions *options);
CliStatus  solve_range      (Cli                *self,
                             const SolveOptions *options);

G_END_DECLS

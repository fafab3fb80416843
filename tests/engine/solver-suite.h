/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Small games for the tests of the solver, and the search that they trust. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* A game of the program, played with fewer cards. */
typedef struct
{
  const char *game;    /* with its options */
  guint       n_ranks;
  guint       columns; /* at most so many in each row; 0: as many as there are */
  const char *first;   /* (nullable): how the foundations are dealt instead */
  guint       cells;   /* at most so many; 0: as many as there are */
  guint       dealt;   /* so many cards to columns and reserves; 0: the share of the full game */
  gboolean    single;  /* only one card of a column is moved at a time */
  gboolean    back;    /* cards come back from the foundations */
} SolverGame;

PatRules   *solver_build        (PatRegistry       *registry,
                                 const char        *game);
PatRules   *solver_build_small  (PatRegistry       *registry,
                                 const SolverGame  *game);
PatVerdict  solver_search       (const PatRules    *rules,
                                 const PatPosition *position,
                                 guint              max_positions);
gboolean    solver_line_wins    (const PatRules    *rules,
                                 const PatPosition *position,
                                 const PatSolution *solution);

G_END_DECLS

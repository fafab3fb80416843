/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A question about a position, as it is thought about in a thread: it knows no objects. */
#pragma once

#include "pat-hint.h"
#include "pat-known-line-private.h"
#include "pat-knowledge-private.h"
#include "pat-plan-private.h"

#include "pat-solver.h"

G_BEGIN_DECLS

typedef struct
{
  PatRules     *rules;
  PatKnowledge  knowledge;
  PatPosition   like;        /* stands for the position of the game; the same to the player */
  GHashTable   *past;        /* hashes of it and of all before it */
  gboolean      knows_all;   /* what is hidden may be known */
  gboolean      is_certain;  /* nothing is hidden from it, and nothing is left to chance */
  guint64       max_states;  /* for a whole question; 0: no limit, as for the others */
  double        max_seconds;
  guint64       max_bytes;
  GCancellable *cancellable; /* (nullable) */
  PatKnownLine  line;        /* the one that was known before, and then the one that is known now */
  PatPlan       plan;        /* the one that was followed before, and then the one that is now */
  GArray       *hints;       /* the answer: of PatHint, the best first */
  gboolean      is_lost;     /* and that nothing wins, which was proven, be it before */
  guint         n_new;       /* the first of them, which lead to something new */
} PatThought;

PatThought  *pat_thought_new        (PatGame    *game,
                                     gboolean    knows_all);
void         pat_thought_free       (PatThought *self);
void         pat_thought_list_hints (PatThought *self);
void         pat_thought_list_judged (PatThought *self);
void         pat_thought_put_first  (PatThought    *self,
                                     const PatHint *hint);
PatSolution *pat_thought_solve      (PatThought        *self,
                                     const PatPosition *position,
                                     double             max_seconds,
                                     guint64            max_states);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatThought, pat_thought_free)

G_END_DECLS

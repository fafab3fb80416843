/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Moves that belong together, such as clicks on the stock until a card comes: whoever makes the
 * first is told the others. */
#pragma once

#include "pat-hint.h"

#include "pat-rules.h"

G_BEGIN_DECLS

typedef struct
{
  GArray  *moves; /* (nullable): of PatMove, those that are left */
  guint64  hash;  /* of the position in which the next one is to be made */
  PatHint  hint;  /* what is known of them */
} PatPlan;

void     pat_plan_clear  (PatPlan           *self);
void     pat_plan_copy   (PatPlan           *self,
                          const PatPlan     *from);
void     pat_plan_set    (PatPlan           *self,
                          const PatHint     *hint,
                          const PatMove     *moves,
                          guint              n_moves);
gboolean pat_plan_follow (PatPlan           *self,
                          const PatRules    *rules,
                          const PatPosition *position,
                          PatHint           *hint);

G_END_DECLS

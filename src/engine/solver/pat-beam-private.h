/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches that keep only the best of the positions that one more move leads to. They prove
 * nothing, but win many deals in which a complete search loses its way. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

/* Beams from a position, one after the other, until one of them wins. */
typedef struct
{
  const PatRules *rules;
  PatPosition     first;
  PatBudget      *budget;
  guint           n;      /* that were tried */
  guint64         next;   /* after so many positions */
  GArray         *line;   /* of PatMove: the moves that win */
  gboolean        is_won;
} PatBeams;

void     pat_beams_init  (PatBeams          *self,
                          const PatRules    *rules,
                          const PatPosition *position,
                          PatBudget         *budget);
void     pat_beams_clear (PatBeams          *self);
gboolean pat_beams_try   (PatBeams          *self);

G_END_DECLS

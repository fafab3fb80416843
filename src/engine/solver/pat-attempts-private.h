/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Attempts to win that look at few ways only. They prove nothing, but win many deals in which a
 * complete search loses its way, so they interrupt it now and then. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

#define PAT_ATTEMPT_KINDS 3 /* games played to their end, beams, and exchanges of places */

/* How far the attempts of a kind are. */
typedef struct
{
  guint   n;    /* that were made */
  guint64 next; /* the next one is due after so many positions */
} PatAttemptKind;

/* Attempts from a position, until one of them wins. */
typedef struct
{
  const PatRules *rules;
  PatPosition     first;
  PatBudget      *budget;
  PatAttemptKind  kinds[PAT_ATTEMPT_KINDS];
  GArray         *line;  /* of PatMove: the moves that win */
  gboolean        is_won;
} PatAttempts;

void     pat_attempts_init  (PatAttempts       *self,
                             const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget);
void     pat_attempts_clear (PatAttempts       *self);
gboolean pat_attempts_begin (PatAttempts       *self);
gboolean pat_attempts_try   (PatAttempts       *self);

G_END_DECLS

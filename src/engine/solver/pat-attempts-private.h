/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Attempts to win that look at few ways only. They prove nothing, but win many deals in which a
 * complete search loses its way, so they interrupt it now and then. */
#pragma once

#include "pat-beam-private.h"

G_BEGIN_DECLS

/**
 * PatAttempt:
 * @PAT_ATTEMPT_PLAY: a game that is played to its end
 * @PAT_ATTEMPT_BEAM: one more move of a beam
 * @PAT_ATTEMPT_PLACE: cards that are exchanged until that brings nothing more
 *
 * A kind of attempts.
 */
typedef enum
{
  PAT_ATTEMPT_PLAY,
  PAT_ATTEMPT_BEAM,
  PAT_ATTEMPT_PLACE,
  PAT_ATTEMPT_KINDS, /*< skip >*/
} PatAttempt;

/* How far the attempts of a kind are. */
typedef struct
{
  guint   n;       /* that were made */
  guint64 next;    /* the next one is due after so many positions */
  guint64 spent;   /* positions */
  gint32  nearest; /* the rating of the best position that was reached; the lower, the better */
} PatAttemptKind;

/* Attempts from a position, until one of them wins. */
typedef struct
{
  const PatRules *rules;
  PatPosition     first;
  PatBudget      *budget;
  PatAttemptKind  kinds[PAT_ATTEMPT_KINDS];
  PatBeam        *beam;
  PatPosition     reached; /* by the last attempt */
  GArray         *line;    /* of PatMove: the moves that win */
  gboolean        is_won;
} PatAttempts;

void     pat_attempts_init  (PatAttempts       *self,
                             const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget);
void     pat_attempts_clear (PatAttempts       *self);
gboolean pat_attempts_begin (PatAttempts       *self);
gboolean pat_attempts_try   (PatAttempts       *self,
                             gboolean           is_nearly_done);

G_END_DECLS

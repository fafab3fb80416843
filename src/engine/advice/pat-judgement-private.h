/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The question whether positions of a game can be won, as it is thought about in a thread. */
#pragma once

#include "pat-known-line-private.h"
#include "pat-verdicts-private.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  PatRules     *rules;
  GArray       *past;        /* of PatPast, the latest first */
  guint         n_asked;     /* the last one of them that was looked at, and 1 */
  gboolean      goes_back;   /* until one is found that can be won */
  double        max_seconds; /* for a position */
  guint64       max_states;  /* for a position, 0 for any number */
  guint64       max_bytes;
  GCancellable *cancellable; /* (nullable) */
  PatKnownLine  line;        /* the one that was known before, and then the one that is known now */
} PatJudgement;

PatJudgement *pat_judgement_new  (PatGame      *game,
                                  PatVerdicts  *verdicts);
void          pat_judgement_free (PatJudgement *self);
void          pat_judgement_run  (PatJudgement *self);

static inline PatPast *
pat_judgement_get (PatJudgement *self,
                   guint         nth)
{
  return &g_array_index (self->past, PatPast, nth);
}

G_END_DECLS

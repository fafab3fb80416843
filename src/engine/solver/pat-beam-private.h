/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Beam searches, one after the other: from each position they look one move further, and keep only
 * the best positions. They prove nothing, but reach the end of a long game quickly. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

typedef struct _PatBeam PatBeam;

PatBeam *pat_beam_new          (const PatRules    *rules,
                                const PatPosition *start,
                                PatBudget         *budget);
void     pat_beam_free         (PatBeam           *self);
gboolean pat_beam_look_further (PatBeam           *self,
                                GArray            *line,
                                PatPosition       *best);

G_END_DECLS

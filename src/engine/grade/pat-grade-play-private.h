/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played without thinking ahead, to see how far that leads. */
#pragma once

#include "pat-random.h"
#include "pat-rules.h"

G_BEGIN_DECLS

guint pat_grade_play (const PatRules    *rules,
                      const PatPosition *start,
                      gboolean           is_greedy,
                      PatRandom         *random,
                      GCancellable      *cancellable);

G_END_DECLS

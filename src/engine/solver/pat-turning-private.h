/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games in which the player turns cards up by hand. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

gboolean   pat_turning_knows  (const PatRules    *rules);
PatVerdict pat_turning_search (const PatRules    *rules,
                               const PatPosition *position,
                               PatBudget         *budget,
                               GArray            *moves);

G_END_DECLS

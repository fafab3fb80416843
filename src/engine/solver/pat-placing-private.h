/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games in which each card is put on a place of its own for good, and points decide, as in Poker
 * Squares. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

gboolean pat_placing_knows (const PatRules    *rules);
gboolean pat_placing       (const PatRules    *rules,
                            const PatPosition *start,
                            guint              nth,
                            PatBudget         *budget,
                            GArray            *line);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A search that keeps only the best of the positions that one more move leads to. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

gboolean pat_beam (const PatRules    *rules,
                   const PatPosition *start,
                   guint              nth,
                   PatBudget         *budget,
                   GArray            *line);

G_END_DECLS

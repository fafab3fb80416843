/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search that knows every game. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

PatVerdict pat_search_plain (const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget,
                             GArray            *moves);

G_END_DECLS

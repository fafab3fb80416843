/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search for games in which the player turns cards up by hand. */
#pragma once

#include "pat-budget-private.h"
#include "pat-rules-private.h"

G_BEGIN_DECLS

gboolean pat_search_turning (const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget,
                             GArray            *moves,
                             PatVerdict        *verdict);

G_END_DECLS

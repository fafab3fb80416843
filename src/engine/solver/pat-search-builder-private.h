/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search for builders: FreeCell, Klondike and the like. */
#pragma once

#include "pat-budget-private.h"
#include "pat-builder-private.h"

G_BEGIN_DECLS

gboolean pat_search_builder (const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget,
                             GArray            *moves,
                             PatVerdict        *verdict);

G_END_DECLS

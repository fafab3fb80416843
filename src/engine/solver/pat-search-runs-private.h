/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search for games like Klondike. */
#pragma once

#include "pat-budget-private.h"
#include "pat-builder-private.h"

G_BEGIN_DECLS

gboolean pat_search_runs (const PatBuilder  *builder,
                          const PatPosition *position,
                          PatBudget         *budget,
                          GArray            *moves,
                          PatVerdict        *verdict);

G_END_DECLS

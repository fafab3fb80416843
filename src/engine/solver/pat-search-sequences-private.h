/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The search for games like Spider, in which complete sequences of a suit leave the columns. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

gboolean pat_search_sequences (const PatRules    *rules,
                               const PatPosition *position,
                               PatBudget         *budget,
                               GArray            *moves,
                               PatVerdict        *verdict);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Searches a position in the way that is made for its game. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

PatVerdict pat_search (const PatRules    *rules,
                       const PatPosition *position,
                       PatBudget         *budget,
                       gboolean           plain,
                       GArray            *moves);

G_END_DECLS

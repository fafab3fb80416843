/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played to their end without thinking ahead: how many of them are won tells how
 * hard a deal is, and one that is won is a way to win. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

/* So many are played in each way; all have their own random numbers, the same on every machine. */
#define PAT_PLAYOUT_GAMES 24

/* A game that is still going on after so many moves for each of its cards runs in circles, or
 * nearly. */
#define PAT_PLAYOUT_MOVES_PER_CARD 5

guint pat_playout (const PatRules    *rules,
                   const PatPosition *start,
                   gboolean           is_greedy,
                   guint              nth,
                   PatBudget         *budget,
                   GArray            *line,
                   PatPosition       *end);

G_END_DECLS

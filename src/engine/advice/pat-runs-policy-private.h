/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How promising the moves of a game like Klondike look, without a search. */
#pragma once

#include "pat-runs-private.h"

G_BEGIN_DECLS

#define PAT_RUNS_POLICY_SHARES 128

typedef struct
{
  guint32 shares[PAT_RUNS_POLICY_SHARES]; /* by how far a move is from the best one, in points */
} PatRunsPolicy;

void pat_runs_policy_init  (PatRunsPolicy       *self);
void pat_runs_policy_share (const PatRunsPolicy *self,
                            const PatRuns       *game,
                            const PatRunsState  *state,
                            const PatRunsMoves  *moves,
                            guint32             *shares);

G_END_DECLS

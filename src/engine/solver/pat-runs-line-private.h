/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A way through the positions of a game like Klondike as moves of the game. */
#pragma once

#include "pat-runs-private.h"

G_BEGIN_DECLS

void pat_runs_write_line (const PatRuns      *game,
                          const PatRunsState *state,
                          const PatPosition      *position,
                          const PatRunsMove      *line,
                          guint                   n_line,
                          GArray                 *moves);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player reads of a contest: what it is called, how it stands, which games it has. */
#pragma once

#include "riffle-contest-turn.h"

G_BEGIN_DECLS

const char *riffle_contest_get_kind_name (PatContest              *contest);
char       *riffle_contest_dup_standing  (PatContest              *contest,
                                          const RiffleContestTurn *turn,
                                          gboolean                 is_calm);
char       *riffle_contest_dup_game      (PatContest              *contest,
                                          guint                    deal,
                                          PatRegistry             *registry);
char       *riffle_contest_dup_name      (PatContest              *contest,
                                          guint                    entrant);

G_END_DECLS

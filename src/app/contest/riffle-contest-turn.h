/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose turn it is in a contest, and in which of its deals. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* Who plays, and what; both are numbers from 0. */
typedef struct
{
  guint entrant;
  guint deal;
} RiffleContestTurn;

gboolean riffle_contest_turn_find (PatContest        *contest,
                                   RiffleContestTurn *turn);
gboolean riffle_contest_turn_can_enter (PatContest *contest);
gboolean riffle_contest_turn_has_room (PatContest  *contest,
                                       GError     **error);

G_END_DECLS

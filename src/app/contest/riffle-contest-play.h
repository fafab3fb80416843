/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game of a contest while it is on the table: what is done in it goes into the contest. */
#pragma once

#include "riffle-contest-turn.h"

G_BEGIN_DECLS

typedef struct _RiffleContestPlay RiffleContestPlay;

RiffleContestPlay *riffle_contest_play_new      (PatContest               *contest,
                                                 const RiffleContestTurn  *turn,
                                                 PatRegistry              *registry,
                                                 GError                  **error);
void               riffle_contest_play_free     (RiffleContestPlay        *self);
PatGame           *riffle_contest_play_get_game (RiffleContestPlay        *self);
gboolean           riffle_contest_play_is_over  (RiffleContestPlay        *self);
const char        *riffle_contest_play_get_news (RiffleContestPlay        *self);
void               riffle_contest_play_note     (RiffleContestPlay        *self,
                                                 gboolean                  is_over);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleContestPlay, riffle_contest_play_free)

G_END_DECLS

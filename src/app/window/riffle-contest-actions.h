/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tours and tournaments: beginning, going on, scores, leaving. */
#pragma once

#include "riffle-contest.h"
#include "riffle-game-page.h"
#include "riffle-messages.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   play ()   a game of the contest is on the table, and is to be shown
 */
#define RIFFLE_TYPE_CONTEST_ACTIONS (riffle_contest_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleContestActions,
                      riffle_contest_actions,
                      RIFFLE,
                      CONTEST_ACTIONS,
                      GObject)

RiffleContestActions *riffle_contest_actions_new    (RiffleView            *view,
                                                     RiffleContest         *contest,
                                                     RiffleMessages        *messages,
                                                     RiffleGamePage        *page,
                                                     GActionMap            *actions);
gboolean              riffle_contest_actions_open   (RiffleContestActions  *self,
                                                     const char            *path,
                                                     GError               **error);
RiffleContest        *riffle_contest_actions_get_contest (RiffleContestActions *self);
gboolean              riffle_contest_actions_resume (RiffleContestActions  *self);

G_END_DECLS

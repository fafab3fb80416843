/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the scores of the contest, asks for names, and leads to the next game or player. */
#pragma once

#include "riffle-contest.h"
#include "riffle-messages.h"
#include "riffle-view.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   play ()       another game of the contest is on the table, and is to be shown
 *   new-tour ()   the player wants to begin another tour
 */
#define RIFFLE_TYPE_CONTEST_BOARD (riffle_contest_board_get_type ())
G_DECLARE_FINAL_TYPE (RiffleContestBoard, riffle_contest_board, RIFFLE, CONTEST_BOARD, GObject)

RiffleContestBoard *riffle_contest_board_new       (RiffleView         *view,
                                                    RiffleContest      *contest,
                                                    RiffleMessages     *messages);
void                riffle_contest_board_show      (RiffleContestBoard *self);
void                riffle_contest_board_show_next (RiffleContestBoard *self);

G_END_DECLS

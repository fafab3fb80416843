/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves the contest that is going on in a file of the player's own. */
#pragma once

#include "riffle-contest.h"
#include "riffle-messages.h"

G_BEGIN_DECLS

/**
 * RiffleContestCopyFunc:
 * @coming: (nullable): what was given with it
 * @owner: the asker
 *
 * Hears that the contest was saved.
 */
typedef void (*RiffleContestCopyFunc) (PatContest *coming,
                                       gpointer    owner);

/**
 * RiffleContestCopy:
 * @contest: what is going on
 * @messages: tells how saving went
 * @done: (nullable): is called when it was saved, and not if the player saves nothing
 * @coming: (nullable): for @done: the contest that takes its place then
 *
 * What is saved, and what follows.
 */
typedef struct
{
  RiffleContest         *contest;
  RiffleMessages        *messages;
  RiffleContestCopyFunc  done;
  PatContest            *coming;
} RiffleContestCopy;

void riffle_contest_copy_ask (GtkWidget               *window,
                              const RiffleContestCopy *copy,
                              gpointer                 owner);

G_END_DECLS

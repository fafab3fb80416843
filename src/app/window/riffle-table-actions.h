/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Begins tables, and shows the league. */
#pragma once

#include "riffle-messages.h"
#include "riffle-rounds.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   begun ()   the game of a table is to be seen
 */
#define RIFFLE_TYPE_TABLE_ACTIONS (riffle_table_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleTableActions, riffle_table_actions, RIFFLE, TABLE_ACTIONS, GObject)

RiffleTableActions *riffle_table_actions_new (RiffleView      *view,
                                              RiffleContest   *contest,
                                              RiffleRounds    *rounds,
                                              RiffleMessages  *messages,
                                              GActionMap      *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rounds of a table: from one to the next, and to the end. */
#pragma once

#include "riffle-messages.h"
#include "riffle-rounds.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_ROUND_ACTIONS (riffle_round_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleRoundActions, riffle_round_actions, RIFFLE, ROUND_ACTIONS, GObject)

RiffleRoundActions *riffle_round_actions_new (RiffleView      *view,
                                              RiffleContest   *contest,
                                              RiffleRounds    *rounds,
                                              RiffleMessages  *messages,
                                              RiffleStatusRow *status,
                                              GActionMap      *actions);

G_END_DECLS

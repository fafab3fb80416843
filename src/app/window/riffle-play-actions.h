/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What buttons, menu and keys do within a game: undo, redo, hints, automatic moves. */
#pragma once

#include "riffle-messages.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PLAY_ACTIONS (riffle_play_actions_get_type ())
G_DECLARE_FINAL_TYPE (RifflePlayActions, riffle_play_actions, RIFFLE, PLAY_ACTIONS, GObject)

RifflePlayActions *riffle_play_actions_new (RiffleView      *view,
                                            RiffleSession   *session,
                                            RiffleMessages  *messages,
                                            RiffleStatusRow *status,
                                            RiffleEventLog  *log,
                                            GActionMap      *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a game ends, or cannot go on, as the player is told over the board. */
#pragma once

#include "riffle-messages.h"
#include "riffle-outcome.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_GAME_END (riffle_game_end_get_type ())
G_DECLARE_FINAL_TYPE (RiffleGameEnd, riffle_game_end, RIFFLE, GAME_END, GObject)

RiffleGameEnd *riffle_game_end_new (RiffleView     *view,
                                    RiffleSession  *session,
                                    RiffleOutcome  *outcome,
                                    RiffleMessages *messages,
                                    GActionMap     *actions);

G_END_DECLS

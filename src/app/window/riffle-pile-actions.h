/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking into piles, and help about them: the player points at one after the other. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PILE_ACTIONS (riffle_pile_actions_get_type ())
G_DECLARE_FINAL_TYPE (RifflePileActions, riffle_pile_actions, RIFFLE, PILE_ACTIONS, GObject)

RifflePileActions *riffle_pile_actions_new (RiffleView *view,
                                            RiffleSession  *session,
                                            RiffleMessages *messages,
                                            GSettings  *settings,
                                            GtkOverlay *overlay,
                                            GActionMap *actions);

G_END_DECLS

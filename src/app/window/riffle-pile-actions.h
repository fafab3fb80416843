/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking into piles, and help about them: the player points at one after the other. */
#pragma once

#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_PILE_ACTIONS (riffle_pile_actions_get_type ())
G_DECLARE_FINAL_TYPE (RifflePileActions, riffle_pile_actions, RIFFLE, PILE_ACTIONS, GObject)

RifflePileActions *riffle_pile_actions_new (RiffleView *view,
                                            RiffleSession  *session,
                                            GtkOverlay *overlay,
                                            GActionMap *actions);

G_END_DECLS

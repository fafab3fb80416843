/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The special actions of a game in the menu, and the question that one of them may have. */
#pragma once

#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SPECIAL_ACTIONS (riffle_special_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSpecialActions,
                      riffle_special_actions,
                      RIFFLE,
                      SPECIAL_ACTIONS,
                      GObject)

RiffleSpecialActions *riffle_special_actions_new (RiffleView *view,
                                                  GActionMap *actions);

G_END_DECLS

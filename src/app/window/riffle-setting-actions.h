/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that have a key of their own, and what is said when they change. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SETTING_ACTIONS (riffle_setting_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSettingActions,
                      riffle_setting_actions,
                      RIFFLE,
                      SETTING_ACTIONS,
                      GObject)

RiffleSettingActions *riffle_setting_actions_new (GSettings      *settings,
                                                  RiffleView     *view,
                                                  RiffleMessages *messages,
                                                  GActionMap     *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of days: their page, and how they are opened. */
#pragma once

#include "riffle-daily.h"
#include "riffle-messages.h"
#include "riffle-navigation.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DAILY_ACTIONS (riffle_daily_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDailyActions, riffle_daily_actions, RIFFLE, DAILY_ACTIONS, GObject)

RiffleDailyActions *riffle_daily_actions_new  (RiffleView          *view,
                                               RiffleDaily         *daily,
                                               RiffleMessages      *messages,
                                               RiffleNavigation    *navigation,
                                               GActionMap          *actions);
gboolean            riffle_daily_actions_open (RiffleDailyActions  *self,
                                               GError             **error);

G_END_DECLS

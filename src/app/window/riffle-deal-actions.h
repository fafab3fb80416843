/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New deals, deals by number, and the favourite games. */
#pragma once

#include "riffle-deal-questions.h"
#include "riffle-messages.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   play (PatCollectionGame *game)   the player wants to go on with this game
 */
#define RIFFLE_TYPE_DEAL_ACTIONS (riffle_deal_actions_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDealActions, riffle_deal_actions, RIFFLE, DEAL_ACTIONS, GObject)

RiffleDealActions *riffle_deal_actions_new (RiffleView     *view,
                                            RiffleSession  *session,
                                            RiffleMessages *messages,
                                            RiffleDealQuestions *questions,
                                            GActionMap     *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that can be won while the player waits. */
#pragma once

#include "riffle-messages.h"
#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_WINNABLE_DEALS (riffle_winnable_deals_get_type ())
G_DECLARE_FINAL_TYPE (RiffleWinnableDeals, riffle_winnable_deals, RIFFLE, WINNABLE_DEALS, GObject)

RiffleWinnableDeals *riffle_winnable_deals_new (RiffleView     *view,
                                                RiffleSession  *session,
                                                RiffleMessages *messages);

G_END_DECLS

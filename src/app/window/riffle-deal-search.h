/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks for a deal that is as hard as the player wants it, and deals it. */
#pragma once

#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DEAL_SEARCH (riffle_deal_search_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDealSearch, riffle_deal_search, RIFFLE, DEAL_SEARCH, GObject)

RiffleDealSearch *riffle_deal_search_new   (RiffleView       *view,
                                            RiffleSession    *session,
                                            RiffleMessages   *messages);
void              riffle_deal_search_start (RiffleDealSearch *self,
                                            PatDifficulty     difficulty);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals for players who want only those that can be won. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

/**
 * RiffleDealFact:
 * @RIFFLE_DEAL_ANY: nobody has asked for more
 * @RIFFLE_DEAL_OPEN: it was to be one that can be won, and it has to be found out whether it is
 * @RIFFLE_DEAL_WINNABLE: it can be won
 *
 * What is known of the deal on the table, if the player wants only those that can be won.
 */
typedef enum
{
  RIFFLE_DEAL_ANY,
  RIFFLE_DEAL_OPEN,
  RIFFLE_DEAL_WINNABLE,
} RiffleDealFact;

gboolean       riffle_session_can_want_winnable (PatVariant     *variant);
gboolean       riffle_session_get_wants_winnable (PatVariant    *variant);
void           riffle_session_set_wants_winnable (PatVariant    *variant,
                                                  gboolean       wants);
RiffleDealFact riffle_session_get_deal_fact     (RiffleSession  *self);
gboolean       riffle_session_settle_deal       (RiffleSession  *self,
                                                 guint64         number,
                                                 gboolean        is_winnable);

G_END_DECLS

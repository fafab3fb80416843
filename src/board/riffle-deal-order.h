/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a new deal are laid: from where, and in which order. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

GPtrArray *riffle_deal_order_list    (RiffleTable     *table);
GPtrArray *riffle_deal_order_prepare (RiffleTable     *table,
                                      graphene_size_t  board,
                                      graphene_size_t  card);

G_END_DECLS

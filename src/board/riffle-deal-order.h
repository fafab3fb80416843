/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which the cards of a new deal are laid. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

GPtrArray *riffle_deal_order_list (RiffleTable *table);

G_END_DECLS

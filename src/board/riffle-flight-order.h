/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards have to move, and in which order they set off. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

gboolean   riffle_flight_order_is_at_rest (RiffleCard  *card);
GPtrArray *riffle_flight_order_list       (RiffleTable *table);

G_END_DECLS

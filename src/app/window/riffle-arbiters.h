/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was found out about the games that were played last. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_ARBITERS (riffle_arbiters_get_type ())
G_DECLARE_FINAL_TYPE (RiffleArbiters, riffle_arbiters, RIFFLE, ARBITERS, GObject)

RiffleArbiters *riffle_arbiters_new (void);
PatArbiter     *riffle_arbiters_get (RiffleArbiters *self,
                                     PatGame        *game);

G_END_DECLS

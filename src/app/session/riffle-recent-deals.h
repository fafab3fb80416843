/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which deals were played recently, as the settings have it. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

void   riffle_recent_deals_add (GSettings *settings,
                                PatGame   *game);
char **riffle_recent_deals_dup (GSettings *settings,
                                PatGame   *game);

G_END_DECLS

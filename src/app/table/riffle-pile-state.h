/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a pile stands that the player looks into. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

guint  riffle_pile_state_count_hidden (const PatPosition *position,
                                       guint              pile);
char  *riffle_pile_state_dup          (PatGame           *game,
                                       guint              pile,
                                       gboolean           reveals);

G_END_DECLS

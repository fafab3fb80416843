/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which keys the player gave to actions, where they differ from the table. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GHashTable *riffle_shortcut_wishes_read    (GVariant    *value);
GVariant   *riffle_shortcut_wishes_write   (GHashTable  *wishes);
gboolean    riffle_shortcut_wishes_contain (GHashTable  *wishes,
                                            const char  *key,
                                            const char  *but);
void        riffle_shortcut_wishes_set     (GHashTable  *wishes,
                                            const char  *action,
                                            char       **keys);

G_END_DECLS

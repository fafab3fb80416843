/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which keys the player gave to actions, if they differ from the table. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GHashTable *riffle_shortcut_overrides_read    (GSettings   *settings,
                                               const char  *key);
GVariant   *riffle_shortcut_overrides_write   (GHashTable  *overrides,
                                               GVariant    *before);
gboolean    riffle_shortcut_overrides_contain (GHashTable  *overrides,
                                               const char  *key,
                                               const char  *but);
void        riffle_shortcut_overrides_set     (GHashTable  *overrides,
                                               const char  *action,
                                               char       **keys);

G_END_DECLS

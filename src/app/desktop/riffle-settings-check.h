/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells of stored settings that are not valid, which GSettings silently ignores. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void riffle_settings_check (GSettings  *settings);
void riffle_settings_tell  (GSettings  *settings,
                            const char *key,
                            const char *reason);

G_END_DECLS

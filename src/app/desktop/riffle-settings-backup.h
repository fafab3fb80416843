/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a file of settings that cannot be read before GSettings waits for it or overwrites it. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void  riffle_settings_prepare (void);
char *riffle_settings_backup  (GSettings *settings);

G_END_DECLS

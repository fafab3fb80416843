/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a file of settings that cannot be read before GSettings overwrites it. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *riffle_settings_backup (GSettings *settings);

G_END_DECLS

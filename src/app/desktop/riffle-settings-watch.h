/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Notices that settings cannot be written. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RiffleSettingsWatchFunc:
 * @owner: the object that asked
 *
 * Hears that settings are not kept.
 */
typedef void (*RiffleSettingsWatchFunc) (gpointer owner);

void riffle_settings_watch (GSettings               *settings,
                            const char              *key,
                            RiffleSettingsWatchFunc  func,
                            gpointer                 owner);

G_END_DECLS

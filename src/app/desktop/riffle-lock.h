/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps two programs from writing to the same files at once. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

int  riffle_lock_take    (const char  *path,
                          guint        wait_msec,
                          GError     **error);
void riffle_lock_release (int          lock);

G_END_DECLS

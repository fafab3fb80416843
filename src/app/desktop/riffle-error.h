/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the player is told of errors. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char     *riffle_error_dup_sentence (const char   *message);
gboolean  riffle_error_remember     (GError       **remembered,
                                     const GError  *error);
char     *riffle_error_dup_name     (const char   *name);
char     *riffle_error_dup_file_name (const char   *path);
gboolean  riffle_error_is_disk_full (const GError *error);

G_END_DECLS

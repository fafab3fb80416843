/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a drawing in a file, whoever made it. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GBytes   *riffle_deck_file_read      (GFile       *file,
                                      GError     **error);
GKeyFile *riffle_deck_file_read_keys (const char  *path);
void      riffle_deck_file_prefix    (GError     **error,
                                      const char  *file_name);

G_END_DECLS

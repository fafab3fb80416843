/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a drawing in a file, whoever made it. */
#pragma once

#include <gio/gio.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

GBytes     *riffle_deck_file_read         (GFile       *file,
                                           GError     **error);
GKeyFile   *riffle_deck_file_read_keys    (const char  *path);
void        riffle_deck_file_prefix       (GError     **error,
                                           const char  *file_name);
void        riffle_deck_file_fail_at      (GError     **error,
                                           int          line,
                                           int          column,
                                           const char  *reason);
RsvgHandle *riffle_deck_file_open_drawing (GBytes      *svg,
                                           GError     **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the bytes of a file, packed or not, with bounds on their number. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GBytes *riffle_deck_bytes_read   (GFile   *file,
                                  GError **error);
GBytes *riffle_deck_bytes_unpack (GBytes  *bytes,
                                  GError **error);

G_END_DECLS

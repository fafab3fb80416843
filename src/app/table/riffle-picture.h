/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a picture of the player's own, in a thread and within bounds. */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>

G_BEGIN_DECLS

#define RIFFLE_PICTURE_PROBE_OPTION "--probe-picture" /* then the file and the PNG to write */

int        riffle_picture_probe_main   (const char           *path,
                                        const char           *png);
void       riffle_picture_load        (const char          *uri,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
GdkPixbuf *riffle_picture_load_finish (GAsyncResult        *result,
                                       GError             **error);
double     riffle_picture_get_light   (GdkPixbuf           *picture);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the statistics. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GKeyFile *riffle_statistics_file_new   (void);
GKeyFile *riffle_statistics_file_parse (const char  *text,
                                        GError     **error);

G_END_DECLS

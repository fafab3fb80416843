/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of the file with the statistics. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GKeyFile *riffle_statistics_file_new       (void);
GKeyFile *riffle_statistics_file_parse     (const char  *text,
                                            GError     **error);
char     *riffle_statistics_file_read      (const char  *path,
                                            GError     **error);
char     *riffle_statistics_file_set_aside (const char    *path,
                                            const GError  *wrong,
                                            GError       **error);
int       riffle_statistics_file_lock      (const char  *path,
                                            guint        wait_msec,
                                            GError     **error);
void      riffle_statistics_file_remove_leftovers (const char *path);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Files of the player: ordinary ones only, read within bounds and replaced as a whole. */
#pragma once

#include "pat-macros.h"

#include <gio/gio.h>

G_BEGIN_DECLS

PAT_PUBLIC char    *pat_file_read       (const char *path,
                                         gsize       max_bytes,
                                         gsize      *length,
                                         GError    **error);
PAT_PUBLIC gboolean pat_file_write      (const char *text,
                                         const char *path,
                                         GError    **error);
PAT_PUBLIC char    *pat_file_set_aside  (const char *path,
                                         GError    **error);
PAT_PUBLIC char    *pat_file_copy_aside (const char *path,
                                         const char *text,
                                         gsize       length);

G_END_DECLS

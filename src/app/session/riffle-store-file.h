/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of one variant's game, which another program may write to as well. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_STORE_FILE_MAX 20 /* the greatest number of a file beside that of its variant */

typedef struct _RiffleStoreFile RiffleStoreFile;

RiffleStoreFile *riffle_store_file_new       (const char       *folder,
                                              const char       *id);
RiffleStoreFile *riffle_store_file_new_left  (const char       *folder,
                                              const char       *id,
                                              guint             number);
void             riffle_store_file_remove_leftovers (const char *folder);
void             riffle_store_file_free      (RiffleStoreFile  *self);
gboolean         riffle_store_file_exists    (RiffleStoreFile  *self);
char            *riffle_store_file_read      (RiffleStoreFile  *self,
                                              gsize            *length,
                                              GError          **error);
gboolean         riffle_store_file_write     (RiffleStoreFile  *self,
                                              const char       *text,
                                              gboolean          may_wait,
                                              gboolean         *gave_way,
                                              GError          **error);
char            *riffle_store_file_move_beside (RiffleStoreFile *self);
gboolean         riffle_store_file_remove    (RiffleStoreFile  *self);
char            *riffle_store_file_set_aside (RiffleStoreFile  *self,
                                              gboolean          is_newer,
                                              GError          **error);
const char      *riffle_store_file_get_path  (RiffleStoreFile  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RiffleStoreFile, riffle_store_file_free)

G_END_DECLS

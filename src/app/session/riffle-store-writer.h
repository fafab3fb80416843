/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the games of a folder in a thread of its own, and keeps what could not be written. */
#pragma once

#include "riffle-copies.h"
#include "riffle-store-file.h"
#include "riffle-store-queue.h"

G_BEGIN_DECLS

typedef struct _RiffleStoreWriter RiffleStoreWriter;

/**
 * RiffleStoreWriterFunc:
 * @user_data: as it was given to riffle_store_writer_new ()
 *
 * Hears that the failure or the notice may have changed. Any thread may call it.
 */
typedef void (*RiffleStoreWriterFunc) (gpointer user_data);

RiffleStoreWriter *riffle_store_writer_new            (const char             *folder,
                                                       RiffleStoreWriterFunc   changed,
                                                       gpointer                user_data);
void               riffle_store_writer_close          (RiffleStoreWriter      *self);
void               riffle_store_writer_free           (RiffleStoreWriter      *self);

void               riffle_store_writer_put            (RiffleStoreWriter      *self,
                                                       const char             *id,
                                                       char                   *text,
                                                       RiffleStoreFinishFunc   finish);
void               riffle_store_writer_retry          (RiffleStoreWriter      *self);
guint              riffle_store_writer_count_unsaved  (RiffleStoreWriter      *self,
                                                       RiffleCopies           *copies);

gboolean           riffle_store_writer_has_unsaved    (RiffleStoreWriter      *self,
                                                       const char             *id);
gboolean           riffle_store_writer_has_game       (RiffleStoreWriter      *self,
                                                       const char             *id);
char              *riffle_store_writer_read           (RiffleStoreWriter      *self,
                                                       const char             *id,
                                                       gsize                  *length,
                                                       GError                **error);
RiffleStoreFile   *riffle_store_writer_get_file       (RiffleStoreWriter      *self,
                                                       const char             *id);
void               riffle_store_writer_use_file       (RiffleStoreWriter      *self,
                                                       const char             *id,
                                                       RiffleStoreFile        *file);

char              *riffle_store_writer_dup_failure    (RiffleStoreWriter      *self);
gboolean           riffle_store_writer_is_disk_full   (RiffleStoreWriter      *self);
char              *riffle_store_writer_dup_notice     (RiffleStoreWriter      *self);
void               riffle_store_writer_dismiss_notice (RiffleStoreWriter      *self);

G_END_DECLS

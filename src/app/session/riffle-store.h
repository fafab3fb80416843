/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that the player has left, one file for each variant, written behind the player's back.
 * */
#pragma once

#include <patience.h>

#include "riffle-store-writer.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STORE (riffle_store_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStore, riffle_store, RIFFLE, STORE, GObject)

RiffleStore *riffle_store_new            (const char   *folder);
const char  *riffle_store_get_folder     (RiffleStore  *self);
RiffleStoreWriter *riffle_store_get_writer (RiffleStore *self);
void         riffle_store_save           (RiffleStore  *self,
                                          PatGame      *game);
void         riffle_store_note_copy      (RiffleStore  *self,
                                          PatGame      *game);
void         riffle_store_retry          (RiffleStore  *self);
guint        riffle_store_count_unsaved  (RiffleStore  *self);
char        *riffle_store_dup_failure    (RiffleStore  *self);
gboolean     riffle_store_is_disk_full   (RiffleStore  *self);
char        *riffle_store_dup_notice     (RiffleStore  *self);
void         riffle_store_dismiss_notice (RiffleStore  *self);
gboolean     riffle_store_has_game       (RiffleStore  *self,
                                          const char   *id);
PatGame     *riffle_store_load           (RiffleStore  *self,
                                          PatRegistry  *registry,
                                          const char   *id,
                                          GError      **error);
char        *riffle_store_set_aside      (RiffleStore  *self,
                                          const char   *id,
                                          gboolean      is_newer,
                                          GError      **error);

G_END_DECLS

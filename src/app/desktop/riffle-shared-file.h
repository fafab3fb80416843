/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file that all windows and other programs add to: it is read again under a lock before it is
 * written, and what could not be written is kept. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RiffleSharedFileTexts:
 * @kept: that the file could not be read: a sentence that says what is wrong, and where it is kept
 * @unread: that it could not be read: a sentence that says what is wrong
 * @unsaved: that it could not be saved: the reason
 * @summary: the same, for little room
 * @disk_full: the same, if no space is left
 *
 * What the player is told of a file, to be translated.
 */
typedef struct
{
  const char *kept;
  const char *unread;
  const char *unsaved;
  const char *summary;
  const char *disk_full;
} RiffleSharedFileTexts;

#define RIFFLE_TYPE_SHARED_FILE (riffle_shared_file_get_type ())
G_DECLARE_DERIVABLE_TYPE (RiffleSharedFile, riffle_shared_file, RIFFLE, SHARED_FILE, GObject)

/**
 * RiffleSharedFileClass:
 * @texts: what the player is told
 * @max_bytes: that the file may have
 * @free_addition: (nullable): frees what was added
 * @load: takes over what a text says, and nothing else; on an error, nothing changes
 * @apply: adds something to what is known
 * @dup_text: writes what is known, in UTF-8
 * @dup_loss: (nullable): a sentence that counts what is lost if the additions are never written
 *
 * What a file says, and how something is added to it.
 */
struct _RiffleSharedFileClass
{
  GObjectClass                 parent_class;

  const RiffleSharedFileTexts *texts;
  gsize                        max_bytes;
  GDestroyNotify               free_addition;
  gboolean                  (* load)     (RiffleSharedFile  *self,
                                          const char        *text,
                                          GError           **error);
  void                      (* apply)    (RiffleSharedFile  *self,
                                          gconstpointer      addition);
  char                     *(* dup_text) (RiffleSharedFile  *self);
  char                     *(* dup_loss) (RiffleSharedFile  *self);
};

gpointer      riffle_shared_file_new           (GType              type,
                                                const char        *path);
const char   *riffle_shared_file_get_path      (RiffleSharedFile  *self);
gboolean      riffle_shared_file_load          (RiffleSharedFile  *self,
                                                char             **kept,
                                                GError           **error);
void          riffle_shared_file_add           (RiffleSharedFile  *self,
                                                gpointer           addition);
GPtrArray    *riffle_shared_file_get_additions (RiffleSharedFile  *self);
gboolean      riffle_shared_file_save          (RiffleSharedFile  *self,
                                                GError           **error);
gboolean      riffle_shared_file_retry         (RiffleSharedFile  *self);
gboolean      riffle_shared_file_write_copy    (RiffleSharedFile  *self,
                                                const char        *path,
                                                GError           **error);
gboolean      riffle_shared_file_has_unsaved   (RiffleSharedFile  *self);
const GError *riffle_shared_file_get_failure   (RiffleSharedFile  *self);

G_END_DECLS

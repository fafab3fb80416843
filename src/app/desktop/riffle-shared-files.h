/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All files that windows and other programs add to: there is one object for each in the program. */
#pragma once

#include "riffle-shared-file.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SHARED_FILES (riffle_shared_files_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSharedFiles, riffle_shared_files, RIFFLE, SHARED_FILES, GObject)

RiffleSharedFiles *riffle_shared_files_new          (const char        *folder);
void               riffle_shared_files_add          (RiffleSharedFiles *self,
                                                     RiffleSharedFile  *file);
gpointer           riffle_shared_files_get          (RiffleSharedFiles *self,
                                                     GType              type,
                                                     const char        *name);
gboolean           riffle_shared_files_save         (RiffleSharedFiles *self);
gboolean           riffle_shared_files_retry        (RiffleSharedFiles *self);
RiffleSharedFile  *riffle_shared_files_find_failing (RiffleSharedFiles *self);
gboolean           riffle_shared_files_has_unsaved  (RiffleSharedFiles *self);
void               riffle_shared_files_add_loss     (RiffleSharedFiles *self,
                                                     GString           *text);

G_END_DECLS

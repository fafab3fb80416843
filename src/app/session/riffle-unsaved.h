/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games that could not be written, and why. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RiffleUnsaved RiffleUnsaved;

RiffleUnsaved *riffle_unsaved_new         (void);
void           riffle_unsaved_free        (RiffleUnsaved  *self);
void           riffle_unsaved_put         (RiffleUnsaved  *self,
                                           const char     *id,
                                           const char     *text,
                                           const GError   *reason);
void           riffle_unsaved_remove      (RiffleUnsaved  *self,
                                           const char     *id);
guint          riffle_unsaved_get_n       (RiffleUnsaved  *self);
const char    *riffle_unsaved_get_id      (RiffleUnsaved  *self,
                                           guint           number);
const char    *riffle_unsaved_get_text    (RiffleUnsaved  *self,
                                           const char     *id);
const GError  *riffle_unsaved_get_failure (RiffleUnsaved  *self);

G_END_DECLS

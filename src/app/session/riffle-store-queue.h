/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that a thread of its own has to write, the newest of each variant only. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _RiffleStoreQueue RiffleStoreQueue;

/**
 * RiffleStoreQueueFunc:
 * @id: the id of a variant
 * @text: its text
 * @user_data: as it was given to riffle_store_queue_new ()
 *
 * Writes a text. The thread of the queue calls it, and no other; it may use
 * riffle_store_queue_add ().
 */
typedef void (*RiffleStoreQueueFunc) (const char *id,
                                      const char *text,
                                      gpointer    user_data);

/**
 * RiffleStoreFinishFunc:
 * @draft: a text that is not complete
 *
 * Completes a text; any thread may call it.
 *
 * Returns: (transfer full): the text that is to be written
 */
typedef char *(*RiffleStoreFinishFunc) (const char *draft);

RiffleStoreQueue *riffle_store_queue_new   (RiffleStoreQueueFunc  write,
                                            gpointer              user_data);
void              riffle_store_queue_close (RiffleStoreQueue     *self);
void              riffle_store_queue_free  (RiffleStoreQueue     *self);
void              riffle_store_queue_put   (RiffleStoreQueue     *self,
                                            const char           *id,
                                            char                 *text,
                                            RiffleStoreFinishFunc finish);
void              riffle_store_queue_add   (RiffleStoreQueue     *self,
                                            const char           *id,
                                            const char           *text);
void              riffle_store_queue_wait  (RiffleStoreQueue     *self);

G_END_DECLS

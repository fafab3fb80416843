/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that a thread of its own has to write, the newest of each variant only. */
#include "config.h"

#include "riffle-store-queue.h"

typedef struct
{
  char                  *text;
  RiffleStoreFinishFunc  finish; /* (nullable): the text is complete */
} Waiting;

struct _RiffleStoreQueue
{
  RiffleStoreQueueFunc  write;
  gpointer              user_data;
  GThread              *thread;     /* (nullable): started with the first text */
  GMutex                mutex;      /* guards everything here */
  GCond                 condition;  /* a text was put here or written, or the queue is closed */
  GHashTable           *texts;      /* id → Waiting */
  const char           *writing;    /* (nullable): the id whose text is being written */
  gboolean              is_closing;
};

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  g_free (waiting->text);
  g_free (waiting);
}

/* Takes a text, or waits for one; called with the mutex held. */
static gboolean
take_text (RiffleStoreQueue  *self,
           char             **id,
           Waiting          **waiting)
{
  GHashTableIter iter;

  while (g_hash_table_size (self->texts) == 0)
    {
      if (self->is_closing)
        return FALSE;
      g_cond_wait (&self->condition, &self->mutex);
    }
  g_hash_table_iter_init (&iter, self->texts);
  g_hash_table_iter_next (&iter, (gpointer *) id, (gpointer *) waiting);
  g_hash_table_iter_steal (&iter);
  return TRUE;
}

static void
write_text (RiffleStoreQueue *self,
            const char       *id,
            const Waiting    *waiting)
{
  g_autofree char *complete = waiting->finish != NULL ? waiting->finish (waiting->text) : NULL;

  self->write (id, complete != NULL ? complete : waiting->text, self->user_data);
}

static gpointer
thread_func (gpointer data)
{
  RiffleStoreQueue *self = data;
  Waiting *waiting;
  char *id;

  g_mutex_lock (&self->mutex);
  while (take_text (self, &id, &waiting))
    {
      self->writing = id;
      g_mutex_unlock (&self->mutex);
      write_text (self, id, waiting);
      g_mutex_lock (&self->mutex);
      self->writing = NULL;
      g_free (id);
      waiting_free (waiting);
      g_cond_broadcast (&self->condition);
    }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

/**
 * riffle_store_queue_new:
 * @write: writes a text
 * @user_data: for @write
 *
 * Makes an empty queue; its thread begins with the first text.
 *
 * Returns: (transfer full): the queue
 */
RiffleStoreQueue *
riffle_store_queue_new (RiffleStoreQueueFunc write,
                        gpointer             user_data)
{
  RiffleStoreQueue *self = g_new0 (RiffleStoreQueue, 1);

  self->write = write;
  self->user_data = user_data;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->condition);
  self->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, waiting_free);
  return self;
}

/**
 * riffle_store_queue_close:
 * @self: the queue
 *
 * Writes what is left to be written, and ends the thread.
 */
void
riffle_store_queue_close (RiffleStoreQueue *self)
{
  GThread *thread;

  g_mutex_lock (&self->mutex);
  self->is_closing = TRUE;
  thread = g_steal_pointer (&self->thread);
  g_cond_broadcast (&self->condition);
  g_mutex_unlock (&self->mutex);
  if (thread != NULL)
    g_thread_join (thread);
}

/**
 * riffle_store_queue_free:
 * @self: (transfer full): a queue that was closed
 *
 * Frees a queue.
 */
void
riffle_store_queue_free (RiffleStoreQueue *self)
{
  g_hash_table_unref (self->texts);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->condition);
  g_free (self);
}

/* Called with the mutex held. */
static void
insert (RiffleStoreQueue      *self,
        const char            *id,
        char                  *text,
        RiffleStoreFinishFunc  finish)
{
  Waiting *waiting = g_new (Waiting, 1);

  *waiting = (Waiting) { text, finish };
  g_hash_table_replace (self->texts, g_strdup (id), waiting);
  if (self->thread == NULL && !self->is_closing)
    self->thread = g_thread_new ("riffle-store", thread_func, self);
  g_cond_broadcast (&self->condition);
}

/**
 * riffle_store_queue_put:
 * @self: the queue
 * @id: the id of a variant
 * @text: (transfer full): its newest text
 * @finish: (nullable): completes the text, in the thread that writes it, if that takes time
 *
 * Has a text written, later. It takes the place of one of the same variant that still waits.
 */
void
riffle_store_queue_put (RiffleStoreQueue      *self,
                        const char            *id,
                        char                  *text,
                        RiffleStoreFinishFunc  finish)
{
  g_mutex_lock (&self->mutex);
  insert (self, id, text, finish);
  g_mutex_unlock (&self->mutex);
}

/**
 * riffle_store_queue_add:
 * @self: the queue
 * @id: the id of a variant
 * @text: a text of it that could not be written before
 *
 * Has a text written, later, unless one of the same variant waits or is being written: that one is
 * newer.
 */
void
riffle_store_queue_add (RiffleStoreQueue *self,
                        const char       *id,
                        const char       *text)
{
  g_mutex_lock (&self->mutex);
  if (g_strcmp0 (id, self->writing) != 0 && !g_hash_table_contains (self->texts, id))
    insert (self, id, g_strdup (text), NULL);
  g_mutex_unlock (&self->mutex);
}

/**
 * riffle_store_queue_wait:
 * @self: the queue
 *
 * Waits until no text is left to be written.
 */
void
riffle_store_queue_wait (RiffleStoreQueue *self)
{
  g_mutex_lock (&self->mutex);
  while (g_hash_table_size (self->texts) > 0 || self->writing != NULL)
    g_cond_wait (&self->condition, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

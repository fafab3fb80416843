/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts that a thread writes: the newest of each variant is written last, whatever is tried
 * again. */
#include "riffle-store-queue.h"

typedef struct
{
  RiffleStoreQueue *queue;
  GMutex            mutex;
  GCond             condition;
  GString          *written;    /* “id=text ” for each text, in the order of writing */
  gboolean          is_writing; /* the thread has begun with a text */
  gboolean          is_slow;    /* it does not go on until this is FALSE */
} Fixture;

static void
write_cb (const char *id,
          const char *text,
          gpointer    data)
{
  Fixture *fixture = data;

  g_mutex_lock (&fixture->mutex);
  fixture->is_writing = TRUE;
  g_cond_broadcast (&fixture->condition);
  while (fixture->is_slow)
    g_cond_wait (&fixture->condition, &fixture->mutex);
  g_string_append_printf (fixture->written, "%s=%s ", id, text);
  g_mutex_unlock (&fixture->mutex);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_mutex_init (&fixture->mutex);
  g_cond_init (&fixture->condition);
  fixture->written = g_string_new (NULL);
  fixture->queue = riffle_store_queue_new (write_cb, fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  riffle_store_queue_close (fixture->queue);
  riffle_store_queue_free (fixture->queue);
  g_string_free (fixture->written, TRUE);
  g_mutex_clear (&fixture->mutex);
  g_cond_clear (&fixture->condition);
}

/* Returns when the thread is writing a text that it cannot finish yet. */
static void
begin_slowly (Fixture    *fixture,
              const char *id,
              const char *text)
{
  fixture->is_slow = TRUE;
  riffle_store_queue_put (fixture->queue, id, g_strdup (text), NULL);
  g_mutex_lock (&fixture->mutex);
  while (!fixture->is_writing)
    g_cond_wait (&fixture->condition, &fixture->mutex);
  g_mutex_unlock (&fixture->mutex);
}

static void
finish (Fixture *fixture)
{
  g_mutex_lock (&fixture->mutex);
  fixture->is_slow = FALSE;
  g_cond_broadcast (&fixture->condition);
  g_mutex_unlock (&fixture->mutex);
  riffle_store_queue_wait (fixture->queue);
}

static void
test_newest (Fixture       *fixture,
             gconstpointer  data)
{
  begin_slowly (fixture, "golf", "1");
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("2"), NULL);
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("3"), NULL);
  finish (fixture);
  g_assert_cmpstr (fixture->written->str, ==, "golf=1 golf=3 ");
}

static char *
complete (const char *text)
{
  return g_strconcat (text, "!", NULL);
}

/* What takes time is done by the thread, and only to texts that are written. */
static void
test_drafts (Fixture       *fixture,
             gconstpointer  data)
{
  begin_slowly (fixture, "golf", "1");
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("2"), complete);
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("3"), complete);
  finish (fixture);
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("4"), NULL);
  riffle_store_queue_wait (fixture->queue);
  g_assert_cmpstr (fixture->written->str, ==, "golf=1 golf=3! golf=4 ");
}

/* A text that could not be written before is older than one that waits. */
static void
test_older_than_waiting (Fixture       *fixture,
                         gconstpointer  data)
{
  begin_slowly (fixture, "golf", "1");
  riffle_store_queue_put (fixture->queue, "canfield", g_strdup ("new"), NULL);
  riffle_store_queue_add (fixture->queue, "canfield", "old");
  finish (fixture);
  g_assert_cmpstr (fixture->written->str, ==, "golf=1 canfield=new ");
}

/* It is older than one that is being written, too. */
static void
test_older_than_writing (Fixture       *fixture,
                         gconstpointer  data)
{
  begin_slowly (fixture, "golf", "new");
  riffle_store_queue_add (fixture->queue, "golf", "old");
  finish (fixture);
  g_assert_cmpstr (fixture->written->str, ==, "golf=new ");
}

static void
test_tried_again (Fixture       *fixture,
                  gconstpointer  data)
{
  begin_slowly (fixture, "golf", "1");
  riffle_store_queue_add (fixture->queue, "canfield", "old");
  finish (fixture);
  g_assert_cmpstr (fixture->written->str, ==, "golf=1 canfield=old ");
}

static void
test_close (Fixture       *fixture,
            gconstpointer  data)
{
  riffle_store_queue_put (fixture->queue, "golf", g_strdup ("1"), NULL);
  riffle_store_queue_close (fixture->queue);
  g_assert_cmpstr (fixture->written->str, ==, "golf=1 ");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store-queue/newest", Fixture, NULL, set_up, test_newest, tear_down);
  g_test_add ("/store-queue/drafts", Fixture, NULL, set_up, test_drafts, tear_down);
  g_test_add ("/store-queue/older-than-waiting", Fixture, NULL, set_up, test_older_than_waiting,
              tear_down);
  g_test_add ("/store-queue/older-than-writing", Fixture, NULL, set_up, test_older_than_writing,
              tear_down);
  g_test_add ("/store-queue/tried-again", Fixture, NULL, set_up, test_tried_again, tear_down);
  g_test_add ("/store-queue/close", Fixture, NULL, set_up, test_close, tear_down);
  return g_test_run ();
}

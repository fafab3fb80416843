/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows for files that are opened and closed in haste; needs a display. */
#include "config.h"

#include <locale.h>

#include "riffle-file-window.h"
#include "scratch.h"

#define N_FILES 600 /* in the folder, so that reading it takes a while */
#define N_TIMES 24
#define KEPT    400 /* milliseconds for which a window is there at least after it was closed */

typedef struct
{
  Scratch    scratch;
  GFile     *folder;
  GtkWidget *window;
  GtkWidget *button; /* that asks */
  GObject   *owner;
  guint      n_answers;
  guint      n_freed;
} Fixture;

static void
add_window (Fixture *fixture)
{
  fixture->window = gtk_window_new ();
  fixture->button = gtk_button_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->button);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  scratch_set_up (&fixture->scratch, NULL);
  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.riffle", i);

      scratch_write (&fixture->scratch, name, "");
    }
  fixture->folder = g_file_new_for_path (fixture->scratch.folder);
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  add_window (fixture);
}

static void
wait_msec (guint duration)
{
  gint64 end = g_get_monotonic_time () + duration * 1000;

  do
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
  while (g_get_monotonic_time () < end);
}

/* The windows for files that are there; @visible is one of those that are shown. */
static guint
count_windows (GtkWidget **visible,
               guint      *n_visible)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n_windows = 0;

  *visible = NULL;
  *n_visible = 0;
  for (GList *link = windows; link != NULL; link = link->next)
    if (GTK_IS_FILE_CHOOSER (link->data))
      {
        n_windows++;
        if (!gtk_widget_get_visible (link->data))
          continue;
        *visible = link->data;
        (*n_visible)++;
      }
  return n_windows;
}

static void
wait_gone (void)
{
  GtkWidget *visible;
  guint n_visible;

  while (count_windows (&visible, &n_visible) > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  wait_gone ();
  g_clear_object (&fixture->owner);
  g_object_unref (fixture->folder);
  scratch_tear_down (&fixture->scratch, NULL);
}

static void
answered_cb (GFile   *file,
             Fixture *fixture,
             GObject *owner)
{
  g_autofree char *name = g_file_get_basename (file);

  g_assert_true (owner == fixture->owner);
  g_assert_cmpstr (name, ==, "Name.riffle");
  fixture->n_answers++;
}

static void
freed_cb (gpointer data)
{
  Fixture *fixture = data;

  fixture->n_freed++;
}

static void
ask (Fixture              *fixture,
     GtkFileChooserAction  action)
{
  const RiffleFileKind kinds[] = { { "Games", { "*.riffle" } }, { "Pictures" }, { NULL } };
  const RiffleFileQuestion question = {
    .title = "Title",
    .action = action,
    .kinds = kinds,
    .name = action == GTK_FILE_CHOOSER_ACTION_SAVE ? "Name.riffle" : NULL,
    .folder = fixture->folder,
    .answered = (RiffleFileFunc) answered_cb,
    .data = fixture,
    .free_data = freed_cb,
  };

  riffle_file_window_ask (fixture->button, &question, fixture->owner);
}

static GtkWidget *
find_window (void)
{
  GtkWidget *visible;
  guint n_visible;

  count_windows (&visible, &n_visible);
  g_assert_cmpuint (n_visible, <=, 1);
  return visible;
}

/* Chooses a name for a file as soon as the folder has been read. GTK looks first whether there is
 * such a file. */
static void
choose (void)
{
  GtkWidget *window = find_window ();

  g_assert_nonnull (window);
  for (;;)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (window));

      if (file != NULL)
        break;
      g_main_context_iteration (NULL, TRUE);
    }
  gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_ACCEPT);
  while (find_window () != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_answer (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *window;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  window = find_window ();
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (window)));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (window))
                 == GTK_WINDOW (fixture->window));
  choose ();
  g_assert_cmpuint (fixture->n_answers, ==, 1);

  /* Whatever is said to a window that was closed does not count. */
  gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_ACCEPT);
  g_assert_cmpuint (fixture->n_answers, ==, 1);
  wait_gone ();
  g_assert_cmpuint (fixture->n_freed, ==, 1);
}

static void
test_no_answer (Fixture       *fixture,
                gconstpointer  data)
{
  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  gtk_dialog_response (GTK_DIALOG (find_window ()), GTK_RESPONSE_CANCEL);
  g_assert_null (find_window ());
  wait_gone ();
  g_assert_cmpuint (fixture->n_answers, ==, 0);
  g_assert_cmpuint (fixture->n_freed, ==, 1);
}

/* Another question takes the place of the first one. */
static void
test_one_at_a_time (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *first, *second;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_OPEN);
  first = find_window ();
  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  second = find_window ();
  g_assert_true (first != second);
  choose ();
  g_assert_cmpuint (fixture->n_answers, ==, 1);
  wait_gone ();
  g_assert_cmpuint (fixture->n_freed, ==, 2);
}

/* What GTK still reads must find its window. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  gint64 closed;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_OPEN);
  gtk_dialog_response (GTK_DIALOG (find_window ()), GTK_RESPONSE_CANCEL);
  closed = g_get_monotonic_time ();
  wait_gone ();
  g_assert_cmpint ((g_get_monotonic_time () - closed) / 1000, >=, KEPT);
}

static void
expect_closed (Fixture   *fixture,
               GtkWidget *window)
{
  g_assert_null (find_window ());
  gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_ACCEPT);
  wait_gone ();
  g_assert_cmpuint (fixture->n_answers, ==, 0);
  g_assert_cmpuint (fixture->n_freed, ==, 1);
}

static void
test_owner_gone (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *window;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  window = find_window ();
  g_clear_object (&fixture->owner);
  expect_closed (fixture, window);
}

static void
test_parent_gone (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *window;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  window = find_window ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  add_window (fixture);
  expect_closed (fixture, window);
}

/* A page may close and leave the window below it. */
static void
test_asker_removed (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *window;

  ask (fixture, GTK_FILE_CHOOSER_ACTION_SAVE);
  window = find_window ();
  gtk_window_set_child (GTK_WINDOW (fixture->window), NULL);
  expect_closed (fixture, window);
}

/* Closes it in each way in turn, and some windows not at all before the next one comes. */
static void
close_somehow (Fixture *fixture,
               guint    number)
{
  GtkWidget *window = find_window ();

  if (number % 4 == 0)
    gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);
  else if (number % 4 == 1)
    gtk_window_close (GTK_WINDOW (window));
  else if (number % 4 == 2)
    {
      gtk_window_destroy (GTK_WINDOW (fixture->window));
      add_window (fixture);
    }
}

/* GTK would complain of a list that has gone, or crash, while it reads the folder. */
static void
test_haste (Fixture       *fixture,
            gconstpointer  data)
{
  for (guint i = 0; i < N_TIMES; i++)
    {
      ask (fixture, i % 3 == 0 ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN);
      wait_msec (i * 7 % 45);
      close_somehow (fixture, i);
    }
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  add_window (fixture);
  g_assert_null (find_window ());
  wait_gone ();
  g_assert_cmpuint (fixture->n_answers, ==, 0);
  g_assert_cmpuint (fixture->n_freed, ==, N_TIMES);
}

static void
add (const char *path,
     void      (*test)(Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  gtk_init ();
  g_test_init (&argc, &argv, NULL);
  /* GTK's window for files warns of arrows that it draws before it has placed them. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  add ("/app/file-window/answer", test_answer);
  add ("/app/file-window/no-answer", test_no_answer);
  add ("/app/file-window/one-at-a-time", test_one_at_a_time);
  add ("/app/file-window/kept", test_kept);
  add ("/app/file-window/owner-gone", test_owner_gone);
  add ("/app/file-window/parent-gone", test_parent_gone);
  add ("/app/file-window/asker-removed", test_asker_removed);
  add ("/app/file-window/haste", test_haste);
  return g_test_run ();
}

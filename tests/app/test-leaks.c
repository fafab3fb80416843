/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever the window opens is finalised when the player closes it; needs a display. */
#include "config.h"

#include "riffle-shortcuts.h"
#include "riffle-window.h"
#include "scratch.h"
#include "test-application.h"
#include "ui-compat.h"

#define DEADLINE 20 /* seconds */
#define N_FRAMES 4  /* after which a dialog has all its widgets */
#define KEY      "test-watch"

typedef struct
{
  Scratch         scratch;
  GSettings      *settings;
  RiffleShortcuts *shortcuts;
  RiffleSession  *session;
  RiffleWindow   *window;
  GHashTable     *alive;        /* what has to go: widget → name of its type */
} Fixture;

/* Unlike a weak reference, the data goes when the widget is finalised. What a screen reader may
 * still ask about goes only after the answers, and so perhaps after the test. */
typedef struct
{
  GHashTable *alive;
  gpointer    widget;
} Watch;

static void
gone_cb (gpointer data)
{
  Watch *watch = data;

  g_hash_table_remove (watch->alive, watch->widget);
  g_hash_table_unref (watch->alive);
  g_free (watch);
}

static void
watch_tree (Fixture   *fixture,
            GtkWidget *widget,
            gboolean   has_to_go)
{
  if (g_object_get_data (G_OBJECT (widget), KEY) == NULL)
    {
      Watch *watch = g_new0 (Watch, 1);

      *watch = (Watch) { g_hash_table_ref (fixture->alive), widget };
      g_object_set_data_full (G_OBJECT (widget), KEY, watch, gone_cb);
      if (has_to_go)
        g_hash_table_insert (fixture->alive, widget, (gpointer) G_OBJECT_TYPE_NAME (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    watch_tree (fixture, child, has_to_go);
}

/* Watches widgets that were not there before. */
static void
watch_new (Fixture  *fixture,
           gboolean  has_to_go)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *item = toplevels; item != NULL; item = item->next)
    watch_tree (fixture, item->data, has_to_go);
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       data)
{
  guint *n_frames = data;

  return ++*n_frames < N_FRAMES ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
show_frames (Fixture *fixture)
{
  guint n_frames = 0;

  gtk_widget_add_tick_callback (GTK_WIDGET (fixture->window), count_frame_cb, &n_frames, NULL);
  while (n_frames < N_FRAMES)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
too_late_cb (gpointer data)
{
  GString *names = g_string_new (NULL);
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, data);
  while (g_hash_table_iter_next (&iter, NULL, &name))
    g_string_append_printf (names, " %s", (const char *) name);
  g_error ("not finalised:%s", names->str);
  return G_SOURCE_REMOVE;
}

static void
await_end (Fixture *fixture)
{
  guint deadline = g_timeout_add_seconds (DEADLINE, too_late_cb, fixture->alive);

  while (g_hash_table_size (fixture->alive) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

static void
close_all (Fixture *fixture)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.leave", NULL);
  for (GList *item = toplevels; item != NULL; item = item->next)
    if (item->data != fixture->window)
      gtk_window_close (item->data);
}

static void
open_and_close (Fixture    *fixture,
                const char *action)
{
  watch_new (fixture, FALSE);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
  show_frames (fixture);
  watch_new (fixture, TRUE);
  g_assert_cmpuint (g_hash_table_size (fixture->alive), >, 5);
  close_all (fixture);
  await_end (fixture);
}

static void
play (Fixture    *fixture,
      const char *variant)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);

  riffle_window_play (fixture->window, pat_registry_find (registry, variant));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  scratch_set_up (&fixture->scratch, NULL);
  fixture->alive = g_hash_table_new (NULL, NULL);
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  fixture->shortcuts = riffle_shortcuts_new (fixture->settings, GTK_APPLICATION (application));
  fixture->session = riffle_session_new (fixture->settings, fixture->scratch.folder);
  fixture->window = riffle_window_new (application, fixture->session, NULL);
  play (fixture, "klondike");
  gtk_window_present (GTK_WINDOW (fixture->window));
  show_frames (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  watch_new (fixture, TRUE);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  await_end (fixture);
  g_hash_table_unref (fixture->alive);
  g_assert_true (riffle_session_flush (fixture->session));
  g_clear_object (&fixture->session);
  g_clear_object (&fixture->shortcuts);
  g_clear_object (&fixture->settings);
  scratch_tear_down (&fixture->scratch, NULL);
}

static void
test_dialog (Fixture       *fixture,
             gconstpointer  action)
{
  open_and_close (fixture, action);
  open_and_close (fixture, action);
}

/* One game can be brought back; those before it are gone, and so are their cards. */
static void
test_games (Fixture       *fixture,
            gconstpointer  data)
{
  PatGame *game = riffle_session_get_game (fixture->session);

  g_object_add_weak_pointer (G_OBJECT (game), (gpointer *) &game);
  watch_tree (fixture, GTK_WIDGET (riffle_window_get_board (fixture->window)), TRUE);
  g_hash_table_remove (fixture->alive, riffle_window_get_board (fixture->window));
  for (guint i = 0; i < 3; i++)
    {
      play (fixture, i == 1 ? "spider" : "freecell");
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new", NULL));
      show_frames (fixture);
    }
  await_end (fixture);
  g_assert_null (game);
}

/* The pages of games and of the game stay as long as the window, which goes with all of them. */
static void
test_window (Fixture       *fixture,
             gconstpointer  data)
{
  riffle_window_show_chooser (fixture->window);
  show_frames (fixture);
  play (fixture, "golf");
  show_frames (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.piles", NULL));
  show_frames (fixture);
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
#define ADD(name) \
        g_test_add ("/app/leaks/" name, Fixture, "win." name, set_up, test_dialog, tear_down)
  ADD ("rules");
  ADD ("game-options");
  ADD ("statistics");
  ADD ("help");
  ADD ("preferences");
  ADD ("show-help-overlay");
  ADD ("about");
  ADD ("deal-number");
  ADD ("deal-details");
#undef ADD
  g_test_add ("/app/leaks/games", Fixture, NULL, set_up, test_games, tear_down);
  g_test_add ("/app/leaks/window", Fixture, NULL, set_up, test_window, tear_down);
  return run_tests ();
}

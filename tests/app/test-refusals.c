/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every key whose action is disabled says why; needs a display. */
#include "config.h"

#include "riffle-film-page.h"
#include "riffle-message.h"
#include "riffle-shortcuts-table.h"
#include "window-fixture.h"

#define CODE 40 /* of the hardware; any key */

/* The game with which the window was opened. */
static void
show_start (Fixture *fixture)
{
}

static void
show_pause (Fixture *fixture)
{
  show_moved (fixture);
  activate (fixture, "win.pause");
}

/* No card can go to a foundation. */
static void
show_spider (Fixture *fixture)
{
  show_deal (fixture, "spider#1");
}

/* Cards are to be remembered. */
static void
show_memory (Fixture *fixture)
{
  show_deal (fixture, "concentration#1");
}

/* Moves are not taken back, but a deal was made before them. */
static void
show_no_undo (Fixture *fixture)
{
  PatGame *game = show_deal (fixture, "klondike:undo=off#1");
  PatMove move;

  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (game, &move, NULL));
}

/* What the keys of actions are refused with, in each state of the window. */
static const struct
{
  const char *state;
  void      (*prepare)(Fixture *fixture);
  guint       n_disabled; /* actions, at least */
  struct
  {
    const char *action;
    const char *sentence;
  } said[10];
} states[] = {
  { "start", show_start, 6,
    { { "win.undo", "There is nothing to undo." },
      { "win.redo", "There is nothing to redo." },
      { "win.restart", "There is no move yet." },
      { "win.watch", "There is no move yet." },
      { "win.back", "This key does nothing here." },
      { "win.continue-contest", "There is no tour or tournament to continue." } } },
  { "dealt", show_spider, 5,
    { { "win.redo", "There is nothing to redo." },
      { "win.auto-play", "No card can be played automatically now." } } },
  { "pause", show_pause, 8,
    { { "win.undo", "The game is paused." },
      { "win.redo", "The game is paused." },
      { "win.restart", "The game is paused." },
      { "win.hint", "The game is paused." },
      { "win.demonstration", "The game is paused." },
      { "win.demonstration-step", "The game is paused." },
      { "win.auto-play", "The game is paused." },
      { "win.piles", "The game is paused." },
      { "win.pile-help", "The game is paused." } } },
  { "chooser", show_chooser, 12,
    { { "win.undo", "There is no game on this page." },
      { "win.pause", "There is no game on this page." },
      { "win.new", "There is no game on this page." },
      { "win.choose", "This key does nothing here." } } },
  { "no-undo", show_no_undo, 2,
    { { "win.undo", "In this game, moves are not taken back." },
      { "win.redo", "In this game, moves are not taken back." } } },
  { "memory", show_memory, 6,
    { { "win.redo", "In this game, you have to remember the cards." },
      { "win.hint", "In this game, you have to remember the cards." },
      { "win.last-winnable", "In this game, you have to remember the cards." },
      { "win.piles", "In this game, you have to remember the cards." },
      { "win.demonstration", "In this game, you have to remember the cards." } } },
  { "tour", show_tour, 10,
    { { "win.undo", "In a tour and in a tournament, moves are not taken back." },
      { "win.restart", "In a tour and at a table, games are not started over." },
      { "win.piles", "In a tour and in a tournament, you cannot look into piles." },
      { "win.copy-deal",
        "In a tour, in a tournament and at a table, deals and moves are not given to others." },
      { "win.watch", "In a tour, in a tournament and at a table, games are not shown as films." },
      { "win.demonstration",
        "In a tour, in a tournament and at a table, the program does not help." },
      { "win.continue-contest", "The contest is on the table already." } } },
};

static RiffleMessage *
find_message (Fixture *fixture)
{
  return RIFFLE_MESSAGE (find_of_type (GTK_WIDGET (fixture->window), RIFFLE_TYPE_MESSAGE));
}

/* Returns: (nullable): what the message says, until it is hidden */
static const char *
get_message (Fixture *fixture)
{
  GtkWidget *message = GTK_WIDGET (find_message (fixture));
  GtkRevealer *revealer = GTK_REVEALER (find_of_type (message, GTK_TYPE_REVEALER));

  return gtk_revealer_get_reveal_child (revealer)
         ? gtk_label_get_text (GTK_LABEL (find_of_type (message, GTK_TYPE_LABEL))) : NULL;
}

static GtkEventController *
find_keys (Fixture *fixture)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "riffle-refusals") == 0)
        return controller;
    }
  g_assert_not_reached ();
}

/* Returns: whether the window has a use for the key */
static gboolean
press (Fixture    *fixture,
       const char *key)
{
  GdkModifierType modifiers;
  gboolean is_used = FALSE;
  guint value;

  g_assert_true (gtk_accelerator_parse (key, &value, &modifiers));
  g_signal_emit_by_name (find_keys (fixture), "key-pressed", value, CODE, modifiers, &is_used);
  return is_used;
}

static void
release (Fixture *fixture)
{
  g_signal_emit_by_name (find_keys (fixture), "key-released", 0, CODE, 0);
}

static gboolean
is_disabled (Fixture              *fixture,
             const RiffleShortcut *shortcut)
{
  return shortcut->action != NULL && g_str_has_prefix (shortcut->action, "win.")
         && strchr (shortcut->action, '(') == NULL
         && !g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window),
                                                shortcut->action + strlen ("win."));
}

static void
test_state (Fixture       *fixture,
            gconstpointer  data)
{
  const typeof (*states) *state = data;
  guint n_disabled = 0;

  state->prepare (fixture);
  controls_let_appear (GTK_WINDOW (fixture->window));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      {
        gboolean is_refused = is_disabled (fixture, entry);

        riffle_message_hide (find_message (fixture));
        g_assert_cmpint (press (fixture, entry->keys[0]), ==, is_refused);
        release (fixture);
        g_assert_cmpint (get_message (fixture) != NULL, ==, is_refused);
        n_disabled += is_refused;
      }
  g_assert_cmpuint (n_disabled, >=, state->n_disabled);
  for (guint i = 0; state->said[i].action != NULL; i++)
    {
      press (fixture, riffle_shortcuts_find (state->said[i].action)->keys[0]);
      release (fixture);
      g_assert_cmpstr (get_message (fixture), ==, state->said[i].sentence);
    }
}

/* The system repeats a key that is held. */
static void
test_held (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_nonnull (get_message (fixture));
  riffle_message_hide (find_message (fixture));
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_null (get_message (fixture));
  release (fixture);
  g_assert_true (press (fixture, "<Control>z"));
  g_assert_nonnull (get_message (fixture));
}

/* A text that is typed has keys of its own. */
static void
test_text (Fixture       *fixture,
           gconstpointer  data)
{
  show_chooser (fixture);
  activate (fixture, "win.find");
  controls_let_appear (GTK_WINDOW (fixture->window));
  g_assert_true (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  g_assert_false (press (fixture, "<Control>z"));
  g_assert_null (get_message (fixture));
  g_assert_true (press (fixture, "<Control>r"));
  g_assert_cmpstr (get_message (fixture), ==, "There is no game on this page.");
}

/* Turns the stock and takes that back, again and again. */
static PatReplay *
play (guint n_events)
{
  PatReplay *replay = pat_replay_new ("klondike#1");

  for (guint i = 0; i < n_events; i++)
    {
      const PatReplayEvent event = { i, i % 2 == 0 ? PAT_REPLAY_MOVES : PAT_REPLAY_UNDO,
                                     i % 2 == 0 ? (char *) "s" : NULL };

      if (!pat_replay_add_event (replay, &event))
        break;
    }
  return replay;
}

/* Returns: (transfer none): the page of the film */
static GtkWidget *
watch (Fixture *fixture,
       guint    n_events)
{
  g_autoptr (PatReplay) replay = play (n_events);
  RiffleFilms *films = riffle_window_parts_get_films (riffle_window_get_parts (fixture->window));
  GtkWidget *page;

  riffle_message_hide (find_message (fixture));
  riffle_films_show (films, replay);
  page = find_of_type (GTK_WIDGET (fixture->window), RIFFLE_TYPE_FILM_PAGE);
  g_assert_nonnull (page);
  g_assert_null (get_message (fixture));
  g_assert_true (gtk_widget_activate_action (page, "film.last", NULL));
  return page;
}

/* The buttons below a board stay free. */
static void
check_place (Fixture   *fixture,
             GtkWidget *board)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  graphene_rect_t message, table;

  controls_let_appear (GTK_WINDOW (window));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (find_message (fixture)), window, &message));
  g_assert_true (gtk_widget_compute_bounds (board, window, &table));
  g_assert_true (graphene_rect_contains_rect (&table, &message));
}

/* A film of a replay that has no room for more may not be the whole game. */
static void
test_film (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *page;

  watch (fixture, 10);
  g_assert_null (get_message (fixture));
  page = watch (fixture, 200000);
  g_assert_cmpstr (get_message (fixture), ==,
                   "A replay cannot be longer; the game may have gone on.");
  check_place (fixture, find_of_type (page, RIFFLE_TYPE_BOARD));
}

/* A text that is promised and never comes, as a long one does not in X11 with GTK 4.8. */
typedef struct { GdkContentProvider parent_instance; } Promise;
typedef struct { GdkContentProviderClass parent_class; } PromiseClass;

static GType promise_get_type (void);

G_DEFINE_FINAL_TYPE (Promise, promise, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *
promise_ref_formats (GdkContentProvider *provider)
{
  static const char *const types[] = { "text/plain;charset=utf-8" };

  return gdk_content_formats_new ((const char **) types, G_N_ELEMENTS (types));
}

static void
promise_write (GdkContentProvider  *provider,
               const char          *mime_type,
               GOutputStream       *stream,
               int                  io_priority,
               GCancellable        *cancellable,
               GAsyncReadyCallback  callback,
               gpointer             user_data)
{
}

static void
promise_class_init (PromiseClass *class)
{
  GDK_CONTENT_PROVIDER_CLASS (class)->ref_formats = promise_ref_formats;
  GDK_CONTENT_PROVIDER_CLASS (class)->write_mime_type_async = promise_write;
}

static void
promise_init (Promise *self)
{
}

static gboolean
has_part (GtkWidget  *label,
          const char *part)
{
  return strstr (gtk_label_get_text (GTK_LABEL (label)), part) != NULL;
}

/* Whether such a text is in the window that is at the top. */
static gboolean
is_told (Fixture    *fixture,
         const char *part)
{
  return find_widget (controls_find_layer (GTK_WINDOW (fixture->window)), GTK_TYPE_LABEL, has_part,
                      part) != NULL;
}

static void
test_clipboard (Fixture       *fixture,
                gconstpointer  data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autoptr (GdkContentProvider) promise = g_object_new (promise_get_type (), NULL);

  g_assert_true (gdk_clipboard_set_content (clipboard, promise));
  activate (fixture, "win.paste");
  while (!is_told (fixture, "The text in the clipboard could not be read."))
    g_main_context_iteration (NULL, TRUE);
  controls_close_layer (controls_find_layer (GTK_WINDOW (fixture->window)));
  gdk_clipboard_set_text (clipboard, "");
}

/* In X11, a picture is read as a text without a letter. */
static void
test_blank_clipboard (Fixture       *fixture,
                      gconstpointer  blank)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), blank);
  activate (fixture, "win.paste");
  while (!is_told (fixture, "There is no text in the clipboard."))
    g_main_context_iteration (NULL, TRUE);
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strconcat ("/app/refusals/", states[i].state, NULL);

      g_test_add (path, Fixture, &states[i], set_up, test_state, tear_down);
    }
  g_test_add ("/app/refusals/held", Fixture, NULL, set_up, test_held, tear_down);
  g_test_add ("/app/refusals/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/app/refusals/film", Fixture, NULL, set_up, test_film, tear_down);
  g_test_add ("/app/refusals/clipboard", Fixture, NULL, set_up, test_clipboard, tear_down);
  g_test_add ("/app/refusals/empty-clipboard", Fixture, "", set_up, test_blank_clipboard,
              tear_down);
  g_test_add ("/app/refusals/blank-clipboard", Fixture, " \r\n\t", set_up, test_blank_clipboard,
              tear_down);
  return run_tests ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window, and the pages and dialogs that the player comes to in it. */
#pragma once

#include "controls-tour.h"
#include "controls.h"
#include "find-widget.h"
#include "riffle-league.h"
#include "riffle-shortcuts.h"
#include "riffle-window.h"
#include "scratch.h"
#include "test-application.h"

#define N_TOUR 8 /* games */

typedef struct _Page Page;

typedef struct
{
  Scratch          scratch;
  GSettings       *settings;
  RiffleShortcuts *shortcuts;
  RiffleSession   *session;
  RiffleWindow    *window;
  const Page      *page;
} Fixture;

/* A page that the player comes to. */
struct _Page
{
  const char *name;
  void      (*prepare)(Fixture *fixture);
  const char *action;     /* (nullable): what opens it then */
  const char *part;       /* (nullable): the part of the window that it is; NULL for a dialog */
  guint       n_controls; /* at least */
  guint       n_unused;   /* that may go out of sight for good before they can be used */
  guint       n_foreign;  /* choosers of files that come up */
};

static inline void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const RiffleResult result = { .is_won = TRUE, .time_msec = 61000, .score = 5 };
  RiffleStatistics *statistics;
  PatRegistry *registry;

  scratch_set_up (&fixture->scratch, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture->page = data;
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  fixture->shortcuts = riffle_shortcuts_new (fixture->settings, GTK_APPLICATION (application));
  fixture->session = riffle_session_new (fixture->settings, fixture->scratch.folder);
  registry = riffle_session_get_registry (fixture->session);
  pat_registry_add_file (registry, "/nowhere/at/all.so");
  statistics = riffle_session_get_statistics (fixture->session);
  riffle_statistics_add (statistics, "klondike", &result);
  riffle_statistics_add (statistics, "golf", &result);
  fixture->window = riffle_window_new (application, fixture->session, NULL);
  riffle_window_play (fixture->window, pat_registry_find (registry, "klondike"));
  gtk_window_present (GTK_WINDOW (fixture->window));
  controls_let_appear (GTK_WINDOW (fixture->window));
}

/* Lets games be saved again. */
static inline void
unblock (Fixture *fixture)
{
  g_autofree char *path = scratch_path (&fixture->scratch, "games");

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return;
  g_assert_cmpint (g_unlink (path), ==, 0);
  riffle_store_retry (riffle_session_get_store (fixture->session));
}

static inline void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  unblock (fixture);
  gtk_window_destroy (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (riffle_session_flush (fixture->session));
  g_clear_object (&fixture->session);
  g_clear_object (&fixture->shortcuts);
  g_clear_object (&fixture->settings);
  scratch_tear_down (&fixture->scratch, NULL);
}

static inline void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
}

static inline void
reset_keys (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
}

/* What was switched off may have disabled others, and options of a game add controls to it. */
static inline void
reset_settings (Fixture *fixture)
{
  g_autoptr (GSettings) options =
    g_settings_new_with_path (RIFFLE_APPLICATION_ID ".Variant",
                              "/io/github/rifflecards/Riffle/variants/klondike/");

  reset_keys (fixture->settings);
  reset_keys (options);
}

static inline PatGame *
show_deal (Fixture    *fixture,
           const char *deal)
{
  g_autoptr (GError) error = NULL;

  reset_settings (fixture);
  riffle_session_open_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
  activate (fixture, "win.back");
  return riffle_session_get_game (fixture->session);
}

static inline void
show_klondike (Fixture *fixture)
{
  show_deal (fixture, "klondike#1");
}

/* A game with an action of its own. */
static inline void
show_joker (Fixture *fixture)
{
  show_deal (fixture, "klondike:joker=on#1");
}

/* Its options have long values. */
static inline void
show_reno (Fixture *fixture)
{
  show_deal (fixture, "reno#1");
}

/* Its options have numbers. */
static inline void
show_pyramid (Fixture *fixture)
{
  show_deal (fixture, "pyramid#1");
}

/* Returns: (nullable): the button that clears the filters, if there is one. What was typed is
 * gone. */
static inline GtkWidget *
empty_search (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_SEARCH_ENTRY (widget))
    gtk_editable_set_text (GTK_EDITABLE (widget), "");
  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (widget)))),
                   "Clear Filters"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = empty_search (child);
  return found;
}

/* With everything in its place. */
static inline void
show_chooser (Fixture *fixture)
{
  GtkWidget *clear;

  reset_settings (fixture);
  riffle_window_show_chooser (fixture->window);
  clear = empty_search (GTK_WIDGET (fixture->window));
  if (clear != NULL)
    g_signal_emit_by_name (clear, "clicked");
}

/* Nothing is left to do in the game. */
static inline void
show_end (Fixture *fixture)
{
  PatGame *game = show_deal (fixture, "golf#1");

  while (pat_game_get_state (game) == PAT_GAME_PLAYING)
    {
      g_autofree PatMoves *moves = g_new (PatMoves, 1);

      pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
      g_assert_true (pat_game_play (game, &moves->moves[moves->n_moves - 1], NULL));
    }
}

/* There is something to be watched. */
static inline void
show_moved (Fixture *fixture)
{
  const PatMove move = { .kind = PAT_MOVE_STOCK };

  g_assert_true (pat_game_play (show_deal (fixture, "klondike#1"), &move, NULL));
}

/* The game cannot be saved, which is told above the table. */
static inline void
show_banner (Fixture *fixture)
{
  const PatMove move = { .kind = PAT_MOVE_STOCK };
  g_autofree char *path = scratch_path (&fixture->scratch, "games");

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_assert_true (riffle_session_flush (fixture->session));
      riffle_scratch_remove (path);
      scratch_write (&fixture->scratch, "games", "a file where the folder should be");
    }
  g_assert_true (pat_game_play (show_deal (fixture, "klondike#1"), &move, NULL));
  g_assert_false (riffle_session_flush (fixture->session));
}

/* Nothing is played for. */
static inline void
show_single (Fixture *fixture)
{
  RiffleContestActions *contests =
    riffle_window_parts_get_contests (riffle_window_get_parts (fixture->window));

  riffle_contest_leave (riffle_contest_actions_get_contest (contests));
  show_klondike (fixture);
}

/* Whether it does what a dialog is there for; questions mark that in their own way. */
static inline gboolean
is_accepting (GtkWidget  *button,
              const char *unused)
{
  static const char *const styles[] = { "suggested-action", "destructive-action", "destructive" };
  gboolean is_marked = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    is_marked |= gtk_widget_has_css_class (button, styles[i]);
  return is_marked && gtk_widget_get_mapped (button);
}

static inline gboolean
has_title (GtkWidget  *row,
           const char *title)
{
  return g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title);
}

/* Opens a dialog, and accepts what it offers. */
static inline void
accept (Fixture    *fixture,
        const char *action)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *button;

  activate (fixture, action);
  controls_let_appear (window);
  button = find_widget (controls_find_layer (window), GTK_TYPE_BUTTON, is_accepting, NULL);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  controls_let_appear (window);
}

static inline void
show_tour (Fixture *fixture)
{
  show_single (fixture);
  activate (fixture, "win.tour");
  controls_let_appear (GTK_WINDOW (fixture->window));
}

/* Its scores follow the last game. */
static inline void
show_tour_end (Fixture *fixture)
{
  show_tour (fixture);
  for (guint i = 0; i < N_TOUR; i++)
    accept (fixture, "win.next-game");
}

/* One game, after which the next player may begin. */
static inline void
show_tournament_end (Fixture *fixture)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *row;

  show_single (fixture);
  activate (fixture, "win.tournament");
  controls_let_appear (window);
  row = find_widget (controls_find_layer (window), ADW_TYPE_ACTION_ROW, has_title, "Golf");
  adw_action_row_activate (ADW_ACTION_ROW (row));
  controls_let_appear (window);
  accept (fixture, "win.next-game");
}

/* A round is to be played. */
static inline void
show_table (Fixture *fixture)
{
  show_single (fixture);
  accept (fixture, "win.table");
}

/* The scores of a round, from which the table goes on. */
static inline void
show_round_end (Fixture *fixture)
{
  show_table (fixture);
  accept (fixture, "win.give-up");
}

/* Somebody has played at a table. */
static inline void
show_league (Fixture *fixture)
{
  g_autofree char *path = scratch_path (&fixture->scratch, "league.ini");
  g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);
  g_autoptr (GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (results, riffle_league_entry_new ("Ann"));
  riffle_league_add (league, results, &error);
  g_assert_no_error (error);
  show_single (fixture);
}

static const Page pages[] = {
  { "rules", show_klondike, "win.rules" },
  { "game-options", show_klondike, "win.game-options", .n_controls = 20 },
  { "help", show_klondike, "win.help", .n_controls = 10 },
  { "game-options-with-numbers", show_pyramid, "win.game-options", .n_controls = 5 },
  { "game-options-with-long-values", show_reno, "win.game-options", .n_controls = 5 },
  { "statistics", show_klondike, "win.statistics", .n_controls = 8 },
  { "daily", show_klondike, "win.daily", .n_controls = 5 },
  { "children", show_klondike, "win.children", "RiffleChildrenPage-", .n_controls = 4 },
  { "preferences", show_klondike, "win.preferences", .n_controls = 35, .n_foreign = 1 },
  { "problems", show_klondike, "win.problems" },
  /* “Reset” of a single key goes with all others. */
  { "shortcuts", show_klondike, "win.show-help-overlay", .n_controls = 35, .n_unused = 1 },
  { "about", show_klondike, "win.about", .n_controls = 4 },
  { "deal-number", show_klondike, "win.deal-number", .n_controls = 4 },
  { "deal-details", show_klondike, "win.deal-details" },
  { "chooser", show_chooser, NULL, "RiffleChooser-", .n_controls = 50, .n_foreign = 1 },
  /* Without a move there is nothing to start over. A new tour takes the place of the entries that
   * make no sense in it, and the entries after them have other places then. */
  { "game", show_single, NULL, "RiffleGamePage-", .n_controls = 25, .n_unused = 10,
    .n_foreign = 2 },
  { "special", show_joker, NULL, "RiffleSpecialButtons-", .n_controls = 1 },
  { "end", show_end, NULL, "RiffleOutcome-", .n_controls = 4 },
  { "tour", show_tour, "win.next-game", .n_controls = 1 },
  { "tour-scores", show_tour, "win.scores" },
  { "tour-end", show_tour_end, .n_controls = 3 },
  { "tournament", show_single, "win.tournament", .n_controls = 9 },
  { "tournament-end", show_tournament_end, .n_controls = 2 },
  { "table", show_single, "win.table", .n_controls = 15 },
  { "table-scores", show_table, "win.table-scores" },
  { "round-end", show_round_end, .n_controls = 1 },
  { "league", show_league, "win.league", .n_controls = 3 },
  { "no-league", show_single, "win.league" },
  { "film", show_moved, "win.watch", "RiffleFilmPage-", .n_controls = 6 },
  { "banner", show_banner, NULL, "RiffleSaveBanner-", .n_controls = 2, .n_foreign = 1 },
};

/* Runs a test for each page. Returns: the status of the program */
static inline int
run_pages (const char *prefix,
           void      (*begin)(Fixture *fixture, gconstpointer data),
           void      (*test)(Fixture *fixture, gconstpointer data))
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat (prefix, pages[i].name, NULL);

      g_test_add (path, Fixture, &pages[i], begin, test, tear_down);
    }
  return run_tests ();
}

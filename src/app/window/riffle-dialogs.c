/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages and dialogs that the window opens. */
#include "config.h"

#include "riffle-dialogs.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-book-page.h"
#include "riffle-deal-rows.h"
#include "riffle-game-options.h"
#include "riffle-options-dialog.h"
#include "riffle-preferences.h"
#include "riffle-problems.h"
#include "riffle-resume-page.h"
#include "riffle-rules-page.h"
#include "riffle-shortcuts-page.h"
#include "riffle-statistics-page.h"
#include "ui-compat.h"
#include "ui-questions.h"

#define PICTURE_DEAL 1 /* of a game that is not on the table, as in the chooser */

struct _RiffleDialogs
{
  GObject            parent_instance;

  RiffleView        *view;
  RiffleSession     *session;
  RiffleDeckLibrary *decks;
  GActionMap        *actions; /* borrowed: it outlives the object */
};

G_DEFINE_FINAL_TYPE (RiffleDialogs, riffle_dialogs, G_TYPE_OBJECT)

static void
riffle_dialogs_dispose (GObject *object)
{
  RiffleDialogs *self = RIFFLE_DIALOGS (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->decks);
  G_OBJECT_CLASS (riffle_dialogs_parent_class)->dispose (object);
}

static void
riffle_dialogs_class_init (RiffleDialogsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_dialogs_dispose;
}

static void
riffle_dialogs_init (RiffleDialogs *self)
{
}

static void
present_book (RiffleDialogs *self,
              const char    *place)
{
  GtkWidget *window = riffle_view_get_window (self->view);
  const RiffleBookSource source = {
    riffle_view_get_board (self->view), self->session,
    riffle_shortcuts_get_for (gtk_window_get_application (GTK_WINDOW (window))),
    gtk_widget_get_width (window),
  };

  riffle_ui_present_tall (riffle_book_page_new (&source, place), window);
}

static void
help_cb (RiffleDialogs *self)
{
  present_book (self, NULL);
}

static void
open_book_cb (RiffleDialogs *self,
              GVariant      *place)
{
  present_book (self, g_variant_get_string (place, NULL));
}

/* Lets a dialog open the book at a place, above it: its action “book.open”. */
static void
add_book (RiffleDialogs *self,
          GtkWidget     *dialog)
{
  static const RiffleAction entries[] = { { "open", G_CALLBACK (open_book_cb), "s" } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  riffle_actions_add (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (dialog, "book", G_ACTION_GROUP (actions));
}

/* With the rules of a game that is not on the table, the player reads those of its next deal. */
static void
present_rules (RiffleDialogs *self,
               PatGame       *game)
{
  GtkWidget *dialog = riffle_rules_page_new (riffle_view_get_board (self->view), game);

  add_book (self, dialog);
  riffle_view_set_dialog (self->view, dialog);
  riffle_ui_present_tall (dialog, riffle_view_get_window (self->view));
}

static void
rules_cb (RiffleDialogs *self)
{
  present_rules (self, riffle_view_get_game (self->view));
}

static PatVariant *
find_variant (RiffleDialogs *self,
              GVariant      *id)
{
  return pat_registry_find (riffle_session_get_registry (self->session),
                            g_variant_get_string (id, NULL));
}

static void
rules_of_cb (RiffleDialogs *self,
             GVariant      *id)
{
  PatVariant *variant = find_variant (self, id);
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GError) error = NULL;

  if (variant == NULL)
    return;
  options = riffle_session_dup_next_options (self->session, variant);
  game = pat_game_new (variant, options, PICTURE_DEAL, &error);
  if (game != NULL)
    present_rules (self, game);
  else
    riffle_ui_tell (riffle_view_get_window (self->view), _("Please Note"), error->message);
}

static void
present_options (RiffleDialogs *self,
                 PatVariant    *variant)
{
  add_book (self, riffle_options_dialog_present (self->view, self->session, variant));
}

static void
game_options_cb (RiffleDialogs *self)
{
  present_options (self, pat_game_get_variant (riffle_view_get_game (self->view)));
}

static void
options_of_cb (RiffleDialogs *self,
               GVariant      *id)
{
  PatVariant *variant = find_variant (self, id);

  if (variant != NULL)
    present_options (self, variant);
}

static void
present_statistics (RiffleDialogs *self,
                    PatVariant    *variant)
{
  riffle_statistics_page_present (riffle_view_get_window (self->view),
                                  riffle_session_get_statistics (self->session),
                                  riffle_session_get_registry (self->session), variant);
}

static void
statistics_cb (RiffleDialogs *self)
{
  present_statistics (self, riffle_session_get_variant (self->session));
}

static void
statistics_of_cb (RiffleDialogs *self,
                  GVariant      *id)
{
  PatVariant *variant = find_variant (self, id);

  if (variant != NULL)
    present_statistics (self, variant);
}

/* A game that lies beside that of its variant takes the place of that. */
static void
resume_cb (const char *path,
           const char *id,
           gpointer    owner)
{
  RiffleDialogs *self = owner;
  GtkWidget *window = riffle_view_get_window (self->view);
  g_autoptr (GError) error = NULL;

  if (id != NULL)
    gtk_widget_activate_action (window, "win.play", "(ss)", id, "");
  else if (riffle_session_open_saved (self->session, path, &error))
    gtk_widget_activate_action (window, "win.back", NULL);
  else
    riffle_ui_tell (window, _("Please Note"), error->message);
}

static void
unfinished_cb (RiffleDialogs *self)
{
  riffle_ui_present (riffle_resume_page_new (self->session, riffle_view_get_board (self->view),
                                             resume_cb, self),
                     riffle_view_get_window (self->view));
}

static void
preferences_cb (RiffleDialogs *self)
{
  riffle_preferences_present (riffle_view_get_window (self->view),
                              riffle_session_get_settings (self->session), self->decks);
}

static void
problems_cb (RiffleDialogs *self)
{
  riffle_problems_present (riffle_view_get_window (self->view),
                           riffle_session_get_registry (self->session));
}

static void
about_cb (RiffleDialogs *self)
{
  riffle_ui_present_about (riffle_view_get_window (self->view));
}

static void
shortcuts_cb (RiffleDialogs *self)
{
  riffle_shortcuts_page_present (riffle_view_get_window (self->view));
}

static void
update (RiffleDialogs *self)
{
  PatGame *game = riffle_view_get_game (self->view);
  gboolean is_free = riffle_view_is_free (self->view);
  gboolean is_on_game = is_free && riffle_view_is_on_game (self->view);
  gboolean is_calm = g_settings_get_boolean (riffle_session_get_settings (self->session), "calm");

  riffle_actions_enable (self->actions, "rules", is_on_game);
  riffle_actions_enable (self->actions, "game-options", is_on_game
                         && !riffle_session_is_apart (self->session)
                         && (riffle_game_options_has_any (pat_game_get_options (game))
                             || riffle_deal_rows_has_any (pat_game_get_variant (game))));
  riffle_actions_enable (self->actions, "problems",
                         is_free && riffle_session_get_n_broken (self->session) > 0);
  riffle_actions_enable (self->actions, "statistics", is_free && !is_calm);
  riffle_actions_enable (self->actions, "rules-of", is_free);
  riffle_actions_enable (self->actions, "options-of", is_free);
  riffle_actions_enable (self->actions, "statistics-of", is_free && !is_calm);
  riffle_actions_enable (self->actions, "unfinished", is_free);
  riffle_actions_enable (self->actions, "preferences", is_free);
  riffle_actions_enable (self->actions, "show-help-overlay", is_free);
  riffle_actions_enable (self->actions, "help", is_free);
  riffle_actions_enable (self->actions, "about", is_free);
}

/**
 * riffle_dialogs_new:
 * @view: what the player sees
 * @session: what is being played
 * @decks: all decks that the player has
 * @actions: takes the actions
 *
 * Makes actions that open dialogs.
 *
 * Returns: (transfer full): the object
 */
RiffleDialogs *
riffle_dialogs_new (RiffleView        *view,
                    RiffleSession     *session,
                    RiffleDeckLibrary *decks,
                    GActionMap        *actions)
{
  static const RiffleAction entries[] = {
    { "rules", G_CALLBACK (rules_cb) },
    { "game-options", G_CALLBACK (game_options_cb) },
    { "statistics", G_CALLBACK (statistics_cb) },
    { "rules-of", G_CALLBACK (rules_of_cb), "s" },
    { "options-of", G_CALLBACK (options_of_cb), "s" },
    { "statistics-of", G_CALLBACK (statistics_of_cb), "s" },
    { "unfinished", G_CALLBACK (unfinished_cb) },
    { "preferences", G_CALLBACK (preferences_cb) },
    { "problems", G_CALLBACK (problems_cb) },
    { "show-help-overlay", G_CALLBACK (shortcuts_cb) },
    { "help", G_CALLBACK (help_cb) },
    { "about", G_CALLBACK (about_cb) },
  };
  RiffleDialogs *self = g_object_new (RIFFLE_TYPE_DIALOGS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->decks = g_object_ref (decks);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (riffle_session_get_settings (session), "changed::calm",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

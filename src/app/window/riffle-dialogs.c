/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages and dialogs that the window opens. */
#include "config.h"

#include "riffle-dialogs.h"

#include <glib/gi18n.h>

#include "riffle-actions.h"
#include "riffle-game-options.h"
#include "riffle-preferences.h"
#include "riffle-problems.h"
#include "riffle-rules-page.h"
#include "riffle-shortcuts-page.h"
#include "riffle-statistics-page.h"
#include "riffle-toast.h"
#include "ui-compat.h"
#include "ui-preferences.h"

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
rules_cb (RiffleDialogs *self)
{
  GtkWidget *dialog = riffle_rules_page_new (riffle_view_get_board (self->view));

  riffle_view_set_dialog (self->view, dialog);
  riffle_ui_present (dialog, riffle_view_get_window (self->view));
}

static void
options_changed_cb (RiffleGameOptions *editor,
                    GtkWidget         *dialog)
{
  RiffleDialogs *self = g_object_get_data (G_OBJECT (dialog), "riffle-dialogs");
  gboolean is_untouched = pat_game_get_is_untouched (riffle_view_get_game (self->view));
  g_autoptr (GError) error = NULL;
  gboolean done;

  /* A game that nobody has touched is dealt again at once. The dialog is about that one, too. */
  riffle_view_set_dialog (self->view, NULL);
  done = riffle_session_set_options (self->session, riffle_game_options_get_options (editor),
                                     &error);
  riffle_view_set_dialog (self->view, dialog);
  if (!done)
    riffle_ui_preferences_add_toast (dialog, riffle_toast_new (error->message));
  else if (!is_untouched && g_object_get_data (G_OBJECT (dialog), "riffle-told") == NULL)
    {
      g_object_set_data (G_OBJECT (dialog), "riffle-told", dialog);
      riffle_ui_preferences_add_toast (dialog,
                                       riffle_toast_new (_("This applies to the next deal")));
    }
}

static void
game_options_cb (RiffleDialogs *self)
{
  PatVariant *variant = pat_game_get_variant (riffle_view_get_game (self->view));
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (self->session, variant);
  RiffleGameOptions *editor = riffle_game_options_new (variant, options);
  GtkWidget *dialog = riffle_ui_preferences_new (pat_variant_get_name (variant));

  riffle_ui_preferences_add_page (dialog, riffle_game_options_build_page (editor));
  g_object_set_data (G_OBJECT (dialog), "riffle-dialogs", self);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-editor", editor, g_object_unref);
  g_signal_connect_object (editor, "changed", G_CALLBACK (options_changed_cb), dialog, 0);
  riffle_view_set_dialog (self->view, dialog);
  riffle_ui_present (dialog, riffle_view_get_window (self->view));
}

static void
statistics_cb (RiffleDialogs *self)
{
  riffle_statistics_page_present (riffle_view_get_window (self->view),
                                  riffle_session_get_statistics (self->session),
                                  riffle_session_get_registry (self->session),
                                  riffle_session_get_variant (self->session));
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

  riffle_actions_enable (self->actions, "rules", is_on_game);
  riffle_actions_enable (self->actions, "game-options", is_on_game
                         && riffle_game_options_has_any (pat_game_get_options (game)));
  riffle_actions_enable (self->actions, "problems",
                         is_free && riffle_session_get_n_broken (self->session) > 0);
  riffle_actions_enable (self->actions, "statistics", is_free);
  riffle_actions_enable (self->actions, "preferences", is_free);
  riffle_actions_enable (self->actions, "show-help-overlay", is_free);
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
    { "preferences", G_CALLBACK (preferences_cb) },
    { "problems", G_CALLBACK (problems_cb) },
    { "show-help-overlay", G_CALLBACK (shortcuts_cb) },
    { "about", G_CALLBACK (about_cb) },
  };
  RiffleDialogs *self = g_object_new (RIFFLE_TYPE_DIALOGS, NULL);

  self->view = g_object_ref (view);
  self->session = g_object_ref (session);
  self->decks = g_object_ref (decks);
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (view, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

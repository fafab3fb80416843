/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages and dialogs that the window opens. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "riffle-game-options.h"
#include "riffle-preferences.h"
#include "riffle-problems.h"
#include "riffle-rules-page.h"
#include "riffle-shortcuts-page.h"
#include "riffle-statistics-page.h"
#include "riffle-toast.h"
#include "riffle-variant-settings.h"
#include "ui-compat.h"

static void
rules_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  riffle_rules_page_present (widget, RIFFLE_WINDOW (widget)->board);
}

static void
options_changed_cb (RiffleGameOptions *editor,
                    GtkWidget         *dialog)
{
  RiffleWindow *self = g_object_get_data (G_OBJECT (dialog), "riffle-window");
  gboolean is_untouched = pat_game_get_is_untouched (self->game);
  g_autoptr (GError) error = NULL;

  if (!riffle_session_set_options (self->session, riffle_game_options_get_options (editor), &error))
    riffle_ui_preferences_add_toast (dialog, riffle_toast_new (error->message));
  else if (!is_untouched && g_object_get_data (G_OBJECT (dialog), "riffle-told") == NULL)
    {
      g_object_set_data (G_OBJECT (dialog), "riffle-told", dialog);
      riffle_ui_preferences_add_toast (dialog,
                                       riffle_toast_new (_("This applies to the next deal")));
    }
}

static void
game_options_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  PatVariant *variant = pat_game_get_variant (self->game);
  g_autoptr (PatOptions) options = riffle_variant_settings_load_bare (variant);
  RiffleGameOptions *editor = riffle_game_options_new (variant, options);
  GtkWidget *dialog = riffle_ui_preferences_new (pat_variant_get_name (variant));

  riffle_ui_preferences_add_page (dialog, riffle_game_options_build_page (editor));
  g_object_set_data (G_OBJECT (dialog), "riffle-window", self);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-editor", editor, g_object_unref);
  g_signal_connect_object (editor, "changed", G_CALLBACK (options_changed_cb), dialog, 0);
  riffle_ui_present (dialog, widget);
}

static void
statistics_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_statistics_page_present (widget, riffle_session_get_statistics (self->session),
                                  riffle_session_get_registry (self->session),
                                  riffle_session_get_variant (self->session));
}

static void
preferences_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_preferences_present (widget, self->settings, self->decks);
}

static void
problems_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  riffle_problems_present (widget, riffle_session_get_registry (RIFFLE_WINDOW (widget)->session));
}

static void
about_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  riffle_ui_present_about (widget);
}

static void
shortcuts_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  riffle_shortcuts_page_present (widget);
}

void
riffle_window_class_install_dialogs (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.rules", rules_cb },
    { "win.game-options", game_options_cb },
    { "win.statistics", statistics_cb },
    { "win.preferences", preferences_cb },
    { "win.problems", problems_cb },
    { "win.show-help-overlay", shortcuts_cb },
    { "win.about", about_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
}

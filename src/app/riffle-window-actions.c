/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the buttons, the menu and the keys of the window do. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "riffle-files.h"
#include "riffle-game-options.h"
#include "riffle-pile-page.h"
#include "riffle-preferences.h"
#include "riffle-problems.h"
#include "riffle-rules-page.h"
#include "riffle-statistics-page.h"
#include "riffle-toast.h"
#include "riffle-variant-wishes.h"
#include "ui-compat.h"

#define SHORTCUTS "/io/github/rifflecards/Riffle/help-overlay.ui"

static void
show_error (RiffleWindow *self,
            GError       *error)
{
  riffle_window_tell (self, error->message);
}

static void
deal (RiffleWindow *self,
      guint64       number)
{
  g_autoptr (GError) error = NULL;
  gboolean is_untouched = pat_game_get_is_untouched (self->game);

  if (!riffle_session_deal (self->session, number, &error))
    show_error (self, error);
  else if (!is_untouched)
    riffle_window_show_toast (self, riffle_toast_new_undoable (_("New deal"), "win.undo-deal"));
}

static void
new_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  deal (RIFFLE_WINDOW (widget), 0);
}

static void
undo_deal_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  riffle_session_undo_deal (RIFFLE_WINDOW (widget)->session);
}

/* Undo after the game was started over brings all moves back at once, as far as nothing else was
 * played since. */
static gboolean
undo_restart (RiffleWindow *self)
{
  guint cursor = self->undo_cursor;

  self->undo_cursor = 0;
  if (cursor == 0 || pat_game_get_history_cursor (self->game) > 0
      || !pat_game_get_can_redo (self->game))
    return FALSE;
  while (pat_game_get_history_cursor (self->game) < cursor && pat_game_redo (self->game))
    ;
  riffle_board_finish_animations (self->board);
  return TRUE;
}

static void
undo_restart_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  undo_restart (RIFFLE_WINDOW (widget));
}

static void
restart_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  guint cursor = pat_game_get_history_cursor (self->game);

  if (!pat_game_restart (self->game))
    return;
  if (!pat_game_get_can_redo (self->game))
    return;
  self->undo_cursor = cursor;
  riffle_window_update_actions (self);
  riffle_window_show_toast (self,
                            riffle_toast_new_undoable (_("Started over"), "win.undo-restart"));
}

static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  if (riffle_board_cancel (self->board) || undo_restart (self))
    return;
  pat_game_undo (self->game);
}

static void
redo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  pat_game_redo (RIFFLE_WINDOW (widget)->game);
}

static void
hint_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  PatMove move;

  riffle_board_cancel (self->board);
  if (!pat_game_hint (self->game, &move))
    {
      riffle_window_show_toast (self, riffle_toast_new (_("There is no move to propose")));
      return;
    }
  riffle_event_log_write_move (self->log, "hint", &move);
  riffle_board_show_hint (self->board, &move);
}

static void
auto_play_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_board_cancel (self->board);
  pat_game_instant_auto_play (self->game);
}

static void
choose_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  riffle_window_show_chooser (RIFFLE_WINDOW (widget));
}

static void
back_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  gtk_stack_set_visible_child_name (self->pages, "game");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
open_deal_cb (const char *text,
              gpointer    data)
{
  RiffleWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *deal_text = g_strstrip (g_strdup (text));
  guint64 number;

  if (g_ascii_string_to_unsigned (deal_text, 10, 1, PAT_MAX_DEAL_NUMBER, &number, NULL))
    deal (self, number);
  else if (riffle_session_open_deal (self->session, deal_text, &error))
    riffle_window_show_toast (self, riffle_toast_new_undoable (_("New deal"), "win.undo-deal"));
  else
    show_error (self, error);
}

static void
deal_number_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT,
                                             pat_game_get_number (self->game));
  RiffleUiQuestion question = {
    .heading = _("Deal by Number"),
    .body = _("The same number deals the same cards on every machine. "
              "You can also write a complete deal that somebody has sent you."),
    .accept = _("_Deal"),
    .initial = number,
  };

  riffle_ui_ask_text (widget, &question, open_deal_cb, self);
}

static void
copy_deal_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *text = pat_game_dup_deal (self->game);
  g_autofree char *title = NULL;

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  /* Translators: the text that names a deal, such as “VARIANT#617”. */
  title = g_strdup_printf (_("Copied “%s”"), text);
  riffle_window_show_toast (self, riffle_toast_new (title));
}

static void
reset_bank_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_session_reset_bank (self->session);
  riffle_window_show_toast (self, riffle_toast_new (_("The bank was reset")));
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  riffle_files_open (RIFFLE_WINDOW (widget));
}

static void
save_as_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  riffle_files_save_as (RIFFLE_WINDOW (widget), RIFFLE_WINDOW (widget)->game);
}

static void
rules_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  riffle_rules_page_present (widget, RIFFLE_WINDOW (widget)->game);
}

static void
piles_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  guint pile = 0;
  int index;

  riffle_board_get_focus (self->board, &pile, &index);
  riffle_pile_page_present (widget, self->game, self->deck, pile);
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
  g_autoptr (PatOptions) options = riffle_variant_wishes_load_bare (variant);
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
  riffle_preferences_present (widget, RIFFLE_WINDOW (widget)->settings);
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

/* Made when it is asked for: GTK would make it with the window, which takes a noticeable part of
 * the start. */
static void
shortcuts_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (widget);

  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (SHORTCUTS);
      GObject *shortcuts = gtk_builder_get_object (builder, "help_overlay");

      /* Only as the help of a window does it know the keys of the actions. */
      gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (shortcuts));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* A description of the board for tests, where the log is on. */
static void
describe_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *text = riffle_board_describe (self->board);

  riffle_event_log_write_lines (self->log, "board", text);
}

void
riffle_window_class_install_actions (GtkWidgetClass *class)
{
  static const struct
  {
    const char                  *name;
    GtkWidgetActionActivateFunc  activate;
  }
  actions[] = {
    { "win.new", new_cb },
    { "win.undo-deal", undo_deal_cb },
    { "win.restart", restart_cb },
    { "win.undo-restart", undo_restart_cb },
    { "win.undo", undo_cb },
    { "win.redo", redo_cb },
    { "win.hint", hint_cb },
    { "win.auto-play", auto_play_cb },
    { "win.choose", choose_cb },
    { "win.back", back_cb },
    { "win.deal-number", deal_number_cb },
    { "win.copy-deal", copy_deal_cb },
    { "win.reset-bank", reset_bank_cb },
    { "win.open", open_cb },
    { "win.save-as", save_as_cb },
    { "win.rules", rules_cb },
    { "win.piles", piles_cb },
    { "win.game-options", game_options_cb },
    { "win.statistics", statistics_cb },
    { "win.preferences", preferences_cb },
    { "win.problems", problems_cb },
    { "win.show-help-overlay", shortcuts_cb },
    { "win.about", about_cb },
    { "win.fullscreen", fullscreen_cb },
    { "win.describe", describe_cb },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].activate);
}

static void
pause_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  RiffleWindow *self = data;

  riffle_window_set_paused (self, !self->is_paused);
  if (!self->is_paused)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
change_pause_cb (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       data)
{
  g_simple_action_set_state (action, state);
}

static void
wish_changed_cb (RiffleWindow *self,
                 const char   *key)
{
  static const struct
  {
    const char *key;
    const char *on;
    const char *off;
  }
  sentences[] = {
    { "messages", N_("Messages are shown"), N_("Messages are not shown") },
    { "left-handed-layout", N_("The table is left-handed"), N_("The table is right-handed") },
    { "drag-cards", N_("Cards can be dragged"), N_("Cards are moved with clicks only") },
    { "animations", N_("Cards glide"), N_("Cards are moved at once") },
  };
  gboolean is_on = g_settings_get_boolean (self->settings, key);

  /* In the preferences the switch itself says it. */
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].key, key))
      {
        const char *sentence = is_on ? sentences[i].on : sentences[i].off;

        riffle_window_show_toast (self, riffle_toast_new (_(sentence)));
      }
}

/* Wishes that have a key of their own. */
static void
add_wishes (RiffleWindow *self)
{
  static const char *const keys[] = { "messages", "left-handed-layout", "left-handed-pointer",
                                      "drag-cards", "animations" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, keys[i]);
      g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

      g_action_map_add_action (G_ACTION_MAP (self), action);
      g_signal_connect_object (self->settings, signal, G_CALLBACK (wish_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

void
riffle_window_init_actions (RiffleWindow *self)
{
  static const GActionEntry entries[] = {
    { .name = "pause", .activate = pause_cb, .state = "false", .change_state = change_pause_cb },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  add_wishes (self);
  riffle_window_update_actions (self);
}

static void
enable (RiffleWindow *self,
        const char   *action,
        gboolean      is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, is_enabled);
}

static void
update_pause (RiffleWindow *self)
{
  GAction *pause = g_action_map_lookup_action (G_ACTION_MAP (self), "pause");
  gboolean is_over = self->game == NULL || pat_game_get_state (self->game) == PAT_GAME_WON
                     || pat_game_get_state (self->game) == PAT_GAME_LOST;

  g_simple_action_set_enabled (G_SIMPLE_ACTION (pause), !is_over);
}

/* What makes no sense now is insensitive, and its keys mean nothing: letters can be typed into the
 * search. */
void
riffle_window_update_actions (RiffleWindow *self)
{
  gboolean is_playing = riffle_window_shows_game (self);
  gboolean has_game = self->game != NULL;
  gboolean is_on_page = g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;

  enable (self, "win.new", has_game && is_on_page);
  enable (self, "win.restart", is_playing && pat_game_get_history_cursor (self->game) > 0);
  enable (self, "win.undo", is_playing
          && (pat_game_get_can_undo (self->game) || self->undo_cursor > 0));
  enable (self, "win.redo", is_playing && pat_game_get_can_redo (self->game));
  enable (self, "win.hint", is_playing && pat_game_get_state (self->game) == PAT_GAME_PLAYING);
  enable (self, "win.auto-play", is_playing && pat_game_can_auto_play (self->game));
  enable (self, "win.choose", is_on_page);
  enable (self, "win.back", has_game && !is_on_page);
  enable (self, "win.deal-number", has_game && is_on_page);
  enable (self, "win.copy-deal", has_game && is_on_page && pat_game_get_number (self->game) != 0);
  enable (self, "win.save-as", has_game && is_on_page);
  enable (self, "win.rules", has_game && is_on_page);
  enable (self, "win.piles", is_playing
          && !pat_rules_get_game (pat_game_get_rules (self->game))->hides_cards);
  enable (self, "win.game-options", has_game && is_on_page
          && riffle_game_options_has_any (pat_game_get_options (self->game)));
  enable (self, "win.reset-bank", has_game && is_on_page
          && riffle_session_has_bank (self->session));
  enable (self, "win.problems",
          pat_registry_get_n_broken (riffle_session_get_registry (self->session)) > 0);
  update_pause (self);
}

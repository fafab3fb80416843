/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the chooser of games, and the game that is being played. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-toast.h"
#include "ui-compat.h"

#define RESOURCE        "/io/github/rifflecards/Riffle/riffle-window.ui"
#define MIN_WIDTH       360 /* pixels */
#define MIN_HEIGHT      294
#define MESSAGE_SECONDS 3

G_DEFINE_FINAL_TYPE (RiffleWindow, riffle_window, ADW_TYPE_APPLICATION_WINDOW)

/**
 * riffle_window_shows_game:
 * @self: the window
 *
 * Tells whether the player sees the board.
 *
 * Returns: %FALSE while the chooser is shown, or a pause
 */
gboolean
riffle_window_shows_game (RiffleWindow *self)
{
  return self->game != NULL && !self->is_paused
         && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;
}

/* The clock of a game starts with its first move, and stands while the player looks at something
 * else. */
void
riffle_window_update_clock (RiffleWindow *self)
{
  gboolean is_running;

  if (self->game == NULL)
    return;
  is_running = riffle_window_shows_game (self) && gtk_window_is_active (GTK_WINDOW (self))
               && !riffle_ui_has_dialog (GTK_WIDGET (self))
               && !pat_game_get_is_untouched (self->game);
  pat_game_set_running (self->game, is_running);
}

void
riffle_window_set_paused (RiffleWindow *self,
                          gboolean      is_paused)
{
  self->is_paused = is_paused;
  gtk_stack_set_visible_child_name (self->table, is_paused ? "paused" : "board");
  g_action_group_change_action_state (G_ACTION_GROUP (self), "pause",
                                      g_variant_new_boolean (is_paused));
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
}

static gboolean
tick_cb (gpointer data)
{
  RiffleWindow *self = data;

  riffle_status_row_tick (self->status);
  if (riffle_window_shows_game (self))
    pat_game_check_time (self->game);
  return G_SOURCE_CONTINUE;
}

/**
 * riffle_window_show_toast:
 * @self: the window
 * @toast: (transfer full): a toast made by riffle_toast_new ()
 *
 * Shows a toast in place of the one before it.
 */
void
riffle_window_show_toast (RiffleWindow *self,
                          AdwToast     *toast)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_set_object (&self->toast, toast);
  riffle_event_log_write (self->log, "toast", riffle_toast_get_text (toast));
  riffle_ui_announce (GTK_WIDGET (self), riffle_toast_get_text (toast));
  riffle_toast_fit (toast, GTK_WIDGET (self));
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* What the player may wish not to read. */
void
riffle_window_show_message (RiffleWindow *self,
                            const char   *message)
{
  AdwToast *toast;

  if (!g_settings_get_boolean (self->settings, "messages"))
    return;
  toast = riffle_toast_new (message);
  adw_toast_set_timeout (toast, MESSAGE_SECONDS);
  riffle_window_show_toast (self, toast);
}

/**
 * riffle_window_tell:
 * @self: the window
 * @message: a sentence
 *
 * Tells the player something that must not be overlooked; the same thing is told only once.
 */
void
riffle_window_tell (RiffleWindow *self,
                    const char   *message)
{
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  if (g_strcmp0 (self->told, message) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (message);
  riffle_event_log_write (self->log, "tell", message);
  /* What is told while the program starts must not be covered by the window. */
  gtk_window_present (GTK_WINDOW (self));
  riffle_ui_tell (GTK_WIDGET (self), _("Please Note"), message);
}

/* A version that is called as the game itself is says nothing. */
static const char *
get_preset_name (PatGame *game)
{
  PatOptions *options = pat_game_get_options (game);
  const char *key = pat_options_find_preset (options);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; key != NULL && i < n_presets; i++)
    if (g_str_equal (presets[i].key, key))
      {
        const char *name = pat_variant_translate (pat_game_get_variant (game), presets[i].name);

        return g_str_equal (name, pat_variant_get_name (pat_game_get_variant (game))) ? NULL : name;
      }
  return NULL;
}

static char *
dup_deal_title (RiffleWindow *self)
{
  gboolean is_narrow;
  g_autofree char *number = riffle_format_number ((gint64) pat_game_get_number (self->game));

  g_object_get (self->adaptive, "narrow", &is_narrow, NULL);
  if (is_narrow)
    /* Translators: the number of a deal, in a narrow window. */
    return g_strdup_printf (_("#%s"), number);
  /* Translators: the number of a deal. */
  return g_strdup_printf (_("Deal %s"), number);
}

/* In a narrow window the end is cut off: the number, which is to be told others, comes first. */
static char *
dup_subtitle (RiffleWindow *self)
{
  const char *preset = get_preset_name (self->game);
  g_autofree char *deal = NULL;

  if (pat_game_get_number (self->game) == 0)
    return g_strdup (preset == NULL ? "" : preset);
  deal = dup_deal_title (self);
  if (preset == NULL)
    return g_steal_pointer (&deal);
  /* Translators: the number of the deal, such as “Deal 7”, and the name of a version of the
   * game. */
  return g_strdup_printf (_("%s · %s"), deal, preset);
}

static void
update_title (RiffleWindow *self)
{
  g_autofree char *subtitle = dup_subtitle (self);
  const char *name = pat_variant_get_name (pat_game_get_variant (self->game));

  adw_window_title_set_title (self->title, name);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), name);
}

static void
narrow_changed_cb (RiffleWindow *self)
{
  if (self->game != NULL)
    update_title (self);
}

static gboolean
is_best_time (RiffleWindow *self)
{
  g_autofree char *key = riffle_session_dup_key (pat_game_get_variant (self->game),
                                                 pat_game_get_options (self->game));
  RiffleRecord record;

  riffle_statistics_get (riffle_session_get_statistics (self->session), key, &record);
  return record.won > 1 && pat_game_get_elapsed_usec (self->game) / 1000 <= record.best_time_msec;
}

/* That no move is left is a message like any other, which the player may turn off; the end of the
 * game is not. */
static void
update_outcome (RiffleWindow *self)
{
  PatGameState state = pat_game_get_state (self->game);

  if (state == PAT_GAME_PLAYING
      || (state == PAT_GAME_STUCK && !g_settings_get_boolean (self->settings, "messages")))
    riffle_outcome_hide (self->outcome);
  else
    riffle_outcome_show (self->outcome, self->game, state == PAT_GAME_WON && is_best_time (self));
}

static void
game_changed_cb (RiffleWindow *self)
{
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
}

static void
state_changed_cb (RiffleWindow *self)
{
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
  if (pat_game_get_state (self->game) == PAT_GAME_PLAYING)
    update_outcome (self);
}

static void
forget_game (RiffleWindow *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
session_game_cb (RiffleWindow *self)
{
  forget_game (self);
  self->game = g_object_ref (riffle_session_get_game (self->session));
  self->undo_cursor = 0;
  riffle_event_log_set_game (self->log, self->game);
  riffle_board_set_game (self->board, self->game);
  riffle_status_row_set_game (self->status, self->game);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (self->game, "notify::state", G_CALLBACK (state_changed_cb), self);
  g_signal_connect_swapped (self->game, "ended", G_CALLBACK (update_outcome), self);
  if (self->chooser != NULL)
    riffle_chooser_set_current (self->chooser, pat_game_get_variant (self->game));
  update_title (self);
  update_outcome (self);
  riffle_window_set_paused (self, FALSE);
}

static void
refused_cb (RiffleWindow *self,
            const char   *sentence)
{
  riffle_event_log_write (self->log, "refused", sentence);
  riffle_window_show_message (self, sentence);
}

static void
prompt_cb (RiffleWindow *self,
           const char   *sentence)
{
  riffle_event_log_write (self->log, "prompt", sentence == NULL ? "-" : sentence);
  riffle_status_row_set_prompt (self->status, sentence);
}

static void
selection_changed_cb (RiffleWindow *self)
{
  g_autofree char *size = g_strdup_printf ("%u", riffle_board_get_selection_size (self->board));

  riffle_event_log_write (self->log, "select", size);
}

static void
page_changed_cb (RiffleWindow *self)
{
  riffle_event_log_write (self->log, "page", gtk_stack_get_visible_child_name (self->pages));
  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
}

/* A widget that is not on the screen yet cannot have the focus. */
static void
board_shown_cb (RiffleWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Whoever plays with keys is back on the board when the menu, which F10 opens, is closed. */
static void
menu_closed_cb (RiffleWindow *self)
{
  if (riffle_window_shows_game (self))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The toolkit gives the focus back to what had it, which may be a menu that is gone, or nothing. */
static void
dialogs_changed_cb (RiffleWindow *self)
{
  guint pile;
  int card;

  riffle_window_update_clock (self);
  if (!riffle_ui_has_dialog (GTK_WIDGET (self)) && riffle_window_shows_game (self) &&
      !riffle_board_get_focus (self->board, &pile, &card))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
show_game_page (RiffleWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, "game");
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/**
 * riffle_window_play:
 * @self: the window
 * @variant: a variant
 *
 * Goes on with the game of a variant, or begins one.
 */
void
riffle_window_play (RiffleWindow *self,
                    PatVariant   *variant)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  if (riffle_session_open (self->session, variant, &error))
    show_game_page (self);
  else
    riffle_window_tell (self, error->message);
}

static void
make_chooser (RiffleWindow *self)
{
  GtkWidget *chooser = riffle_chooser_new (riffle_session_get_registry (self->session),
                                           self->settings, self->deck);

  self->chooser = RIFFLE_CHOOSER (chooser);
  riffle_chooser_set_current (self->chooser, riffle_session_get_variant (self->session));
  g_signal_connect_swapped (chooser, "chosen", G_CALLBACK (riffle_window_play), self);
  gtk_stack_add_named (self->pages, chooser, "chooser");
}

/**
 * riffle_window_show_chooser:
 * @self: the window
 *
 * Lets the player choose a game.
 */
void
riffle_window_show_chooser (RiffleWindow *self)
{
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  if (self->chooser == NULL)
    make_chooser (self);
  riffle_chooser_start (self->chooser);
  gtk_stack_set_visible_child_name (self->pages, "chooser");
  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
}

static void
save_size (RiffleWindow *self)
{
  int width, height;

  if (self->has_fixed_size)
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_boolean (self->settings, "maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
  if (gtk_window_is_maximized (GTK_WINDOW (self)) || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;
  g_settings_set_int (self->settings, "window-width", MAX (width, 1));
  g_settings_set_int (self->settings, "window-height", MAX (height, 1));
}

static gboolean
riffle_window_close_request (GtkWindow *window)
{
  RiffleWindow *self = RIFFLE_WINDOW (window);

  save_size (self);
  if (self->game != NULL)
    pat_game_set_running (self->game, FALSE);
  riffle_session_flush (self->session);
  return GTK_WINDOW_CLASS (riffle_window_parent_class)->close_request (window);
}

static void
riffle_window_dispose (GObject *object)
{
  RiffleWindow *self = RIFFLE_WINDOW (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  forget_game (self);
  g_clear_object (&self->toast);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->log);
  g_clear_object (&self->deck);
  g_clear_pointer (&self->told, g_free);
  G_OBJECT_CLASS (riffle_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, status);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, table);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, outcome);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, menu_button);
}

static void
riffle_window_class_init (RiffleWindowClass *class)
{
  g_type_ensure (RIFFLE_TYPE_ADAPTIVE_BIN);
  g_type_ensure (RIFFLE_TYPE_STATUS_ROW);
  g_type_ensure (RIFFLE_TYPE_OUTCOME);
  G_OBJECT_CLASS (class)->dispose = riffle_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = riffle_window_close_request;
  bind_template (GTK_WIDGET_CLASS (class));
  riffle_window_class_install_actions (GTK_WIDGET_CLASS (class));
}

static void
riffle_window_init (RiffleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, MIN_HEIGHT);
  self->board = RIFFLE_BOARD (riffle_board_new ());
  /* The thumbnails are drawn with the board's deck, which is read only once. */
  g_object_get (self->board, "deck", &self->deck, NULL);
  gtk_overlay_set_child (self->overlay, GTK_WIDGET (self->board));
  riffle_status_row_set_board (self->status, self->board);
  g_signal_connect_object (self->board, "map", G_CALLBACK (board_shown_cb), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->board, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->board, "prompt", G_CALLBACK (prompt_cb), self);
  g_signal_connect_swapped (self->board, "selection-changed", G_CALLBACK (selection_changed_cb),
                            self);
  g_signal_connect_swapped (gtk_menu_button_get_popover (self->menu_button), "closed",
                            G_CALLBACK (menu_closed_cb), self);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb),
                            self);
  g_signal_connect_swapped (self->adaptive, "notify::narrow", G_CALLBACK (narrow_changed_cb),
                            self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (riffle_window_update_clock), NULL);
  riffle_ui_watch_dialogs (GTK_WIDGET (self), G_CALLBACK (dialogs_changed_cb));
  self->tick_id = g_timeout_add_seconds (1, tick_cb, self);
}

static void
update_deck_style (RiffleWindow *self)
{
  RiffleDeckStyle style = {
    .four_colours = g_settings_get_boolean (self->settings, "four-colours"),
    .large_index = g_settings_get_boolean (self->settings, "large-indices"),
  };

  riffle_board_set_deck_style (self->board, &style);
}

static void
update_speed (RiffleWindow *self)
{
  static const double speeds[] = { 0.5, 1.0, 2.0 };

  g_object_set (self->board, "speed",
                speeds[g_settings_get_enum (self->settings, "animation-speed")], NULL);
}

static void
update_contrast (RiffleWindow *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_high_contrast (manager))
    gtk_widget_add_css_class (GTK_WIDGET (self->board), "high-contrast");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->board), "high-contrast");
}

static void
follow_contrast (RiffleWindow *self)
{
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (update_contrast), self, G_CONNECT_SWAPPED);
  update_contrast (self);
}

static void
bind_settings (RiffleWindow *self)
{
  GSettings *settings = self->settings;

  g_settings_bind (settings, "left-handed-layout", self->board, "mirrored", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "left-handed-pointer", self->board, "left-handed-pointer",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "drag-cards", self->board, "drag-enabled", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "single-click", self->board, "single-click", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "highlight-moves", self->board, "highlight-moves",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "animations", self->board, "animate", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-clock", self->status, "show-clock", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::four-colours", G_CALLBACK (update_deck_style), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::large-indices", G_CALLBACK (update_deck_style),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (update_speed), self,
                           G_CONNECT_SWAPPED);
  update_deck_style (self);
  update_speed (self);
}

static void
restore_size (RiffleWindow *self)
{
  int width = g_settings_get_int (self->settings, "window-width");

  gtk_window_set_default_size (GTK_WINDOW (self), width,
                               g_settings_get_int (self->settings, "window-height"));
  riffle_adaptive_bin_expect_width (self->adaptive, width);
  if (g_settings_get_boolean (self->settings, "maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/**
 * riffle_window_new:
 * @application: the application
 * @session: what is being played
 * @log: (nullable): hears of everything that happens
 *
 * Makes the window. It shows nothing until a game is played or the chooser is asked for.
 *
 * Returns: (transfer none): the window
 */
RiffleWindow *
riffle_window_new (AdwApplication *application,
                   RiffleSession  *session,
                   RiffleEventLog *log)
{
  RiffleWindow *self = g_object_new (RIFFLE_TYPE_WINDOW, "application", application, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (riffle_session_get_settings (session));
  self->log = log == NULL ? NULL : g_object_ref (log);
  restore_size (self);
  bind_settings (self);
  follow_contrast (self);
  riffle_window_init_actions (self);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (session_game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "message", G_CALLBACK (riffle_window_tell), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * riffle_window_set_fixed_size:
 * @self: the window
 * @width: in pixels
 * @height: in pixels
 *
 * Opens the window in this size, which is not remembered.
 */
void
riffle_window_set_fixed_size (RiffleWindow *self,
                              int           width,
                              int           height)
{
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  self->has_fixed_size = TRUE;
  gtk_window_unmaximize (GTK_WINDOW (self));
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
  riffle_adaptive_bin_expect_width (self->adaptive, width);
}

/**
 * riffle_window_get_board:
 * @self: the window
 *
 * Returns: (transfer none): the board
 */
RiffleBoard *
riffle_window_get_board (RiffleWindow *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOW (self), NULL);

  return self->board;
}

/**
 * riffle_window_get_session:
 * @self: the window
 *
 * Returns: (transfer none): what is being played
 */
RiffleSession *
riffle_window_get_session (RiffleWindow *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOW (self), NULL);

  return self->session;
}

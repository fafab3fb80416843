/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the chooser of games, and the game that is being played. */
#include "config.h"

#include "riffle-window-private.h"

#include "riffle-menu.h"
#include "ui-compat.h"

#define RESOURCE   "/io/github/rifflecards/Riffle/riffle-window.ui"
#define MIN_WIDTH  360 /* pixels */
#define MIN_HEIGHT 294

G_DEFINE_FINAL_TYPE (RiffleWindow, riffle_window, ADW_TYPE_APPLICATION_WINDOW)

/* F10 opens the menu of the page that is shown, as soon as it stands still. GTK would take a button
 * that is hidden or still outside of the screen, and cannot show a menu there. */
static void
update_primary (RiffleWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->pages);
  gboolean is_still = !gtk_stack_get_transition_running (self->pages);
  gboolean is_choosing = page != NULL && page == GTK_WIDGET (self->chooser);

  gtk_menu_button_set_primary (self->menu_button, is_still && !is_choosing);
  if (self->chooser != NULL)
    riffle_chooser_set_primary (self->chooser, is_still && is_choosing);
}

static void
page_changed_cb (RiffleWindow *self)
{
  update_primary (self);
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

/* The menu has an entry for problems, of which only all modules can tell. */
static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  RiffleWindow *self = data;

  riffle_session_get_registry (self->session);
  riffle_window_update_actions (self);
  if (riffle_menu_make (button, self->menu))
    g_signal_connect_swapped (gtk_menu_button_get_popover (button), "closed",
                              G_CALLBACK (menu_closed_cb), self);
}

/* The toolkit gives the focus back to what had it, which may be a menu that is gone, or nothing. */
static void
dialogs_changed_cb (RiffleWindow *self)
{
  guint pile;
  int card;

  riffle_window_update_clock (self);
  riffle_window_update_actions (self);
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
narrow_changed_cb (RiffleWindow *self)
{
  gboolean is_narrow;

  riffle_window_update_title (self);
  if (self->chooser == NULL)
    return;
  g_object_get (self->adaptive, "narrow", &is_narrow, NULL);
  riffle_chooser_set_narrow (self->chooser, is_narrow);
}

static void
make_chooser (RiffleWindow *self)
{
  GtkWidget *chooser = riffle_chooser_new (riffle_session_get_registry (self->session),
                                           self->settings,
                                           riffle_session_get_statistics (self->session),
                                           self->deck);

  self->chooser = RIFFLE_CHOOSER (chooser);
  riffle_chooser_set_current (self->chooser, riffle_session_get_variant (self->session));
  g_signal_connect_swapped (chooser, "chosen", G_CALLBACK (riffle_window_play), self);
  riffle_window_add_chooser_banner (self);
  gtk_stack_add_named (self->pages, chooser, "chooser");
  narrow_changed_cb (self);
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
  if (!riffle_window_may_close (self))
    return TRUE;
  return GTK_WINDOW_CLASS (riffle_window_parent_class)->close_request (window);
}

static void
riffle_window_dispose (GObject *object)
{
  RiffleWindow *self = RIFFLE_WINDOW (object);

  g_clear_handle_id (&self->tick_id, g_source_remove);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  riffle_window_forget_game (self);
  g_clear_object (&self->listener);
  g_clear_object (&self->background);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->log);
  riffle_window_forget_deck (self);
  g_clear_pointer (&self->told, g_free);
  G_OBJECT_CLASS (riffle_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, layers);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, message);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, title);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, status);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, table);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, overlay);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, outcome);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, header_scroll);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, bottom_scroll_up);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, bottom_scroll_down);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, menu);
}

static void
riffle_window_class_init (RiffleWindowClass *class)
{
  g_type_ensure (RIFFLE_TYPE_ADAPTIVE_BIN);
  g_type_ensure (RIFFLE_TYPE_SAVE_BANNER);
  g_type_ensure (RIFFLE_TYPE_STATUS_ROW);
  g_type_ensure (RIFFLE_TYPE_OUTCOME);
  g_type_ensure (RIFFLE_TYPE_MESSAGE);
  G_OBJECT_CLASS (class)->dispose = riffle_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = riffle_window_close_request;
  bind_template (GTK_WIDGET_CLASS (class));
  riffle_window_class_install_actions (GTK_WIDGET_CLASS (class));
  /* Where nobody else has a use for it. */
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "win.leave",
                                       NULL);
}

static void
riffle_window_init (RiffleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  riffle_ui_name_buttons (GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, MIN_HEIGHT);
  self->board = RIFFLE_BOARD (riffle_board_new ());
  /* The thumbnails are drawn with the board's deck, which is read only once. */
  g_object_get (self->board, "deck", &self->deck, NULL);
  riffle_window_scroll_board (self);
  riffle_status_row_set_board (self->status, self->board);
  g_signal_connect_object (self->board, "map", G_CALLBACK (board_shown_cb), self,
                           G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_menu_button_set_create_popup_func (self->menu_button, open_menu_cb, self, NULL);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb),
                            self);
  g_signal_connect_swapped (self->pages, "notify::transition-running", G_CALLBACK (update_primary),
                            self);
  g_signal_connect_swapped (self->adaptive, "notify::narrow", G_CALLBACK (narrow_changed_cb),
                            self);
  riffle_ui_watch_dialogs (GTK_WIDGET (self), G_CALLBACK (dialogs_changed_cb));
  riffle_window_listen_to_board (self);
  riffle_window_start_clock (self);
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
  riffle_window_follow_wishes (self);
  riffle_window_follow_deck (self);
  riffle_window_add_pause (self);
  riffle_window_update_actions (self);
  riffle_window_follow_session (self);
  riffle_window_follow_trials (self);
  riffle_window_follow_saving (self);
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

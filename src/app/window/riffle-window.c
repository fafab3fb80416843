/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the chooser of games, and the game that is being played. */
#include "config.h"

#include "riffle-window.h"

#include "riffle-actions.h"
#include "riffle-adaptive-bin.h"
#include "riffle-recent-menu.h"
#include "riffle-special-menu.h"
#include "riffle-touch-style.h"
#include "riffle-window-parts.h"
#include "riffle-window-size.h"
#include "ui-compat.h"
#include "ui-names.h"

#define RESOURCE   "/io/github/rifflecards/Riffle/riffle-window.ui"
#define MIN_WIDTH  360 /* pixels */
#define MIN_HEIGHT 294

struct _RiffleWindow
{
  AdwApplicationWindow  parent_instance;

  RiffleSession        *session;
  GSettings            *settings;
  RiffleEventLog       *log;            /* (nullable) */
  RiffleView           *view;           /* (nullable): while the window is there */
  RiffleWindowParts    *parts;          /* (nullable): likewise; the objects that do the work */
  gboolean              has_fixed_size; /* its size is not remembered */

  RiffleAdaptiveBin    *adaptive;
  GtkOverlay           *layers;         /* the pages, and the message */
  RiffleMessage        *message;
  GtkStack             *pages;
  RiffleGamePage       *page;           /* of the game */
};

G_DEFINE_FINAL_TYPE (RiffleWindow, riffle_window, ADW_TYPE_APPLICATION_WINDOW)

/* Whether the menu has an entry for problems is known when all modules are loaded; which deals were
 * played recently, it asks when it is opened. */
static void
opening_menu_cb (RiffleWindow     *self,
                 RiffleGameHeader *header)
{
  riffle_session_get_registry (self->session);
  riffle_recent_menu_fill (riffle_game_header_get_recent_menu (header),
                           riffle_session_get_settings (self->session),
                           riffle_view_get_game (self->view));
  riffle_special_menu_fill (riffle_game_header_get_special_menu (header),
                            riffle_view_get_game (self->view));
  riffle_view_changed (self->view);
}

/* The toolkit returns the focus to the widget that had it, which may be a menu that is gone, or
 * nothing. */
static void
dialogs_changed_cb (RiffleWindow *self)
{
  guint pile;
  int card;

  if (self->view == NULL)
    return;
  riffle_view_changed (self->view);
  if (!riffle_view_is_playing (self->view)
      || riffle_outcome_take_focus (riffle_game_page_get_outcome (self->page)))
    return;
  if (!riffle_board_get_focus (riffle_view_get_board (self->view), &pile, &card))
    riffle_view_focus_board (self->view);
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
  g_return_if_fail (RIFFLE_IS_WINDOW (self));

  riffle_choice_play (riffle_window_parts_get_choice (self->parts), variant);
}

static void
narrow_changed_cb (RiffleWindow *self)
{
  gboolean is_narrow;

  if (self->view == NULL)
    return;
  g_object_get (self->adaptive, "narrow", &is_narrow, NULL);
  riffle_save_guard_set_narrow (riffle_window_parts_get_guard (self->parts), is_narrow);
  riffle_navigation_set_narrow (riffle_window_parts_get_navigation (self->parts), is_narrow);
  riffle_films_set_narrow (riffle_window_parts_get_films (self->parts), is_narrow);
  riffle_children_set_narrow (riffle_window_parts_get_children (self->parts), is_narrow);
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

  riffle_navigation_show_chooser (riffle_window_parts_get_navigation (self->parts));
}

static void
fullscreen_cb (RiffleWindow *self)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_unfullscreen (GTK_WINDOW (self));
  else
    gtk_window_fullscreen (GTK_WINDOW (self));
}

static gboolean
riffle_window_close_request (GtkWindow *window)
{
  RiffleWindow *self = RIFFLE_WINDOW (window);

  if (!self->has_fixed_size)
    riffle_window_size_save (window, self->settings);
  if (riffle_view_get_game (self->view) != NULL)
    pat_game_set_running (riffle_view_get_game (self->view), FALSE);
  if (!riffle_save_guard_may_close (riffle_window_parts_get_guard (self->parts)))
    return TRUE;
  return GTK_WINDOW_CLASS (riffle_window_parent_class)->close_request (window);
}

/**
 * riffle_window_may_quit:
 * @self: the window
 *
 * Saves the games of all windows, or asks the player what to do if that is not possible.
 *
 * Returns: whether all windows may be closed, this one last
 */
gboolean
riffle_window_may_quit (RiffleWindow *self)
{
  return riffle_save_guard_may_quit (riffle_window_parts_get_guard (self->parts));
}

static void
riffle_window_dispose (GObject *object)
{
  RiffleWindow *self = RIFFLE_WINDOW (object);

  g_clear_object (&self->parts);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->log);
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
  gtk_widget_class_bind_template_child (widget_class, RiffleWindow, page);
}

static void
riffle_window_class_init (RiffleWindowClass *class)
{
  g_type_ensure (RIFFLE_TYPE_ADAPTIVE_BIN);
  g_type_ensure (RIFFLE_TYPE_GAME_PAGE);
  g_type_ensure (RIFFLE_TYPE_MESSAGE);
  G_OBJECT_CLASS (class)->dispose = riffle_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = riffle_window_close_request;
  bind_template (GTK_WIDGET_CLASS (class));
  /* Widgets that have a use for the key get it first. */
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "win.leave",
                                       NULL);
}

static void
riffle_window_init (RiffleWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  riffle_ui_name_buttons (GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self), MIN_WIDTH, MIN_HEIGHT);
  riffle_touch_style_follow (GTK_WIDGET (self));
  self->view = riffle_view_new (GTK_WINDOW (self), self->pages,
                                riffle_game_page_get_board (self->page));
}

static void
session_game_cb (RiffleWindow *self)
{
  riffle_view_set_game (self->view, riffle_session_get_game (self->session));
}

/* Another game is shown. */
static void
game_cb (RiffleWindow *self)
{
  PatGame *game = riffle_view_get_game (self->view);

  riffle_event_log_set_game (self->log, game);
  riffle_game_page_set_game (self->page, game);
  gtk_window_set_title (GTK_WINDOW (self), pat_variant_get_name (pat_game_get_variant (game)));
}

/* Whoever asked for a new game wants to play it now. */
static void
begin_game (RiffleWindow *self)
{
  GtkWidget *board = GTK_WIDGET (riffle_view_get_board (self->view));

  riffle_clock_set_paused (riffle_window_parts_get_clock (self->parts), FALSE);
  if (gtk_widget_get_mapped (board) && riffle_view_is_free (self->view))
    riffle_view_focus_board (self->view);
}

static void
add_parts (RiffleWindow *self)
{
  static const RiffleAction entries[] = {
    { "fullscreen", G_CALLBACK (fullscreen_cb) },
  };
  RiffleWindowWidgets widgets = {
    .actions = G_ACTION_MAP (self),
    .layers = self->layers,
    .message = self->message,
    .pages = self->pages,
    .page = self->page,
  };

  riffle_actions_add (widgets.actions, entries, G_N_ELEMENTS (entries), self);
  self->parts = riffle_window_parts_new (self->view, self->session, &widgets, self->log);
}

static void
selection_changed_cb (RiffleWindow *self)
{
  RiffleBoard *board = riffle_view_get_board (self->view);
  g_autofree char *size = g_strdup_printf ("%u", riffle_board_get_selection_size (board));

  riffle_event_log_write (self->log, "select", size);
}

/* What the window itself follows. The board shows a game before anybody else hears of it, and it
 * begins when everybody has. */
static void
follow_game (RiffleWindow *self)
{
  g_signal_connect_object (self->session, "notify::game", G_CALLBACK (session_game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::game", G_CALLBACK (begin_game), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static void
follow_widgets (RiffleWindow *self)
{
  g_signal_connect_swapped (riffle_game_page_get_header (self->page), "opening-menu",
                            G_CALLBACK (opening_menu_cb), self);
  g_signal_connect_object (riffle_view_get_board (self->view), "selection-changed",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->adaptive, "notify::narrow", G_CALLBACK (narrow_changed_cb),
                            self);
  riffle_ui_watch_dialogs (GTK_WIDGET (self), G_CALLBACK (dialogs_changed_cb));
}

/* A dialog of an older libadwaita is a modal window, which would hold up the other windows, too. */
static void
set_apart (RiffleWindow *self)
{
  g_autoptr (GtkWindowGroup) group = gtk_window_group_new ();

  gtk_window_group_add_window (group, GTK_WINDOW (self));
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
  int width;

  set_apart (self);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (riffle_session_get_settings (session));
  self->log = log == NULL ? NULL : g_object_ref (log);
  width = riffle_window_size_restore (GTK_WINDOW (self), self->settings);
  riffle_adaptive_bin_expect_width (self->adaptive, width);
  follow_game (self);
  add_parts (self);
  follow_widgets (self);
  riffle_save_guard_add_banner (riffle_window_parts_get_guard (self->parts),
                                riffle_game_page_get_banner (self->page));
  narrow_changed_cb (self);
  riffle_view_changed (self->view);
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

/* Returns: (transfer none): the objects that each do a part of what the window does */
RiffleWindowParts *
riffle_window_get_parts (RiffleWindow *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOW (self), NULL);

  return self->parts;
}

/* Returns: (transfer none): the board */
RiffleBoard *
riffle_window_get_board (RiffleWindow *self)
{
  g_return_val_if_fail (RIFFLE_IS_WINDOW (self), NULL);

  return riffle_view_get_board (self->view);
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

  riffle_messages_tell (riffle_window_parts_get_messages (self->parts), message);
}

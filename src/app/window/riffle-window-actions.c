/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the buttons, the menu and the keys of the window do with the game, and when they can. */
#include "config.h"

#include "riffle-window-private.h"

#include <glib/gi18n.h>

#include "riffle-files.h"
#include "riffle-game-options.h"
#include "ui-compat.h"

static void
restart_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  riffle_session_restart (RIFFLE_WINDOW (widget)->session);
}

/* Says so if another game comes back. */
static void
undo_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *sentence = NULL;
  PatVariant *variant;

  if (riffle_board_cancel (self->board))
    return;
  variant = riffle_session_undo (self->session);
  if (variant == NULL)
    return;
  /* Translators: %s is the name of the game that was left for another one, and is there again */
  sentence = g_strdup_printf (_("Back to “%s”"), pat_variant_get_name (variant));
  riffle_window_say (self, sentence);
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
      riffle_window_say (self, _("There is no move to propose"));
      return;
    }
  riffle_event_log_write_move (self->log, "hint", &move);
  riffle_board_show_hint (self->board, &move);
}

/* Leads back to the cards, from whatever lies around them. */
static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);

  riffle_outcome_hide (self->outcome);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
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
fullscreen_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* X, y, width and height in the window, border and all; empty where nothing has the focus. */
static char *
describe_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  graphene_rect_t bounds;
  double x, y;

  if (focus == NULL || !gtk_widget_compute_bounds (focus, GTK_WIDGET (window), &bounds))
    return g_strdup ("");
  gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
  return g_strdup_printf ("%g %g %g %g", x + bounds.origin.x, y + bounds.origin.y,
                          bounds.size.width, bounds.size.height);
}

/* A description of the board for tests, where the log is on. */
static void
describe_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RiffleWindow *self = RIFFLE_WINDOW (widget);
  g_autofree char *area = riffle_board_describe_area (self->board);
  g_autofree char *text = riffle_board_describe (self->board);
  g_autofree char *focus = describe_focus (GTK_WINDOW (self));

  riffle_event_log_write (self->log, "focus", focus);
  riffle_event_log_write (self->log, "area", area);
  riffle_window_describe_message (self);
  riffle_event_log_write_lines (self->log, "board", text);
}

/* A table of actions that need no state. */
void
riffle_window_class_add_actions (GtkWidgetClass           *class,
                                 const RiffleWindowAction *actions,
                                 gsize                     n_actions)
{
  for (gsize i = 0; i < n_actions; i++)
    gtk_widget_class_install_action (class, actions[i].name, NULL, actions[i].activate);
}

void
riffle_window_class_install_actions (GtkWidgetClass *class)
{
  static const RiffleWindowAction actions[] = {
    { "win.restart", restart_cb },
    { "win.undo", undo_cb },
    { "win.redo", redo_cb },
    { "win.hint", hint_cb },
    { "win.auto-play", auto_play_cb },
    { "win.leave", leave_cb },
    { "win.choose", choose_cb },
    { "win.back", back_cb },
    { "win.open", open_cb },
    { "win.save-as", save_as_cb },
    { "win.fullscreen", fullscreen_cb },
    { "win.describe", describe_cb },
  };

  riffle_window_class_add_actions (class, actions, G_N_ELEMENTS (actions));
  riffle_window_class_install_deals (class);
  riffle_window_class_install_dialogs (class);
  riffle_window_class_install_saving (class);
  riffle_window_class_install_scrolling (class);
  riffle_window_class_install_piles (class);
}

static void
enable (RiffleWindow *self,
        const char   *action,
        gboolean      is_enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, is_enabled);
}

/* A game without moves is not: undo leads on. */
static gboolean
is_over (PatGame *game)
{
  PatGameState state = pat_game_get_state (game);

  return state == PAT_GAME_WON || state == PAT_GAME_LOST;
}

/* What makes no sense now is insensitive, and its keys mean nothing: letters can be typed into the
 * search. The same goes for everything under a dialog that is no window of its own. */
void
riffle_window_update_actions (RiffleWindow *self)
{
  gboolean is_free = !riffle_ui_has_dialog (GTK_WIDGET (self));
  gboolean is_playing = is_free && riffle_window_shows_game (self);
  gboolean has_game = is_free && self->game != NULL;
  gboolean is_on_page = g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "game") == 0;

  enable (self, "win.new", has_game && is_on_page);
  enable (self, "win.restart", is_playing && pat_game_get_history_cursor (self->game) > 0);
  enable (self, "win.undo", is_playing && riffle_session_can_undo (self->session));
  enable (self, "win.undo-deal", is_free && riffle_session_can_undo_deal (self->session));
  enable (self, "win.redo", is_playing && pat_game_get_can_redo (self->game));
  enable (self, "win.hint", is_playing && !is_over (self->game));
  enable (self, "win.leave", is_playing);
  enable (self, "win.auto-play", is_playing && pat_game_can_auto_play (self->game));
  enable (self, "win.choose", is_free && is_on_page);
  enable (self, "win.back", has_game && !is_on_page);
  enable (self, "win.deal-number", has_game && is_on_page);
  enable (self, "win.copy-deal", has_game && is_on_page && pat_game_get_number (self->game) != 0);
  enable (self, "win.save-as", has_game
          && (is_on_page || riffle_save_banner_is_failing (self->banner)));
  enable (self, "win.rules", has_game && is_on_page);
  enable (self, "win.pile-help", is_playing);
  enable (self, "win.piles", is_playing
          && !pat_rules_get_game (pat_game_get_rules (self->game))->hides_cards);
  enable (self, "win.game-options", has_game && is_on_page
          && riffle_game_options_has_any (pat_game_get_options (self->game)));
  enable (self, "win.reset-bank", has_game && is_on_page
          && riffle_session_has_bank (self->session));
  enable (self, "win.problems", is_free && riffle_session_get_n_broken (self->session) > 0);
  enable (self, "win.open", is_free);
  enable (self, "win.play-favourite", is_free);
  enable (self, "win.statistics", is_free);
  enable (self, "win.preferences", is_free);
  enable (self, "win.show-help-overlay", is_free);
  enable (self, "win.about", is_free);
  riffle_window_update_pause (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scrolls a board that is higher than its window, and the buttons for that. */
#include "config.h"

#include "riffle-board-scroll.h"

#include "riffle-actions.h"

#define MIN_BOARD_HEIGHT 80 /* pixels */

struct _RiffleBoardScroll
{
  GObject              parent_instance;

  /* Borrowed: they outlive the object. */
  RiffleBoard         *board;
  RiffleScrollButtons  buttons;
  GActionMap          *actions;
  GtkScrolledWindow   *scrolled;  /* what the board lies in */
  gboolean             is_narrow; /* there is no room above the board */
  guint                update_id; /* source that brings the buttons up to date */
};

G_DEFINE_FINAL_TYPE (RiffleBoardScroll, riffle_board_scroll, G_TYPE_OBJECT)

static void
riffle_board_scroll_dispose (GObject *object)
{
  RiffleBoardScroll *self = RIFFLE_BOARD_SCROLL (object);

  g_clear_object (&self->scrolled);
  g_clear_handle_id (&self->update_id, g_source_remove);
  G_OBJECT_CLASS (riffle_board_scroll_parent_class)->dispose (object);
}

static void
riffle_board_scroll_class_init (RiffleBoardScrollClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_board_scroll_dispose;
}

static void
riffle_board_scroll_init (RiffleBoardScroll *self)
{
}

/* Nothing may be shown or hidden while sizes are being given out. */
static gboolean
update_cb (gpointer data)
{
  RiffleBoardScroll *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double value = gtk_adjustment_get_value (adjustment);
  double last = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  gboolean scrolls = last > gtk_adjustment_get_lower (adjustment);

  self->update_id = 0;
  gtk_widget_set_visible (self->buttons.header, scrolls && !self->is_narrow);
  gtk_widget_set_visible (self->buttons.up, scrolls);
  gtk_widget_set_visible (self->buttons.down, scrolls);
  riffle_actions_enable (self->actions, "scroll-up", scrolls && value > 0);
  riffle_actions_enable (self->actions, "scroll-down", scrolls && value < last);
  return G_SOURCE_REMOVE;
}

static void
queue_update (RiffleBoardScroll *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
}

static void
scroll_up_cb (RiffleBoardScroll *self)
{
  riffle_board_turn_page (self->board, -1);
}

static void
scroll_down_cb (RiffleBoardScroll *self)
{
  riffle_board_turn_page (self->board, 1);
}

/* Touching a card takes it and never scrolls. */
static void
make_widget (RiffleBoardScroll *self)
{
  GtkWidget *scrolled = g_object_ref_sink (gtk_scrolled_window_new ());
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_kinetic_scrolling (self->scrolled, FALSE);
  gtk_scrolled_window_set_overlay_scrolling (self->scrolled, FALSE);
  gtk_scrolled_window_set_min_content_height (self->scrolled, MIN_BOARD_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (self->scrolled, TRUE);
  gtk_scrolled_window_set_child (self->scrolled, GTK_WIDGET (self->board));
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (queue_update), self,
                           G_CONNECT_SWAPPED);
}

/**
 * riffle_board_scroll_new:
 * @board: the board
 * @buttons: the buttons that scroll it
 * @actions: takes the actions of the buttons
 *
 * Makes what scrolls a board in which even the smallest cards do not fit: by the wheel, by keys, by
 * buttons, or because the focus moves.
 *
 * Returns: (transfer full): the object
 */
RiffleBoardScroll *
riffle_board_scroll_new (RiffleBoard               *board,
                         const RiffleScrollButtons *buttons,
                         GActionMap                *actions)
{
  static const RiffleAction entries[] = {
    { "scroll-up", G_CALLBACK (scroll_up_cb) },
    { "scroll-down", G_CALLBACK (scroll_down_cb) },
  };
  RiffleBoardScroll *self = g_object_new (RIFFLE_TYPE_BOARD_SCROLL, NULL);

  self->board = board;
  self->buttons = *buttons;
  self->actions = actions;
  riffle_actions_add (actions, entries, G_N_ELEMENTS (entries), self);
  make_widget (self);
  queue_update (self);
  return self;
}

/**
 * riffle_board_scroll_get_widget:
 * @self: the object
 *
 * Returns: (transfer none): what the board lies in
 */
GtkWidget *
riffle_board_scroll_get_widget (RiffleBoardScroll *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD_SCROLL (self), NULL);

  return GTK_WIDGET (self->scrolled);
}

/**
 * riffle_board_scroll_set_narrow:
 * @self: the object
 * @is_narrow: whether the buttons have to stand below the board
 *
 * Chooses the buttons.
 */
void
riffle_board_scroll_set_narrow (RiffleBoardScroll *self,
                                gboolean           is_narrow)
{
  g_return_if_fail (RIFFLE_IS_BOARD_SCROLL (self));

  self->is_narrow = is_narrow;
  queue_update (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player points at piles instead of playing: to look into them, or to be told what they are. */
#include "config.h"

#include "riffle-board-private.h"

/* Chooses a pile, where piles are chosen. Returns: whether they are */
gboolean
riffle_board_choose (RiffleBoard *self,
                     guint        pile)
{
  if (!self->choosing.is_active)
    return FALSE;
  self->choosing.pile = pile;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  riffle_board_emit_chosen (self, pile);
  return TRUE;
}

/* Whoever walks over the piles with keys has chosen where the focus stops. */
void
riffle_board_choose_focus (RiffleBoard *self)
{
  guint pile;
  int index;

  if (riffle_board_get_focus (self, &pile, &index) && pile < self->table.piles->len &&
      pile != self->choosing.pile)
    riffle_board_choose (self, pile);
}

/**
 * riffle_board_begin_choosing:
 * @pile: the first one
 *
 * From now on clicks and keys choose piles and move no cards, until riffle_board_end_choosing().
 * Each pile that is chosen, the first one too, is told with the signal RiffleBoard::pile-chosen.
 */
void
riffle_board_begin_choosing (RiffleBoard *self,
                             guint        pile)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));
  g_return_if_fail (self->game != NULL);

  riffle_board_cancel (self);
  self->choosing.is_active = TRUE;
  riffle_board_update_hover (self);
  riffle_board_choose (self, pile < self->table.piles->len ? pile : 0);
}

/**
 * riffle_board_is_choosing:
 *
 * Returns: whether clicks and keys choose piles
 */
gboolean
riffle_board_is_choosing (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  return self->choosing.is_active;
}

/**
 * riffle_board_end_choosing:
 *
 * Clicks and keys move cards again; the signal RiffleBoard::choosing-ended tells it.
 */
void
riffle_board_end_choosing (RiffleBoard *self)
{
  g_return_if_fail (RIFFLE_IS_BOARD (self));

  if (!self->choosing.is_active)
    return;
  self->choosing = (RiffleChoosing) { .is_active = FALSE };
  riffle_board_update_hover (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  riffle_board_emit_choosing_ended (self);
}

/* The press is nobody else's while piles are chosen, so that nothing is dragged. */
static void
pressed_cb (GtkGestureClick *click,
            int              n_press,
            double           x,
            double           y,
            RiffleBoard     *self)
{
  guint pile;
  int index;

  if (!self->choosing.is_active)
    {
      gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  if (!riffle_table_find_card_at (&self->table, x, y, &pile, &index))
    return;
  riffle_board_focus_top (self, pile);
  riffle_board_choose (self, pile);
}

void
riffle_board_add_choosing (RiffleBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

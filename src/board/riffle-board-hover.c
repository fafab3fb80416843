/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer over the board: its shape, and a faint mark on what could be taken. */
#include "config.h"

#include "riffle-board-private.h"
#include "riffle-pointer.h"

static void
show_pointer (RiffleBoard *self,
              gboolean     available)
{
  g_autoptr (GdkCursor) cursor = NULL;

  if (self->drag.active)
    return;
  if (self->choosing.is_active)
    cursor = gdk_cursor_new_from_name ("help", NULL);
  else if (available && self->left_handed_pointer)
    cursor = riffle_pointer_new_left_hand ();
  else if (available)
    cursor = gdk_cursor_new_from_name ("pointer", NULL);
  gtk_widget_set_cursor (GTK_WIDGET (self), cursor);
}

/* The mark covers all that would travel, not only the card under the pointer. */
static int
find_lowest (RiffleBoard *self,
             guint        pile,
             int          index)
{
  PatUnit unit;

  if (!riffle_board_is_picking (self) &&
      pat_game_find_unit (self->game, (PatSpot) { pile, index }, &unit))
    return (int) unit.index;
  return index;
}

static void
set_hover (RiffleBoard *self,
           gboolean     over_card,
           guint        pile,
           int          index)
{
  gboolean available = over_card && pat_game_is_available (self->game, &self->selection,
                                                           (PatSpot) { pile, index });
  int lowest = available ? find_lowest (self, pile, index) : RIFFLE_BOARD_NO_HOVER;

  if (lowest == self->hover_index && pile == self->hover_pile)
    return;
  if ((lowest == RIFFLE_BOARD_NO_HOVER) != (self->hover_index == RIFFLE_BOARD_NO_HOVER))
    show_pointer (self, available);
  self->hover_pile = pile;
  self->hover_index = lowest;
  riffle_board_update_marks (self);
}

static void
motion_cb (GtkEventControllerMotion *motion,
           double                    x,
           double                    y,
           RiffleBoard              *self)
{
  guint pile = 0;
  int index = -1;
  gboolean over_card;

  if (self->game == NULL || self->drag.active)
    return;
  over_card = riffle_table_find_card_at (&self->table, x, y, &pile, &index);
  set_hover (self, over_card, over_card ? pile : 0, index);
}

static void
leave_cb (GtkEventControllerMotion *motion,
          RiffleBoard              *self)
{
  if (self->game != NULL)
    set_hover (self, FALSE, 0, -1);
}

/* Forgets what the pointer is over, until it moves again. */
void
riffle_board_update_hover (RiffleBoard *self)
{
  self->hover_index = RIFFLE_BOARD_NO_HOVER;
  show_pointer (self, FALSE);
  riffle_board_update_marks (self);
}

void
riffle_board_add_hover (RiffleBoard *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->hover_index = RIFFLE_BOARD_NO_HOVER;
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}

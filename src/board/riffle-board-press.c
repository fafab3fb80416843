/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer or a finger on the cards: a press that does not travel is a click, one that does is a
 * drag, and one that stays looks under a card. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

#define HARDLY 4 /* a card that was moved by less than this part of its width was clicked on */

/* A finger and a pen have no buttons to exchange. */
static gboolean
has_buttons (GdkEvent *event)
{
  GdkDevice *device = gdk_event_get_device (event);
  GdkInputSource source = device != NULL ? gdk_device_get_source (device) : GDK_SOURCE_MOUSE;

  return gdk_event_get_event_type (event) != GDK_TOUCH_BEGIN && source != GDK_SOURCE_TOUCHSCREEN &&
         source != GDK_SOURCE_PEN;
}

static gboolean
is_to_play (RiffleBoard *self,
            GtkGesture  *gesture)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  if (self->left_handed_pointer && event != NULL && has_buttons (event))
    return button == GDK_BUTTON_SECONDARY;
  return button == GDK_BUTTON_PRIMARY;
}

static gboolean
is_quick (RiffleBoard *self,
          gint64       now)
{
  int limit;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &limit, NULL);
  return now - self->last_click.time_msec <= limit;
}

/*
 * Times are compared here, because a click is a second one only on the card that the first one
 * chose or let go: not on one that it has turned from the stock to the waste, nor on a destination.
 */
static gboolean
is_double_click (RiffleBoard *self,
                 gint64       now,
                 RiffleCard  *card)
{
  return card != NULL && card == self->last_click.card && is_quick (self, now);
}

/* Who has the habit of a double click presses once more where a single one has played already:
 * that plays what lies there now if one click does it, but never refuses or chooses anything, nor
 * deals to the columns again. */
static gboolean
is_habit (RiffleBoard *self,
          gint64       now,
          PatSpot      spot)
{
  const RiffleLastClick *last = &self->last_click;
  int limit;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-distance", &limit,
                NULL);
  return last->played && !riffle_board_is_picking (self) && is_quick (self, now) &&
         graphene_point_distance (&last->at, &self->drag.start, NULL, NULL) <= (float) limit &&
         !pat_game_may_repeat (self->game, spot, riffle_board_get_click_flags (self));
}

static void
click_once (RiffleBoard *self,
            gint64       now,
            PatSpot      spot,
            RiffleCard  *card)
{
  gboolean was_selected = pat_selection_has (&self->selection, spot);

  self->last_click.played = riffle_board_click (self, spot, PAT_CLICK_PLAIN);
  self->last_click.time_msec = now;
  self->last_click.card = was_selected || pat_selection_has (&self->selection, spot) ? card : NULL;
  self->last_click.at = self->drag.start;
}

static void
click_at (RiffleBoard *self)
{
  gint64 now = self->drag.time_msec;
  PatSpot spot = { self->drag.pile, self->drag.index };
  RiffleCard *card = NULL;

  if (is_habit (self, now, spot))
    return;
  if (spot.index >= 0)
    card = riffle_pile_get_card (riffle_board_get_pile (self, spot.pile), (guint) spot.index);
  riffle_board_focus_card (self, spot.pile, spot.index);
  if (!is_double_click (self, now, card) || riffle_board_is_picking (self))
    {
      click_once (self, now, spot, card);
      return;
    }
  self->last_click.card = NULL;
  riffle_board_double_click (self, spot);
}

static void
press_begins_cb (GtkGestureDrag *gesture,
                 double          x,
                 double          y,
                 RiffleBoard    *self)
{
  RiffleDrag *drag = &self->drag;

  drag->pressed = drag->wandered = drag->denied = drag->pans = FALSE;
  if (self->game == NULL)
    return;
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture)) == GDK_BUTTON_MIDDLE)
    {
      riffle_board_peek_at (self, x, y);
      return;
    }
  if (!is_to_play (self, GTK_GESTURE (gesture)))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  drag->pressed = riffle_table_find_card_near (&self->table, x, y, &drag->pile, &drag->index);
  drag->start = GRAPHENE_POINT_INIT ((float) x, (float) y);
  drag->way = GRAPHENE_POINT_INIT (0, 0);
  drag->reach = 0;
  drag->start_scroll = drag->scroll = riffle_board_get_shown_scroll (self);
  drag->time_msec = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  drag->pans = !drag->pressed;
  if (drag->pressed)
    {
      riffle_board_await_long_press (self);
      return;
    }
  self->last_click.card = NULL;
  riffle_board_deselect (self);
}

/* A finger on the bare table moves the table. */
static void
pan (RiffleBoard *self,
     double       offset_y)
{
  double scrolled = riffle_board_get_shown_scroll (self) - self->drag.start_scroll;

  riffle_board_set_scroll (self, self->drag.start_scroll - (offset_y - scrolled));
}

/* A press that goes farther than a click may becomes a drag, if what was pressed can be taken. */
static void
leave_click (RiffleBoard *self,
             GtkGesture  *gesture)
{
  RiffleDrag *drag = &self->drag;

  drag->wandered = TRUE;
  drag->denied = !riffle_board_is_peeking (self);
  riffle_board_end_peek (self);
  if (!riffle_board_begin_drag (self))
    return;
  drag->denied = FALSE;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  riffle_board_begin_auto_scroll (self);
}

static void
follow_press (RiffleBoard *self,
              GtkGesture  *gesture)
{
  RiffleDrag *drag = &self->drag;

  drag->scroll = riffle_board_get_shown_scroll (self);
  drag->reach = MAX (drag->reach, hypotf (drag->way.x, drag->way.y));
  if (!drag->wandered && gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) drag->way.x,
                                                   (int) drag->way.y))
    leave_click (self, gesture);
  if (drag->active)
    riffle_board_move_drag (self);
}

static void
press_moves_cb (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                RiffleBoard    *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  self->drag.way = GRAPHENE_POINT_INIT ((float) offset_x, (float) offset_y);
  if (self->drag.pressed)
    follow_press (self, GTK_GESTURE (gesture));
  else if (self->drag.pans)
    pan (self, offset_y);
  else if (riffle_board_is_peeking (self))
    riffle_board_peek_at (self, x + offset_x, y + offset_y);
}

/* Whether what was pressed still lies where the pointer is, so that the player can only have
 * meant to click on it. */
static gboolean
is_still_on_card (RiffleBoard *self)
{
  const RiffleDrag *drag = &self->drag;
  guint pile;
  int index;

  return riffle_table_find_card_near (&self->table, drag->start.x + drag->way.x,
                                      drag->start.y + drag->way.y, &pile, &index) &&
         pile == drag->pile && index == drag->index;
}

/* A card that was never carried away from its place was clicked on by a hand that shakes. */
static gboolean
was_hardly_moved (RiffleBoard *self)
{
  return self->drag.reach < (float) self->table.layout.card_width / HARDLY;
}

static void
press_ends_cb (GtkGestureDrag *gesture,
               double          offset_x,
               double          offset_y,
               RiffleBoard    *self)
{
  gboolean is_click = self->drag.pressed && !riffle_board_is_peeking (self);

  riffle_board_end_peek (self);
  if (self->drag.active)
    is_click = !riffle_board_drop_dragged (self) && was_hardly_moved (self);
  else
    is_click = is_click && (!self->drag.wandered || is_still_on_card (self));
  if (is_click)
    click_at (self);
  else if (self->drag.pressed && self->drag.denied)
    riffle_board_refuse_drag (self);
  self->drag.pressed = self->drag.pans = FALSE;
  riffle_board_update_hover (self);
}

/*
 * When widgets have moved, the toolkit makes up a motion with the buttons as they are at that
 * moment. Where the button is up again by then and its release is still under way, the gesture
 * takes that for a fault and is cancelled: it is the release. Without this, clicks would be lost
 * while cards fly.
 */
static gboolean
is_release (GtkGesture *gesture)
{
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY &&
         (gdk_event_get_modifier_state (event) & buttons) == 0;
}

/* The end of the press is told afterwards. */
static void
cancel_cb (GtkGesture       *gesture,
           GdkEventSequence *sequence,
           RiffleBoard      *self)
{
  if (self->game != NULL && !is_release (gesture))
    riffle_board_end_drag (self);
}

void
riffle_board_add_pointer (RiffleBoard *self)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();

  /* Which button it is, the press itself asks. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), 0);
  g_signal_connect (gesture, "drag-begin", G_CALLBACK (press_begins_cb), self);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (press_moves_cb), self);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (press_ends_cb), self);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer or a finger on the board: a press that does not travel is a click, one that does is a
 * drag, and one that stays looks under a card. */
#include "config.h"

#include "riffle-press.h"

#include <math.h>

#include "riffle-edge-scroll.h"
#include "riffle-geometry.h"
#include "riffle-scroll.h"

#define HARDLY 4 /* a card that was moved by less than this part of its width was clicked on */

/* What a button is for. */
typedef enum
{
  USE_NOTHING,
  USE_PLAY,
  USE_LOOK,
} Use;

struct _RifflePress
{
  GtkWidget                 *board;       /* it outlives this, and so do the next three */
  RiffleTable               *table;
  const RifflePlaySettings  *settings;
  RifflePeek                *peek;
  RifflePressFuncs           funcs;
  gpointer                   user_data;
  GtkGesture                *gesture;     /* (owned), */
  GtkEventController        *touches;     /* (owned) and what sees fingers before it does */

  gboolean                   is_pressed;  /* on a card or a place, */
  PatSpot                    spot;        /* which is this one */
  gboolean                   pans;        /* pressed on the bare table */
  gboolean                   looks;       /* pressed with a button that looks under cards */
  gboolean                   has_left;    /* it went farther than a click may, */
  gboolean                   is_denied;   /* and what was pressed cannot be taken, */
  gboolean                   drags;       /* or cards follow */
  gint64                     time_msec;   /* when the pointer went down */
  graphene_point_t           start;       /* and where */
  graphene_point_t           way;         /* from there to where the pointer was last heard of */
  float                      reach;       /* the longest that the way has been */
  double                     start_scroll; /* how far the board was scrolled at the press, */
  double                     scroll;      /* and when the pointer was last heard of */
  RiffleEdgeScroll          *edges;       /* (owned): scroll while the cards are near one */
};

/* A finger and a pen have no buttons to exchange. */
static gboolean
has_buttons (GdkEvent *event)
{
  GdkDevice *device = gdk_event_get_device (event);
  GdkInputSource source = device != NULL ? gdk_device_get_source (device) : GDK_SOURCE_MOUSE;

  return gdk_event_get_event_type (event) != GDK_TOUCH_BEGIN && source != GDK_SOURCE_TOUCHSCREEN &&
         source != GDK_SOURCE_PEN;
}

/* Of the two outer buttons one plays, and the other one looks under cards, as the middle one does.
 * Others mean nothing. */
static Use
find_use (RifflePress *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (self->gesture));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (self->gesture));
  gboolean is_exchanged = self->settings->left_handed_pointer && event != NULL &&
                          has_buttons (event);

  if (button > GDK_BUTTON_SECONDARY)
    return USE_NOTHING;
  if (button == (is_exchanged ? GDK_BUTTON_SECONDARY : GDK_BUTTON_PRIMARY))
    return USE_PLAY;
  return USE_LOOK;
}

static guint32
get_time (RifflePress *self)
{
  return gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->gesture));
}

static void
note_press (RifflePress *self,
            double       x,
            double       y)
{
  self->is_pressed = riffle_geometry_find_card_near (self->table, x, y, &self->spot);
  self->pans = !self->is_pressed;
  self->start = GRAPHENE_POINT_INIT ((float) x, (float) y);
  self->way = GRAPHENE_POINT_INIT (0, 0);
  self->reach = 0;
  self->start_scroll = self->scroll = riffle_scroll_get_shown (self->board);
}

static void
press_begins_cb (GtkGestureDrag *gesture,
                 double          x,
                 double          y,
                 RifflePress    *self)
{
  Use use;

  self->is_pressed = self->has_left = self->is_denied = self->pans = self->looks = FALSE;
  if (riffle_table_get_game (self->table) == NULL)
    return;
  riffle_peek_end (self->peek);
  self->time_msec = get_time (self);
  use = find_use (self);
  self->looks = use == USE_LOOK;
  if (use == USE_LOOK)
    riffle_peek_at (self->peek, x, y);
  else if (use == USE_NOTHING)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
  if (use != USE_PLAY)
    return;
  note_press (self, x, y);
  if (!self->is_pressed)
    {
      self->funcs.miss (self->user_data);
      return;
    }
  riffle_peek_await (self->peek, self->spot);
  self->funcs.press (self->user_data);
}

/* A finger on the bare table moves the table. */
static void
pan (RifflePress *self)
{
  double scrolled = riffle_scroll_get_shown (self->board) - self->start_scroll;

  riffle_scroll_set (self->board, self->start_scroll - (self->way.y - scrolled));
}

/* Brings the cards to where the pointer is, as far as it has gone and as far as the board has been
 * scrolled under it since. */
static void
carry (gpointer user_data)
{
  RifflePress *self = user_data;
  double scrolled = riffle_scroll_get (self->board) - self->scroll;

  self->funcs.carry (GRAPHENE_POINT_INIT (rintf (self->way.x),
                                          rintf (self->way.y + (float) scrolled)),
                     self->user_data);
}

/* A press that goes farther than a click may becomes a drag, if what was pressed can be taken. */
static void
leave_click (RifflePress *self)
{
  self->has_left = TRUE;
  self->is_denied = !riffle_peek_is_open (self->peek);
  riffle_peek_end (self->peek);
  self->drags = self->funcs.grab (self->spot, self->user_data);
  if (!self->drags)
    return;
  self->is_denied = FALSE;
  gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  riffle_edge_scroll_begin (self->edges, self->start.y - self->start_scroll);
}

static void
follow_press (RifflePress *self)
{
  self->scroll = riffle_scroll_get_shown (self->board);
  self->reach = MAX (self->reach, hypotf (self->way.x, self->way.y));
  if (!self->has_left &&
      gtk_drag_check_threshold (self->board, 0, 0, (int) self->way.x, (int) self->way.y))
    leave_click (self);
  if (!self->drags)
    return;
  riffle_edge_scroll_note (self->edges, self->start.y + self->way.y - self->scroll);
  carry (self);
}

static void
press_moves_cb (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                RifflePress    *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  self->way = GRAPHENE_POINT_INIT ((float) offset_x, (float) offset_y);
  if (self->is_pressed)
    follow_press (self);
  else if (self->pans)
    pan (self);
  else if (riffle_peek_is_open (self->peek))
    riffle_peek_at (self->peek, x + offset_x, y + offset_y);
}

/* Whether what was pressed still lies where the pointer is, so that the player can only have
 * meant to click on it. */
static gboolean
is_still_on_card (RifflePress *self)
{
  PatSpot spot;

  return riffle_geometry_find_card_near (self->table, self->start.x + self->way.x,
                                         self->start.y + self->way.y, &spot) &&
         spot.pile == self->spot.pile && spot.index == self->spot.index;
}

/* A card that was never carried away from its place was clicked on by a hand that shakes. */
static gboolean
was_hardly_moved (RifflePress *self)
{
  return self->spot.pile < riffle_table_get_n_piles (self->table) &&
         self->reach <
         (float) riffle_table_get_pile (self->table, self->spot.pile)->card_width / HARDLY;
}

static gboolean
drop (RifflePress *self)
{
  riffle_edge_scroll_end (self->edges);
  self->drags = FALSE;
  return self->funcs.drop (self->user_data);
}

/* Whether the press has not taken as long as a look under a card. */
static gboolean
was_short (RifflePress *self,
           gint64       time_msec)
{
  int limit;

  g_object_get (gtk_widget_get_settings (self->board), "gtk-long-press-time", &limit, NULL);
  return time_msec - self->time_msec < limit;
}

/* A click leaves the look open. */
static void
end_look (RifflePress *self,
          double       offset_x,
          double       offset_y)
{
  double x, y;

  if (!self->looks || !was_short (self, get_time (self)) ||
      gtk_drag_check_threshold (self->board, 0, 0, (int) offset_x, (int) offset_y) ||
      !gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->gesture), &x, &y))
    riffle_peek_end (self->peek);
  else
    riffle_peek_linger (self->peek, x, y);
}

static void
press_ends_cb (GtkGestureDrag *gesture,
               double          offset_x,
               double          offset_y,
               RifflePress    *self)
{
  gboolean is_click = self->is_pressed && !riffle_peek_is_open (self->peek);
  gboolean was_pressed = self->is_pressed;

  end_look (self, offset_x, offset_y);
  if (self->drags)
    is_click = !drop (self) && was_hardly_moved (self);
  else
    is_click = is_click && (!self->has_left || is_still_on_card (self));
  if (is_click)
    self->funcs.click (self->spot, self->time_msec, self->start, self->user_data);
  else if (was_pressed && self->is_denied)
    self->funcs.refuse (self->spot, self->user_data);
  self->is_pressed = self->pans = FALSE;
  self->funcs.end (self->user_data);
}

/*
 * When widgets have moved, the toolkit makes up a motion with the buttons as they are at that
 * moment. If the button is up again by then and its release is still under way, the gesture
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

/* The "drag-end" signal follows. */
static void
cancel_cb (GtkGesture       *gesture,
           GdkEventSequence *sequence,
           RifflePress      *self)
{
  if (is_release (gesture))
    return;
  self->looks = FALSE;
  if (riffle_table_get_game (self->table) != NULL)
    self->funcs.cancel (self->user_data);
}

/*
 * The gesture follows one finger, and hears of no other one before that is lifted. One that rests
 * on the table gives way to the next one. One that is on a card has tapped it: fingers that are
 * quick come down before the one before them is up.
 */
static void
give_way (RifflePress *self,
          gint64       time_msec)
{
  PatSpot spot = self->spot;
  gboolean is_tap = self->is_pressed && !self->has_left && !riffle_peek_is_open (self->peek)
                    && was_short (self, time_msec);

  self->is_pressed = FALSE;
  gtk_event_controller_reset (GTK_EVENT_CONTROLLER (self->gesture));
  if (is_tap)
    self->funcs.click (spot, self->time_msec, self->start, self->user_data);
}

static gboolean
finger_cb (GtkEventController *controller,
           GdkEvent           *event,
           RifflePress        *self)
{
  if (gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN
      && gtk_gesture_is_active (self->gesture) && !self->drags)
    give_way (self, gdk_event_get_time (event));
  return GDK_EVENT_PROPAGATE;
}

/**
 * riffle_press_new:
 * @board: the widget that is pressed; it outlives this, like all that follows
 * @funcs: what to do about it
 * @user_data: given to each of @funcs
 *
 * Returns: (transfer full): an object that follows presses
 */
RifflePress *
riffle_press_new (GtkWidget                *board,
                  RiffleTable              *table,
                  const RifflePlaySettings *settings,
                  RifflePeek               *peek,
                  const RifflePressFuncs   *funcs,
                  gpointer                  user_data)
{
  RifflePress *self = g_new0 (RifflePress, 1);

  self->board = board;
  self->table = table;
  self->settings = settings;
  self->peek = peek;
  self->funcs = *funcs;
  self->user_data = user_data;
  self->gesture = gtk_gesture_drag_new ();
  /* Which button it is, the press itself asks. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->gesture), 0);
  g_signal_connect (self->gesture, "drag-begin", G_CALLBACK (press_begins_cb), self);
  g_signal_connect (self->gesture, "drag-update", G_CALLBACK (press_moves_cb), self);
  g_signal_connect (self->gesture, "drag-end", G_CALLBACK (press_ends_cb), self);
  g_signal_connect (self->gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (g_object_ref (self->gesture)));
  self->touches = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->touches, GTK_PHASE_CAPTURE);
  g_signal_connect (self->touches, "event", G_CALLBACK (finger_cb), self);
  gtk_widget_add_controller (board, g_object_ref (self->touches));
  self->edges = riffle_edge_scroll_new (board, carry, self);
  return self;
}

/**
 * riffle_press_forget:
 *
 * Forgets what is pressed: it is something else now. The look under a card ends, too.
 */
void
riffle_press_forget (RifflePress *self)
{
  riffle_peek_end (self->peek);
  riffle_edge_scroll_end (self->edges);
  self->is_pressed = FALSE;
  self->looks = FALSE;
  self->drags = FALSE;
}

void
riffle_press_free (RifflePress *self)
{
  g_signal_handlers_disconnect_by_data (self->gesture, self);
  g_signal_handlers_disconnect_by_data (self->touches, self);
  riffle_edge_scroll_free (self->edges);
  g_object_unref (self->gesture);
  g_object_unref (self->touches);
  g_free (self);
}

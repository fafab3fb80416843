/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows the last card's flight: piles that have become full gleam, and a game that was won
 * ends with a wreath of its cards, until the player does anything. */
#include "config.h"

#include "riffle-board-private.h"

#define GLEAM_USEC 650000

static void
start_gleams (RiffleBoard *self)
{
  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);

      if (pile->will_gleam && riffle_board_can_animate (self))
        riffle_gleam_start (&pile->gleam, GTK_WIDGET (pile),
                            riffle_board_scale_time (self, GLEAM_USEC));
      pile->will_gleam = FALSE;
    }
}

static guint
find_most_cards (RiffleBoard *self)
{
  guint most = 1;

  for (guint i = 0; i < self->table.piles->len; i++)
    most = MAX (most, riffle_board_get_pile (self, i)->cards->len);
  return most;
}

/* The piles give their cards at the same pace, the top cards first. */
static void
add_cards (RiffleBoard *self)
{
  guint most = find_most_cards (self), n_giving = 0;

  for (guint i = 0; i < self->table.piles->len; i++)
    {
      RifflePile *pile = riffle_board_get_pile (self, i);
      float shift = (float) n_giving / (float) self->table.piles->len;

      n_giving += pile->cards->len > 0;
      for (guint k = 0; k < pile->cards->len; k++)
        riffle_wreath_add (self->wreath, riffle_pile_get_card (pile, pile->cards->len - 1 - k),
                           ((float) k + shift) / (float) most);
    }
}

/* Brings the wreath in line with the table, after that has changed. */
void
riffle_board_fit_wreath (RiffleBoard *self)
{
  RiffleWreathSpace space = {
    (float) self->width, (float) self->height, (float) self->table.layout.card_width,
    (float) self->table.layout.card_height, gtk_widget_get_scale_factor (GTK_WIDGET (self))
  };

  if (self->wreath != NULL)
    riffle_wreath_arrange (self->wreath, &space);
}

/* Empty places would lie behind the wreath and in its middle: they vanish while it is laid. */
static void
fade_places (RiffleBoard *self,
             double       alpha)
{
  for (guint i = 0; i < self->table.piles->len; i++)
    riffle_pile_fade_place (riffle_board_get_pile (self, i), alpha);
}

/* Puts the wreath where it is at a time of the frame clock. Returns: whether it still moves */
gboolean
riffle_board_advance_wreath (RiffleBoard *self,
                             gint64       now_usec)
{
  gboolean is_running = riffle_wreath_advance (self->wreath, now_usec);

  gtk_widget_queue_draw (GTK_WIDGET (self));
  fade_places (self, 1 - riffle_wreath_get_share (self->wreath));
  return is_running;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);

  if (riffle_board_advance_wreath (self, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->win_tick_id = 0;
  return G_SOURCE_REMOVE;
}

/* Whatever the player does, the table is at once what it is in the game; the event goes on to whom
 * it is for. */
static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          RiffleBoard              *self)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_KEY_PRESS:
    case GDK_TOUCH_BEGIN:
      riffle_board_end_win (self);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
listen_to_window (RiffleBoard *self)
{
  self->win_input = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->win_input, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->win_input, "event", G_CALLBACK (event_cb), self, 0);
  g_object_add_weak_pointer (G_OBJECT (self->win_input), (gpointer *) &self->win_input);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                             self->win_input);
}

static void
start_wreath (RiffleBoard *self)
{
  self->wreath = riffle_wreath_new (self->cache, self->speed);
  add_cards (self);
  riffle_board_fit_wreath (self);
  self->win_tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  listen_to_window (self);
  riffle_board_emit_wreath (self);
}

/* All cards have arrived. */
void
riffle_board_all_landed (RiffleBoard *self)
{
  if (!self->win_awaited)
    {
      start_gleams (self);
      return;
    }
  self->win_awaited = FALSE;
  if (riffle_board_can_animate (self))
    start_wreath (self);
}

/* The game was won: the wreath waits for the last card. */
void
riffle_board_await_win (RiffleBoard *self)
{
  riffle_board_end_win (self);
  if (!riffle_board_can_animate (self))
    return;
  self->win_awaited = TRUE;
  if (!riffle_animator_is_running (self->animator))
    riffle_board_all_landed (self);
}

/* Has the cards of the wreath lie where they are in the game. */
void
riffle_board_end_win (RiffleBoard *self)
{
  self->win_awaited = FALSE;
  if (self->wreath == NULL)
    return;
  if (self->win_tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->win_tick_id);
  self->win_tick_id = 0;
  if (self->win_input != NULL)
    {
      GtkEventController *input = self->win_input;

      g_clear_weak_pointer (&self->win_input);
      gtk_widget_remove_controller (gtk_event_controller_get_widget (input), input);
    }
  g_clear_pointer (&self->wreath, riffle_wreath_free);
  fade_places (self, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  riffle_board_emit_wreath (self);
}

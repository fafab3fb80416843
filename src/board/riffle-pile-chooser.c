/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player points at piles instead of playing: to look into them, or to be told what they are. */
#include "config.h"

#include "riffle-pile-chooser.h"

#include "riffle-geometry.h"
#include "riffle-tags.h"

struct _RifflePileChooser
{
  GtkWidget             *board;     /* it outlives this, and so do the next two */
  RiffleTable           *table;
  RiffleFocus           *focus;
  RifflePileChooserFunc  func;
  gpointer               user_data;
  GtkGesture            *click;     /* (owned) */
  gboolean               is_active;
  guint                  pile;      /* the last one */
};

gboolean
riffle_pile_chooser_is_active (RifflePileChooser *self)
{
  return self->is_active;
}

/* Chooses a pile, if piles are chosen. Returns: whether they are */
gboolean
riffle_pile_chooser_choose (RifflePileChooser *self,
                            guint              pile)
{
  if (!self->is_active)
    return FALSE;
  self->pile = pile;
  gtk_widget_queue_draw (self->board);
  self->func ((int) pile, self->user_data);
  return TRUE;
}

/* Players who move the focus with keys choose the pile where it stops. */
void
riffle_pile_chooser_choose_focus (RifflePileChooser *self)
{
  PatSpot spot;

  if (riffle_focus_get (self->focus, &spot) &&
      spot.pile < riffle_table_get_n_piles (self->table) && spot.pile != self->pile)
    riffle_pile_chooser_choose (self, spot.pile);
}

/* From now on clicks choose piles, of which this is the first one. */
void
riffle_pile_chooser_begin (RifflePileChooser *self,
                           guint              pile)
{
  self->is_active = TRUE;
  riffle_pile_chooser_choose (self, pile < riffle_table_get_n_piles (self->table) ? pile : 0);
}

/* Clicks move cards again. */
void
riffle_pile_chooser_end (RifflePileChooser *self)
{
  if (!self->is_active)
    return;
  self->is_active = FALSE;
  gtk_widget_queue_draw (self->board);
  self->func (-1, self->user_data);
}

/* Draws a frame around the pile that was chosen last. */
void
riffle_pile_chooser_snapshot (RifflePileChooser *self,
                              GtkSnapshot       *snapshot)
{
  if (self->is_active && self->pile < riffle_table_get_n_piles (self->table))
    riffle_tags_snapshot_frame (self->table, self->pile, snapshot);
}

/* While piles are chosen, no other gesture gets the press, so that nothing is dragged. Whoever
 * presses the bare table has no pile in mind any more. */
static void
pressed_cb (GtkGestureClick   *click,
            int                n_press,
            double             x,
            double             y,
            RifflePileChooser *self)
{
  PatSpot spot;

  if (!self->is_active)
    {
      gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  if (!riffle_geometry_find_card_near (self->table, x, y, &spot))
    {
      riffle_pile_chooser_end (self);
      return;
    }
  riffle_focus_set_top (self->focus, spot.pile);
  riffle_pile_chooser_choose (self, spot.pile);
}

RifflePileChooser *
riffle_pile_chooser_new (GtkWidget             *board,
                         RiffleTable           *table,
                         RiffleFocus           *focus,
                         RifflePileChooserFunc  func,
                         gpointer               user_data)
{
  RifflePileChooser *self = g_new0 (RifflePileChooser, 1);

  self->board = board;
  self->table = table;
  self->focus = focus;
  self->func = func;
  self->user_data = user_data;
  self->click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->click),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect (self->click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (board, GTK_EVENT_CONTROLLER (g_object_ref (self->click)));
  return self;
}

void
riffle_pile_chooser_free (RifflePileChooser *self)
{
  g_signal_handlers_disconnect_by_data (self->click, self);
  g_object_unref (self->click);
  g_free (self);
}

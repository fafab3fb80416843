/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer on the cards: a press that does not travel is a click, one that does is a drag. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

static graphene_rect_t
get_card_rect (RiffleBoard     *self,
               graphene_point_t at)
{
  return GRAPHENE_RECT_INIT (at.x, at.y, (float) self->layout.card_width,
                             (float) self->layout.card_height);
}

static gboolean
is_in_card (RiffleBoard *self,
            RiffleCard  *card,
            float        x,
            float        y)
{
  graphene_rect_t rect = get_card_rect (self, card->target);

  return graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

static gboolean
find_in_pile (RiffleBoard *self,
              RifflePile  *pile,
              float        x,
              float        y,
              int         *index)
{
  graphene_rect_t rect = get_card_rect (self, pile->base);

  for (*index = (int) pile->cards->len - 1; *index >= 0; (*index)--)
    if (is_in_card (self, riffle_pile_get_card (pile, (guint) *index), x, y))
      return TRUE;
  return pile->cards->len == 0 && pile->place != RIFFLE_PILE_NO_PLACE &&
         graphene_rect_contains_point (&rect, &GRAPHENE_POINT_INIT (x, y));
}

/**
 * riffle_board_find_card_at:
 * @x: in the board's coordinates
 * @y: in the board's coordinates
 * @pile: (out): the pile
 * @index: (out): the card in it, from 0 at the bottom; -1 where the pile is empty
 *
 * Finds the card at a point: where it belongs, not where it happens to fly.
 *
 * Returns: whether there is a card or an empty place
 */
gboolean
riffle_board_find_card_at (RiffleBoard *self,
                           double       x,
                           double       y,
                           guint       *pile,
                           int         *index)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  for (*pile = self->piles->len; (*pile)-- > 0;)
    if (find_in_pile (self, riffle_board_get_pile (self, *pile), (float) x, (float) y, index))
      return TRUE;
  return FALSE;
}

static void
lift_cards (RiffleBoard      *self,
            const RiffleUnit *unit)
{
  RifflePile *pile = riffle_board_get_pile (self, unit->pile);

  for (guint i = 0; i < unit->count; i++)
    {
      RiffleCard *card = riffle_pile_get_card (pile, unit->index + i);

      riffle_animator_drop (self->animator, card);
      card->floating = TRUE;
      card->squeeze = 1;
      riffle_card_set_shown (card, card->card);
      g_ptr_array_add (self->drag.cards, g_object_ref (card));
    }
  gtk_widget_queue_draw (GTK_WIDGET (pile));
}

/* The unit that a drag from here carries, chosen as a click would choose it. */
static gboolean
choose_for_drag (RiffleBoard *self,
                 RiffleUnit  *unit)
{
  guint pile = self->drag.pile;
  int index = self->drag.index;
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (index < 0)
    return FALSE;
  if (riffle_board_find_unit (self, pile, index, unit, &move, &refusal))
    {
      riffle_board_select_unit (self, unit);
      return TRUE;
    }
  if (!riffle_board_can_remove (self, pile) || riffle_board_removes_sets (self) ||
      index + 1 != (int) pat_position_get_size (pat_game_get_position (self->game), pile))
    return FALSE;
  riffle_board_deselect (self);
  riffle_board_toggle_pile (self, pile);
  *unit = (RiffleUnit) { pile, (guint) index, 1 };
  return TRUE;
}

static gboolean
begin_drag (RiffleBoard *self)
{
  RiffleUnit unit;

  if (!self->drag_enabled || self->picking.active || !choose_for_drag (self, &unit))
    return FALSE;
  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  riffle_board_update_hover (self);
  lift_cards (self, &unit);
  self->drag.active = TRUE;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  return TRUE;
}

static void
move_cards (RiffleBoard *self)
{
  for (guint i = 0; i < self->drag.cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (self->drag.cards, i);

      card->at.x = card->target.x + self->drag.offset.x;
      card->at.y = card->target.y + self->drag.offset.y;
    }
  gtk_widget_queue_allocate (GTK_WIDGET (riffle_board_get_pile (self, self->drag.pile)));
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               RiffleBoard    *self)
{
  RiffleDrag *drag = &self->drag;

  drag->pressed = self->game != NULL &&
                  riffle_board_find_card_at (self, x, y, &drag->pile, &drag->index);
  drag->time_msec = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  if (!drag->pressed && self->game != NULL)
    riffle_board_deselect (self);
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                RiffleBoard    *self)
{
  RiffleDrag *drag = &self->drag;

  if (!drag->pressed)
    return;
  if (!drag->active)
    {
      if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
        return;
      drag->pressed = begin_drag (self);
      if (!drag->pressed)
        return;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    }
  drag->offset = GRAPHENE_POINT_INIT (rintf ((float) offset_x), rintf ((float) offset_y));
  move_cards (self);
}

/* How much of the carried card lies on a pile. */
static float
measure_overlap (RiffleBoard *self,
                 guint        number)
{
  RifflePile *pile = riffle_board_get_pile (self, number);
  RiffleCard *top = riffle_pile_get_top (pile);
  graphene_rect_t carried = get_card_rect (self,
                                           ((RiffleCard *) g_ptr_array_index (self->drag.cards,
                                                                              0))->at);
  graphene_rect_t target = get_card_rect (self, pile->base);
  graphene_rect_t common;

  if (top != NULL)
    {
      graphene_rect_t last = get_card_rect (self, top->target);

      graphene_rect_union (&target, &last, &target);
    }
  else if (pile->place == RIFFLE_PILE_NO_PLACE)
    return 0;
  if (number == self->drag.pile || !graphene_rect_intersection (&carried, &target, &common))
    return 0;
  return common.size.width * common.size.height;
}

/* The pile on which the cards are let go: the most overlapped one of those that take them,
 * otherwise of all. */
static int
find_drop (RiffleBoard *self,
           gboolean     legal)
{
  float most = legal ? 0 : (float) (self->layout.card_width * self->layout.card_height) / 4;
  int found = -1;

  for (guint i = 0; i < self->piles->len; i++)
    {
      float overlap = measure_overlap (self, i);
      PatRefusal refusal = { PAT_LEGAL };
      PatMove move;

      if (overlap <= most || (legal && !riffle_board_find_move (self, i, &move, &refusal)))
        continue;
      most = overlap;
      found = (int) i;
    }
  return found;
}

static void
drop_cards (RiffleBoard *self)
{
  int pile = find_drop (self, TRUE);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (pile < 0)
    {
      pile = find_drop (self, FALSE);
      if (pile >= 0 && !riffle_board_find_move (self, (guint) pile, &move, &refusal))
        riffle_board_emit_refused (self, &move, &refusal);
      riffle_board_end_drag (self);
      riffle_board_deselect (self);
      return;
    }
  riffle_board_find_move (self, (guint) pile, &move, &refusal);
  /* The cards set off for their new place from where they were let go. */
  self->drag.active = FALSE;
  g_ptr_array_set_size (self->drag.cards, 0);
  riffle_board_deselect (self);
  riffle_board_play (self, &move, move.kind == PAT_MOVE_CARDS ? pile : -1);
}

/* Ends a drag without a move: the cards slide back. */
void
riffle_board_end_drag (RiffleBoard *self)
{
  self->drag.pressed = FALSE;
  if (!self->drag.active)
    return;
  self->drag.active = FALSE;
  g_ptr_array_set_size (self->drag.cards, 0);
  riffle_board_update_hover (self);
  riffle_board_place (self, TRUE);
}

/*
 * Times are compared here, because a click is a second one only on the card that the first one
 * chose or let go: not on
 * one that it has turned from the stock to the waste, nor on a destination.
 */
static gboolean
is_double_click (RiffleBoard *self,
                 gint64       now,
                 RiffleCard  *card)
{
  int limit;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &limit, NULL);
  return card != NULL && card == self->last_click.card && now - self->last_click.time_msec <= limit;
}

static void
click_once (RiffleBoard *self,
            gint64       now,
            RiffleCard  *card)
{
  guint pile = self->drag.pile;
  int index = self->drag.index;
  gboolean was_selected = riffle_board_has_selected (self, pile, index);

  riffle_board_click (self, pile, index);
  self->last_click.time_msec = now;
  self->last_click.card = was_selected ||
                          riffle_board_has_selected (self, pile, index) ? card : NULL;
}

static void
click_at (RiffleBoard *self)
{
  gint64 now = self->drag.time_msec;
  guint pile = self->drag.pile;
  int index = self->drag.index;
  RiffleCard *card = index >= 0 ? riffle_pile_get_card (riffle_board_get_pile (self, pile),
                                                        (guint) index) : NULL;

  riffle_board_focus_card (self, pile, index);
  if (!is_double_click (self, now, card) || self->picking.active)
    {
      click_once (self, now, card);
      return;
    }
  self->last_click.card = NULL;
  riffle_board_send (self, pile, index);
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double          offset_x,
             double          offset_y,
             RiffleBoard    *self)
{
  if (self->drag.active)
    drop_cards (self);
  else if (self->drag.pressed &&
           !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y))
    click_at (self);
  self->drag.pressed = FALSE;
  riffle_board_update_hover (self);
}

/*
 * When widgets have moved, the toolkit makes up a motion with the buttons as they are at that
 * moment. Where the button is
 * up again by then and its release is still under way, the gesture takes that for a fault and
 * is cancelled: it is the
 * release. Without this, clicks would be lost while cards fly.
 */
static gboolean
is_release (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY &&
         (gdk_event_get_modifier_state (event) & GDK_BUTTON1_MASK) == 0;
}

/* The end of the drag is told afterwards. */
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

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_PRIMARY);
  g_signal_connect (gesture, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

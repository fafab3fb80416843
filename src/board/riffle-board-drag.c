/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that follow the pointer. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

/* All cards of a unit, or only the one that leads it: that is what has to fit. */
static void
lift_cards (RiffleBoard   *self,
            const PatUnit *unit)
{
  RifflePile *pile = riffle_board_get_pile (self, unit->pile);
  guint n_lifted = self->drag_groups ? unit->count : 1;

  for (guint i = 0; i < n_lifted; i++)
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

/* The cards that follow the pointer: those that go together, or one that is removed. */
static PatUnit
get_held_unit (const PatSelection *selection)
{
  if (selection->kind == PAT_SELECTION_UNIT)
    return selection->unit;
  return (PatUnit) { selection->spots[0].pile, (guint) selection->spots[0].index, 1 };
}

static void
grab (RiffleBoard *self,
      PatAnswer   *answer)
{
  pat_game_grab (self->game, (PatSpot) { self->drag.pile, self->drag.index }, answer);
}

/* Lets what was pressed follow the pointer. Returns: whether it may be taken */
gboolean
riffle_board_begin_drag (RiffleBoard *self)
{
  PatAnswer answer;
  PatUnit unit;

  if (!self->drag_enabled || riffle_board_is_picking (self))
    return FALSE;
  grab (self, &answer);
  if (answer.kind != PAT_ANSWER_HOLD)
    return FALSE;
  unit = get_held_unit (&answer.selection);
  riffle_board_follow_answer (self, &answer);
  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  riffle_board_update_hover (self);
  lift_cards (self, &unit);
  self->drag.active = TRUE;
  self->drag.over = -1;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  return TRUE;
}

/* Says why a card did not follow the pointer, as a click on it would. */
void
riffle_board_refuse_drag (RiffleBoard *self)
{
  PatAnswer answer;

  if (!self->drag_enabled || riffle_board_is_picking (self))
    return;
  grab (self, &answer);
  if (answer.kind == PAT_ANSWER_REFUSAL)
    riffle_board_follow_answer (self, &answer);
}

/* Brings the cards to where the pointer is, as far as it has gone and as far as the board has been
 * scrolled under it since. */
void
riffle_board_move_drag (RiffleBoard *self)
{
  RiffleDrag *drag = &self->drag;
  double scrolled = riffle_board_get_scroll (self) - drag->scroll;

  drag->offset = GRAPHENE_POINT_INIT (rintf (drag->way.x), rintf (drag->way.y + (float) scrolled));
  for (guint i = 0; i < drag->cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (drag->cards, i);

      card->at.x = card->target.x + drag->offset.x;
      card->at.y = card->target.y + drag->offset.y;
    }
  gtk_widget_queue_allocate (GTK_WIDGET (riffle_board_get_pile (self, drag->pile)));
  riffle_board_find_drop_target (self);
}

/* Forgets what the pointer does; dragged cards stay where they are. Returns: whether
 * there are any */
gboolean
riffle_board_leave_drag (RiffleBoard *self)
{
  gboolean was_active = self->drag.active;

  riffle_board_end_peek (self);
  riffle_board_end_auto_scroll (self);
  self->drag.pressed = FALSE;
  self->drag.active = FALSE;
  g_ptr_array_set_size (self->drag.cards, 0);
  return was_active;
}

/* Ends a drag without a move: the cards slide back. */
void
riffle_board_end_drag (RiffleBoard *self)
{
  if (!riffle_board_leave_drag (self))
    return;
  riffle_board_update_hover (self);
  riffle_board_place (self, TRUE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that follow the pointer. */
#include "config.h"

#include "riffle-board-private.h"

#include <math.h>

/* All cards of a unit, or only the one that leads it: that is what has to fit. */
static void
lift_cards (RiffleBoard      *self,
            const RiffleUnit *unit)
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

/* Lets what was pressed follow the pointer. Returns: whether it may be taken */
gboolean
riffle_board_begin_drag (RiffleBoard *self)
{
  RiffleUnit unit;

  if (!self->drag_enabled || self->picking.active || !choose_for_drag (self, &unit))
    return FALSE;
  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  riffle_board_update_hover (self);
  lift_cards (self, &unit);
  self->drag.active = TRUE;
  self->drag.over = -1;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  return TRUE;
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

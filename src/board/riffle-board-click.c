/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a click does: first the card, then the destination; the keyboard's Return is a click,
 * too. */
#include "config.h"

#include "riffle-board-private.h"

gboolean
riffle_board_is_stock (RiffleBoard *self,
                       guint        pile)
{
  return pat_rules_get_role (pat_game_get_rules (self->game), pile) == PAT_STOCK;
}

static int
get_top_index (RiffleBoard *self,
               guint        pile)
{
  return (int) pat_position_get_size (pat_game_get_position (self->game), pile) - 1;
}

/* Counts the legal moves that take or remove the top card of a pile. */
static guint
count_uses (RiffleBoard *self,
            guint        pile)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n = 0;

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      const PatMove *move = &moves->moves[i];
      guint n_sources =
        move->kind == PAT_MOVE_CARDS ? 1 : move->kind == PAT_MOVE_REMOVE ? move->n_picks : 0;

      for (guint k = 0; k < n_sources; k++)
        n += move->picks[k].pile == pile;
    }
  return n;
}

/* Whether a click on this pile deals at once, because it gives nothing else. */
gboolean
riffle_board_is_to_deal (RiffleBoard *self,
                         guint        pile,
                         int          index)
{
  return riffle_board_is_stock (self, pile) && (index < 0 || count_uses (self, pile) == 0);
}

/* Turns, deals or redeals. The focus goes to the stock, or stays where it is. */
void
riffle_board_deal_stock (RiffleBoard *self,
                         gboolean     follow)
{
  int stock = pat_rules_find_pile (pat_game_get_rules (self->game), PAT_STOCK, 1);
  PatMove move;

  riffle_board_deselect (self);
  pat_move_init_stock (&move);
  riffle_board_play (self, &move, follow ? stock : -1);
}

static gboolean
is_to_be_removed (RiffleBoard *self,
                  guint        pile,
                  int          index)
{
  return index >= 0 && index == get_top_index (self, pile) && riffle_board_can_remove (self, pile);
}

/* Says why a card cannot be taken; where cards are removed, why it cannot be removed. */
static void
refuse_card (RiffleBoard      *self,
             guint             pile,
             const PatMove    *move,
             const PatRefusal *refusal)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  PatRefusal of_removal = { PAT_LEGAL };
  PatMove removal;

  if (pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING ||
      !pat_rules_get_pile (rules, pile)->removable)
    {
      riffle_board_emit_refused (self, move, refusal);
      return;
    }
  pat_move_init_remove (&removal);
  pat_move_add_pick (&removal, pile, 0, 1);
  if (!pat_game_judge (self->game, &removal, &of_removal))
    riffle_board_emit_refused (self, &removal, &of_removal);
}

/* Says why a card did not follow the pointer, as a click on it would. */
void
riffle_board_refuse_drag (RiffleBoard *self)
{
  guint pile = self->drag.pile;
  int index = self->drag.index;
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  if (!self->drag_enabled || index < 0 || riffle_board_is_available (self, pile, index) ||
      riffle_board_find_unit (self, pile, index, &unit, &move, &refusal))
    return;
  riffle_board_deselect (self);
  refuse_card (self, pile, &move, &refusal);
}

/* Nothing was chosen yet. */
static void
click_first (RiffleBoard *self,
             guint        pile,
             int          index)
{
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  if (riffle_board_is_to_deal (self, pile, index))
    riffle_board_deal_stock (self, TRUE);
  else if (index < 0)
    riffle_board_say_state (self, pile); /* who sees the place needs no words */
  else if (is_to_be_removed (self, pile, index))
    {
      if (!riffle_board_removes_sets (self) && riffle_board_remove_alone (self, pile))
        return;
      riffle_board_deselect (self);
      riffle_board_toggle_pile (self, pile);
    }
  else if (riffle_board_find_unit (self, pile, index, &unit, &move, &refusal))
    riffle_board_take_unit (self, &unit);
  else
    {
      riffle_board_deselect (self);
      refuse_card (self, pile, &move, &refusal);
    }
}

/* What was clicked instead of a destination becomes the selection if it can be taken. */
static void
choose_instead (RiffleBoard *self,
                guint        pile,
                int          index)
{
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  riffle_board_deselect (self);
  if (is_to_be_removed (self, pile, index))
    riffle_board_toggle_pile (self, pile);
  else if (riffle_board_find_unit (self, pile, index, &unit, &move, &refusal))
    riffle_board_select_unit (self, &unit);
}

static guint
get_selected_pile (RiffleBoard *self)
{
  if (self->selection.kind == RIFFLE_SELECT_SET)
    return self->selection.piles[0];
  return self->selection.unit.pile;
}

/* A click on the pile that holds the selection: on the same card it lets go, on another it
 * takes that one. */
static void
click_selected (RiffleBoard *self,
                guint        pile,
                int          index)
{
  gboolean same = index == (int) self->selection.unit.index ||
                  self->selection.kind == RIFFLE_SELECT_SET;

  if (same && riffle_board_is_stock (self, pile))
    riffle_board_deal_stock (self, TRUE);
  else if (same)
    riffle_board_put_back (self);
  else
    choose_instead (self, pile, index);
}

static gboolean
take_instead (RiffleBoard *self,
              guint        pile,
              int          index)
{
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  if (!riffle_board_waits_for_nothing (self) ||
      !riffle_board_find_unit (self, pile, index, &unit, &move, &refusal))
    return FALSE;
  riffle_board_deselect (self);
  riffle_board_take_unit (self, &unit);
  return TRUE;
}

static void
click_second (RiffleBoard *self,
              guint        pile,
              int          index,
              gboolean     keep)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (pile == get_selected_pile (self))
    {
      click_selected (self, pile, index);
      return;
    }
  if (riffle_board_find_move (self, pile, &move, &refusal))
    {
      riffle_board_deselect (self);
      riffle_board_play (self, &move, move.kind == PAT_MOVE_CARDS ? (int) pile : -1);
    }
  else if (riffle_board_is_to_deal (self, pile, index))
    riffle_board_deal_stock (self, TRUE);
  else if (!take_instead (self, pile, index))
    {
      riffle_board_emit_refused (self, &move, &refusal);
      if (!keep)
        choose_instead (self, pile, index);
    }
}

static gboolean
click_turn (RiffleBoard *self,
            guint        pile,
            int          index)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (index < 0 || index != get_top_index (self, pile))
    return FALSE;
  pat_move_init_turn (&move, pile);
  if (!pat_game_judge (self->game, &move, &refusal))
    return FALSE;
  riffle_board_deselect (self);
  return riffle_board_play (self, &move, (int) pile);
}

/* A click on a card, or on an empty place where `index` is -1. Where the selection may not go
 * there, the card becomes the selection instead, unless the selection is to be kept. */
void
riffle_board_click (RiffleBoard *self,
                    guint        pile,
                    int          index,
                    gboolean     keep)
{
  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  if (riffle_board_pick (self, pile, index))
    return;
  riffle_board_hurry_special (self);
  /* The special action may have taken the card away. */
  index = MIN (index, get_top_index (self, pile));
  if (click_turn (self, pile, index))
    return;
  if (riffle_board_removes_sets (self) && is_to_be_removed (self, pile, index))
    riffle_board_toggle_pile (self, pile);
  else if (self->selection.kind == RIFFLE_SELECT_NOTHING)
    click_first (self, pile, index);
  else
    click_second (self, pile, index, keep);
}

/* A double click: plays the card where the rules say, or removes all that is chosen; otherwise it
 * is two clicks, of which the second one on the stock deals. Returns: whether something was done */
gboolean
riffle_board_send (RiffleBoard *self,
                   guint        pile,
                   int          index)
{
  PatMove move;

  riffle_board_clear_hint (self);
  riffle_board_emit_activated (self);
  if (riffle_board_is_picking (self))
    return FALSE;
  if (riffle_board_removes_sets (self) && is_to_be_removed (self, pile, index))
    {
      if (!riffle_board_has_selected (self, pile, index))
        riffle_board_toggle_pile (self, pile);
      riffle_board_remove_selection (self);
      return TRUE;
    }
  riffle_board_deselect (self);
  if (index >= 0 &&
      pat_rules_find_target (pat_game_get_rules (self->game), pat_game_get_position (self->game),
                             pile,
                             (guint) index, &move))
    riffle_board_play (self, &move, (int) pile);
  else if (riffle_board_is_stock (self, pile))
    riffle_board_deal_stock (self, TRUE);
  else
    return FALSE;
  return TRUE;
}

/* Whether a click on a card would take, turn or remove something; for the shape of the pointer. */
gboolean
riffle_board_is_available (RiffleBoard *self,
                           guint        pile,
                           int          index)
{
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  if (self->picking.active)
    return riffle_board_is_pickable (self, pile, index);
  pat_move_init_stock (&move);
  if (riffle_board_is_stock (self, pile) && pat_game_judge (self->game, &move, &refusal))
    return TRUE;
  pat_move_init_turn (&move, pile);
  if (index >= 0 && index == get_top_index (self, pile) &&
      pat_game_judge (self->game, &move, &refusal))
    return TRUE;
  return is_to_be_removed (self, pile, index) ||
         riffle_board_find_unit (self, pile, index, &unit, &move, &refusal);
}

/**
 * riffle_board_can_remove_selection:
 *
 * Returns: whether the chosen cards may be removed together
 */
gboolean
riffle_board_can_remove_selection (RiffleBoard *self)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (self->game == NULL || self->selection.kind != RIFFLE_SELECT_SET)
    return FALSE;
  riffle_board_make_removal (self, &move);
  return pat_game_judge (self->game, &move, &refusal);
}

/**
 * riffle_board_remove_selection:
 *
 * Removes the chosen cards together; where that is not allowed, says why.
 *
 * Returns: whether they were removed
 */
gboolean
riffle_board_remove_selection (RiffleBoard *self)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  if (self->game == NULL || self->selection.kind != RIFFLE_SELECT_SET)
    return FALSE;
  riffle_board_make_removal (self, &move);
  if (!pat_game_judge (self->game, &move, &refusal))
    {
      riffle_board_emit_refused (self, &move, &refusal);
      return FALSE;
    }
  riffle_board_deselect (self);
  return riffle_board_play (self, &move, -1);
}

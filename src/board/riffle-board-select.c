/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen, what travels with it, and the move that a destination makes of it. The judge
 * is always the rules. */
#include "config.h"

#include "riffle-board-private.h"

/* Whether it is the cards' own place, and no destination, that stands in the way. */
static gboolean
is_reason_of_source (PatRefusalReason reason)
{
  switch (reason)
    {
    case PAT_REFUSED_NOTHING_THERE:
    case PAT_REFUSED_NOT_TAKEN:
    case PAT_REFUSED_FACE_DOWN:
    case PAT_REFUSED_NOT_TOP:
    case PAT_REFUSED_NO_RUN:
    case PAT_REFUSED_WHOLE_ONLY:
    case PAT_REFUSED_CHAIN_ONLY:
    case PAT_REFUSED_COVERED:
    case PAT_REFUSED_OVER:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
make_unit_move (RiffleBoard      *self,
                const RiffleUnit *unit,
                guint             to,
                PatMove          *move)
{
  const PatPosition *position = pat_game_get_position (self->game);

  pat_move_init_cards (move, unit->pile, unit->count, to);
  if (unit->index + unit->count < pat_position_get_size (position, unit->pile))
    move->picks[0].index = (guint8) (unit->index + 1);
}

/* Whether some destination can be thought of for the unit; the judge says what is in the way
 * otherwise. */
static gboolean
can_take (RiffleBoard      *self,
          const RiffleUnit *unit,
          PatMove          *move,
          PatRefusal       *refusal)
{
  const PatRules *rules = pat_game_get_rules (self->game);

  *refusal = (PatRefusal) { PAT_REFUSED_NOT_TAKEN, unit->pile, 0, NULL };
  for (guint to = 0; to < pat_rules_get_n_piles (rules); to++)
    {
      if (to == unit->pile)
        continue;
      make_unit_move (self, unit, to, move);
      if (pat_game_judge (self->game, move, refusal) || !is_reason_of_source (refusal->reason))
        return TRUE;
    }
  return FALSE;
}

/* Where the clicked card does not travel by itself, it may be part of something that does. */
static gboolean
widen_unit (RiffleBoard *self,
            PatTake      take,
            guint        size,
            RiffleUnit  *unit)
{
  guint run = pat_rules_get_run (pat_game_get_rules (self->game),
                                 pat_game_get_position (self->game), unit->pile);

  if (take == PAT_TAKE_CHAIN && unit->index >= size - run)
    unit->index = size - run;
  else if (take == PAT_TAKE_WHOLE)
    unit->index = 0;
  else
    return FALSE;
  unit->count = size - unit->index;
  return TRUE;
}

/* Finds the cards that travel when a card is taken. Otherwise `move` and `refusal` say why none
 * do. */
gboolean
riffle_board_find_unit (RiffleBoard *self,
                        guint        pile,
                        int          index,
                        RiffleUnit  *unit,
                        PatMove     *move,
                        PatRefusal  *refusal)
{
  const PatPosition *position = pat_game_get_position (self->game);
  PatTake take = pat_rules_get_pile (pat_game_get_rules (self->game), pile)->take;
  guint size = pat_position_get_size (position, pile);

  if (index < 0 || (guint) index >= size)
    {
      *refusal = (PatRefusal) { PAT_REFUSED_NOTHING_THERE, pile, 0, NULL };
      pat_move_init_cards (move, pile, 1, pile);
      return FALSE;
    }
  *unit = (RiffleUnit) { pile, (guint) index, size - (guint) index };
  if (take == PAT_TAKE_ANY_CARD)
    unit->count = 1;
  if (can_take (self, unit, move, refusal))
    return TRUE;
  return widen_unit (self, take, size, unit) && can_take (self, unit, move, refusal);
}

/* Whether the top card of a pile may be chosen for a removal. */
gboolean
riffle_board_can_remove (RiffleBoard *self,
                         guint        pile)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING ||
      !pat_rules_get_pile (rules, pile)->removable)
    return FALSE;
  pat_move_init_remove (&move);
  pat_move_add_pick (&move, pile, 0, 1);
  if (pat_game_judge (self->game, &move, &refusal))
    return TRUE;
  /* What lies under its partner alone may go together with it. */
  if (refusal.reason == PAT_REFUSED_COVERED)
    return riffle_board_has_removal (self, pile);
  return refusal.reason != PAT_REFUSED_NOT_REMOVED && !is_reason_of_source (refusal.reason);
}

/* Whether any number of cards is chosen before they are removed together. */
gboolean
riffle_board_removes_sets (RiffleBoard *self)
{
  const PatRemoveSpec *remove = &pat_rules_get_game (pat_game_get_rules (self->game))->remove;

  return remove->kind == PAT_REMOVE_ASK && remove->max > 2;
}

static void
selection_changed (RiffleBoard *self)
{
  riffle_board_update_marks (self);
  riffle_board_emit_selection (self);
  if (self->selection.kind != RIFFLE_SELECT_NOTHING)
    riffle_board_tell_selection (self);
}

void
riffle_board_select_unit (RiffleBoard      *self,
                          const RiffleUnit *unit)
{
  gboolean had_set = self->selection.kind == RIFFLE_SELECT_SET;

  self->selection = (RiffleSelection) { .kind = RIFFLE_SELECT_UNIT, .unit = *unit };
  if (had_set)
    riffle_board_place (self, TRUE);
  selection_changed (self);
}

static void
drop_from_set (RiffleSelection *selection,
               guint            nth)
{
  selection->n_piles--;
  memmove (selection->piles + nth, selection->piles + nth + 1, selection->n_piles - nth);
  if (selection->n_piles == 0)
    selection->kind = RIFFLE_SELECT_NOTHING;
}

/* Chooses the top card of a pile for a removal, or lets go of it. */
void
riffle_board_toggle_pile (RiffleBoard *self,
                          guint        pile)
{
  RiffleSelection *selection = &self->selection;
  guint nth = 0;

  if (selection->kind != RIFFLE_SELECT_SET)
    {
      selection->kind = RIFFLE_SELECT_SET;
      selection->n_piles = 0;
    }
  while (nth < selection->n_piles && selection->piles[nth] != pile)
    nth++;
  if (nth < selection->n_piles)
    drop_from_set (selection, nth);
  else if (selection->n_piles < PAT_MAX_PICKS)
    selection->piles[selection->n_piles++] = (guint8) pile;
  riffle_board_place (self, TRUE);
  selection_changed (self);
}

static gboolean
is_in_set (const RiffleSelection *selection,
           guint                  pile)
{
  for (guint i = 0; i < selection->n_piles; i++)
    if (selection->piles[i] == pile)
      return TRUE;
  return FALSE;
}

gboolean
riffle_board_has_selected (RiffleBoard *self,
                           guint        pile,
                           int          index)
{
  const RiffleUnit *unit = &self->selection.unit;
  guint size = pat_position_get_size (pat_game_get_position (self->game), pile);

  if (index < 0)
    return FALSE;
  if (self->selection.kind == RIFFLE_SELECT_SET)
    return (guint) index + 1 == size && is_in_set (&self->selection, pile);
  return self->selection.kind == RIFFLE_SELECT_UNIT && unit->pile == pile &&
         (guint) index >= unit->index &&
         (guint) index < unit->index + unit->count;
}

void
riffle_board_deselect (RiffleBoard *self)
{
  gboolean had_set = self->selection.kind == RIFFLE_SELECT_SET;

  if (self->selection.kind == RIFFLE_SELECT_NOTHING)
    return;
  self->selection = (RiffleSelection) { .kind = RIFFLE_SELECT_NOTHING };
  if (had_set)
    riffle_board_place (self, TRUE);
  selection_changed (self);
}

/* The removal of all chosen cards. */
void
riffle_board_make_removal (RiffleBoard *self,
                           PatMove     *move)
{
  pat_move_init_remove (move);
  for (guint i = 0; i < self->selection.n_piles; i++)
    pat_move_add_pick (move, self->selection.piles[i], 0, 1);
}

/* Whether the chosen cards may be removed together with the top card of one more pile. */
gboolean
riffle_board_completes_set (RiffleBoard *self,
                            guint        pile)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (self->selection.kind != RIFFLE_SELECT_SET || is_in_set (&self->selection, pile) ||
      self->selection.n_piles == PAT_MAX_PICKS)
    return FALSE;
  riffle_board_make_removal (self, &move);
  pat_move_add_pick (&move, pile, 0, 1);
  return pat_game_judge (self->game, &move, &refusal);
}

static gboolean
judge_pair (RiffleBoard *self,
            guint        first,
            guint        second,
            PatMove     *move,
            PatRefusal  *refusal)
{
  pat_move_init_remove (move);
  pat_move_add_pick (move, first, 0, 1);
  pat_move_add_pick (move, second, 0, 1);
  return pat_game_judge (self->game, move, refusal);
}

/* A pair may be pointed at in either order. */
static gboolean
find_pair (RiffleBoard *self,
           guint        first,
           guint        second,
           PatMove     *move,
           PatRefusal  *refusal)
{
  PatMove reversed;
  PatRefusal ignored = { PAT_LEGAL };

  if (judge_pair (self, first, second, move, refusal))
    return TRUE;
  if (!judge_pair (self, second, first, &reversed, &ignored))
    return FALSE;
  *move = reversed;
  return TRUE;
}

/* What goes without a partner may be carried to where removed cards lie. */
static gboolean
find_removal (RiffleBoard *self,
              guint        from,
              guint        to,
              PatMove     *move,
              PatRefusal  *refusal)
{
  if (pat_rules_get_role (pat_game_get_rules (self->game), to) != PAT_DISCARD)
    return FALSE;
  pat_move_init_remove (move);
  pat_move_add_pick (move, from, 0, 1);
  return pat_game_judge (self->game, move, refusal);
}

static gboolean
find_unit_move (RiffleBoard      *self,
                const RiffleUnit *unit,
                guint             pile,
                PatMove          *move,
                PatRefusal       *refusal)
{
  const PatPosition *position = pat_game_get_position (self->game);
  PatTake take = pat_rules_get_pile (pat_game_get_rules (self->game), unit->pile)->take;
  RiffleUnit end = { unit->pile, pat_position_get_size (position, unit->pile) - 1, 1 };
  PatRefusal ignored = { PAT_LEGAL };
  PatMove end_move;

  make_unit_move (self, unit, pile, move);
  if (pat_game_judge (self->game, move, refusal))
    return TRUE;
  /* A chain is taken as a whole, but a foundation takes its end card alone. */
  if (take != PAT_TAKE_CHAIN || unit->count == 1)
    return FALSE;
  make_unit_move (self, &end, pile, &end_move);
  if (!pat_game_judge (self->game, &end_move, &ignored))
    return FALSE;
  *move = end_move;
  return TRUE;
}

/* The move that carries the selection to a pile. Otherwise `move` is what was tried, and
 * `refusal` says why not. */
gboolean
riffle_board_find_move (RiffleBoard *self,
                        guint        pile,
                        PatMove     *move,
                        PatRefusal  *refusal)
{
  const RiffleSelection *selection = &self->selection;
  const PatPosition *position = pat_game_get_position (self->game);
  RiffleUnit unit = selection->unit;
  gboolean one_of_set = selection->kind == RIFFLE_SELECT_SET && selection->n_piles == 1;
  PatRefusal of_pair = { PAT_LEGAL };
  PatMove pair;

  *refusal = (PatRefusal) { PAT_REFUSED_NOTHING_THERE, pile, 0, NULL };
  pat_move_init_remove (move);
  if (selection->kind == RIFFLE_SELECT_NOTHING ||
      (selection->kind == RIFFLE_SELECT_SET && !one_of_set))
    return FALSE;
  if (one_of_set)
    {
      unit.pile = selection->piles[0];
      unit.index = pat_position_get_size (position, unit.pile) - 1;
      unit.count = 1;
    }
  if (unit.pile == pile)
    return FALSE;
  if (find_unit_move (self, &unit, pile, move, refusal))
    return TRUE;
  if (!riffle_board_can_remove (self, unit.pile) || unit.count != 1)
    return FALSE;
  if (find_removal (self, unit.pile, pile, move, refusal))
    return TRUE;
  if (!pat_rules_get_pile (pat_game_get_rules (self->game), pile)->removable)
    return FALSE;
  if (find_pair (self, unit.pile, pile, &pair, &of_pair))
    {
      *move = pair;
      return TRUE;
    }
  *move = pair;
  *refusal = of_pair;
  return FALSE;
}

guint
riffle_board_get_selection_size (RiffleBoard *self)
{
  g_return_val_if_fail (RIFFLE_IS_BOARD (self), 0);

  switch (self->selection.kind)
    {
    case RIFFLE_SELECT_UNIT:
      return self->selection.unit.count;
    case RIFFLE_SELECT_SET:
      return self->selection.n_piles;
    case RIFFLE_SELECT_NOTHING:
      break;
    }
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a single click plays, without a second one that says where to: a card with one place to go,
 * where the game or the player wishes so, and one that is removed alone. */
#include "config.h"

#include "riffle-board-private.h"

/* Counts the legal moves of a unit, and gives the last of them. */
static guint
count_moves (RiffleBoard      *self,
             const RiffleUnit *unit,
             PatMove          *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint size = pat_position_get_size (pat_game_get_position (self->game), unit->pile);
  guint index = unit->index + unit->count < size ? unit->index + 1 : 0;
  guint n = 0;

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    {
      const PatMove *listed = &moves->moves[i];

      if (listed->kind != PAT_MOVE_CARDS || listed->picks[0].pile != unit->pile ||
          listed->picks[0].count != unit->count || listed->picks[0].index != index)
        continue;
      *move = *listed;
      n++;
    }
  return n;
}

static gboolean
plays_by_one_click (RiffleBoard *self)
{
  return self->single_click || pat_rules_get_game (pat_game_get_rules (self->game))->single_click;
}

static gboolean
find_only_move (RiffleBoard      *self,
                const RiffleUnit *unit,
                PatMove          *move)
{
  return plays_by_one_click (self) && count_moves (self, unit, move) == 1;
}

/* Plays the unit, or chooses it where it takes a second click to say where to. */
void
riffle_board_take_unit (RiffleBoard      *self,
                        const RiffleUnit *unit)
{
  PatMove move;

  if (find_only_move (self, unit, &move))
    riffle_board_play (self, &move, (int) unit->pile);
  else
    riffle_board_select_unit (self, unit);
}

static gboolean
find_lone_removal (RiffleBoard *self,
                   guint        pile,
                   PatMove     *move)
{
  PatRefusal refusal = { PAT_LEGAL };

  pat_move_init_remove (move);
  pat_move_add_pick (move, pile, 0, 1);
  return pat_game_judge (self->game, move, &refusal);
}

/* Counts the legal moves that remove the top card of a pile; `last` is one of them. */
static guint
count_removals (RiffleBoard *self,
                guint        pile,
                PatMove     *last)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n = 0;

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    for (guint k = 0; moves->moves[i].kind == PAT_MOVE_REMOVE && k < moves->moves[i].n_picks; k++)
      if (moves->moves[i].picks[k].pile == pile)
        {
          n++;
          *last = moves->moves[i];
        }
  return n;
}

gboolean
riffle_board_has_removal (RiffleBoard *self,
                          guint        pile)
{
  PatMove move;

  return count_removals (self, pile, &move) > 0;
}

/* Removes a card with what is chosen, or with its only partner; where that is not clear, it is
 * chosen. Returns: whether it is a card that would be removed */
gboolean
riffle_board_send_pair (RiffleBoard *self,
                        guint        pile,
                        int          index)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (index < 0 || self->picking.active || riffle_board_removes_sets (self) ||
      pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING ||
      !pat_rules_get_pile (rules, pile)->removable)
    return FALSE;
  if (riffle_board_is_stock (self, pile) && !riffle_board_has_removal (self, pile))
    return FALSE;
  if (riffle_board_find_move (self, pile, &move, &refusal) ||
      count_removals (self, pile, &move) == 1)
    {
      riffle_board_deselect (self);
      riffle_board_play (self, &move, (int) pile);
    }
  else
    riffle_board_click (self, pile, index, TRUE);
  return TRUE;
}

/* Returns: whether the top card of the pile went without a partner */
gboolean
riffle_board_remove_alone (RiffleBoard *self,
                           guint        pile)
{
  PatMove move;

  if (!find_lone_removal (self, pile, &move))
    return FALSE;
  riffle_board_deselect (self);
  riffle_board_play (self, &move, (int) pile);
  return TRUE;
}

/* Whether what is chosen has nowhere to go, in a game whose clicks play: then the next click is no
 * destination for it. */
gboolean
riffle_board_waits_for_nothing (RiffleBoard *self)
{
  PatMove move;

  return plays_by_one_click (self) && self->selection.kind == RIFFLE_SELECT_UNIT &&
         count_moves (self, &self->selection.unit, &move) == 0;
}

/* Whether a click on this card alone makes a move. */
gboolean
riffle_board_plays_at_once (RiffleBoard *self,
                            guint        pile,
                            int          index)
{
  guint size = pat_position_get_size (pat_game_get_position (self->game), pile);
  PatRefusal refusal = { PAT_LEGAL };
  RiffleUnit unit;
  PatMove move;

  if (riffle_board_is_to_deal (self, pile, index))
    return TRUE;
  if (index >= 0 && index + 1 == (int) size && !riffle_board_removes_sets (self) &&
      find_lone_removal (self, pile, &move))
    return TRUE;
  return riffle_board_find_unit (self, pile, index, &unit, &move, &refusal) &&
         find_only_move (self, &unit, &move);
}

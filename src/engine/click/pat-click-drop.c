/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What becomes of cards that are carried to a pile. The judge is always the rules. */
#include "config.h"

#include "pat-click-private.h"

/* A chain goes to a column as a whole, and only its end card to a foundation, whichever of its
 * cards is held. */
static gboolean
find_chain_move (PatGame       *game,
                 const PatUnit *unit,
                 guint          pile,
                 PatMove       *move)
{
  guint size = (guint) (pat_click_get_top (game, unit->pile) + 1);
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit other = { unit->pile, size - 1, 1 };
  PatMove tried;

  if (unit->count == 1 && !pat_click_widen_unit (game, PAT_TAKE_CHAIN, size, &other))
    return FALSE;
  pat_click_init_unit_move (game, &other, pile, &tried);
  if (!pat_game_judge (game, &tried, &refusal))
    return FALSE;
  *move = tried;
  return TRUE;
}

static gboolean
find_unit_move (PatGame       *game,
                const PatUnit *unit,
                guint          pile,
                PatMove       *move,
                PatRefusal    *refusal)
{
  pat_click_init_unit_move (game, unit, pile, move);
  if (pat_game_judge (game, move, refusal))
    return TRUE;
  return pat_rules_get_pile (pat_game_get_rules (game), unit->pile)->take == PAT_TAKE_CHAIN &&
         find_chain_move (game, unit, pile, move);
}

/* The cards that are held, as far as they may go to a pile together. */
static gboolean
get_held_unit (const PatSelection *selection,
               PatUnit            *unit)
{
  const PatSpot *spot = &selection->spots[0];
  PatUnit single = { spot->pile, (guint) spot->index, 1 };

  if (selection->kind == PAT_SELECTION_UNIT)
    *unit = selection->unit;
  else if (selection->kind == PAT_SELECTION_SET && selection->n_spots == 1)
    *unit = single;
  else
    return FALSE;
  return TRUE;
}

/* Whether a special action that changes nothing that matters, such as putting a hand in order,
 * takes the card of one pile to another place. */
static gboolean
is_exchange (PatGame       *game,
             const PatMove *move,
             gconstpointer  data)
{
  const PatUnit *unit = data;

  return move->kind == PAT_MOVE_SPECIAL && move->n_picks == 2 &&
         move->picks[0].pile == unit->pile &&
         pat_rules_get_game (pat_game_get_rules (game))->specials[move->special].neutral;
}

/* Whether a card is dragged only to lie elsewhere. */
gboolean
pat_click_is_exchanged (PatGame *game,
                        PatSpot  spot)
{
  const PatUnit unit = { spot.pile, (guint) MAX (spot.index, 0), 1 };
  PatMove last;

  return spot.index >= 0 && spot.index == pat_click_get_top (game, spot.pile) &&
         pat_click_count (game, is_exchange, &unit, &last) > 0;
}

static gboolean
find_exchange (PatGame       *game,
               const PatUnit *unit,
               guint          pile,
               PatMove       *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  guint n = pat_click_list (game, is_exchange, unit, moves);

  for (guint i = 0; i < n; i++)
    if (moves->moves[i].picks[1].pile == pile)
      {
        *move = moves->moves[i];
        return TRUE;
      }
  return FALSE;
}

/* Cards that are removed go with one of another pile, or are carried to where removed cards lie. */
static gboolean
find_removal (PatGame    *game,
              guint       from,
              guint       to,
              PatMove    *move,
              PatRefusal *refusal)
{
  const PatRules *rules = pat_game_get_rules (game);

  if (pat_rules_get_role (rules, to) == PAT_DISCARD &&
      pat_click_find_removal (game, from, move, refusal))
    return TRUE;
  return pat_rules_get_pile (rules, to)->removable &&
         pat_click_find_pair (game, from, to, move, refusal);
}

/**
 * pat_game_find_foundation: (skip)
 * @self: a game
 * @selection: what is held
 * @pile: a pile that does not take it
 * @move: (out caller-allocates): the move
 *
 * Finds the foundation that is meant if a card is dropped on another one of the same row, where
 * each has its suit: there is no doubt which one that is, and it is hard to see among eight.
 *
 * Returns: whether there is one
 */
gboolean
pat_game_find_foundation (PatGame            *self,
                          const PatSelection *selection,
                          guint               pile,
                          PatMove            *move)
{
  const PatRules *rules;
  PatRefusal refusal = { PAT_LEGAL };

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  rules = pat_game_get_rules (self);
  if (pat_rules_get_role (rules, pile) != PAT_FOUNDATION ||
      (pat_rules_get_pile (rules, pile)->build & PAT_SAME_SUIT) == 0)
    return FALSE;
  for (guint to = 0; to < pat_rules_get_n_piles (rules); to++)
    if (pat_rules_get_pile (rules, to) == pat_rules_get_pile (rules, pile) &&
        pat_game_find_drop (self, selection, to, move, &refusal))
      return TRUE;
  return FALSE;
}

/**
 * pat_game_find_drop: (skip)
 * @self: a game
 * @selection: what is held
 * @pile: a pile
 * @move: (out caller-allocates): the move that carries the selection to the pile, or the one that
 *   was tried
 * @refusal: (out caller-allocates): why it is not legal
 *
 * Finds what happens if the selection is dropped on a pile.
 *
 * Returns: whether there is a legal move
 */
gboolean
pat_game_find_drop (PatGame            *self,
                    const PatSelection *selection,
                    guint               pile,
                    PatMove            *move,
                    PatRefusal         *refusal)
{
  PatUnit unit;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);
  g_return_val_if_fail (pile < pat_rules_get_n_piles (pat_game_get_rules (self)), FALSE);

  *refusal = (PatRefusal) { PAT_REFUSED_NOTHING_THERE, pile, 0, NULL };
  pat_move_init_remove (move);
  if (!get_held_unit (selection, &unit) || unit.pile == pile)
    return FALSE;
  if (find_unit_move (self, &unit, pile, move, refusal) ||
      find_exchange (self, &unit, pile, move))
    return TRUE;
  return unit.count == 1 && pat_click_is_removable (self, unit.pile) &&
         find_removal (self, unit.pile, pile, move, refusal);
}

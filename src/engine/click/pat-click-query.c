/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be asked before anything is clicked on: for marks, the shape of the pointer and the
 * focus. */
#include "config.h"

#include "pat-click-private.h"

/**
 * pat_game_is_available: (skip)
 * @self: a game
 * @selection: what is held; only a special action makes a difference
 * @spot: a card, or an empty place
 *
 * Returns: whether a click would take, turn, remove, deal or pick something
 */
gboolean
pat_game_is_available (PatGame            *self,
                       const PatSelection *selection,
                       PatSpot             spot)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (selection->kind == PAT_SELECTION_SPECIAL)
    return pat_click_is_asked_for (self, selection, spot);
  pat_move_init_stock (&move);
  if (pat_click_is_stock (self, spot.pile) && pat_game_judge (self, &move, &refusal))
    return TRUE;
  return pat_click_find_turn (self, spot, &move) || pat_click_is_to_be_removed (self, spot) ||
         pat_click_find_unit (self, spot, &unit, &move, &refusal);
}

/* Whether the cards of a set may be removed together with the top card of one more pile. */
static gboolean
completes_set (PatGame            *game,
               const PatSelection *selection,
               guint               pile)
{
  PatSpot top = { pile, pat_click_get_top (game, pile) };
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (selection->kind != PAT_SELECTION_SET || selection->n_spots == PAT_MAX_PICKS ||
      pat_selection_has (selection, top))
    return FALSE;
  pat_click_init_set_move (selection, &move);
  pat_move_add_pick (&move, pile, 0, 1);
  return pat_game_judge (game, &move, &refusal);
}

/**
 * pat_game_is_destination: (skip)
 * @self: a game
 * @selection: what is held
 * @pile: a pile
 *
 * Returns: whether the pile takes the selection, or its top card may be removed with it
 */
gboolean
pat_game_is_destination (PatGame            *self,
                         const PatSelection *selection,
                         guint               pile)
{
  PatRefusal refusal;
  PatMove move;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return (pat_game_removes_sets (self) && completes_set (self, selection, pile)) ||
         pat_game_find_drop (self, selection, pile, &move, &refusal);
}

/**
 * pat_game_find_unit: (skip)
 * @self: a game
 * @spot: a card
 * @unit: (out caller-allocates): the cards that travel with it
 *
 * Returns: whether the card may be taken
 */
gboolean
pat_game_find_unit (PatGame *self,
                    PatSpot  spot,
                    PatUnit *unit)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return pat_click_find_unit (self, spot, unit, &move, &refusal);
}

/**
 * pat_game_takes_covered:
 * @self: a game
 * @pile: a pile
 *
 * Returns: whether cards below the top card of the pile may ever be taken
 */
gboolean
pat_game_takes_covered (PatGame *self,
                        guint    pile)
{
  PatTake take;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  take = pat_rules_get_pile (pat_game_get_rules (self), pile)->take;
  return take != PAT_TAKE_NONE && take != PAT_TAKE_TOP;
}

/**
 * pat_game_may_repeat:
 * @self: a game
 * @spot: the card or the empty place that lies there now
 * @flags: how the click is understood
 *
 * Tells whether a click is meant that comes so soon after a lone move ([struct@Patience.Answer])
 * that it may be the second one of a habitual double click: only if it alone makes a move again,
 * and does not deal to the columns once more.
 *
 * Returns: whether it is meant
 */
gboolean
pat_game_may_repeat (PatGame       *self,
                     PatSpot        spot,
                     PatClickFlags  flags)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (pat_click_is_stock (self, spot.pile))
    return !pat_click_deals_to_columns (self);
  if (spot.index >= 0 && spot.index == pat_click_get_top (self, spot.pile) &&
      !pat_game_removes_sets (self) &&
      pat_click_find_removal (self, spot.pile, &move, &refusal))
    return TRUE;
  return pat_click_find_unit (self, spot, &unit, &move, &refusal) &&
         pat_click_find_single (self, &unit, flags, &move);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Cards that are sent where they fit, with a double click or with a key. */
#include "config.h"

#include "pat-click-private.h"

/* Whether a card is one of those that are removed in pairs. */
static gboolean
is_of_pair (PatGame            *game,
            const PatSelection *selection,
            PatSpot             spot)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatMove move;

  return spot.index >= 0 && selection->kind != PAT_SELECTION_SPECIAL &&
         !pat_game_removes_sets (game) &&
         pat_rules_get_game (rules)->remove.kind != PAT_REMOVE_NOTHING &&
         pat_rules_get_pile (rules, spot.pile)->removable &&
         (!pat_click_is_stock (game, spot.pile) ||
          pat_click_count_removals (game, spot.pile, &move) > 0);
}

/* The pairs that such a card may be sent away in: with what is held, or else with any partner.
 * Returns: how many there are; `move` is one of them */
static guint
find_pairs (PatGame            *game,
            const PatSelection *selection,
            PatSpot             spot,
            PatMove            *move)
{
  PatRefusal refusal = { PAT_LEGAL };

  if (pat_game_find_drop (game, selection, spot.pile, move, &refusal))
    return 1;
  return pat_click_count_removals (game, spot.pile, move);
}

/* What is removed with its only partner, or goes to the best place. Returns: whether there is
 * something of that */
static gboolean
find_sent (PatGame            *game,
           const PatSelection *selection,
           PatSpot             spot,
           const PatUnit      *unit,
           PatMove            *move)
{
  guint n_pairs = is_of_pair (game, selection, spot) ? find_pairs (game, selection, spot, move) : 0;

  if (n_pairs > 0)
    return n_pairs == 1;
  return unit != NULL && pat_click_find_best (game, unit, move);
}

/* A card goes where the rules of the variant send it, or where it fits. If no pile takes it, the
 * answer is a refusal. Returns: whether there is an answer */
static gboolean
send_card (PatGame            *game,
           const PatSelection *selection,
           PatSpot             spot,
           PatAnswer          *answer)
{
  const PatRules *rules = pat_game_get_rules (game);
  gboolean is_stock = pat_click_is_stock (game, spot.pile);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move, of_unit;
  PatUnit unit;
  gboolean has_unit = pat_rules_get_role (rules, spot.pile) != PAT_FOUNDATION && !is_stock &&
                      pat_click_find_unit (game, spot, &unit, &of_unit, &refusal);

  if (pat_rules_find_target (rules, pat_game_get_position (game), spot.pile, (guint) spot.index,
                             &move) ||
      find_sent (game, selection, spot, has_unit ? &unit : NULL, &move))
    pat_answer_move (answer, &move, (int) spot.pile);
  else if (has_unit && !pat_click_is_to_be_removed (game, spot) &&
           pat_click_count_moves (game, &unit, &move) == 0)
    pat_answer_refuse_place (answer, &unit);
  return answer->kind != PAT_ANSWER_NOTHING;
}

/**
 * pat_game_double_click: (skip)
 * @self: a game
 * @selection: what is held
 * @spot: the card or the empty place that is clicked on twice
 * @answer: (out caller-allocates): what it means
 *
 * Tells what the second click of two means: the card goes where the rules of the variant send it,
 * or to the best place (pat_rules_find_best ()); or it is removed with the only card that goes with
 * it, or all that is held is removed, or the stock deals. A card that no pile takes is refused.
 */
void
pat_game_double_click (PatGame            *self,
                       const PatSelection *selection,
                       PatSpot             spot,
                       PatAnswer          *answer)
{
  PatSelection set = *selection;

  g_return_if_fail (PAT_IS_GAME (self));
  g_return_if_fail (spot.pile < pat_rules_get_n_piles (pat_game_get_rules (self)));

  pat_answer_begin (answer);
  if (selection->kind == PAT_SELECTION_SPECIAL)
    answer->selection = *selection;
  else if (pat_game_removes_sets (self) && pat_click_is_to_be_removed (self, spot))
    {
      if (!pat_selection_has (selection, spot) || selection->kind != PAT_SELECTION_SET)
        pat_selection_toggle (&set, spot);
      pat_game_remove_selection (self, &set, answer);
    }
  else if (spot.index < 0 || !send_card (self, selection, spot, answer))
    {
      if (pat_click_is_stock (self, spot.pile))
        pat_answer_stock (answer, self);
    }
}

/**
 * pat_game_send: (skip)
 * @self: a game
 * @selection: what is held
 * @spot: the card or the empty place that has the focus
 * @flags: how the click is understood if nothing can be sent
 * @answer: (out caller-allocates): what it means
 *
 * Tells what it means to send a card where it fits, as the keyboard does: a pair goes at once,
 * other cards as with a double click; what cannot be sent is clicked on.
 */
void
pat_game_send (PatGame            *self,
               const PatSelection *selection,
               PatSpot             spot,
               PatClickFlags       flags,
               PatAnswer          *answer)
{
  PatSelection left;
  PatMove move;

  g_return_if_fail (PAT_IS_GAME (self));
  g_return_if_fail (spot.pile < pat_rules_get_n_piles (pat_game_get_rules (self)));

  if (is_of_pair (self, selection, spot))
    {
      pat_answer_begin (answer);
      if (find_pairs (self, selection, spot, &move) == 1)
        pat_answer_move (answer, &move, (int) spot.pile);
      else
        pat_game_click (self, selection, spot, flags, answer);
      return;
    }
  pat_game_double_click (self, selection, spot, answer);
  left = answer->selection;
  if (answer->kind == PAT_ANSWER_NOTHING ||
      (answer->kind == PAT_ANSWER_REFUSAL && answer->refusal.reason == PAT_REFUSED_NO_PLACE))
    pat_game_click (self, &left, spot, flags, answer);
}

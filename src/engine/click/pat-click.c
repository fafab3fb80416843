/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a click means: first the card, then the destination. The keyboard's Return is a click,
 * too. */
#include "config.h"

#include "pat-click-private.h"

/* Why a card cannot be taken or, if cards are removed, why this one cannot be. */
static void
refuse_card (PatGame          *game,
             PatSpot           spot,
             const PatMove    *move,
             const PatRefusal *refusal,
             PatAnswer        *answer)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatRefusal of_removal = { PAT_LEGAL };
  PatMove removal;

  if (pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING ||
      !pat_rules_get_pile (rules, spot.pile)->removable)
    pat_answer_refuse (answer, move, refusal);
  else if (!pat_click_find_removal (game, spot.pile, &removal, &of_removal))
    pat_answer_refuse (answer, &removal, &of_removal);
}

/* Plays the unit, or holds it if it takes a second click to say where to. */
static void
take_unit (PatGame       *game,
           const PatUnit *unit,
           PatClickFlags  flags,
           PatAnswer     *answer)
{
  PatMove move;

  if (pat_click_find_single (game, unit, flags, &move))
    pat_answer_move (answer, &move, (int) unit->pile);
  else
    pat_answer_hold (answer, unit);
}

/* Nothing is held yet. */
static void
click_first (PatGame       *game,
             PatSpot        spot,
             PatClickFlags  flags,
             PatAnswer     *answer)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  if (pat_click_is_to_deal (game, spot))
    pat_answer_stock (answer, game);
  else if (spot.index < 0)
    {
      answer->kind = PAT_ANSWER_PLACE;
      answer->pile = (int) spot.pile;
    }
  else if (pat_click_is_to_be_removed (game, spot))
    {
      if (!pat_game_removes_sets (game) &&
          pat_click_find_removal (game, spot.pile, &move, &refusal))
        pat_answer_move (answer, &move, (int) spot.pile);
      else
        pat_answer_toggle (answer, spot);
    }
  else if (pat_click_find_unit (game, spot, &unit, &move, &refusal))
    take_unit (game, &unit, flags, answer);
  else
    refuse_card (game, spot, &move, &refusal, answer);
}

/* What was clicked instead of a destination is held now, if it can be taken. */
static void
hold_instead (PatGame   *game,
              PatSpot    spot,
              PatAnswer *answer)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  answer->selection = (PatSelection) { PAT_SELECTION_NONE };
  if (pat_click_is_to_be_removed (game, spot))
    pat_answer_toggle (answer, spot);
  else if (pat_click_find_unit (game, spot, &unit, &move, &refusal))
    pat_answer_hold (answer, &unit);
}

static guint
get_held_pile (const PatSelection *selection)
{
  return selection->kind == PAT_SELECTION_SET ? selection->spots[0].pile : selection->unit.pile;
}

/* A click on the pile of the cards that are held: on the lowest of them it puts them back, on
 * another card it takes that one. */
static void
click_held (PatGame   *game,
            PatSpot    spot,
            PatAnswer *answer)
{
  const PatSelection *held = &answer->selection;

  if (held->kind != PAT_SELECTION_SET && spot.index != (int) held->unit.index)
    hold_instead (game, spot, answer);
  else if (pat_click_is_stock (game, spot.pile))
    pat_answer_stock (answer, game);
  else
    {
      answer->kind = PAT_ANSWER_PUT_BACK;
      answer->selection = (PatSelection) { PAT_SELECTION_NONE };
    }
}

/* Whether what is held has nowhere to go, in a game whose clicks play: then the next click is no
 * destination for it. */
static gboolean
waits_for_nothing (PatGame            *game,
                   const PatSelection *selection,
                   PatClickFlags       flags)
{
  PatMove move;

  return pat_click_plays (game, flags) && selection->kind == PAT_SELECTION_UNIT &&
         pat_click_count_moves (game, &selection->unit, &move) == 0;
}

static void
click_second (PatGame       *game,
              PatSpot        spot,
              PatClickFlags  flags,
              PatAnswer     *answer)
{
  PatRefusal refusal = { PAT_LEGAL }, of_unit = { PAT_LEGAL };
  PatMove move, of_card;
  PatUnit unit;

  if (spot.pile == get_held_pile (&answer->selection))
    click_held (game, spot, answer);
  else if (pat_game_find_drop (game, &answer->selection, spot.pile, &move, &refusal))
    pat_answer_move (answer, &move, move.kind == PAT_MOVE_CARDS ? (int) spot.pile : -1);
  else if (pat_click_is_to_deal (game, spot))
    pat_answer_stock (answer, game);
  else if (waits_for_nothing (game, &answer->selection, flags) &&
           pat_click_find_unit (game, spot, &unit, &of_card, &of_unit))
    take_unit (game, &unit, flags, answer);
  else
    {
      if ((flags & PAT_CLICK_KEEP) == 0)
        hold_instead (game, spot, answer);
      pat_answer_refuse (answer, &move, &refusal);
    }
}

static gboolean
moves_pile (const PatMove *move,
            guint          pile)
{
  guint n = move->kind == PAT_MOVE_CARDS ? 1 : move->kind == PAT_MOVE_REMOVE ? move->n_picks : 0;

  for (guint i = 0; i < n; i++)
    if (move->picks[i].pile == pile)
      return TRUE;
  return FALSE;
}

/* Whether the click took its card away, and nobody has to click there again and again. Who held
 * another card that goes with it has clicked twice already. */
static gboolean
is_lone (PatGame            *game,
         const PatSelection *before,
         PatSpot             spot,
         const PatAnswer    *answer)
{
  if (answer->kind != PAT_ANSWER_MOVE)
    return FALSE;
  if (answer->move.kind == PAT_MOVE_STOCK)
    return pat_click_is_stock (game, spot.pile) && pat_click_deals_to_columns (game);
  if (before->kind != PAT_SELECTION_NONE && moves_pile (&answer->move, get_held_pile (before)))
    return FALSE;
  return moves_pile (&answer->move, spot.pile) &&
         (!pat_click_is_stock (game, spot.pile) || pat_click_deals_to_columns (game));
}

/**
 * pat_game_click: (skip)
 * @self: a game
 * @selection: what is held
 * @spot: the card or the empty place that is clicked on
 * @flags: how the click is understood
 * @answer: (out caller-allocates): what it means
 *
 * Tells what a click means; nothing is played by it. While a special action asks for something, the
 * click is the answer to that.
 */
void
pat_game_click (PatGame            *self,
                const PatSelection *selection,
                PatSpot             spot,
                PatClickFlags       flags,
                PatAnswer          *answer)
{
  PatMove turn;

  g_return_if_fail (PAT_IS_GAME (self));
  g_return_if_fail (spot.pile < pat_rules_get_n_piles (pat_game_get_rules (self)));

  pat_answer_begin (answer);
  answer->selection = *selection;
  if (selection->kind == PAT_SELECTION_SPECIAL)
    pat_click_pick (self, selection, spot, answer);
  else if (pat_click_find_turn (self, spot, &turn))
    pat_answer_move (answer, &turn, (int) spot.pile);
  else if (pat_game_removes_sets (self) && (flags & PAT_CLICK_REMOVES) != 0 &&
           selection->kind == PAT_SELECTION_SET && pat_selection_has (selection, spot))
    pat_game_remove_selection (self, selection, answer);
  else if (pat_game_removes_sets (self) && pat_click_is_to_be_removed (self, spot))
    pat_answer_toggle (answer, spot);
  else if (selection->kind == PAT_SELECTION_NONE)
    click_first (self, spot, flags, answer);
  else
    click_second (self, spot, flags, answer);
  answer->is_lone = is_lone (self, selection, spot, answer);
}

/**
 * pat_game_take: (skip)
 * @self: a game
 * @spot: a card
 * @answer: (out caller-allocates): the unit to hold, or a refusal; nothing for an empty place
 *
 * Tells which cards travel with a card, whatever is held.
 */
void
pat_game_take (PatGame   *self,
               PatSpot    spot,
               PatAnswer *answer)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  g_return_if_fail (PAT_IS_GAME (self));
  g_return_if_fail (spot.pile < pat_rules_get_n_piles (pat_game_get_rules (self)));

  pat_answer_begin (answer);
  if (pat_click_find_unit (self, spot, &unit, &move, &refusal))
    pat_answer_hold (answer, &unit);
  else if (spot.index >= 0)
    pat_answer_refuse (answer, &move, &refusal);
}

/**
 * pat_game_grab: (skip)
 * @self: a game
 * @spot: the card or the empty place from which something is dragged
 * @answer: (out caller-allocates): what is held now, a refusal, or nothing if only a click makes
 *   sense there
 *
 * Tells what follows the pointer.
 */
void
pat_game_grab (PatGame   *self,
               PatSpot    spot,
               PatAnswer *answer)
{
  PatRefusal refusal = { PAT_LEGAL };
  PatUnit unit;
  PatMove move;

  g_return_if_fail (PAT_IS_GAME (self));
  g_return_if_fail (spot.pile < pat_rules_get_n_piles (pat_game_get_rules (self)));

  pat_answer_begin (answer);
  if (spot.index < 0)
    return;
  if (pat_click_find_unit (self, spot, &unit, &move, &refusal))
    {
      pat_click_widen_chain (self, &unit);
      pat_answer_hold (answer, &unit);
    }
  else if (pat_click_is_to_be_removed (self, spot) && !pat_game_removes_sets (self))
    pat_answer_toggle (answer, spot);
  else if (pat_click_is_exchanged (self, spot))
    pat_answer_hold (answer, &(PatUnit) { spot.pile, (guint) spot.index, 1 });
  else if (!pat_game_is_available (self, &answer->selection, spot))
    refuse_card (self, spot, &move, &refusal, answer);
}

/**
 * pat_game_click_stock: (skip)
 * @self: a game
 * @answer: (out caller-allocates): a move or a refusal
 *
 * Tells what it means to deal, turn or redeal, wherever the pointer is.
 */
void
pat_game_click_stock (PatGame   *self,
                      PatAnswer *answer)
{
  g_return_if_fail (PAT_IS_GAME (self));

  pat_answer_begin (answer);
  pat_answer_stock (answer, self);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which cards may be selected for a removal, and what goes together. */
#include "config.h"

#include "pat-click-private.h"

/**
 * pat_game_removes_sets:
 * @self: a game
 *
 * Returns: whether any number of cards is selected before they are removed together
 */
gboolean
pat_game_removes_sets (PatGame *self)
{
  const PatRemoveSpec *remove;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  remove = &pat_rules_get_game (pat_game_get_rules (self))->remove;
  return remove->kind == PAT_REMOVE_ASK && remove->max > 2;
}

/* The removal of the top card of a pile, without a partner. */
gboolean
pat_click_find_removal (PatGame    *game,
                        guint       pile,
                        PatMove    *move,
                        PatRefusal *refusal)
{
  pat_move_init_remove (move);
  pat_move_add_pick (move, pile, 0, 1);
  return pat_game_judge (game, move, refusal);
}

/* Whether a move removes the top card of a pile; the data is the pile's number. */
gboolean
pat_click_removes (PatGame       *game,
                   const PatMove *move,
                   gconstpointer  data)
{
  if (move->kind != PAT_MOVE_REMOVE)
    return FALSE;
  for (guint i = 0; i < move->n_picks; i++)
    if (move->picks[i].pile == GPOINTER_TO_UINT (data))
      return TRUE;
  return FALSE;
}

/* Counts the legal moves that remove the top card of a pile; `last` is one of them. */
guint
pat_click_count_removals (PatGame *game,
                          guint    pile,
                          PatMove *last)
{
  return pat_click_count (game, pat_click_removes, GUINT_TO_POINTER (pile), last);
}

/* Whether the top card of a pile may be selected for a removal: only a partner is missing, if
 * anything. */
gboolean
pat_click_is_removable (PatGame *game,
                        guint    pile)
{
  const PatRules *rules = pat_game_get_rules (game);
  PatRefusal refusal = { PAT_LEGAL };
  PatMove move;

  if (pat_rules_get_game (rules)->remove.kind == PAT_REMOVE_NOTHING ||
      !pat_rules_get_pile (rules, pile)->removable)
    return FALSE;
  if (pat_click_find_removal (game, pile, &move, &refusal))
    return TRUE;
  switch (refusal.reason)
    {
    case PAT_REFUSED_COVERED:
      /* What lies under its partner alone may go together with it. */
      return pat_click_count_removals (game, pile, &move) > 0;
    case PAT_REFUSED_NOT_REMOVED:
    case PAT_REFUSED_NOTHING_THERE:
    case PAT_REFUSED_FACE_DOWN:
    case PAT_REFUSED_OVER:
      return FALSE;
    default:
      return TRUE;
    }
}

gboolean
pat_click_is_to_be_removed (PatGame *game,
                            PatSpot  spot)
{
  return spot.index >= 0 && spot.index == pat_click_get_top (game, spot.pile) &&
         pat_click_is_removable (game, spot.pile);
}

static gboolean
judge_pair (PatGame    *game,
            guint       first,
            guint       second,
            PatMove    *move,
            PatRefusal *refusal)
{
  pat_move_init_remove (move);
  pat_move_add_pick (move, first, 0, 1);
  pat_move_add_pick (move, second, 0, 1);
  return pat_game_judge (game, move, refusal);
}

/* The removal of two top cards; they may be pointed at in either order. */
gboolean
pat_click_find_pair (PatGame    *game,
                     guint       first,
                     guint       second,
                     PatMove    *move,
                     PatRefusal *refusal)
{
  PatRefusal of_reversed = { PAT_LEGAL };
  PatMove reversed;

  if (judge_pair (game, first, second, move, refusal))
    return TRUE;
  if (!judge_pair (game, second, first, &reversed, &of_reversed))
    return FALSE;
  *move = reversed;
  return TRUE;
}

/* The removal of all cards of a set. */
void
pat_click_init_set_move (const PatSelection *selection,
                         PatMove            *move)
{
  pat_move_init_remove (move);
  for (guint i = 0; i < selection->n_spots; i++)
    pat_move_add_pick (move, selection->spots[i].pile, 0, 1);
}

/**
 * pat_game_remove_selection: (skip)
 * @self: a game
 * @selection: what is held
 * @answer: (out caller-allocates): a move or a refusal; nothing, if no set is held
 *
 * Tells what it means if the cards of a set are to be removed together.
 */
void
pat_game_remove_selection (PatGame            *self,
                           const PatSelection *selection,
                           PatAnswer          *answer)
{
  g_return_if_fail (PAT_IS_GAME (self));

  *answer = (PatAnswer) { .selection = *selection, .pile = -1 };
  if (selection->kind != PAT_SELECTION_SET)
    return;
  pat_click_init_set_move (selection, &answer->move);
  answer->kind = PAT_ANSWER_REFUSAL;
  if (!pat_game_judge (self, &answer->move, &answer->refusal))
    return;
  answer->kind = PAT_ANSWER_MOVE;
  answer->selection = (PatSelection) { PAT_SELECTION_NONE };
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Special actions of a variant, which ask for their piles and cards one by one. */
#include "config.h"

#include "pat-click-private.h"

/**
 * pat_game_is_pick: (skip)
 * @self: a game
 * @move: a legal move
 * @nth: which of its picks
 * @spot: a card, or an empty place
 *
 * Returns: whether the move has so many picks, and the spot is what that one names
 */
gboolean
pat_game_is_pick (PatGame       *self,
                  const PatMove *move,
                  guint          nth,
                  PatSpot        spot)
{
  const PatPick *pick = &move->picks[nth];
  int size = pat_click_get_top (self, spot.pile) + 1;

  if (nth >= move->n_picks || pick->pile != spot.pile)
    return FALSE;
  if (pick->index > 0)
    return spot.index == pick->index - 1;
  return pick->count == 0 || size == 0 || spot.index >= size - pick->count;
}

/* Whether a move agrees with what was picked so far, which is the data. */
static gboolean
agrees (PatGame       *game,
        const PatMove *move,
        gconstpointer  data)
{
  const PatSelection *selection = data;

  if (move->kind != PAT_MOVE_SPECIAL || move->special != selection->special)
    return FALSE;
  for (guint i = 0; i < selection->n_spots; i++)
    if (!pat_game_is_pick (game, move, i, selection->spots[i]))
      return FALSE;
  return TRUE;
}

/**
 * pat_game_list_special: (skip)
 * @self: a game
 * @selection: what is held, of a special action
 * @moves: (out caller-allocates): the moves of the action that agree with what was picked
 *
 * Lists what a special action may still become.
 *
 * Returns: whether there is any move
 */
gboolean
pat_game_list_special (PatGame            *self,
                       const PatSelection *selection,
                       PatMoves           *moves)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);
  g_return_val_if_fail (selection->kind == PAT_SELECTION_SPECIAL, FALSE);

  return pat_click_list (self, agrees, selection, moves) > 0;
}

/* Whether one of the moves has the spot as its next pick. */
static gboolean
is_next_pick (PatGame            *game,
              const PatSelection *selection,
              const PatMoves     *moves,
              PatSpot             spot)
{
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_game_is_pick (game, &moves->moves[i], selection->n_spots, spot))
      return TRUE;
  return FALSE;
}

gboolean
pat_click_is_asked_for (PatGame            *game,
                        const PatSelection *selection,
                        PatSpot             spot)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  return selection->n_spots < PAT_MAX_PICKS && pat_game_list_special (game, selection, moves) &&
         is_next_pick (game, selection, moves, spot);
}

/* A move, if all is known, or what is asked for next. */
static void
go_on (const PatSelection *selection,
       const PatMoves     *moves,
       int                 pile,
       PatAnswer          *answer)
{
  const PatMove *move = &moves->moves[0];

  answer->selection = *selection;
  if (move->n_picks > selection->n_spots)
    {
      answer->kind = PAT_ANSWER_ASK;
      return;
    }
  if (moves->n_moves > 1)
    {
      answer->kind = PAT_ANSWER_ASK_MOVE;
      answer->pile = pile;
      return;
    }
  *answer = (PatAnswer) {
    .kind = PAT_ANSWER_MOVE, .move = *move,
    .pile = move->n_picks > 0 ? move->picks[move->n_picks - 1].pile : -1,
  };
}

/* Of a squared pile only the top card can be pointed at; others are to be named. */
static gboolean
has_pick (PatGame            *game,
          const PatSelection *selection,
          const PatMoves     *moves,
          guint               pile)
{
  for (int i = 0; i <= pat_click_get_top (game, pile); i++)
    if (is_next_pick (game, selection, moves, (PatSpot) { pile, i }))
      return TRUE;
  return FALSE;
}

/* Takes a click as the answer to what a special action asks for. */
void
pat_click_pick (PatGame            *game,
                const PatSelection *selection,
                PatSpot             spot,
                PatAnswer          *answer)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatSelection picked = *selection;

  answer->kind = PAT_ANSWER_NOTHING;
  if (!pat_game_list_special (game, selection, moves) || selection->n_spots == PAT_MAX_PICKS)
    return;
  if (is_next_pick (game, selection, moves, spot))
    {
      picked.spots[picked.n_spots++] = spot;
      pat_game_list_special (game, &picked, moves);
      go_on (&picked, moves, (int) spot.pile, answer);
    }
  else if (has_pick (game, selection, moves, spot.pile))
    {
      answer->kind = PAT_ANSWER_ASK_CARD;
      answer->pile = (int) spot.pile;
    }
  else
    answer->kind = PAT_ANSWER_ASK;
}

/* Whether a move brings a card to a foundation that lay elsewhere. */
static gboolean
goes_up (PatGame       *game,
         const PatMove *move,
         gconstpointer  data)
{
  const PatRules *rules = pat_game_get_rules (game);

  return move->kind == PAT_MOVE_CARDS
         && pat_rules_get_role (rules, move->picks[0].pile) != PAT_FOUNDATION
         && pat_rules_get_role (rules, move->picks[1].pile) == PAT_FOUNDATION;
}

/* Whether the player may not have seen that a card could still go to a foundation. */
static gboolean
is_questioned (PatGame *game,
               guint    special)
{
  const PatGameSpec *spec = pat_rules_get_game (pat_game_get_rules (game));
  PatMove last;

  return spec->specials[special].question != NULL
         && pat_click_count (game, goes_up, NULL, &last) > 0;
}

/**
 * pat_game_begin_special: (skip)
 * @self: a game
 * @special: which of the variant's actions
 * @is_confirmed: whether the player was asked the question of the action, and wants it
 * @answer: (out caller-allocates): the move, what is asked for, or a refusal
 *
 * Tells what a special action needs; what was held is not held any more.
 */
void
pat_game_begin_special (PatGame   *self,
                        guint      special,
                        gboolean   is_confirmed,
                        PatAnswer *answer)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatSelection selection = { .kind = PAT_SELECTION_SPECIAL, .special = special };

  g_return_if_fail (PAT_IS_GAME (self));

  *answer = (PatAnswer) { .kind = PAT_ANSWER_NOTHING, .pile = -1 };
  if (pat_game_list_special (self, &selection, moves))
    {
      go_on (&selection, moves, 0, answer);
      if (answer->kind == PAT_ANSWER_MOVE && !is_confirmed && is_questioned (self, special))
        answer->kind = PAT_ANSWER_CONFIRM;
      return;
    }
  pat_move_init_special (&answer->move, special);
  if (!pat_game_judge (self, &answer->move, &answer->refusal))
    answer->kind = PAT_ANSWER_REFUSAL;
}

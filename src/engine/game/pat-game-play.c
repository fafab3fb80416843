/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Playing: moves of the player, automatic ones, hints. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-game-private.h"
#include "pat-rules-private.h"

/* Automatic play ends after this many moves at the latest: no game has more cards than that to
 * send home. */
#define MAX_AUTO_MOVES PAT_MAX_CARDS

/**
 * pat_game_judge: (skip)
 * @self: a game
 * @move: a move
 * @refusal: (out caller-allocates) (optional): why it is illegal
 *
 * Judges a move by the rules and by the state of the game: one that is won or lost is over.
 *
 * Returns: whether the move may be played
 */
gboolean
pat_game_judge (PatGame       *self,
                const PatMove *move,
                PatRefusal    *refusal)
{
  PatRefusal own;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (refusal == NULL)
    refusal = &own;
  if (self->state == PAT_GAME_WON || pat_game_time_is_up (self))
    {
      *refusal = (PatRefusal) { PAT_REFUSED_OVER };
      return FALSE;
    }
  return pat_rules_judge (self->rules, &self->position, move, refusal);
}

/* Plays one legal move at the end of the history, or redoes the entry at the cursor. */
void
pat_game_play_single (PatGame       *self,
                      const PatMove *move,
                      gboolean       automatic)
{
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatGameEntry entry = { *move, automatic, 0, NULL };

  pat_rules_apply (self->rules, &self->position, move, steps);
  if (self->cursor == self->history->len)
    {
      entry.n_steps = steps->n_steps;
      entry.steps = g_memdup2 (steps->steps, steps->n_steps * sizeof (PatStep));
      g_array_append_val (self->history, entry);
      if (self->is_demonstrating && self->first_demonstrated == 0)
        self->first_demonstrated = self->history->len;
    }
  self->cursor++;
  pat_game_emit_moved (self, &entry.move, steps, TRUE);
}

void
pat_game_forget_redo (PatGame *self)
{
  g_array_set_size (self->history, self->cursor);
  if (self->first_demonstrated > self->cursor)
    self->first_demonstrated = 0;
}

guint
pat_game_play_automatically (PatGame *self,
                             PatAuto  degree)
{
  guint n = 0;
  PatMove move;

  while (n < MAX_AUTO_MOVES && !pat_rules_is_won (self->rules, &self->position) &&
         pat_rules_find_auto_move (self->rules, &self->position, degree, &move))
    {
      pat_game_play_single (self, &move, TRUE);
      n++;
    }
  return n;
}

/* A card that the player has just taken back from a foundation is not pulled up again at once. */
static gboolean
takes_back (PatGame       *self,
            const PatMove *move)
{
  return move->kind == PAT_MOVE_CARDS &&
         pat_rules_get_role (self->rules, move->picks[0].pile) == PAT_FOUNDATION;
}

/* What the game plays by itself after a move of the player. */
PatAuto
pat_game_get_auto_degree (PatGame *self)
{
  return MIN (self->auto_play, pat_rules_get_game (self->rules)->auto_class);
}

/**
 * pat_game_play: (skip)
 * @self: a game
 * @move: a move
 * @refusal: (out caller-allocates) (optional): why it is illegal
 *
 * Plays a move, with the automatic moves that the player asked for. What was taken back before can
 * no longer be redone.
 *
 * Returns: whether the move was played
 */
gboolean
pat_game_play (PatGame       *self,
               const PatMove *move,
               PatRefusal    *refusal)
{
  PatMove played;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (!pat_game_judge (self, move, refusal))
    return FALSE;
  played = *move;
  pat_rules_spell (self->rules, &self->position, &played);
  pat_game_forget_redo (self);
  pat_game_play_single (self, &played, FALSE);
  if (!takes_back (self, &played))
    pat_game_play_automatically (self, pat_game_get_auto_degree (self));
  pat_game_finish_action (self);
  return TRUE;
}

/* Whether automatic play, of any degree that a player may choose, would make that move now. */
static gboolean
is_automatic (PatGame       *self,
              const PatMove *move)
{
  PatMove found;

  for (PatAuto degree = PAT_AUTO_SAFE; degree <= PAT_AUTO_ALL; degree++)
    if (pat_rules_find_auto_move (self->rules, &self->position, degree, &found) &&
        pat_move_equal (&found, move))
      return TRUE;
  return FALSE;
}

/* The state is looked at after all moves of an action only, so whether the game is won is asked
 * before each that follows the first. */
static gboolean
may_follow (PatGame       *self,
            const PatMove *move,
            guint          nth,
            PatRefusal    *refusal)
{
  if (nth == 0 || !pat_rules_is_won (self->rules, &self->position))
    return pat_game_judge (self, move, refusal);
  *refusal = (PatRefusal) { PAT_REFUSED_OVER };
  return FALSE;
}

/**
 * pat_game_play_line: (skip)
 * @self: a game
 * @moves: (array length=n_moves): a move of the player, and those that followed it by themselves
 * @n_moves: how many moves there are, at least 1
 * @refusal: (out caller-allocates): why a move is illegal, if one is
 * @bad: (out): the index of that move
 *
 * Plays what somebody has done in one action. A move that automatic play would not have made counts
 * as the player's own.
 *
 * Returns: whether all moves are legal; if not, those before the illegal one were played
 */
gboolean
pat_game_play_line (PatGame       *self,
                    const PatMove *moves,
                    guint          n_moves,
                    PatRefusal    *refusal,
                    guint         *bad)
{
  g_return_val_if_fail (PAT_IS_GAME (self) && moves != NULL && n_moves > 0, FALSE);
  g_return_val_if_fail (refusal != NULL && bad != NULL, FALSE);

  for (*bad = 0; *bad < n_moves; *bad += 1)
    {
      PatMove move = moves[*bad];

      if (!may_follow (self, &move, *bad, refusal))
        break;
      pat_rules_spell (self->rules, &self->position, &move);
      pat_game_forget_redo (self);
      pat_game_play_single (self, &move, *bad > 0 && is_automatic (self, &move));
    }
  if (*bad > 0)
    pat_game_finish_action (self);
  return *bad == n_moves;
}

/**
 * pat_game_set_auto_play:
 * @self: a game
 * @degree: the player's setting; the game may allow less
 *
 * Chooses which cards go to the foundations automatically after each move of the player.
 */
void
pat_game_set_auto_play (PatGame *self,
                        PatAuto  degree)
{
  g_return_if_fail (PAT_IS_GAME (self));

  self->auto_play = degree;
}

static gboolean
can_send_up (PatGame *self)
{
  PatMove move;

  return pat_rules_find_auto_move (self->rules, &self->position, PAT_AUTO_ALL, &move);
}

/**
 * pat_game_can_auto_play:
 * @self: a game
 *
 * Returns: whether pat_game_instant_auto_play() would move a card
 */
gboolean
pat_game_can_auto_play (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return self->state != PAT_GAME_WON && !pat_game_time_is_up (self) &&
         (can_send_up (self) || pat_game_is_settled (self));
}

/* Plays a move as the player's, and all that goes up after it. */
static guint
play_and_send_up (PatGame       *self,
                  const PatMove *move)
{
  guint n;

  pat_game_forget_redo (self);
  pat_game_play_single (self, move, FALSE);
  n = 1 + pat_game_play_automatically (self, PAT_AUTO_ALL);
  pat_game_finish_action (self);
  return n;
}

/**
 * pat_game_instant_auto_play:
 * @self: a game
 *
 * Sends all cards to the foundations that go there, once, whatever the setting for automatic
 * play is. All of it is one step to undo. If the game is settled, so that dealing from the stock is
 * all that is left to do, it goes on with that until the game is won.
 *
 * Returns: how many moves were made
 */
guint
pat_game_instant_auto_play (PatGame *self)
{
  gboolean is_settled;
  PatMove move;
  guint n = 0;

  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  if (!pat_game_can_auto_play (self))
    return 0;
  is_settled = pat_game_is_settled (self);
  if (pat_rules_find_auto_move (self->rules, &self->position, PAT_AUTO_ALL, &move))
    n += play_and_send_up (self, &move);
  pat_move_init_stock (&move);
  while (is_settled && self->state != PAT_GAME_WON && pat_game_judge (self, &move, NULL))
    n += play_and_send_up (self, &move);
  return n;
}

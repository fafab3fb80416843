/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Taking moves back, playing them again, and replaying the history of a saved game. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-game-private.h"
#include "pat-rules-private.h"

/* What a single move of the history consisted of. */
void
pat_game_get_steps (PatGame  *self,
                    guint     nth,
                    PatSteps *steps)
{
  const PatGameEntry *entry = pat_game_get_entry (self, nth);

  steps->n_steps = entry->n_steps;
  /* A move may consist of nothing, and then nothing was remembered. */
  if (entry->n_steps > 0)
    memcpy (steps->steps, entry->steps, entry->n_steps * sizeof (PatStep));
}

static void
undo_single (PatGame *self)
{
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatMove move = pat_game_get_entry (self, --self->cursor)->move;

  pat_game_get_steps (self, self->cursor, steps);
  pat_rules_revert (self->rules, &self->position, steps);
  pat_game_emit_moved (self, &move, steps, FALSE);
}

static void
undo_action (PatGame *self)
{
  while (self->cursor > 0)
    {
      gboolean automatic = pat_game_get_entry (self, self->cursor - 1)->automatic;

      undo_single (self);
      if (!automatic)
        break;
    }
}

/**
 * pat_game_undo:
 * @self: a game
 *
 * Takes back the last move of the player, with the automatic moves that followed it.
 *
 * Returns: whether there was one
 */
gboolean
pat_game_undo (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (!pat_game_get_can_undo (self))
    return FALSE;
  undo_action (self);
  self->n_undos = MIN (self->n_undos + 1, PAT_BOUND_TIMES);
  pat_game_finish_action (self);
  return TRUE;
}

/**
 * pat_game_go_back:
 * @self: a game
 * @cursor: a place in the history, not behind the present one
 *
 * Takes back moves of the player until no more than @cursor single moves of the history are done.
 * Each of them counts as taken back, and can be redone.
 *
 * Returns: whether there was something to take back
 */
gboolean
pat_game_go_back (PatGame *self,
                  guint    cursor)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (!pat_game_get_can_undo (self) || self->cursor <= cursor)
    return FALSE;
  while (self->cursor > cursor)
    {
      undo_action (self);
      self->n_undos = MIN (self->n_undos + 1, PAT_BOUND_TIMES);
    }
  pat_game_finish_action (self);
  return TRUE;
}

/**
 * pat_game_redo:
 * @self: a game
 *
 * Plays again what was taken back last, with its automatic moves.
 *
 * Returns: whether there was something
 */
gboolean
pat_game_redo (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (!pat_game_get_can_redo (self))
    return FALSE;
  do
    pat_game_play_single (self,
                          &((const PatGameEntry *) pat_game_get_entry (self, self->cursor))->move,
                          pat_game_get_entry (self, self->cursor)->automatic);
  while (self->cursor < self->history->len && pat_game_get_entry (self, self->cursor)->automatic);
  pat_game_finish_action (self);
  return TRUE;
}

/**
 * pat_game_restart:
 * @self: a game
 *
 * Goes back to the deal. All moves can be redone, except in games that do not allow undoing: there
 * they are forgotten.
 *
 * Returns: whether a move had been made
 */
gboolean
pat_game_restart (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (self->cursor == 0)
    return FALSE;
  self->cursor = 0;
  self->position = self->first;
  if (!pat_game_undo_is_on (self))
    pat_game_forget_redo (self);
  if (pat_rules_get_game (self->rules)->time_limit_sec > 0)
    self->elapsed_usec = 0;
  pat_game_emit_dealt (self);
  pat_game_finish_action (self);
  return TRUE;
}

/**
 * pat_game_replay: (skip)
 * @self: a game of which no move was played
 * @moves: (array length=n_moves): the moves, from the deal
 * @automatic: (array length=n_moves): whether each move belongs to the action before it, as
 *   automatic moves do
 * @n_moves: how many moves there are
 * @cursor: how many of them are done in the end; the others can be redone
 * @refusal: (out caller-allocates): why a move is illegal, if one is
 * @bad: (out): the index of that move
 *
 * Plays the moves of a game that was saved. Nobody is asked whether undo is allowed.
 *
 * Returns: whether all moves are legal; if not, those before the illegal one were played
 */
gboolean
pat_game_replay (PatGame        *self,
                 const PatMove  *moves,
                 const gboolean *automatic,
                 guint           n_moves,
                 guint           cursor,
                 PatRefusal     *refusal,
                 guint          *bad)
{
  g_return_val_if_fail (PAT_IS_GAME (self) && self->history->len == 0, FALSE);
  g_return_val_if_fail (cursor <= n_moves && refusal != NULL && bad != NULL, FALSE);

  for (guint i = 0; i < n_moves; i++)
    {
      PatMove move = moves[i];

      if (!pat_rules_judge (self->rules, &self->position, &move, refusal))
        {
          *bad = i;
          return FALSE;
        }
      pat_rules_spell (self->rules, &self->position, &move);
      pat_game_play_single (self, &move, i > 0 && automatic[i]);
    }
  while (self->cursor > cursor)
    undo_single (self);
  self->state = pat_game_find_state (self);
  return TRUE;
}

/**
 * pat_game_set_record: (skip)
 * @self: a game
 * @record: what a save holds besides deal and moves
 *
 * Sets time, points and counts of a game that was saved.
 */
void
pat_game_set_record (PatGame             *self,
                     const PatGameRecord *record)
{
  g_return_if_fail (PAT_IS_GAME (self) && record != NULL);

  self->elapsed_usec = MAX (record->elapsed_usec, 0);
  self->n_undos = record->n_undos;
  self->n_hints = record->n_hints;
  self->bank = record->bank;
  self->first_demonstrated = MIN (record->first_demonstrated, self->history->len);
  self->state = pat_game_find_state (self);
}

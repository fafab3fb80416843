/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What can be asked about a game: deal, score, moves, history. */
#include "config.h"

#include "pat-game-private.h"

#include "pat-bounds-private.h"
#include "pat-deal.h"

/**
 * pat_game_get_variant:
 * @self: a game
 *
 * Returns: (transfer none): the variant
 */
PatVariant *
pat_game_get_variant (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return self->variant;
}

/**
 * pat_game_get_options:
 * @self: a game
 *
 * Returns: (transfer none): the options that the game began with; not to be changed
 */
PatOptions *
pat_game_get_options (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return pat_rules_get_options (self->rules);
}

/**
 * pat_game_get_rules:
 * @self: a game
 *
 * Returns: (transfer none): the compiled rules
 */
const PatRules *
pat_game_get_rules (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return self->rules;
}

/**
 * pat_game_get_position:
 * @self: a game
 *
 * Returns: (transfer none): the position as it is now
 */
const PatPosition *
pat_game_get_position (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return &self->position;
}

/**
 * pat_game_get_first_position:
 * @self: a game
 *
 * Returns: (transfer none): the position that the game began with
 */
const PatPosition *
pat_game_get_first_position (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return &self->first;
}

/**
 * pat_game_was_dealt:
 * @self: a game
 *
 * Tells whether variant, options and the number of the deal say where the cards lay at first. It
 * deals, to compare.
 *
 * Returns: %FALSE if the game began with a position that was given
 */
gboolean
pat_game_was_dealt (PatGame *self)
{
  PatPosition dealt;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (self->number == 0)
    return FALSE;
  pat_rules_deal (self->rules, self->number, &dealt);
  return pat_position_equal (&dealt, &self->first) && dealt.score == self->first.score;
}

/**
 * pat_game_get_number:
 * @self: a game
 *
 * Returns: the number of the deal; 0 if the cards were given by hand
 */
guint64
pat_game_get_number (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->number;
}

/**
 * pat_game_dup_deal:
 * @self: a game
 *
 * Returns: (transfer full) (nullable): the deal string; %NULL if the cards were given by hand
 */
char *
pat_game_dup_deal (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  if (self->number == 0)
    return NULL;
  return pat_deal_format (pat_variant_get_id (self->variant), pat_game_get_options (self),
                          self->number);
}

/**
 * pat_game_get_state:
 * @self: a game
 *
 * Returns: how the game stands
 */
PatGameState
pat_game_get_state (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), PAT_GAME_PLAYING);

  return self->state;
}

/* The score as it is in a position of the game. */
int
pat_game_score_position (PatGame           *self,
                         const PatPosition *position)
{
  const PatScoring *scoring = pat_rules_get_game (self->rules)->scoring;
  gint64 score = pat_rules_get_score (self->rules, position);

  score += self->bank;
  if (scoring != NULL)
    score += (gint64) self->n_undos * pat_scoring_get_points (scoring, PAT_EVENT_UNDO, 0, 0);
  return (int) CLAMP (score, -PAT_BOUND_BANK, PAT_BOUND_BANK);
}

/**
 * pat_game_get_score:
 * @self: a game
 *
 * Returns: the score, with what undoing costs and with the bank carried over, as far as a bank may
 *   go
 */
int
pat_game_get_score (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return pat_game_score_position (self, &self->position);
}

/**
 * pat_game_dup_score_text:
 * @self: a game
 *
 * Returns: (transfer full): the score as the player reads it
 */
char *
pat_game_dup_score_text (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), NULL);

  return pat_words_score (self->rules, pat_game_get_score (self));
}

static gboolean
counts_as_move (PatGame     *self,
                const PatGameEntry *entry)
{
  const PatSpecialSpec *specials = pat_rules_get_game (self->rules)->specials;

  if (entry->automatic)
    return FALSE;
  return entry->move.kind != PAT_MOVE_SPECIAL || !specials[entry->move.special].neutral;
}

/**
 * pat_game_get_n_moves:
 * @self: a game
 *
 * Returns: how many moves the player made, without automatic ones and without those taken back
 */
guint
pat_game_get_n_moves (PatGame *self)
{
  guint n = 0;

  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  for (guint i = 0; i < self->cursor; i++)
    n += counts_as_move (self, pat_game_get_entry (self, i));
  return n;
}

/**
 * pat_game_get_n_undos:
 * @self: a game
 *
 * Returns: how often a move was taken back
 */
guint
pat_game_get_n_undos (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->n_undos;
}

/**
 * pat_game_get_n_hints:
 * @self: a game
 *
 * Returns: how often a hint was asked for
 */
guint
pat_game_get_n_hints (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->n_hints;
}

gboolean
pat_game_undo_is_on (PatGame *self)
{
  const PatGameSpec *game = pat_rules_get_game (self->rules);

  return !game->no_undo && !game->hides_cards;
}

gboolean
pat_game_time_is_up (PatGame *self)
{
  return pat_rules_get_game (self->rules)->time_limit_sec > 0 && pat_game_get_left_usec (self) <= 0;
}

/**
 * pat_game_get_can_undo:
 * @self: a game
 *
 * Returns: whether there is a move that may be taken back
 */
gboolean
pat_game_get_can_undo (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return self->cursor > 0 && pat_game_undo_is_on (self) && !pat_game_time_is_up (self);
}

/**
 * pat_game_had_choice:
 * @self: a game
 *
 * Tells whether the player could have played otherwise: at one of the moves that are done, another
 * one was possible as well. All moves are looked at until one is found, which takes a while in a
 * long game without choices.
 *
 * Returns: %FALSE if no move is done, or each was the only one
 */
gboolean
pat_game_had_choice (PatGame *self)
{
  g_autofree PatMoves *moves = NULL;
  PatPosition position;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  moves = g_new (PatMoves, 1);
  position = self->first;
  for (guint i = 0; i < self->cursor; i++)
    {
      pat_rules_list (self->rules, &position, moves);
      if (moves->n_moves > 1)
        return TRUE;
      pat_rules_apply (self->rules, &position, &pat_game_get_entry (self, i)->move, NULL);
    }
  return FALSE;
}

/**
 * pat_game_get_can_redo:
 * @self: a game
 *
 * Returns: whether there is a move that was taken back and may be played again
 */
gboolean
pat_game_get_can_redo (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  return self->cursor < self->history->len && pat_game_undo_is_on (self) &&
         !pat_game_time_is_up (self);
}

/**
 * pat_game_get_is_untouched:
 * @self: a game
 *
 * Returns: whether no move was ever made
 */
gboolean
pat_game_get_is_untouched (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), TRUE);

  return self->history->len == 0;
}

/**
 * pat_game_get_history_length:
 * @self: a game
 *
 * Returns: how many single moves the history holds, those that can be redone included
 */
guint
pat_game_get_history_length (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->history->len;
}

/**
 * pat_game_get_history_cursor:
 * @self: a game
 *
 * Returns: how many single moves of the history are done
 */
guint
pat_game_get_history_cursor (PatGame *self)
{
  g_return_val_if_fail (PAT_IS_GAME (self), 0);

  return self->cursor;
}

/**
 * pat_game_get_history_move: (skip)
 * @self: a game
 * @nth: which single move, from 0
 * @automatic: (out) (optional): whether it was made by automatic play
 *
 * Returns: (transfer none): the move, until the history changes
 */
const PatMove *
pat_game_get_history_move (PatGame  *self,
                           guint     nth,
                           gboolean *automatic)
{
  const PatGameEntry *entry;

  g_return_val_if_fail (PAT_IS_GAME (self), NULL);
  g_return_val_if_fail (nth < self->history->len, NULL);

  entry = pat_game_get_entry (self, nth);
  if (automatic != NULL)
    *automatic = entry->automatic;
  return &entry->move;
}

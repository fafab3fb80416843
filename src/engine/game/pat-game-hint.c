/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Hints: what looks best, but never a way back to where the game has been. */
#include "config.h"

#include "pat-bounds-private.h"
#include "pat-game-private.h"
#include "pat-rules-private.h"

/* Returns: (transfer full): the hashes of the position and of all before it */
static GHashTable *
list_past (PatGame *self)
{
  GHashTable *past = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree PatSteps *steps = g_new (PatSteps, 1);
  PatPosition position = self->position;

  for (guint i = self->cursor + 1; i-- > 0;)
    {
      guint64 hash = pat_rules_hash (self->rules, &position);

      g_hash_table_add (past, g_memdup2 (&hash, sizeof hash));
      if (i == 0)
        break;
      pat_game_get_steps (self, i - 1, steps);
      pat_rules_revert (self->rules, &position, steps);
    }
  return past;
}

/* Whether a move leads to a position that is not among those. What a special action brings to light
 * is not for a hint to know. */
static gboolean
leads_on (PatGame       *self,
          GHashTable    *past,
          const PatMove *move)
{
  PatPosition next = self->position;
  guint64 hash;

  if (move->kind == PAT_MOVE_SPECIAL)
    return TRUE;
  pat_rules_apply (self->rules, &next, move, NULL);
  hash = pat_rules_hash (self->rules, &next);
  return !g_hash_table_contains (past, &hash);
}

static void
drop_ways_back (PatGame  *self,
                PatMoves *moves)
{
  g_autoptr (GHashTable) past = list_past (self);
  guint n = 0;

  for (guint i = 0; i < moves->n_moves; i++)
    if (leads_on (self, past, &moves->moves[i]))
      moves->moves[n++] = moves->moves[i];
  moves->n_moves = n;
}

/**
 * pat_game_hint: (skip)
 * @self: a game
 * @move: (out caller-allocates): a legal move
 *
 * Proposes a move; asked again in the same position, it proposes the next best one. No move is
 * proposed that leads to a position which the game has had already, so that whoever follows all
 * hints does not go round in circles.
 *
 * Returns: whether there is one
 */
gboolean
pat_game_hint (PatGame *self,
               PatMove *move)
{
  g_autofree PatMoves *moves = NULL;

  g_return_val_if_fail (PAT_IS_GAME (self), FALSE);

  if (self->state == PAT_GAME_WON || pat_game_time_is_up (self))
    return FALSE;
  moves = g_new (PatMoves, 1);
  pat_rules_list_hints (self->rules, &self->position, moves);
  drop_ways_back (self, moves);
  if (moves->n_moves == 0)
    return FALSE;
  *move = moves->moves[self->next_hint++ % moves->n_moves];
  self->n_hints = MIN (self->n_hints + 1, PAT_BOUND_TIMES);
  return TRUE;
}

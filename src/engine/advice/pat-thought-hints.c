/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The hints of a thought in their order: those of the rules, and those that come before them. */
#include "config.h"

#include "pat-thought-private.h"

#include "pat-fold-private.h"
#include "pat-game-private.h"

/* Whether a move deals from the stock what was dealt already. */
static gboolean
deals_again (PatThought    *self,
             const PatMove *move)
{
  PatPosition next = self->like;
  guint64 hash;

  if (move->kind != PAT_MOVE_STOCK)
    return FALSE;
  pat_rules_apply (self->rules, &next, move, NULL);
  hash = pat_rules_hash (self->rules, &next);
  return g_hash_table_contains (self->past, &hash);
}

static guint64
get_result (PatThought    *self,
            const PatFold *fold,
            const PatMove *move)
{
  PatPosition next = self->like;

  pat_rules_apply (self->rules, &next, move, NULL);
  return pat_fold_key (fold, &next);
}

/* Whether two moves are one to the player: the same cards go to this empty pile or to that. */
static gboolean
are_alike (PatThought    *self,
           const PatFold *fold,
           const PatMove *a,
           const PatMove *b)
{
  if (pat_move_equal (a, b))
    return TRUE;
  return a->kind == PAT_MOVE_CARDS && b->kind == PAT_MOVE_CARDS &&
         a->picks[0].pile == b->picks[0].pile && a->picks[0].index == b->picks[0].index &&
         a->picks[0].count == b->picks[0].count &&
         get_result (self, fold, a) == get_result (self, fold, b);
}

/* Returns: the place of a hint for such a move, or the number of hints if there is none */
static guint
find_alike (PatThought    *self,
            const PatFold *fold,
            const PatMove *move)
{
  guint i = 0;

  while (i < self->hints->len &&
         !are_alike (self, fold, &g_array_index (self->hints, PatHint, i).move, move))
    i++;
  return i;
}

static void
add_judged (PatThought     *self,
            const PatFold  *fold,
            const PatMoves *moves,
            gboolean        again)
{
  for (guint i = 0; i < moves->n_moves; i++)
    {
      PatHint hint = { .move = moves->moves[i], .kind = PAT_HINT_JUDGED };

      if (deals_again (self, &hint.move) != again ||
          find_alike (self, fold, &hint.move) < self->hints->len)
        continue;
      g_array_append_val (self->hints, hint);
      self->n_new += !again;
    }
}

/* What the rules say by themselves. To go through the stock again comes last, so that whoever
 * follows all hints does not go round in circles. */
void
pat_thought_list_judged (PatThought *self)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);
  PatFold fold;

  pat_fold_init (&fold, self->rules);
  pat_game_list_hints (self->rules, self->past, &self->like, moves);
  add_judged (self, &fold, moves, FALSE);
  add_judged (self, &fold, moves, TRUE);
}

void
pat_thought_put_first (PatThought    *self,
                       const PatHint *hint)
{
  PatFold fold;
  guint nth;

  pat_fold_init (&fold, self->rules);
  nth = find_alike (self, &fold, &hint->move);
  if (nth < self->hints->len)
    g_array_remove_index (self->hints, nth);
  g_array_prepend_vals (self->hints, hint, 1);
}

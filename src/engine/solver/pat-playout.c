/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Plays as somebody does who does not think ahead: by chance, or always what looks best. */
#include "config.h"

#include "pat-playout-private.h"

#include "pat-random.h"
#include "pat-rules-private.h"

/* Of so many moves that look best one is another one, so that no game is like the last. */
#define SLIPS 8

#define STREAM 0x67726164 /* of the random numbers */

/* A game that is being played. */
typedef struct
{
  const PatRules *rules;
  PatPosition     position;
  PatRandom       random;
  PatBudget      *budget;
  PatMoves        moves;
  GHashTable     *past;   /* hashes of the positions that were there */
  GArray         *line;   /* of PatMove (nullable) */
} Play;

/* Returns: whether the position is a new one */
static gboolean
remember (Play              *self,
          const PatPosition *position)
{
  guint64 hash = pat_rules_hash (self->rules, position);

  return g_hash_table_add (self->past, g_memdup2 (&hash, sizeof hash));
}

static gboolean
is_past (Play          *self,
         const PatMove *move)
{
  PatPosition next = self->position;
  guint64 hash;

  pat_rules_apply (self->rules, &next, move, NULL);
  hash = pat_rules_hash (self->rules, &next);
  return g_hash_table_contains (self->past, &hash);
}

/* Counts the moves that were judged as positions: there may be many, and in a game like Accordion
 * that takes long. Returns: whether the game may go on */
static gboolean
count_judged (Play *self)
{
  for (guint i = 0; i < self->moves.n_moves; i++)
    if (!pat_budget_spend (self->budget))
      return FALSE;
  return TRUE;
}

/* What looks best and does not lead back, or after a slip another such move. */
static const PatMove *
choose_best (Play *self)
{
  gboolean is_slip = pat_random_below (&self->random, SLIPS) == 0;
  PatMoves *moves = &self->moves;
  guint n = 0;

  pat_rules_list_hints (self->rules, &self->position, moves);
  if (!count_judged (self))
    return NULL;
  for (guint i = 0; i < moves->n_moves && (is_slip || n == 0); i++)
    if (!is_past (self, &moves->moves[i]))
      moves->moves[n++] = moves->moves[i];
  return n == 0 ? NULL : &moves->moves[pat_random_below (&self->random, n)];
}

static const PatMove *
choose_any (Play *self)
{
  pat_rules_list (self->rules, &self->position, &self->moves);
  return self->moves.n_moves == 0
         ? NULL : &self->moves.moves[pat_random_below (&self->random, self->moves.n_moves)];
}

/* Cards that cannot be needed any more go up by themselves, as they do for a player. Returns:
 * whether the game may go on */
static gboolean
make_move (Play          *self,
           const PatMove *move)
{
  PatMove next = *move;

  do
    {
      pat_rules_apply (self->rules, &self->position, &next, NULL);
      remember (self, &self->position);
      if (self->line != NULL)
        g_array_append_val (self->line, next);
      if (!pat_budget_spend (self->budget))
        return FALSE;
    }
  while (pat_rules_find_auto_move (self->rules, &self->position, PAT_AUTO_SAFE, &next));
  return TRUE;
}

/* Returns: after how many moves the game was won, 0 if it was not */
static guint
play_on (Play     *self,
         gboolean  is_greedy)
{
  guint max_moves = PAT_PLAYOUT_MOVES_PER_CARD * pat_rules_get_n_cards (self->rules);

  remember (self, &self->position);
  for (guint n = 1; n <= max_moves; n++)
    {
      const PatMove *move = is_greedy ? choose_best (self) : choose_any (self);

      if (move == NULL || !make_move (self, move))
        return 0;
      if (pat_rules_is_won (self->rules, &self->position))
        return n;
    }
  return 0;
}

/* Plays the game with that number to its end, or until there is no budget left, always what looks
 * best or by chance. `line` (nullable) receives the moves, with those that happen by themselves,
 * and `end` (nullable) the last position.
 * Returns: after how many moves of its own it was won, 0 if it was not */
guint
pat_playout (const PatRules    *rules,
             const PatPosition *start,
             gboolean           is_greedy,
             guint              nth,
             PatBudget         *budget,
             GArray            *line,
             PatPosition       *end)
{
  g_autofree Play *self = g_new (Play, 1);
  guint n_moves;

  self->rules = rules;
  self->position = *start;
  self->budget = budget;
  self->past = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  self->line = line;
  pat_random_init (&self->random, nth, STREAM + (guint) is_greedy);
  n_moves = play_on (self, is_greedy);
  g_hash_table_unref (self->past);
  if (end != NULL)
    *end = self->position;
  return n_moves;
}

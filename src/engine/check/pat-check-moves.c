/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: the moves that are listed are exactly those that the judge allows, of
 * all that can be written. */
#include "config.h"

#include "pat-check-private.h"

/* A move that is written in another way than it is listed comes to the same as the one that is.
 * Returns: whether this is such a move */
static gboolean
is_other_spelling (PatCheck          *self,
                   const PatPosition *position,
                   const PatMove     *move)
{
  PatPosition after = *position, after_spelled = *position;
  g_autofree char *text = NULL, *listed = NULL;
  PatMove spelled = *move;

  pat_rules_spell (self->rules, position, &spelled);
  if (pat_move_equal (&spelled, move))
    return FALSE;
  pat_rules_apply (self->rules, &after, move, NULL);
  pat_rules_apply (self->rules, &after_spelled, &spelled, NULL);
  if (pat_position_equal (&after, &after_spelled))
    return TRUE;
  text = pat_move_to_string (move, self->rules);
  listed = pat_move_to_string (&spelled, self->rules);
  pat_check_fault (self, PAT_CHECK_MOVES, "%s is listed as %s, which does something else", text,
                   listed);
  return TRUE;
}

/* What a hook says is made valid before players see it. */
static gboolean
has_valid_text (const PatRefusal *refusal)
{
  return refusal->reason != PAT_REFUSED_BY_GAME || refusal->text == NULL ||
         g_utf8_validate (refusal->text, -1, NULL);
}

/* Remembers a move that the judge allows, and looks once at the sentence for each reason to
 * refuse one. */
static void
try_move (PatCheck          *self,
          const PatPosition *position,
          const PatMove     *move)
{
  g_autofree char *sentence = NULL, *text = NULL;
  PatRefusal refusal;

  pat_guard_tick (self->played->len);
  if (pat_rules_judge (self->rules, position, move, &refusal))
    {
      if (!is_other_spelling (self, position, move))
        pat_moves_add (self->found, move);
      return;
    }
  if ((self->refusals >> refusal.reason & 1) != 0)
    return;
  self->refusals |= G_GUINT64_CONSTANT (1) << refusal.reason;
  sentence = pat_words_refusal (self->rules, position, move, &refusal);
  if (refusal.reason != PAT_LEGAL && refusal.pile < position->n_piles &&
      pat_check_text (sentence) && has_valid_text (&refusal))
    return;
  text = pat_move_to_string (move, self->rules);
  pat_check_fault (self, PAT_CHECK_REFUSALS, "%s is refused for reason %d at pile %u with “%s”",
                   text,
                   (int) refusal.reason, refusal.pile, sentence != NULL ? sentence : "");
}

static void
try_cards_from (PatCheck          *self,
                const PatPosition *position,
                guint              from,
                guint              to)
{
  guint size = pat_position_get_size (position, from);
  PatMove move;

  for (guint count = 1; count <= size + 1; count++)
    {
      pat_move_init_cards (&move, from, count, to);
      try_move (self, position, &move);
    }
  for (guint index = 1; index <= size; index++)
    {
      pat_move_init_cards (&move, from, 1, to);
      move.picks[0].index = (guint8) index;
      try_move (self, position, &move);
    }
}

/* Sets of piles in ascending order, as the list has them. Small sets of any piles, greater ones
 * of those whose cards may be removed at all. */
static void
try_removals (PatCheck          *self,
              const PatPosition *position,
              PatMove           *move,
              guint              max)
{
  guint next = move->n_picks > 0 ? move->picks[move->n_picks - 1].pile + 1u : 0;

  for (guint pile = next; pile < position->n_piles; pile++)
    {
      if (max > 2 &&
          (!pat_rules_get_pile (self->rules, pile)->removable ||
           pat_position_get_size (position, pile) == 0))
        continue;
      pat_move_add_pick (move, pile, 0, 1);
      if (max <= 2 || move->n_picks > 2)
        try_move (self, position, move);
      if (move->n_picks < max)
        try_removals (self, position, move, max);
      move->picks[--move->n_picks] = (PatPick) { 0 };
    }
}

static void
try_special_moves (PatCheck          *self,
                   const PatPosition *position)
{
  const PatSpecialSpec *specials = pat_rules_get_game (self->rules)->specials;
  PatMove move;

  for (guint i = 0; specials != NULL && specials[i].name != NULL; i++)
    {
      pat_move_init_special (&move, i);
      try_move (self, position, &move);
    }
  /* Those that name cards are too many to be guessed; of them, what is listed must be legal. */
  for (guint i = 0; i < self->listed->n_moves; i++)
    {
      const PatMove *listed = &self->listed->moves[i];

      if (listed->kind == PAT_MOVE_SPECIAL && (listed->n_picks > 0 || listed->card != PAT_NO_CARD))
        try_move (self, position, listed);
    }
}

static void
try_all (PatCheck          *self,
         const PatPosition *position)
{
  const PatRemoveSpec *remove = &pat_rules_get_game (self->rules)->remove;
  PatMove move;

  self->found->n_moves = 0;
  for (guint from = 0; from < position->n_piles; from++)
    for (guint to = 0; to < position->n_piles; to++)
      try_cards_from (self, position, from, to);
  pat_move_init_remove (&move);
  try_removals (self, position, &move, 2);
  if (remove->kind == PAT_REMOVE_ASK && remove->max > 2)
    try_removals (self, position, &move, MIN (remove->max, PAT_MAX_PICKS));
  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      pat_move_init_turn (&move, pile);
      try_move (self, position, &move);
    }
  pat_move_init_stock (&move);
  try_move (self, position, &move);
  try_special_moves (self, position);
}

static int
compare_moves (const void *a,
               const void *b)
{
  return memcmp (a, b, sizeof (PatMove));
}

static void
report_difference (PatCheck      *self,
                   const PatMove *move,
                   const char    *sentence)
{
  g_autofree char *text = pat_move_to_string (move, self->rules);

  pat_check_fault (self, PAT_CHECK_MOVES, sentence, text);
}

/* A list that has come to its end stands behind the other. */
static int
compare_at (const PatMoves *listed,
            guint           i,
            const PatMoves *found,
            guint           k)
{
  if (i == listed->n_moves)
    return 1;
  if (k == found->n_moves)
    return -1;
  return compare_moves (&listed->moves[i], &found->moves[k]);
}

/* Both lists are sorted copies. */
static void
compare_lists (PatCheck       *self,
               const PatMoves *listed,
               const PatMoves *found)
{
  guint i = 0, k = 0;

  while (i < listed->n_moves || k < found->n_moves)
    {
      int order = compare_at (listed, i, found, k);

      if (i < listed->n_moves && i > 0 && pat_move_equal (&listed->moves[i - 1], &listed->moves[i]))
        {
          report_difference (self, &listed->moves[i++], "%s is listed twice");
          continue;
        }
      if (order < 0)
        report_difference (self, &listed->moves[i], "%s is listed, but the judge refuses it");
      if (order > 0)
        report_difference (self, &found->moves[k], "%s is legal, but not listed");
      i += order <= 0;
      k += order >= 0;
    }
}

static void
check_text (PatCheck      *self,
            const PatMove *move)
{
  g_autofree char *text = pat_move_to_string (move, self->rules);
  g_autoptr (GError) error = NULL;
  PatMove again;

  if (!pat_move_parse (&again, self->rules, text, &error))
    pat_check_fault (self, PAT_CHECK_MOVE_TEXT,
                     "a legal move is written %s, which cannot be read: %s", text,
                     error->message);
  else if (!pat_move_equal (move, &again))
    pat_check_fault (self, PAT_CHECK_MOVE_TEXT,
                     "a legal move is written %s, which is another one when it is read", text);
}

/* Compares the list of moves, which the caller made, with what the judge says. */
void
pat_check_moves (PatCheck          *self,
                 const PatPosition *position)
{
  g_autofree PatMoves *sorted = g_memdup2 (self->listed, sizeof *self->listed);

  if (sorted->n_moves == PAT_MAX_MOVES)
    {
      pat_check_fault (self, PAT_CHECK_MOVES, "there are more moves than a list can hold");
      return;
    }
  try_all (self, position);
  qsort (sorted->moves, sorted->n_moves, sizeof (PatMove), compare_moves);
  qsort (self->found->moves, self->found->n_moves, sizeof (PatMove), compare_moves);
  compare_lists (self, sorted, self->found);
  for (guint i = 0; i < sorted->n_moves; i++)
    check_text (self, &sorted->moves[i]);
}

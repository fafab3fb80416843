/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Judging and playing the moves of a case. */
#include "config.h"

#include "vectors-case.h"

#include <stdio.h>
#include <string.h>

static gboolean
read_move (VectorRun  *self,
           const char *text,
           PatMove    *move)
{
  g_autoptr (GError) error = NULL;

  return pat_move_parse (move, pat_game_get_rules (self->game), text, &error) ||
         vector_fail (self, "“%s”: %s", text, error->message);
}

static gboolean
is_listed (VectorRun     *self,
           const PatMove *move)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (pat_move_equal (&moves->moves[i], move))
      return TRUE;
  return FALSE;
}

/* The judge and the list must agree, but for moves that have more than one written form. */
static gboolean
agrees_with_list (VectorRun     *self,
                  const PatMove *move,
                  gboolean       legal)
{
  if (move->kind == PAT_MOVE_REMOVE || move->picks[0].index > 0 ||
      pat_game_get_state (self->game) == PAT_GAME_WON)
    return TRUE;
  return is_listed (self, move) == legal ||
         vector_fail (self, legal ? "the move is legal, but not listed"
                                  : "the move is illegal, but listed");
}

static char *
dup_refusal (VectorRun        *self,
             const PatMove    *move,
             const PatRefusal *refusal)
{
  return pat_words_refusal (pat_game_get_rules (self->game), pat_game_get_position (self->game),
                            move, refusal);
}

/* Judges a move; an illegal one must be refused with a sentence that contains the text. */
gboolean
vector_judge (VectorRun  *self,
              const char *text,
              gboolean    legal,
              const char *sentence)
{
  PatRefusal refusal;
  PatMove move;
  g_autofree char *told = NULL;
  gboolean judged;

  if (!read_move (self, text, &move))
    return FALSE;
  judged = pat_game_judge (self->game, &move, &refusal);
  if (!judged)
    told = dup_refusal (self, &move, &refusal);
  if (judged != legal)
    return vector_fail (self, "“%s” is judged %s%s%s", text, judged ? "legal" : "illegal",
                        told != NULL ? ": " : "", told != NULL ? told : "");
  if (!judged && sentence != NULL && strstr (told, sentence) == NULL)
    return vector_fail (self, "“%s” is refused with “%s”, not with “%s”", text, told, sentence);
  return agrees_with_list (self, &move, legal);
}

static gboolean
play_one (VectorRun  *self,
          const char *text)
{
  PatRefusal refusal;
  PatMove move;

  if (!read_move (self, text, &move))
    return FALSE;
  if (!pat_game_play (self->game, &move, &refusal))
    {
      g_autofree char *told = dup_refusal (self, &move, &refusal);

      return vector_fail (self, "“%s” cannot be played: %s", text, told);
    }
  return TRUE;
}

/* Plays moves parted by white space. */
gboolean
vector_play (VectorRun  *self,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && !play_one (self, words[i]))
      return FALSE;
  return TRUE;
}

/* `t2 => t2>f1`, `t2 => nothing`: where a double click on the top card of a pile sends it. */
gboolean
vector_target (VectorRun  *self,
               const char *text)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const PatPosition *position = pat_game_get_position (self->game);
  g_auto (GStrv) sides = g_strsplit (text, "=>", 2);
  g_autofree char *code = NULL, *found = NULL;
  PatMove move;
  guint pile, size;

  if (g_strv_length (sides) != 2)
    return vector_fail (self, "a pile, “=>” and a move were expected");
  code = g_strconcat (g_strstrip (sides[0]), "-", NULL);
  if (!read_move (self, code, &move))
    return FALSE;
  pile = move.picks[0].pile;
  size = pat_position_get_size (position, pile);
  if (size > 0 && pat_rules_find_target (rules, position, pile, size - 1, &move))
    found = pat_move_to_string (&move, rules);
  else
    found = g_strdup ("nothing");
  return strcmp (found, g_strstrip (sides[1])) == 0 ||
         vector_fail (self, "the double click does “%s”, not “%s”", found, sides[1]);
}

/* `w>t1`, `nothing`: the first hint. */
gboolean
vector_hint (VectorRun  *self,
             const char *text)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_autofree char *found = NULL;
  PatMove move;

  if (pat_rules_find_hint (rules, pat_game_get_position (self->game), 0, &move))
    found = pat_move_to_string (&move, rules);
  else
    found = g_strdup ("nothing");
  return strcmp (found, text) == 0 || vector_fail (self, "the hint is “%s”", found);
}

/* `3: 1180`: how many positions exactly three moves lead to, with repetitions. */
gboolean
vector_perft (VectorRun  *self,
              const char *text)
{
  PatPosition position = *pat_game_get_position (self->game);
  guint depth = 0;
  guint64 wanted = 0, n;

  if (sscanf (text, "%u : %" G_GUINT64_FORMAT, &depth, &wanted) != 2)
    return vector_fail (self, "a depth, a colon and a number were expected");
  n = pat_rules_perft (pat_game_get_rules (self->game), &position, depth);
  if (!pat_position_equal (&position, pat_game_get_position (self->game)))
    return vector_fail (self, "taking the moves back did not restore the position");
  return n == wanted ||
         vector_fail (self, "%u moves lead to %" G_GUINT64_FORMAT " positions, not %"
                      G_GUINT64_FORMAT, depth, n, wanted);
}

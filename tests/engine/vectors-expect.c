/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a case expects of the game: cards of piles, counters, score, state. */
#include "config.h"

#include "vectors-case.h"

#include <string.h>

static const char *const state_words[] = { "playing", "won", "stuck", "lost" };

/* Finds the line of a name in the text of the position; returns what stands after the colon. */
static char *
dup_line (VectorRun  *self,
          const char *name)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_autofree char *text = pat_position_to_string (pat_game_get_position (self->game), rules);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gsize n = strlen (name);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], name) && lines[i][n] == ':')
      return g_strdup (g_strstrip (lines[i] + n + 1));
  return NULL;
}

static guint
count_moves (VectorRun *self)
{
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  pat_rules_list (pat_game_get_rules (self->game), pat_game_get_position (self->game), moves);
  return moves->n_moves;
}

/* `size stock`: the number of cards of a pile. */
static char *
dup_size (VectorRun  *self,
          const char *pile)
{
  g_autofree char *cards = dup_line (self, pile);
  g_auto (GStrv) words = NULL;

  if (cards == NULL)
    return NULL;
  words = g_strsplit (cards, " ", -1);
  return g_strdup_printf ("%u", *cards == '\0' ? 0 : g_strv_length (words));
}

/* The player's last move, with the automatic ones that followed it, as a save has it. */
static char *
dup_last_move (VectorRun *self)
{
  g_autofree char *text = pat_save_to_string (self->game);
  char *end = strstr (text, "\ncursor:");
  char *line;

  if (end == NULL)
    return NULL;
  *end = '\0';
  line = strrchr (text, '\n');
  return line != NULL ? g_strdup (line + 1) : NULL;
}

/* A counter that is left out of the text while it is 0, or another line of it. */
static char *
dup_named (VectorRun  *self,
           const char *name)
{
  const PatPosition *position = pat_game_get_position (self->game);

  if (strcmp (name, "passes") == 0)
    return g_strdup_printf ("%d", position->counters[PAT_COUNTER_PASSES]);
  if (strcmp (name, "base") == 0)
    return g_strdup_printf ("%d", position->counters[PAT_COUNTER_BASE]);
  if (strcmp (name, "points") == 0)
    return g_strdup_printf ("%d", position->score);
  if (g_str_has_prefix (name, "size "))
    return dup_size (self, name + 5);
  return dup_line (self, name);
}

static char *
dup_value (VectorRun  *self,
           const char *name)
{
  if (strcmp (name, "score") == 0)
    return g_strdup_printf ("%d", pat_game_get_score (self->game));
  if (strcmp (name, "score-text") == 0)
    return pat_game_dup_score_text (self->game);
  if (strcmp (name, "status") == 0)
    return g_strdup (state_words[pat_game_get_state (self->game)]);
  if (strcmp (name, "moves") == 0)
    return g_strdup_printf ("%u", count_moves (self));
  if (strcmp (name, "n-moves") == 0)
    return g_strdup_printf ("%u", pat_game_get_n_moves (self->game));
  if (strcmp (name, "last-move") == 0)
    return dup_last_move (self);
  if (strcmp (name, "can-undo") == 0)
    return g_strdup (pat_game_get_can_undo (self->game) ? "yes" : "no");
  if (strcmp (name, "can-auto-play") == 0)
    return g_strdup (pat_game_can_auto_play (self->game) ? "yes" : "no");
  return dup_named (self, name);
}

/* `NAME: VALUE`; white space inside the value counts as one blank. */
gboolean
vector_expect (VectorRun  *self,
               const char *text)
{
  g_auto (GStrv) sides = g_strsplit (text, ":", 2);
  g_autofree char *value = NULL;
  GString *wanted;
  gboolean equal;

  if (g_strv_length (sides) != 2)
    return vector_fail (self, "a name, a colon and a value were expected");
  value = dup_value (self, g_strstrip (sides[0]));
  if (value == NULL)
    return vector_fail (self, "nothing is called “%s” in this game", sides[0]);
  wanted = g_string_new (g_strstrip (sides[1]));
  while (g_string_replace (wanted, "  ", " ", 0) > 0)
    ;
  equal = strcmp (value, wanted->str) == 0;
  g_string_free (wanted, TRUE);
  return equal || vector_fail (self, "“%s” is “%s”, not “%s”", sides[0], value, sides[1]);
}

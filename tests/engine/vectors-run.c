/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Carries out the lines of a case, first to last, until one of them fails. */
#include "config.h"

#include "vectors-case.h"

#include <string.h>

typedef gboolean (*CommandFunc) (VectorRun  *self,
                                 const char *text);

/* A command that takes the rest of its line. */
typedef struct
{
  const char  *word;
  CommandFunc  func;
} Command;

/* Fails the case with file, line and what is wrong. */
gboolean
vector_fail (VectorRun  *self,
             const char *format,
             ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_fail_printf ("%s:%u: %s", self->vector->file,
                      self->line != NULL ? self->line->number : self->vector->line, message);
  return FALSE;
}

/* Parts the first word from the rest of a text. */
static const char *
split_word (const char  *text,
            char       **word)
{
  gsize n = strcspn (text, " \t");

  *word = g_strndup (text, n);
  return text + n + strspn (text + n, " \t");
}

static gboolean
judge_legal (VectorRun  *self,
             const char *text)
{
  return vector_judge (self, text, TRUE, NULL);
}

static gboolean
judge_illegal (VectorRun  *self,
               const char *text)
{
  g_autofree char *move = NULL;
  const char *sentence = split_word (text, &move);

  return vector_judge (self, move, FALSE, *sentence != '\0' ? sentence : NULL);
}

static gboolean
undo (VectorRun  *self,
      const char *text)
{
  return pat_game_undo (self->game) || vector_fail (self, "there is nothing to undo");
}

static gboolean
redo (VectorRun  *self,
      const char *text)
{
  return pat_game_redo (self->game) || vector_fail (self, "there is nothing to redo");
}

static gboolean
restart (VectorRun  *self,
         const char *text)
{
  return pat_game_restart (self->game) || vector_fail (self, "no move has been made");
}

static gboolean
instant (VectorRun  *self,
         const char *text)
{
  return pat_game_instant_auto_play (self->game) > 0 ||
         vector_fail (self, "no card goes to a foundation");
}

static gboolean
set_auto (VectorRun  *self,
          const char *text)
{
  static const char *const degrees[] = { "none", "safe", "all", NULL };

  for (guint i = 0; degrees[i] != NULL; i++)
    if (strcmp (degrees[i], text) == 0)
      {
        pat_game_set_auto_play (self->game, (PatAuto) i);
        return TRUE;
      }
  return vector_fail (self, "“none”, “safe” or “all” was expected");
}

static gboolean
set_bank (VectorRun  *self,
          const char *text)
{
  pat_game_set_bank (self->game, atoi (text));
  return TRUE;
}

static const Command commands[] = {
  { "legal", judge_legal },
  { "illegal", judge_illegal },
  { "play", vector_play },
  { "undo", undo },
  { "redo", redo },
  { "restart", restart },
  { "instant", instant },
  { "auto", set_auto },
  { "bank", set_bank },
  { "target", vector_target },
  { "hint", vector_hint },
  { "expect", vector_expect },
  { "perft", vector_perft },
};

static gboolean
run_command (VectorRun  *self,
             const char *text)
{
  g_autofree char *word = NULL;
  const char *rest = split_word (text, &word);

  if (strcmp (word, "deal") == 0)
    return vector_deal (self, rest);
  if (self->game == NULL)
    return vector_fail (self, "a deal or a position must come first");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i].word, word) == 0)
      return commands[i].func (self, rest);
  return vector_fail (self, "“%s” is not a command", word);
}

/* Gathers the lines of a position, which all begin with a bar; returns the index of the
 * line after them. */
static guint
read_position (VectorRun *self,
               guint      first,
               GString   *text)
{
  const GArray *lines = self->vector->lines;
  guint i;

  for (i = first; i < lines->len; i++)
    {
      const char *line = g_array_index (lines, VectorLine, i).text;

      if (*line != '|')
        break;
      g_string_append (text, line + 1 + strspn (line + 1, " \t"));
      g_string_append_c (text, '\n');
    }
  return i;
}

static void
run_lines (VectorRun *self)
{
  const GArray *lines = self->vector->lines;

  for (guint i = 0; i < lines->len;)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      self->line = &g_array_index (lines, VectorLine, i);
      if (*self->line->text == '|')
        {
          i = read_position (self, i, text);
          if (self->game != NULL)
            {
              vector_fail (self, "the case has cards already");
              return;
            }
          if (!vector_begin (self, text->str))
            return;
        }
      else if (!run_command (self, g_array_index (lines, VectorLine, i++).text))
        return;
    }
}

/* Runs a case, as a GLib test. */
void
vector_case_run (gconstpointer data)
{
  VectorRun self = { data, NULL, NULL };

  if (self.vector->line == 0)
    vector_fail (&self, "%s", self.vector->name);
  else if (self.vector->lines->len == 0)
    vector_fail (&self, "the case is empty");
  else
    run_lines (&self);
  g_clear_object (&self.game);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Short ways to add sentences and lines to a text. */
#include "config.h"

#include "pat-text-private.h"
#include "pat-words-private.h"

/* Adds a whole sentence to a paragraph. */
void
pat_words_add (GString    *text,
               const char *sentence)
{
  pat_words_add_sentence (text, sentence);
}

void
pat_words_take (GString *text,
                char    *sentence)
{
  pat_words_add_sentence (text, sentence);
  g_free (sentence);
}

/* Adds a sentence with one number. */
void
pat_words_count (GString    *text,
                 const char *sentence,
                 guint       number)
{
  pat_words_take (text, g_strdup_printf (sentence, number));
}

/* Adds a line of its own. */
void
pat_words_add_line (GString    *text,
                    const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

void
pat_words_take_line (GString *text,
                     char    *line)
{
  pat_words_add_line (text, line);
  g_free (line);
}

/**
 * pat_words_is_surplus_mark:
 * @letter: the next letter of a text from outside
 * @n_marks: (inout): how many marks precede it; 0 at the beginning of the text
 *
 * Finds marks above and below letters that no language needs: drawn, they would cover the lines
 * around. There is one limit for all that is shown.
 *
 * Returns: whether to leave the letter out
 */
gboolean
pat_words_is_surplus_mark (gunichar  letter,
                           guint    *n_marks)
{
  return pat_text_is_too_many (letter, n_marks);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How sentences, phrases and the members of lists are joined: the only place that knows which
 * characters a language puts between them and at their end. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-words-join.h"

static void
join (GString    *text,
      const char *separator,
      const char *part)
{
  if (text->len > 0 && text->str[text->len - 1] != '\n')
    g_string_append (text, separator);
  g_string_append (text, part);
}

/**
 * pat_words_add_sentence:
 * @text: a paragraph
 * @sentence: a whole sentence with its own stop
 *
 * Adds a sentence to a paragraph, with what the player's language puts between two sentences.
 */
void
pat_words_add_sentence (GString    *text,
                        const char *sentence)
{
  /* Translators: stands between two sentences of a paragraph; leave it empty if your language
     writes nothing there. */
  join (text, C_("between sentences", " "), sentence);
}

/**
 * pat_words_add_phrase:
 * @text: phrases that are not sentences
 * @phrase: another one, without a stop
 *
 * Adds a phrase to others of the same announcement.
 */
void
pat_words_add_phrase (GString    *text,
                      const char *phrase)
{
  /* Translators: stands between two phrases: "Ace of Hearts to foundation 1; Turned up: Two of
     Clubs" */
  join (text, C_("between phrases", "; "), phrase);
}

/**
 * pat_words_add_item:
 * @list: a list
 * @item: another member of it
 *
 * Adds a member to a list.
 */
void
pat_words_add_item (GString    *list,
                    const char *item)
{
  /* Translators: stands between the members of a list */
  join (list, C_("between items", ", "), item);
}

/**
 * pat_words_end_phrase:
 * @phrase: a phrase without a stop, or several
 *
 * Makes a sentence of a phrase.
 *
 * Returns: (transfer full): the phrase with a full stop
 */
char *
pat_words_end_phrase (const char *phrase)
{
  /* Translators: makes a sentence of a phrase; put the full stop of your language after it */
  return g_strdup_printf (C_("sentence", "%s."), phrase);
}

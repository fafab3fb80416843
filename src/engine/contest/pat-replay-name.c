/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The names of players: how they are written, and which of them people take for the same. */
#include "config.h"

#include "pat-contest.h"
#include "pat-replay-private.h"
#include "pat-text-private.h"

#define CUT "…" /* stands for what is beyond the last letter that a name may have */

/* Whether a letter may stand in a name behind another one. What ends a line is printable for GLib.
 * A joiner is not, but does something for the letter before it. */
gboolean
pat_replay_may_follow (gunichar letter,
                       gunichar before)
{
  GUnicodeType type = g_unichar_type (letter);

  if (pat_text_is_joiner (letter))
    return !pat_text_is_joiner (before) && !g_unichar_isspace (before);
  return g_unichar_isprint (letter) && type != G_UNICODE_LINE_SEPARATOR &&
         type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/**
 * pat_replay_dup_name:
 * @text: what somebody typed
 *
 * Makes the name of a player of it: on one line, without spaces around it, of at most
 * %PAT_REPLAY_MAX_NAME letters, and without more marks on a letter than any language needs. Of what
 * cannot be seen, only what joins or parts letters is left. If there are more letters, the last one
 * is an ellipsis.
 *
 * Returns: (transfer full) (nullable): the name, or %NULL if nothing is left
 */
char *
pat_replay_dup_name (const char *text)
{
  g_autofree char *valid = NULL, *name = NULL, *start = NULL;
  GString *shown = g_string_new (NULL);
  gunichar before = ' ';
  guint n_marks = 0;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (pat_text_is_too_many (letter, &n_marks))
        continue;
      before = pat_replay_may_follow (letter, before) ? letter : ' ';
      g_string_append_unichar (shown, before);
    }
  name = g_strstrip (g_string_free (shown, FALSE));
  if (g_utf8_strlen (name, -1) <= PAT_REPLAY_MAX_NAME)
    return *name != '\0' ? g_steal_pointer (&name) : NULL;
  start = g_utf8_substring (name, 0, PAT_REPLAY_MAX_NAME - 1);
  return g_strconcat (g_strchomp (start), CUT, NULL);
}

static char *
dup_without_joiners (const char *name)
{
  GString *text = g_string_new (NULL);

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (!pat_text_is_joiner (g_utf8_get_char (c)))
      g_string_append_unichar (text, g_utf8_get_char (c));
  return g_string_free (text, FALSE);
}

/* What is the same for people: “ANN” and “Ann”, letters however their accents are written, and
 * names that differ only in what is not seen. */
static char *
dup_key (const char *name)
{
  g_autofree char *clean = pat_replay_dup_name (name);
  g_autofree char *seen = dup_without_joiners (clean != NULL ? clean : "");
  g_autofree char *normal = g_utf8_normalize (seen, -1, G_NORMALIZE_ALL);
  g_autofree char *folded = g_utf8_casefold (normal, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
}

/**
 * pat_replay_is_same_name:
 * @name: the name of a player
 * @other: that of another one
 *
 * Compares names without regard to case, to spaces around them, and to how letters are composed.
 *
 * Returns: whether people take them for the same
 */
gboolean
pat_replay_is_same_name (const char *name,
                         const char *other)
{
  g_autofree char *first = NULL, *second = NULL;

  g_return_val_if_fail (name != NULL && other != NULL, FALSE);

  first = dup_key (name);
  second = dup_key (other);
  return strcmp (first, second) == 0;
}

/**
 * pat_contest_is_name_taken:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @name: a name for the entrant
 *
 * Returns: whether another entrant has a name that people take for the same
 */
gboolean
pat_contest_is_name_taken (PatContest *self,
                           guint       entrant,
                           const char *name)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self) && name != NULL, FALSE);

  for (guint i = 0; i < pat_contest_get_n_entrants (self); i++)
    if (i != entrant && pat_contest_get_name (self, i) != NULL &&
        pat_replay_is_same_name (pat_contest_get_name (self, i), name))
      return TRUE;
  return FALSE;
}

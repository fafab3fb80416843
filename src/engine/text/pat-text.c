/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Words that came from outside: quoted safely, folded for a search, compared for a suggestion,
 * translated. */
#include "config.h"

#include <string.h>

#include "pat-text-private.h"
#include "pat-text.h"

/* What is longer is neither quoted in full nor compared: nobody mistypes as much. */
#define MAX_EXCERPT 48
#define MAX_COMPARED 48

#define MAX_MARKS 3 /* on one letter */

#define ZERO_WIDTH_NON_JOINER 0x200c
#define ZERO_WIDTH_JOINER     0x200d

/* Whether a letter joins or parts those beside it. It is not seen itself, but some languages are
   not written without it, nor are pictures of families. */
gboolean
pat_text_is_joiner (gunichar letter)
{
  return letter == ZERO_WIDTH_NON_JOINER || letter == ZERO_WIDTH_JOINER;
}

/* Whether a letter is one more mark above or below another one than any language needs; drawn, they
   would cover the lines around it. The count is kept from letter to letter, from 0. */
gboolean
pat_text_is_too_many (gunichar letter,
                      guint   *n_marks)
{
  /* What follows a joiner is drawn where the marks before it are. */
  if (pat_text_is_joiner (letter))
    return FALSE;
  *n_marks = g_unichar_ismark (letter) ? *n_marks + 1 : 0;
  return *n_marks > MAX_MARKS;
}

/* A copy for a message: valid UTF-8, on one line, and not too long. A length of -1 means the
   whole text. */
char *
pat_text_excerpt (const char *text,
                  gssize      length)
{
  g_autofree char *valid = g_utf8_make_valid (text, length);
  GString *excerpt = g_string_new (NULL);
  guint n = 0, n_marks = 0;

  for (const char *c = valid; *c != '\0' && n < MAX_EXCERPT; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (pat_text_is_too_many (character, &n_marks))
        continue;
      n++;
      g_string_append_unichar (excerpt, g_unichar_isprint (character) ? character : 0xfffd);
    }
  if (n == MAX_EXCERPT)
    g_string_append (excerpt, "…");
  return g_string_free (excerpt, FALSE);
}

/* The beginning of the SHA-256 of a text: enough to notice damage, which is all that it is for. */
char *
pat_text_checksum (const char *text,
                   gsize       length)
{
  char *digits = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);

  digits[PAT_TEXT_CHECKSUM_DIGITS] = '\0';
  return digits;
}

/* Accents and apostrophes are left out, other punctuation parts words. */
static void
append_folded (GString *folded,
               gunichar character)
{
  if (g_unichar_ismark (character) || character == '\'' || character == 0x2019)
    return;
  if (g_unichar_ispunct (character) || g_unichar_isspace (character))
    g_string_append_c (folded, ' ');
  else
    g_string_append_unichar (folded, character);
}

/* A copy in which case, accents and punctuation make no difference. */
char *
pat_text_fold (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *plain = g_utf8_casefold (valid, -1);
  g_autofree char *parted = g_utf8_normalize (plain, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *c = parted; *c != '\0'; c = g_utf8_next_char (c))
    append_folded (folded, g_utf8_get_char (c));
  return g_string_free (folded, FALSE);
}

/* One row of the table of distances; rows holds this row, the one before and the one before
   that. */
static void
fill_distances (const gunichar *a,
                const gunichar *b,
                gsize           i,
                guint           rows[3][MAX_COMPARED + 1])
{
  guint *row = rows[i % 3];
  const guint *above = rows[(i + 2) % 3];
  const guint *above_that = rows[(i + 1) % 3];

  row[0] = (guint) i;
  for (gsize k = 1; b[k - 1] != 0; k++)
    {
      guint changed = above[k - 1] + (a[i - 1] != b[k - 1]);

      row[k] = MIN (changed, MIN (above[k], row[k - 1]) + 1);
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        row[k] = MIN (row[k], above_that[k - 2] + 1);
    }
}

/* How many letters must be put in, left out, changed or exchanged with their neighbour to make
   one text of the other. */
guint
pat_text_distance (const char *a,
                   const char *b)
{
  g_autofree char *folded_a = pat_text_fold (a);
  g_autofree char *folded_b = pat_text_fold (b);
  glong n_a, n_b;
  g_autofree gunichar *letters_a = g_utf8_to_ucs4_fast (folded_a, -1, &n_a);
  g_autofree gunichar *letters_b = g_utf8_to_ucs4_fast (folded_b, -1, &n_b);
  guint rows[3][MAX_COMPARED + 1];

  if (n_a > MAX_COMPARED || n_b > MAX_COMPARED)
    return MAX_COMPARED;
  for (glong k = 0; k <= n_b; k++)
    rows[0][k] = (guint) k;
  for (glong i = 1; i <= n_a; i++)
    fill_distances (letters_a, letters_b, (gsize) i, rows);
  return rows[n_a % 3][n_b];
}

/* How many letters of a text may be different; in a short one, a third of them. */
static guint
get_tolerance (glong length)
{
  return (guint) MAX (MAX (length / 4, MIN (length / 3, 2)), 1);
}

/* Whether two texts begin with the same letters, which are seldom mistyped. */
static gboolean
begins_alike (const char *a,
              const char *b)
{
  return g_ascii_strncasecmp (a, b, 2) == 0;
}

/* Whether a candidate is nearer to what was asked for than the best so far, and near enough to
   be what was meant. Of candidates at the same distance, one that begins alike is nearer. */
gboolean
pat_text_is_near (const char *asked,
                  const char *candidate,
                  guint      *best)
{
  glong length = g_utf8_strlen (candidate, -1);
  guint distance;

  /* Even to fold what is so long would take its time. */
  if (!pat_text_is_short (asked, MAX_COMPARED) || !pat_text_is_short (candidate, MAX_COMPARED))
    return FALSE;
  distance = pat_text_distance (asked, candidate);

  /* The beginning of a longer word is a likely abbreviation. */
  if (strlen (asked) >= 3 && g_ascii_strncasecmp (asked, candidate, strlen (asked)) == 0)
    distance = MIN (distance, 1);
  if (distance > get_tolerance (length))
    return FALSE;
  distance = 2 * distance + !begins_alike (asked, candidate);
  if (distance >= *best)
    return FALSE;
  *best = distance;
  return TRUE;
}

/* Whether a text is a word of the notation: of a–z, 0–9 and '-', as ids and keys are. */
gboolean
pat_text_is_word (const char *text)
{
  return text != NULL && *text != '\0' &&
         strspn (text, PAT_WORD_LETTERS) == strlen (text);
}

/* Whether a text, which need not be there, has no more letters than it may have. */
gboolean
pat_text_is_short (const char *text,
                   guint       max)
{
  const gsize max_bytes = (gsize) max * 4; /* a letter takes no more than that */

  return text == NULL || (strnlen (text, max_bytes + 1) <= max_bytes &&
                          g_utf8_strlen (text, -1) <= (glong) max);
}

/* Where the next word of a line begins. */
const char *
pat_text_skip_space (const char *at)
{
  while (*at == ' ' || *at == '\t')
    at++;
  return at;
}

/* Returns: (nullable): the translation; NULL if the domain has none */
static const char *
look_up (const char *domain,
         const char *text)
{
  const char *context_end = strchr (text, '\004');
  const char *plain = context_end == NULL ? text : context_end + 1;
  const char *found = context_end == NULL ? g_dgettext (domain, text)
                      : g_dpgettext (domain, text, (gsize) (plain - text));

  return found == plain ? NULL : found;
}

/* Translates a string of a module, which may have a context, as PAT_NC_() marks it. What the
   module's own domain does not know, the program may: names of families, the options that the
   engine adds. A domain of NULL is the program's. */
const char *
pat_text_translate (const char *domain,
                    const char *text)
{
  const char *found = NULL;
  const char *context_end;

  if (text == NULL || *text == '\0')
    return text;
  if (domain != NULL)
    found = look_up (domain, text);
  if (found == NULL)
    found = look_up (GETTEXT_PACKAGE, text);
  if (found != NULL)
    return found;
  context_end = strchr (text, '\004');
  return context_end == NULL ? text : context_end + 1;
}

/* Returns: how many lines end before a place in a text */
guint
pat_text_count_lines (const char *text,
                      const char *end)
{
  guint n = 0;

  for (; (text = memchr (text, '\n', (gsize) (end - text))) != NULL; text++)
    n++;
  return n;
}

/**
 * pat_text_find_damage:
 * @text: what stands in a file
 * @length: its length in bytes
 *
 * Finds the line with the first byte that does not belong to a text in UTF-8.
 *
 * Returns: the number of the line, from 1; 0 if all is text
 */
guint
pat_text_find_damage (const char *text,
                      gsize       length)
{
  const char *bad;

  g_return_val_if_fail (text != NULL, 0);

  return g_utf8_validate_len (text, length, &bad) ? 0 : pat_text_count_lines (text, bad) + 1;
}

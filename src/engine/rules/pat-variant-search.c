/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player finds a variant by: its names, its presets and where it comes from. */
#include "config.h"

#include <string.h>

#include "pat-text-private.h"
#include "pat-variant.h"

/* Of a preset with every name: fewer letters are in nearly all of them. */
#define MIN_BYTES 3

/* What the search looks through, as it was written and as it is shown. */
static void
append_searched (PatVariant *self,
                 GString    *text,
                 const char *words)
{
  const char *context_end = words == NULL ? NULL : strchr (words, '\004');

  if (words == NULL || *words == '\0')
    return;
  g_string_append_printf (text, "%s %s ", context_end == NULL ? words : context_end + 1,
                          pat_variant_translate (self, words));
}

static char *
dup_searched (PatVariant *self)
{
  const PatVariantSpec *spec = pat_variant_get_spec (self);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%s ", spec->id);
  append_searched (self, text, spec->name);
  append_searched (self, text, spec->aliases);
  append_searched (self, text, spec->family);
  append_searched (self, text, spec->source);
  return pat_text_fold (text->str);
}

static guint
count_found (const char  *folded,
             char       **parts)
{
  guint n_found = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    n_found += strstr (folded, parts[i]) != NULL;
  return n_found;
}

static char **
split (const char *words)
{
  g_autofree char *asked = pat_text_fold (words);

  return g_strsplit (asked, " ", -1);
}

/**
 * pat_variant_matches:
 * @self: a variant
 * @words: what a player typed into a search
 *
 * Looks for every word in the id, the name, the other names, the family and the source, original
 * and translated. Case, accents and punctuation make no difference, and parts of words are found.
 *
 * Returns: whether all words are there; %TRUE if there is no word
 */
gboolean
pat_variant_matches (PatVariant *self,
                     const char *words)
{
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (PAT_IS_VARIANT (self) && words != NULL, FALSE);

  folded = dup_searched (self);
  parts = split (words);
  return count_found (folded, parts) == g_strv_length (parts);
}

/* How well a name fits: 3 if it is the one that is asked for. */
static guint
rate_name (const char *name,
           const char *asked)
{
  g_autofree char *folded = pat_text_fold (name);

  if (g_str_equal (folded, asked))
    return 3;
  if (g_str_has_prefix (folded, asked))
    return 2;
  return strstr (folded, asked) != NULL ? 1 : 0;
}

/* As it was written, or as it is shown. */
static guint
rate_both (PatVariant *self,
           const char *name,
           const char *asked)
{
  const char *context_end = strchr (name, '\004');

  return MAX (rate_name (context_end == NULL ? name : context_end + 1, asked),
              rate_name (pat_variant_translate (self, name), asked));
}

static gboolean
is_alias (const char *aliases,
          const char *asked)
{
  g_auto (GStrv) names = g_strsplit (aliases, ";", -1);

  for (guint i = 0; names[i] != NULL; i++)
    if (rate_name (names[i], asked) == 3)
      return TRUE;
  return FALSE;
}

/**
 * pat_variant_rate_match:
 * @self: a variant that matches
 * @words: what a player typed into a search
 *
 * Tells how likely it is that the player means this variant.
 *
 * Returns: from 4, for its name, by 3, for another of its names, and 2, for the beginning of its
 *   name, to 1, for a part of that; 0 if the words were found elsewhere
 */
guint
pat_variant_rate_match (PatVariant *self,
                        const char *words)
{
  const PatVariantSpec *spec;
  g_autofree char *asked = NULL;
  guint rating;

  g_return_val_if_fail (PAT_IS_VARIANT (self) && words != NULL, 0);

  spec = pat_variant_get_spec (self);
  asked = pat_text_fold (words);
  rating = rate_both (self, spec->name, asked);
  if (rating == 3)
    return 4;
  if (spec->aliases != NULL && (is_alias (spec->aliases, asked)
                                || is_alias (pat_variant_translate (self, spec->aliases), asked)))
    return 3;
  return rating;
}

/**
 * pat_variant_matches_preset:
 * @self: a variant
 * @preset: one of its presets
 * @words: what a player typed into a search
 *
 * Looks for the words in the name of the preset, original and translated; those that are not there
 * may be in what pat_variant_matches () looks through, such as “spider four”.
 *
 * Returns: whether all words are there, and at least one in the name of the preset
 */
gboolean
pat_variant_matches_preset (PatVariant      *self,
                            const PatPreset *preset,
                            const char      *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *of_preset = NULL, *of_variant = NULL;
  g_auto (GStrv) parts = NULL;
  guint n_found = 0;

  g_return_val_if_fail (PAT_IS_VARIANT (self) && preset != NULL && words != NULL, FALSE);

  g_string_append_printf (text, "%s ", preset->key);
  append_searched (self, text, preset->name);
  of_preset = pat_text_fold (text->str);
  parts = split (words);
  for (guint i = 0; parts[i] != NULL; i++)
    n_found += strlen (parts[i]) >= MIN_BYTES && strstr (of_preset, parts[i]) != NULL;
  if (n_found == 0)
    return FALSE;
  of_variant = dup_searched (self);
  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (of_preset, parts[i]) == NULL && strstr (of_variant, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

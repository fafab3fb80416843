/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whether what an author wrote may be listed. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-option-private.h"
#include "pat-registry-private.h"
#include "pat-rules.h"
#include "pat-text-private.h"

static gboolean
table_error (GError     **error,
             const char  *format,
             const char  *word)
{
  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE, format, word);
  return FALSE;
}

static gboolean
length_error (GError     **error,
              const char  *format,
              const char  *id,
              int          max)
{
  g_autofree char *shown = pat_text_excerpt (id, -1);

  g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE, format, shown, max);
  return FALSE;
}

/* What is longer than the screen helps nobody; the bounds are in pat-macros.h. */
static gboolean
check_lengths (const PatVariantSpec  *spec,
               const char *const     *texts,
               gsize                  n_texts,
               GError               **error)
{
  if (!pat_text_is_short (spec->name, PAT_MAX_NAME) ||
      !pat_text_is_short (spec->family, PAT_MAX_NAME))
    /* Translators: the id of a game, such as “klondike”, and the largest number that is allowed */
    return length_error (error, _("%s: names of games and families have no more than %d letters"),
                         spec->id, PAT_MAX_NAME);
  for (gsize i = 0; i < n_texts; i++)
    if (!pat_text_is_short (texts[i], PAT_MAX_TEXT))
      /* Translators: the id of a game, such as “klondike”, and the largest number that is
         allowed */
      return length_error (error, _("%s: a text has no more than %d letters"), spec->id,
                           PAT_MAX_TEXT);
  return TRUE;
}

/* Whether what the author wrote can be read at all; the texts come from outside and reach the
   screen. */
static gboolean
check_texts (const PatVariantSpec  *spec,
             GError               **error)
{
  const char *texts[] = { spec->name, spec->family, spec->source, spec->aliases, spec->about,
                          spec->goal, spec->rules, spec->advice, spec->notes };

  if (!pat_text_is_word (spec->id))
    {
      g_autofree char *shown = pat_text_excerpt (spec->id != NULL ? spec->id : "", -1);

      /* Translators: %s is an id that is not allowed, such as “My Game” */
      return table_error (error, _("the id of a variant must be made of a–z, 0–9 and “-”, not "
                                   "“%s”"),
                          shown);
    }
  if (!pat_text_is_short (spec->id, PAT_MAX_WORD))
    /* Translators: the beginning of the id of a game, and the largest number that is allowed */
    return length_error (error, _("%s: an id has no more than %d letters"), spec->id, PAT_MAX_WORD);
  if (spec->name == NULL || *spec->name == '\0')
    /* Translators: %s is the id of a game, such as “klondike” */
    return table_error (error, _("%s: the variant has no name"), spec->id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL && !g_utf8_validate (texts[i], -1, NULL))
      /* Translators: %s is the id of a game, such as “klondike” */
      return table_error (error, _("%s: a text is not UTF-8"), spec->id);
  return check_lengths (spec, texts, G_N_ELEMENTS (texts), error);
}

/* What the chooser of games files a variant under. */
static gboolean
check_filing (const PatVariantSpec  *spec,
              GError               **error)
{
  if (spec->skill > PAT_MAX_SKILL)
    /* Translators: %s is the id of a game, such as “klondike” */
    return table_error (error, _("%s: the share of skill is not one of 1 to 5"), spec->id);
  if (spec->odds > PAT_ODDS_OFTEN)
    /* Translators: %s is the id of a game, such as “klondike”; its author says how often it can
       be won */
    return table_error (error, _("%s: there are no such odds"), spec->id);
  for (const PatMembership *in = spec->collections; in != NULL && in->collection != NULL; in++)
    if (!pat_text_is_word (in->collection) || !pat_text_is_short (in->collection, PAT_MAX_WORD))
      /* Translators: %s is the id of a game, such as “klondike” */
      return table_error (error, _("%s: the id of a collection is not a word"), spec->id);
  return TRUE;
}

/* Whether a variant can be called and filed. */
gboolean
pat_registry_check_spec (const PatVariantSpec  *spec,
                         GError               **error)
{
  if (spec == NULL)
    return table_error (error, "%s", _("the module adds a variant that is not there"));
  return check_texts (spec, error) && check_filing (spec, error);
}

/* Whether an earlier row says the same. */
static gboolean
is_repeated (const PatMembership *first,
             const PatMembership *in)
{
  for (; first != in; first++)
    if (strcmp (first->collection, in->collection) == 0
        && g_strcmp0 (first->preset, in->preset) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the collections can have the games that are meant. */
static gboolean
check_memberships (PatVariant  *variant,
                   GError     **error)
{
  const char *id = pat_variant_get_id (variant);
  const PatMembership *first = pat_variant_get_spec (variant)->collections, *in = first;

  for (; in != NULL && in->collection != NULL; in++)
    {
      if (in->preset != NULL && pat_variant_find_preset (variant, in->preset) == NULL)
        {
          g_autofree char *shown = pat_text_excerpt (in->preset, -1);

          g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                       /* Translators: the ids of a game and of a collection of games, such as
                          “klondike” and “travel”, and the word that should be the id of a preset,
                          such as “royale” */
                       _("%s: for the collection “%s” there is no preset “%s”"), id,
                       in->collection, shown);
          return FALSE;
        }
      if (is_repeated (first, in))
        {
          g_set_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE,
                       /* Translators: the ids of a game and of a collection of games, such as
                          “klondike” and “travel” */
                       _("%s: the game is in the collection “%s” twice, with the same preset or "
                         "without one"), id, in->collection);
          return FALSE;
        }
    }
  return TRUE;
}

/* Compiles the table with its default options; all other values are for the conformance suite,
   which takes its time. */
gboolean
pat_registry_check_table (PatVariant  *variant,
                          GError     **error)
{
  const PatVariantSpec *spec = pat_variant_get_spec (variant);
  g_autoptr (GError) fault = NULL;
  g_autoptr (PatRules) rules = NULL;

  if (!pat_option_check_table (spec->options, spec->presets, &fault))
    g_prefix_error (&fault, "%s: ", spec->id);
  else if (check_memberships (variant, &fault))
    rules = pat_variant_build_rules (variant, NULL, &fault);
  if (rules != NULL)
    return TRUE;
  return table_error (error, "%s", fault != NULL ? fault->message : spec->id);
}

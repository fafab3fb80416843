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

/* Whether what the author wrote can be read at all; the texts come from outside and reach the
   screen. */
static gboolean
check_texts (const PatVariantSpec  *spec,
             GError               **error)
{
  const char *texts[] = { spec->name, spec->family, spec->source, spec->aliases, spec->about,
                          spec->advice, spec->notes };

  if (!pat_text_is_word (spec->id))
    {
      g_autofree char *shown = pat_text_excerpt (spec->id != NULL ? spec->id : "", -1);

      return table_error (error, _("a variant's id must be made of a–z, 0–9 and “-”, not “%s”"),
                          shown);
    }
  if (spec->name == NULL || *spec->name == '\0')
    return table_error (error, _("%s: the variant has no name"), spec->id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL && !g_utf8_validate (texts[i], -1, NULL))
      return table_error (error, _("%s: a text is not UTF-8"), spec->id);
  return TRUE;
}

/* What the chooser of games files a variant under. */
static gboolean
check_filing (const PatVariantSpec  *spec,
              GError               **error)
{
  if (spec->skill > PAT_MAX_SKILL)
    return table_error (error, _("%s: the share of skill is not one of 1 to 5"), spec->id);
  if (spec->odds > PAT_ODDS_OFTEN)
    return table_error (error, _("%s: there are no such odds"), spec->id);
  for (const PatMembership *in = spec->collections; in != NULL && in->collection != NULL; in++)
    if (!pat_text_is_word (in->collection))
      return table_error (error, _("%s: the id of a collection is no word"), spec->id);
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
  else
    rules = pat_variant_build_rules (variant, NULL, &fault);
  if (rules != NULL)
    return TRUE;
  return table_error (error, "%s", fault != NULL ? fault->message : spec->id);
}

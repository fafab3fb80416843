/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The interface of a variant, and the type that wraps a table in it. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "pat-option-private.h"
#include "pat-rules.h"
#include "pat-text-private.h"
#include "pat-winnability-private.h"

/* per cent of deals */
#define AT_LEAST_SOMETIMES 25
#define AT_LEAST_OFTEN     67

G_DEFINE_INTERFACE (PatVariant, pat_variant, G_TYPE_OBJECT)

static void
pat_variant_default_init (PatVariantInterface *iface)
{
}

/* A variant that is nothing but its table. */

#define PAT_TYPE_TABLE_VARIANT (pat_table_variant_get_type ())
G_DECLARE_FINAL_TYPE (PatTableVariant, pat_table_variant, PAT, TABLE_VARIANT, GObject)

struct _PatTableVariant
{
  GObject               parent_instance;
  const PatVariantSpec *spec; /* in a module, which stays resident */
};

static void pat_table_variant_iface_init (PatVariantInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (PatTableVariant, pat_table_variant, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (PAT_TYPE_VARIANT,
                                                      pat_table_variant_iface_init))

static const PatVariantSpec *
pat_table_variant_get_spec (PatVariant *variant)
{
  return PAT_TABLE_VARIANT (variant)->spec;
}

static PatRules *
pat_table_variant_build_rules (PatVariant  *variant,
                               PatOptions  *options,
                               GError     **error)
{
  return pat_rules_new (PAT_TABLE_VARIANT (variant)->spec, options, error);
}

static void
pat_table_variant_iface_init (PatVariantInterface *iface)
{
  iface->get_spec = pat_table_variant_get_spec;
  iface->build_rules = pat_table_variant_build_rules;
}

static void
pat_table_variant_class_init (PatTableVariantClass *klass)
{
}

static void
pat_table_variant_init (PatTableVariant *self)
{
}

/**
 * pat_variant_new_for_table: (skip)
 * @spec: what the author wrote; it must stay as it is for as long as the process runs
 *
 * Wraps a table. Whether the table is sound is found out when rules are built from it.
 *
 * Returns: (transfer full): the variant
 */
PatVariant *
pat_variant_new_for_table (const PatVariantSpec *spec)
{
  PatTableVariant *self;

  g_return_val_if_fail (spec != NULL, NULL);

  self = g_object_new (PAT_TYPE_TABLE_VARIANT, NULL);
  self->spec = spec;
  return PAT_VARIANT (self);
}

/**
 * pat_variant_get_spec: (skip)
 * @self: a variant
 *
 * Returns: (transfer none): what describes the variant
 */
const PatVariantSpec *
pat_variant_get_spec (PatVariant *self)
{
  g_return_val_if_fail (PAT_IS_VARIANT (self), NULL);

  return PAT_VARIANT_GET_IFACE (self)->get_spec (self);
}

/**
 * pat_variant_get_id:
 * @self: a variant
 *
 * Returns: (transfer none): the word of the notation
 */
const char *
pat_variant_get_id (PatVariant *self)
{
  return pat_variant_get_spec (self)->id;
}

/**
 * pat_variant_get_name:
 * @self: a variant
 *
 * Returns: (transfer none): the name in the player's language
 */
const char *
pat_variant_get_name (PatVariant *self)
{
  return pat_variant_translate (self, pat_variant_get_spec (self)->name);
}

/**
 * pat_variant_get_family:
 * @self: a variant
 *
 * Returns: (transfer none) (nullable): what it is a kind of, in the player's language
 */
const char *
pat_variant_get_family (PatVariant *self)
{
  const char *family = pat_variant_get_spec (self)->family;

  return family != NULL ? pat_variant_translate (self, family) : NULL;
}

static PatOdds
find_odds (double share)
{
  if (share < AT_LEAST_SOMETIMES)
    return PAT_ODDS_SELDOM;
  return share < AT_LEAST_OFTEN ? PAT_ODDS_SOMETIMES : PAT_ODDS_OFTEN;
}

/**
 * pat_variant_get_odds:
 * @self: a variant
 *
 * Tells how often the game comes out, by and large: as the share of the deals that can be won says,
 * which was measured, or else what the author of the variant says.
 *
 * Returns: how often
 */
PatOdds
pat_variant_get_odds (PatVariant *self)
{
  const PatVariantSpec *spec = pat_variant_get_spec (self);
  const PatWinnabilityRow *row = pat_winnability_find (spec->id, "");

  /* What was not decided may not make a difference. */
  if (row != NULL && find_odds (pat_winnability_get_least (row)) ==
      find_odds (pat_winnability_get_most (row)))
    return find_odds (pat_winnability_get_least (row));
  return spec->easiness == 0 ? spec->odds : find_odds (spec->easiness);
}

/**
 * pat_variant_get_winnable_share:
 * @self: a variant
 *
 * Tells how many deals can be won with the usual options, as it was measured, or else as the author
 * of the game says.
 *
 * Returns: of a hundred deals so many, or more; -1 if nobody knows
 */
double
pat_variant_get_winnable_share (PatVariant *self)
{
  const PatVariantSpec *spec = pat_variant_get_spec (self);
  const PatWinnabilityRow *row = pat_winnability_find (spec->id, "");

  if (row != NULL)
    return pat_winnability_get_least (row);
  return spec->easiness > 0 ? (double) spec->easiness : -1;
}

/**
 * pat_variant_translate:
 * @self: a variant
 * @text: a sentence of the variant's, as its author wrote it
 *
 * Translates with the variant's own catalogue, or the program's if it names none.
 *
 * Returns: (transfer none): the sentence in the player's language
 */
const char *
pat_variant_translate (PatVariant *self,
                       const char *text)
{
  return pat_text_translate (pat_variant_get_spec (self)->domain, text);
}

static const PatChoice flip_choices[] = {
  /* Translators: a choice: how cards are turned up */
  { "auto", N_("By themselves") },
  { "manual", N_("By a click or tap") },
  { NULL }
};

static const PatOption flip_option = {
  .key = PAT_OPTION_FLIP,
  .label = N_("Cards are turned up"),
  .help = N_("How a face-down card is turned up when nothing lies on it any more"),
  .type = PAT_OPTION_CHOICE,
  .choices = flip_choices,
};

/* Whether the player may be asked to turn up uncovered cards; a variant that has such an
   option itself keeps its own. */
static gboolean
wants_flip (const PatVariantSpec *spec)
{
  for (guint i = 0; i < pat_option_count (spec->options); i++)
    if (strcmp (spec->options[i].key, PAT_OPTION_FLIP) == 0)
      return FALSE;
  for (guint i = 0; spec->piles != NULL && i < PAT_MAX_ROWS && spec->piles[i].count > 0; i++)
    if (spec->piles[i].turn == PAT_TURN_EXPOSED)
      return TRUE;
  return FALSE;
}

/**
 * pat_variant_new_options:
 * @self: a variant
 *
 * Makes the options of a game with every one at its default: those of the variant, and `flip` of
 * the engine's if the table has piles whose uncovered cards are turned up.
 *
 * Returns: (transfer full): the options
 */
PatOptions *
pat_variant_new_options (PatVariant *self)
{
  PatOption options[PAT_MAX_OPTIONS + 1] = { 0 };
  const PatVariantSpec *spec;
  guint n;

  g_return_val_if_fail (PAT_IS_VARIANT (self), NULL);

  spec = pat_variant_get_spec (self);
  n = MIN (pat_option_count (spec->options), PAT_MAX_OPTIONS - 1);
  if (n > 0)
    memcpy (options, spec->options, sizeof *options * n);
  if (wants_flip (spec))
    options[n] = flip_option;
  return pat_options_new (options, spec->presets);
}

/**
 * pat_variant_find_preset:
 * @self: a variant
 * @key: the key of a preset
 *
 * Returns: (transfer none) (nullable): the preset, or %NULL if the variant has none of that name
 */
const PatPreset *
pat_variant_find_preset (PatVariant *self,
                         const char *key)
{
  const PatPreset *preset;

  g_return_val_if_fail (PAT_IS_VARIANT (self) && key != NULL, NULL);

  preset = pat_variant_get_spec (self)->presets;
  for (; preset != NULL && preset->key != NULL; preset++)
    if (strcmp (preset->key, key) == 0)
      return preset;
  return NULL;
}

/**
 * pat_variant_build_rules:
 * @self: a variant
 * @options: (nullable): the options, which are copied; %NULL for the defaults
 * @error: return location
 *
 * Makes the rules of a game with these options.
 *
 * Fails with %PAT_RULES_ERROR_TABLE if the table is wrong, or with an error of the variant if the
 * options cannot go together.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
PatRules *
pat_variant_build_rules (PatVariant  *self,
                         PatOptions  *options,
                         GError     **error)
{
  g_autoptr (PatOptions) taken = NULL;

  g_return_val_if_fail (PAT_IS_VARIANT (self), NULL);

  taken = options != NULL ? g_object_ref (options) : pat_variant_new_options (self);
  return PAT_VARIANT_GET_IFACE (self)->build_rules (self, taken, error);
}

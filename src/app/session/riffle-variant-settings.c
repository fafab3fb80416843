/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options that the player wants for the next deal of a variant, kept in GSettings. */
#include "config.h"

#include "riffle-variant-settings.h"

#include "riffle-settings-check.h"

#define SCHEMA RIFFLE_APPLICATION_ID ".Variant"
#define FOLDER "/io/github/rifflecards/Riffle/variants/"

/* The engine gives this option to every variant in which cards are turned up; the player sets it
 * once for all games. */
#define FLIP   "flip"

static GSettings *
settings_new (PatVariant *variant)
{
  g_autofree char *path = g_strconcat (FOLDER, pat_variant_get_id (variant), "/", NULL);

  return g_settings_new_with_path (SCHEMA, path);
}

static gboolean
has_option (PatOptions *options,
            const char *key)
{
  guint n_specs;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);

  for (guint i = 0; i < n_specs; i++)
    if (g_str_equal (specs[i].key, key))
      return TRUE;
  return FALSE;
}

/**
 * riffle_variant_settings_is_general:
 * @key: the key of an option
 *
 * Tells whether an option is set for all variants at once, by a setting of the program.
 *
 * Returns: whether a variant's own page leaves it out
 */
gboolean
riffle_variant_settings_is_general (const char *key)
{
  return g_str_equal (key, FLIP);
}

/**
 * riffle_variant_settings_load:
 * @variant: a variant
 *
 * Gets the options that the player has set, without the general ones. A value that is not allowed
 * (any more) is reported in the log, and the default is used.
 *
 * Returns: (transfer full): the options
 */
PatOptions *
riffle_variant_settings_load (PatVariant *variant)
{
  g_autoptr (GSettings) settings = settings_new (variant);
  g_autoptr (GVariant) values = g_settings_get_value (settings, "options");
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autoptr (GError) error = NULL;

  riffle_settings_check (settings);
  if (!pat_options_set_variant (options, values, &error))
    riffle_settings_tell (settings, "options", error->message);
  return g_steal_pointer (&options);
}

/**
 * riffle_variant_settings_add_general:
 * @options: options of a variant
 * @settings: the settings of the program
 *
 * Sets the options that are set for all variants at once, unless they have another value than the
 * usual one already.
 */
void
riffle_variant_settings_add_general (PatOptions *options,
                                     GSettings  *settings)
{
  const char *flip = g_settings_get_boolean (settings, "auto-flip") ? "auto" : "manual";
  g_autoptr (GError) error = NULL;

  if (!has_option (options, FLIP) || pat_options_get (options, FLIP) != 0)
    return;
  if (!pat_options_set_text (options, FLIP, flip, &error))
    g_warning ("%s", error->message);
}

/**
 * riffle_variant_settings_save:
 * @variant: a variant
 * @options: its options
 *
 * Keeps the options for the next deal.
 */
void
riffle_variant_settings_save (PatVariant *variant,
                              PatOptions *options)
{
  g_autoptr (GSettings) settings = settings_new (variant);
  g_autoptr (PatOptions) own = pat_options_copy (options);

  if (has_option (own, FLIP) && !pat_options_set (own, FLIP, 0, NULL))
    g_warn_if_reached ();
  g_settings_set_value (settings, "options", pat_options_to_variant (own));
}

/**
 * riffle_variant_settings_get_only_winnable:
 * @variant: a variant
 *
 * Returns: whether the player wants only deals that can be won
 */
gboolean
riffle_variant_settings_get_only_winnable (PatVariant *variant)
{
  g_autoptr (GSettings) settings = settings_new (variant);

  return g_settings_get_boolean (settings, "only-winnable");
}

/**
 * riffle_variant_settings_set_only_winnable:
 * @variant: a variant
 * @only_winnable: whether the player wants only deals that can be won
 *
 * Keeps that for the next deal.
 */
void
riffle_variant_settings_set_only_winnable (PatVariant *variant,
                                           gboolean    only_winnable)
{
  g_autoptr (GSettings) settings = settings_new (variant);

  g_settings_set_boolean (settings, "only-winnable", only_winnable);
}

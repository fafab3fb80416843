/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: the sets of options, one for each value of each option and one for each
 * preset. */
#include "config.h"

#include "pat-check-private.h"

/* A number with a greater range is tried at its ends and around its default. */
#define MAX_NUMBERS 16

static gboolean
is_known (GPtrArray  *sets,
          PatOptions *options)
{
  for (guint i = 0; i < sets->len; i++)
    if (pat_options_equal (sets->pdata[i], options))
      return TRUE;
  return FALSE;
}

static void
add_set (GPtrArray  *sets,
         PatOptions *options)
{
  if (!is_known (sets, options))
    g_ptr_array_add (sets, g_object_ref (options));
}

static gboolean
can_build (PatCheck    *self,
           PatOptions  *options,
           GError     **error)
{
  g_autoptr (PatRules) rules = pat_variant_build_rules (self->variant, options, error);

  return rules != NULL;
}

static void
add_preset (PatCheck        *self,
            GPtrArray       *sets,
            const PatPreset *preset)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  g_autoptr (GError) error = NULL;

  if (!pat_options_apply_preset (options, preset->key, &error) ||
      !can_build (self, options, &error))
    pat_check_fault (self, PAT_CHECK_PRESETS, "preset=%s: %s", preset->key, error->message);
  else
    add_set (sets, options);
}

/* A value that does not go with the defaults has to go with some preset, or nobody could ever
 * choose it. */
static gboolean
add_with_preset (PatCheck        *self,
                 GPtrArray       *sets,
                 const PatOption *option,
                 int              value)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  guint n_presets;
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  for (guint i = 0; i < n_presets; i++)
    if (pat_options_apply_preset (options, presets[i].key, NULL) &&
        pat_options_set (options, option->key, value, NULL) && can_build (self, options, NULL))
      {
        add_set (sets, options);
        return TRUE;
      }
  return FALSE;
}

static void
add_value (PatCheck        *self,
           GPtrArray       *sets,
           const PatOption *option,
           int              value)
{
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  g_autoptr (GError) error = NULL;

  if (value == option->initial)
    return;
  if (!pat_options_set (options, option->key, value, &error))
    pat_check_fault (self, PAT_CHECK_OPTIONS, "%s: %s", option->key, error->message);
  else if (can_build (self, options, &error))
    add_set (sets, options);
  else if (!add_with_preset (self, sets, option, value))
    pat_check_fault (self, PAT_CHECK_OPTIONS, "%s, value %d: %s", option->key, value,
                     error->message);
}

static void
add_option (PatCheck        *self,
            GPtrArray       *sets,
            const PatOption *option)
{
  int min = option->type == PAT_OPTION_NUMBER ? option->min : 0;
  int max = option->type == PAT_OPTION_NUMBER ? option->max : 1;

  if (option->type == PAT_OPTION_CHOICE)
    for (max = 0; option->choices[max + 1].key != NULL;)
      max++;
  for (int value = min; value <= max; value++)
    {
      gboolean near = ABS (value - option->initial) <= 1 || value - min <= 1 || max - value <= 1;

      if (near || (gint64) max - min < MAX_NUMBERS)
        add_value (self, sets, option, value);
      else if (value + 1 < option->initial)
        value = option->initial - 2;
      else
        value = max - 2;
    }
}

/* Lists the sets of options to play with, the defaults first; values and presets that build no
 * rules are faults. */
GPtrArray *
pat_check_list_options (PatCheck *self)
{
  GPtrArray *sets = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (PatOptions) options = pat_variant_new_options (self->variant);
  guint n_specs, n_presets;
  const PatOption *specs = pat_options_get_specs (options, &n_specs);
  const PatPreset *presets = pat_options_get_presets (options, &n_presets);

  add_set (sets, options);
  for (guint i = 0; i < n_presets; i++)
    add_preset (self, sets, &presets[i]);
  for (guint i = 0; i < n_specs; i++)
    add_option (self, sets, &specs[i]);
  return sets;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A validated set of option values. */
#include "config.h"

#include "pat-option-private.h"

G_DEFINE_QUARK (pat-option-error-quark, pat_option_error)

G_DEFINE_FINAL_TYPE (PatOptions, pat_options, G_TYPE_OBJECT)

static void
clear_table (gpointer data)
{
  PatOptionTable *table = data;

  g_free (table->options);
  g_free (table->presets);
}

static void
pat_options_finalize (GObject *object)
{
  PatOptions *self = PAT_OPTIONS (object);

  g_clear_pointer (&self->unknown, g_variant_unref);
  g_free (self->values);
  if (self->table != NULL)
    g_atomic_rc_box_release_full (self->table, clear_table);
  G_OBJECT_CLASS (pat_options_parent_class)->finalize (object);
}

static void
pat_options_class_init (PatOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = pat_options_finalize;
}

static void
pat_options_init (PatOptions *self)
{
}

/* The rows are copied, for a variant's list may be put together for the occasion; the strings
   in them are constant. */
static PatOptionTable *
copy_table (const PatOption *options,
            const PatPreset *presets)
{
  PatOptionTable *table = g_atomic_rc_box_new0 (PatOptionTable);

  table->n_options = pat_option_count (options);
  table->n_presets = pat_preset_count (presets);
  table->options = g_new0 (PatOption, table->n_options + 1);
  table->presets = g_new0 (PatPreset, table->n_presets + 1);
  if (table->n_options > 0)
    memcpy (table->options, options, sizeof *options * table->n_options);
  if (table->n_presets > 0)
    memcpy (table->presets, presets, sizeof *presets * table->n_presets);
  return table;
}

/**
 * pat_options_new: (skip)
 * @options: (nullable): the descriptions, ended by a row without key
 * @presets: (nullable): named sets of values, ended by a row without key
 *
 * Makes a set of values with every option at its default. The rows are copied; the strings in
 * them must be constant.
 *
 * Returns: (transfer full): the options
 */
PatOptions *
pat_options_new (const PatOption *options,
                 const PatPreset *presets)
{
  PatOptions *self = g_object_new (PAT_TYPE_OPTIONS, NULL);

  self->table = copy_table (options, presets);
  self->values = g_new0 (int, self->table->n_options + 1);
  pat_options_get_initial (self, self->values);
  return self;
}

/**
 * pat_options_copy:
 * @self: options
 *
 * Makes an independent set with the same values; what was stored under unknown keys goes along.
 *
 * Returns: (transfer full): the copy
 */
PatOptions *
pat_options_copy (PatOptions *self)
{
  PatOptions *copy;

  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  copy = g_object_new (PAT_TYPE_OPTIONS, NULL);
  copy->table = g_atomic_rc_box_acquire (self->table);
  copy->values = g_memdup2 (self->values, sizeof *self->values * (self->table->n_options + 1));
  copy->unknown = self->unknown != NULL ? g_variant_ref (self->unknown) : NULL;
  return copy;
}

/**
 * pat_options_get_specs: (skip)
 * @self: options
 * @n_specs: (out) (optional): the number of options
 *
 * Returns: (transfer none): the descriptions of all options, ended by a row without key
 */
const PatOption *
pat_options_get_specs (PatOptions *self,
                       guint      *n_specs)
{
  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  if (n_specs != NULL)
    *n_specs = self->table->n_options;
  return self->table->options;
}

/**
 * pat_options_get_presets: (skip)
 * @self: options
 * @n_presets: (out) (optional): the number of presets
 *
 * Returns: (transfer none): all presets, ended by a row without key
 */
const PatPreset *
pat_options_get_presets (PatOptions *self,
                         guint      *n_presets)
{
  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  if (n_presets != NULL)
    *n_presets = self->table->n_presets;
  return self->table->presets;
}

/* The index of an option, or -1. */
int
pat_options_find (PatOptions *self,
                  const char *key)
{
  for (guint i = 0; i < self->table->n_options; i++)
    if (strcmp (self->table->options[i].key, key) == 0)
      return (int) i;
  return -1;
}

/* Writes every option's default. */
void
pat_options_get_initial (PatOptions *self,
                         int        *values)
{
  for (guint i = 0; i < self->table->n_options; i++)
    values[i] = self->table->options[i].initial;
}

/**
 * pat_options_get:
 * @self: options
 * @key: the key of an option
 *
 * Returns: the number, the index of the choice, or 0 and 1 for off and on; 0 if there is no
 *   such option
 */
int
pat_options_get (PatOptions *self,
                 const char *key)
{
  int index;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL, 0);

  index = pat_options_find (self, key);
  if (index < 0)
    {
      /* Only the author of a variant can cause this: a misspelt key in `configure`. */
      g_message ("A variant asks for an option “%s”, which it does not have.", key);
      return 0;
    }
  return self->values[index];
}

/**
 * pat_options_get_choice:
 * @self: options
 * @key: the key of an option
 *
 * Returns: (transfer none) (nullable): the key of the choice, or `on` and `off` of a switch;
 *   %NULL for a number and if there is no such option
 */
const char *
pat_options_get_choice (PatOptions *self,
                        const char *key)
{
  const PatOption *option;
  int index;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL, NULL);

  index = pat_options_find (self, key);
  if (index < 0)
    return NULL;
  option = &self->table->options[index];
  if (option->type == PAT_OPTION_SWITCH)
    return self->values[index] != 0 ? "on" : "off";
  if (option->type != PAT_OPTION_CHOICE ||
      (guint) self->values[index] >= pat_option_count_choices (option))
    return NULL;
  return option->choices[self->values[index]].key;
}

/**
 * pat_options_is:
 * @self: options
 * @key: the key of an option
 * @choice: a value as the notation writes it
 *
 * Asks for a value by its word: `pat_options_is (options, "scoring", "vegas")`.
 *
 * Returns: whether there is such an option and it has that value
 */
gboolean
pat_options_is (PatOptions *self,
                const char *key,
                const char *choice)
{
  g_autofree char *value = NULL;
  int index;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL && choice != NULL, FALSE);

  index = pat_options_find (self, key);
  if (index < 0)
    return FALSE;
  value = pat_option_format_value (&self->table->options[index], self->values[index]);
  return strcmp (value, choice) == 0;
}

/**
 * pat_options_set:
 * @self: options
 * @key: the key of an option
 * @value: the number, the index of the choice, or 0 and 1 for off and on
 * @error: return location
 *
 * Sets one option.
 *
 * Fails with %PAT_OPTION_ERROR_UNKNOWN or %PAT_OPTION_ERROR_VALUE.
 *
 * Returns: %FALSE if there is no such option or the value is not allowed; nothing is changed
 *   then
 */
gboolean
pat_options_set (PatOptions  *self,
                 const char  *key,
                 int          value,
                 GError     **error)
{
  int index;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL, FALSE);

  index = pat_options_find_known (self, key, error);
  if (index < 0 || !pat_option_check_value (&self->table->options[index], value, error))
    return FALSE;
  self->values[index] = value;
  return TRUE;
}

/**
 * pat_options_set_text:
 * @self: options
 * @key: the key of an option
 * @value: the value as the notation writes it: `on`, `3`, `vegas`
 * @error: return location
 *
 * Sets one option.
 *
 * Fails with %PAT_OPTION_ERROR_UNKNOWN or %PAT_OPTION_ERROR_VALUE; the message names what is
 * allowed.
 *
 * Returns: %FALSE if there is no such option or the value is not allowed; nothing is changed
 *   then
 */
gboolean
pat_options_set_text (PatOptions  *self,
                      const char  *key,
                      const char  *value,
                      GError     **error)
{
  int index;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL && value != NULL, FALSE);

  index = pat_options_find_known (self, key, error);
  return index >= 0 &&
         pat_option_parse_value (&self->table->options[index], value, &self->values[index], error);
}

/**
 * pat_options_apply_preset:
 * @self: options
 * @key: the key of a preset
 * @error: return location
 *
 * Gives every option the value that the preset says, or its default. The engine's option `flip`
 * is about handling the cards and not about the game: it stays as it is, unless the preset names
 * it.
 *
 * Fails with %PAT_OPTION_ERROR_UNKNOWN.
 *
 * Returns: %FALSE if there is no such preset; nothing is changed then
 */
gboolean
pat_options_apply_preset (PatOptions  *self,
                          const char  *key,
                          GError     **error)
{
  g_autofree int *values = NULL;

  g_return_val_if_fail (PAT_IS_OPTIONS (self) && key != NULL, FALSE);

  values = g_new0 (int, self->table->n_options + 1);
  if (!pat_options_read_preset (self, key, values, error))
    return FALSE;
  g_free (self->values);
  self->values = g_steal_pointer (&values);
  return TRUE;
}

/**
 * pat_options_find_preset:
 * @self: options
 *
 * Returns: (transfer none) (nullable): the key of the first preset whose values are the present
 *   ones, or %NULL
 */
const char *
pat_options_find_preset (PatOptions *self)
{
  g_autofree int *values = NULL;

  g_return_val_if_fail (PAT_IS_OPTIONS (self), NULL);

  values = g_new0 (int, self->table->n_options + 1);
  for (guint i = 0; i < self->table->n_presets; i++)
    if (pat_options_read_preset (self, self->table->presets[i].key, values, NULL) &&
        memcmp (values, self->values, sizeof *values * self->table->n_options) == 0)
      return self->table->presets[i].key;
  return NULL;
}

/**
 * pat_options_reset:
 * @self: options
 *
 * Gives every option its default. What was stored under unknown keys stays: it belongs to another
 * version.
 */
void
pat_options_reset (PatOptions *self)
{
  g_return_if_fail (PAT_IS_OPTIONS (self));

  pat_options_get_initial (self, self->values);
}

/**
 * pat_options_equal:
 * @a: options
 * @b: options
 *
 * Compares two sets; what was stored under unknown keys plays no part, for it changes no rule.
 *
 * Returns: whether both have the same options with the same values
 */
gboolean
pat_options_equal (PatOptions *a,
                   PatOptions *b)
{
  g_return_val_if_fail (PAT_IS_OPTIONS (a) && PAT_IS_OPTIONS (b), FALSE);

  if (a->table->n_options != b->table->n_options)
    return FALSE;
  for (guint i = 0; i < a->table->n_options; i++)
    if (strcmp (a->table->options[i].key, b->table->options[i].key) != 0 ||
        a->values[i] != b->values[i])
      return FALSE;
  return TRUE;
}

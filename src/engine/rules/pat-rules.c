/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The life of compiled rules. */
#include "config.h"

#include "pat-rules-private.h"

G_DEFINE_BOXED_TYPE (PatRules, pat_rules, pat_rules_ref, pat_rules_unref)

static void
copy_table (PatRules *self)
{
  const PatPileSpec *row = self->spec->piles;

  self->table.game = self->spec->game;
  while (row != NULL && self->table.n_rows < PAT_MAX_ROWS && row->count > 0)
    self->table.rows[self->table.n_rows++] = *row++;
}

/**
 * pat_rules_new:
 * @spec: the variant, which must stay as it is
 * @options: (nullable): the options, which are copied; %NULL for the defaults
 * @error: return location
 *
 * Compiles the table of a variant.
 *
 * Fails with %PAT_RULES_ERROR_TABLE, whose message names variant, pile and fault, or with an error
 * of the variant.
 *
 * Returns: (transfer full): the rules, or %NULL
 */
PatRules *
pat_rules_new (const PatVariantSpec  *spec,
               PatOptions            *options,
               GError               **error)
{
  g_autoptr (PatRules) self = g_new0 (PatRules, 1);

  g_return_val_if_fail (spec != NULL, NULL);

  self->ref_count = 1;
  self->spec = spec;
  self->options = options != NULL ? pat_options_copy (options)
                                  : pat_options_new (spec->options, spec->presets);
  copy_table (self);
  if (!pat_rules_configure (self, error))
    {
      if (error != NULL && *error == NULL)
        pat_rules_table_error (self, PAT_MAX_ROWS, error,
                               "the options are refused without a reason");
      g_prefix_error (error, "%s: ", spec->id);
      return NULL;
    }
  if (!pat_rules_compile (self, error) || !pat_rules_compile_deal (self, error))
    return NULL;
  pat_rules_watch_hooks (self);
  return g_steal_pointer (&self);
}

/**
 * pat_rules_ref:
 * @self: rules
 *
 * Takes a reference; may be called from any thread.
 *
 * Returns: (transfer full): @self
 */
PatRules *
pat_rules_ref (PatRules *self)
{
  g_atomic_int_inc (&self->ref_count);
  return self;
}

/**
 * pat_rules_unref:
 * @self: (transfer full): rules
 *
 * Gives a reference back; may be called from any thread.
 */
void
pat_rules_unref (PatRules *self)
{
  if (!g_atomic_int_dec_and_test (&self->ref_count))
    return;
  pat_rules_free_watched (self);
  g_clear_object (&self->options);
  g_free (self->relations);
  g_free (self);
}

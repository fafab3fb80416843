/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The conformance suite: every set of options of a variant, a few deals with each, and the
 * report. */
#include "config.h"

#include "pat-check-private.h"

/* As of PatCheckAspect. The suite speaks to authors, in the language of the code. */
static const char *const aspects[PAT_CHECK_N_ASPECTS] = {
  "table", "options", "presets", "texts", "deal", "conservation", "undo", "moves", "move-text",
  "refusals",
  "position-text", "position-start", "save", "layout", "auto-play", "double-click", "hint",
  "stuck", "solver",
};

/* Everything for one set of options. */
static void
check_options (PatCheck   *self,
               PatOptions *options,
               guint       n_deals)
{
  g_autoptr (GError) error = NULL;

  self->options = options;
  self->number = 0;
  self->refusals = 0;
  self->rules = pat_variant_build_rules (self->variant, options, &error);
  if (self->rules == NULL)
    {
      pat_check_fault (self, PAT_CHECK_TABLE, "no rules can be made: %s", error->message);
      return;
    }
  pat_check_rules_texts (self);
  for (guint i = 1; i <= n_deals; i++)
    pat_check_deal (self, i);
  g_clear_pointer (&self->rules, pat_rules_unref);
}

static guint
report_all (PatCheck           *self,
            PatCheckReportFunc  report,
            gpointer            user_data)
{
  guint n_failed = 0;

  for (guint i = 0; i < PAT_CHECK_N_ASPECTS; i++)
    {
      g_autofree char *message = g_steal_pointer (&self->messages[i]);

      if (self->n_faults[i] > 1)
        {
          char *longer = g_strdup_printf ("%s (%u such faults)", message, self->n_faults[i]);

          g_free (message);
          message = longer;
        }
      n_failed += self->n_faults[i] > 0;
      if (report != NULL)
        report (self->variant, aspects[i], self->n_faults[i] == 0, message, user_data);
    }
  return n_failed;
}

/**
 * pat_check_briefly: (skip)
 * @registry: a registry that has the variant
 * @variant: the variant to try
 *
 * Runs the suite with one deal of the defaults and reports nothing. That it returns is all that
 * the process wants to know which tries a module: see [func@Patience.guard_main].
 */
void
pat_check_briefly (PatRegistry *registry,
                   PatVariant  *variant)
{
  PatCheck check = { .registry = registry, .variant = variant };
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (PatMove));
  g_autofree PatMoves *listed = g_new (PatMoves, 1), *found = g_new (PatMoves, 1);
  g_autoptr (PatOptions) options = NULL;

  g_return_if_fail (PAT_IS_REGISTRY (registry) && PAT_IS_VARIANT (variant));

  options = pat_variant_new_options (variant);
  check.played = played;
  check.listed = listed;
  check.found = found;
  pat_check_variant_texts (&check);
  check_options (&check, options, 1);
  report_all (&check, NULL, NULL);
}

/**
 * pat_check_variant: (skip)
 * @registry: a registry that has the variant, for reading saves
 * @variant: the variant to check
 * @n_deals: how many deals to play with each set of options
 * @report: (nullable) (scope call): hears the result of each aspect
 * @user_data: for @report
 *
 * Runs the conformance suite: all values of all options and all presets build rules; deals are
 * repeatable and complete; random play (always the same) conserves the cards, is undone exactly,
 * and finds as legal what is listed as legal; moves, positions and games survive being written
 * and read; cards lie inside the board; texts are there; hints, double clicks and automatic play
 * make legal moves.
 *
 * Returns: the number of aspects that failed
 */
guint
pat_check_variant (PatRegistry        *registry,
                   PatVariant         *variant,
                   guint               n_deals,
                   PatCheckReportFunc  report,
                   gpointer            user_data)
{
  PatCheck check = { .registry = registry, .variant = variant };
  g_autoptr (GArray) played = g_array_new (FALSE, FALSE, sizeof (PatMove));
  g_autofree PatMoves *listed = g_new (PatMoves, 1), *found = g_new (PatMoves, 1);
  g_autoptr (GPtrArray) sets = NULL;

  g_return_val_if_fail (PAT_IS_REGISTRY (registry) && PAT_IS_VARIANT (variant), 0);

  check.played = played;
  check.listed = listed;
  check.found = found;
  pat_check_variant_texts (&check);
  sets = pat_check_list_options (&check);
  for (guint i = 0; i < sets->len; i++)
    check_options (&check, sets->pdata[i], n_deals);
  return report_all (&check, report, user_data);
}

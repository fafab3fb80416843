/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What `check` does in a process of its own, which a module may end: it loads one module, runs the
 * suite and prints what comes of it. */
#include "config.h"

#include "check.h"
#include "json.h"
#include "output.h"
#include "pat-check.h"

#include <stdio.h>

static void
report_cb (PatVariant *variant,
           const char *aspect,
           gboolean    passed,
           const char *message,
           gpointer    user_data)
{
  Cli *self = user_data;
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *shown = cli_one_line (message);

  if (self->json)
    {
      json_open_object (line, NULL);
      json_add_string (line, "variant", pat_variant_get_id (variant));
      json_add_string (line, "aspect", aspect);
      json_add_boolean (line, "passed", passed);
      json_add_string (line, "message", message);
      json_close_object (line);
      json_print_line (line);
    }
  else
    fprintf (output_get (), "%s\t%s\t%s%s%s\n", pat_variant_get_id (variant), aspect,
             passed ? "ok" : "FAILED", message != NULL ? "\t" : "", shown);
  /* Somebody may be watching, and a variant takes its time. */
  fflush (output_get ());
}

static guint
check_all (Cli         *self,
           PatRegistry *registry,
           guint        n_deals)
{
  GListModel *variants = G_LIST_MODEL (registry);
  guint n_failed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);

      n_failed += pat_check_variant (registry, variant, n_deals, report_cb, self);
    }
  return n_failed;
}

/* A module that cannot be loaded has failed, like one that does not conform. */
guint
check_complain_about_broken (PatRegistry *registry)
{
  guint n = pat_registry_get_n_broken (registry);

  for (guint i = 0; i < n; i++)
    {
      const PatBroken *broken = pat_registry_get_broken (registry, i);

      cli_complain ("%s: %s", broken->path, broken->error->message);
    }
  return n;
}

/* Whether a module was not even tried, through no fault of its own. */
static gboolean
is_untried (PatRegistry *registry)
{
  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    if (g_error_matches (pat_registry_get_broken (registry, i)->error, PAT_REGISTRY_ERROR,
                         PAT_REGISTRY_ERROR_TRIAL))
      return TRUE;
  return FALSE;
}

/* Checks all variants of a module, or one of them. */
CliStatus
check_in_child (Cli        *self,
                const char *path,
                const char *id,
                guint       n_deals)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  PatVariant *variant;
  guint n_failed;

  pat_guard_begin ();
  pat_registry_add_file (registry, path);
  variant = id != NULL ? pat_registry_find (registry, id) : NULL;
  if (variant != NULL)
    n_failed = pat_check_variant (registry, variant, n_deals, report_cb, self);
  else
    n_failed = check_complain_about_broken (registry) + check_all (self, registry, n_deals);
  pat_guard_end ();
  if (is_untried (registry))
    return CLI_BAD;
  return n_failed > 0 ? CLI_NEGATIVE : CLI_DONE;
}

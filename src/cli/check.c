/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `check`: the conformance suite, for variants that are installed and for a module that is being
 * written. */
#include "config.h"

#include "games.h"
#include "json.h"

#include <glib/gi18n.h>
#include <stdio.h>

#define USUAL_DEALS 10
#define MAX_DEALS 100000

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
    printf ("%s\t%s\t%s%s%s\n", pat_variant_get_id (variant), aspect, passed ? "ok" : "FAILED",
            message != NULL ? "\t" : "", shown);
  /* Somebody may be watching, and a variant takes its time. */
  fflush (stdout);
}

/* A module that cannot be loaded has failed, like one that does not conform. */
static guint
complain_about_broken (PatRegistry *registry)
{
  guint n = pat_registry_get_n_broken (registry);

  for (guint i = 0; i < n; i++)
    {
      const PatBroken *broken = pat_registry_get_broken (registry, i);

      cli_complain ("%s: %s", broken->path, broken->error->message);
    }
  return n;
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

static CliStatus
check_module (Cli        *self,
              const char *path,
              guint       n_deals)
{
  g_autoptr (PatRegistry) registry = NULL;
  guint n_failed;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return cli_complain (_("there is no file “%s”"), path);
  registry = pat_registry_new ();
  pat_registry_add_file (registry, path);
  n_failed = complain_about_broken (registry);
  n_failed += check_all (self, registry, n_deals);
  return n_failed > 0 ? CLI_NEGATIVE : CLI_DONE;
}

static CliStatus
check_argument (Cli        *self,
                const char *argument,
                guint       n_deals)
{
  PatVariant *variant;
  guint n_failed;

  if (strchr (argument, G_DIR_SEPARATOR) != NULL || g_str_has_suffix (argument, ".so"))
    return check_module (self, argument, n_deals);
  variant = cli_find_variant (self, argument);
  if (variant == NULL)
    return CLI_BAD;
  n_failed = pat_check_variant (self->registry, variant, n_deals, report_cb, self);
  return n_failed > 0 ? CLI_NEGATIVE : CLI_DONE;
}

static CliStatus
check_arguments (Cli   *self,
                 guint  n_deals)
{
  CliStatus worst = CLI_DONE;

  for (guint i = 0; i < self->n_arguments; i++)
    {
      CliStatus status = check_argument (self, self->arguments[i], n_deals);

      if (status == CLI_BAD)
        return status;
      worst = MAX (worst, status);
    }
  return worst;
}

CliStatus
cli_check (Cli *self)
{
  gboolean all = FALSE;
  int n_deals = USUAL_DEALS;
  GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &all, N_("Check all games"), NULL },
    { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, N_("Play so many deals with each set of options"),
      N_("N") },
    G_OPTION_ENTRY_NULL
  };
  guint n_failed;

  if (!cli_parse (self, entries, NULL) || !cli_expect (self, all ? 0 : 1, all ? 0 : G_MAXUINT))
    return CLI_BAD;
  if (n_deals < 1 || n_deals > MAX_DEALS)
    return cli_complain (_("the number of deals must be between %d and %d"), 1, MAX_DEALS);
  if (!all)
    return check_arguments (self, (guint) n_deals);
  n_failed = complain_about_broken (cli_get_registry (self));
  n_failed += check_all (self, self->registry, (guint) n_deals);
  return n_failed > 0 ? CLI_NEGATIVE : CLI_DONE;
}

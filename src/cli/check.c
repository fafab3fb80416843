/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `check`: the conformance suite, for variants that are installed and for a module that is being
 * written. Each module is checked by a process of its own, which it may end. */
#include "config.h"

#include "check.h"
#include "games.h"
#include "output.h"

#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>

#define USUAL_DEALS 10
#define MAX_DEALS 100000
#define USUAL_SECONDS 10
#define MAX_SECONDS 86400

/* What the options say. */
typedef struct
{
  gboolean all;
  gboolean in_child;
  int      n_deals;
  int      n_seconds;
} Check;

/* What a module says about itself ends up on the screen; what it did is said here. */
static CliStatus
complain_about_end (const char   *path,
                    const GError *error)
{
  cli_complain ("%s: %s", path, error->message);
  return CLI_NEGATIVE;
}

/* Has a process check a module, or one variant of it. */
static CliStatus
run_child (Cli         *self,
           const Check *check,
           const char  *path,
           const char  *id)
{
  g_autofree char *deals = g_strdup_printf ("--deals=%d", check->n_deals);
  const char *arguments[9] = { "/proc/self/exe", self->command->name, "--in-child", deals };
  g_autoptr (GError) error = NULL;
  guint n = 4;
  int status = CLI_DONE;
  gboolean done;

  if (self->json)
    arguments[n++] = "--json";
  arguments[n++] = "--";
  arguments[n++] = path;
  arguments[n++] = id;
  output_lend ();
  done = pat_guard_run (arguments, (guint) check->n_seconds, &status, &error);
  output_regain ();
  if (done)
    {
      /* It may be loaded again, whatever it did before. */
      pat_guard_forget (path);
      return (CliStatus) status;
    }
  /* The same end as that of a command that prints its results itself. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE))
    {
      raise (SIGPIPE);
      /* Whoever has started the program may want it to go on. */
      return cli_complain (_("the output could not be written"));
    }
  if (g_error_matches (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED))
    return complain_about_end (path, error);
  return cli_complain ("%s: %s", path, error->message);
}

static CliStatus
check_variant (Cli         *self,
               const Check *check,
               PatVariant  *variant)
{
  const char *id = pat_variant_get_id (variant);

  return run_child (self, check, pat_registry_get_path (cli_get_registry (self), id), id);
}

static CliStatus
check_argument (Cli         *self,
                const Check *check,
                const char  *argument)
{
  PatVariant *variant;

  if (strchr (argument, G_DIR_SEPARATOR) != NULL || g_str_has_suffix (argument, ".so"))
    {
      if (!g_file_test (argument, G_FILE_TEST_EXISTS))
        /* Translators: %s is the name of a file, such as “game.so” */
        return cli_complain (_("there is no file “%s”"), argument);
      return run_child (self, check, argument, NULL);
    }
  variant = cli_find_variant (self, argument);
  cli_complain_about_left_out (self);
  return variant != NULL ? check_variant (self, check, variant) : CLI_BAD;
}

static CliStatus
check_arguments (Cli         *self,
                 const Check *check)
{
  CliStatus worst = CLI_DONE;

  for (guint i = 0; i < self->n_arguments; i++)
    {
      CliStatus status = check_argument (self, check, self->arguments[i]);

      if (status == CLI_BAD)
        return status;
      worst = MAX (worst, status);
    }
  return worst;
}

static CliStatus
check_all (Cli         *self,
           const Check *check)
{
  GListModel *variants = G_LIST_MODEL (cli_get_registry (self));
  CliStatus worst;

  cli_complain_about_left_out (self);
  worst = check_complain_about_broken (self->registry) > 0 ? CLI_NEGATIVE : CLI_DONE;
  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (variants, i);
      CliStatus status = check_variant (self, check, variant);

      worst = MAX (worst, status);
      /* If the output cannot be written, the other checks could only say the same. */
      if (status == CLI_BAD)
        break;
    }
  return worst;
}

CliStatus
cli_check (Cli *self)
{
  Check check = { .n_deals = USUAL_DEALS, .n_seconds = USUAL_SECONDS };
  GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_NONE, &check.all, N_("Check all games"), NULL },
    { "deals", 0, 0, G_OPTION_ARG_INT, &check.n_deals,
      N_("Play so many deals with each set of options"), N_("N") },
    { "timeout", 0, 0, G_OPTION_ARG_INT, &check.n_seconds,
      N_("End a check in which nothing happens for so many seconds"), N_("SECONDS") },
    { "in-child", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &check.in_child, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!cli_parse (self, entries, NULL) ||
      !cli_expect (self, check.all ? 0 : 1, check.all ? 0 : G_MAXUINT))
    return CLI_BAD;
  if (check.n_deals < 1 || check.n_deals > MAX_DEALS)
    /* Translators: the smallest and the largest number that may be given */
    return cli_complain (_("the number of deals must be between %d and %d"), 1, MAX_DEALS);
  if (check.n_seconds < 1 || check.n_seconds > MAX_SECONDS)
    /* Translators: the smallest and the largest number that may be given */
    return cli_complain (_("the number of seconds must be between %d and %d"), 1, MAX_SECONDS);
  if (check.in_child)
    return check_in_child (self, self->arguments[0], self->arguments[1], (guint) check.n_deals);
  return check.all ? check_all (self, &check) : check_arguments (self, &check);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line companion: finds the subcommand and hands over to it. */
#include "config.h"

#include "common.h"
#include "output.h"
#include "pat-check.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#define PROGRAM "riffle-cli"
#define PATIENCE 10 /* seconds for each step of a module that nobody knows yet */

static const CliCommand commands[] = {
  { "list", N_("[--broken]"), N_("List all games"), cli_list },
  { "rules", N_("GAME[:OPTIONS]"), N_("Explain how a game is played"), cli_rules },
  { "options", N_("GAME"), N_("List the options and presets of a game"), cli_options },
  { "deal", N_("DEAL"), N_("Print the position that a deal string names"), cli_deal },
  { "play", N_("DEAL|--position=FILE [MOVE…]"), N_("Play moves and print where they lead"),
    cli_play },
  { "moves", N_("DEAL|--position=FILE"), N_("List all legal moves of a position"), cli_moves },
  { "solve", N_("DEAL|--position=FILE|GAME --from=NUMBER --to=NUMBER"),
    N_("Find out whether a deal can be won, and how"), cli_solve },
  { "grade", N_("DEAL|--position=FILE"), N_("Say how hard a deal is, and why"), cli_grade },
  { "check", N_("GAME|MODULE.so…"), N_("Check that games are in order"), cli_check },
  { "verify", N_("FILE"), N_("Replay what others say they have played"), cli_verify },
  { "perft", N_("DEPTH DEAL|--position=FILE"), N_("Count the sequences of that many moves"),
    cli_perft },
  { "convert", N_("FILE"), N_("Print a saved game in the current format"), cli_convert },
};

/* Started from the build, the program uses the translations of the build; the registry does the
 * same for modules. What the environment says counts more. */
static void
prepare (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  gboolean in_build = program != NULL &&
                      g_str_has_prefix (program, RIFFLE_BUILD_DIR G_DIR_SEPARATOR_S);
  const char *chosen = g_getenv ("RIFFLE_LOCALEDIR");

  if (chosen == NULL || *chosen == '\0')
    chosen = in_build ? RIFFLE_BUILD_DIR "/po" : RIFFLE_LOCALEDIR;
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, chosen);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
print_usage (FILE *file)
{
  /* Translators: %s is the name of the program, riffle-cli */
  fprintf (file, _("Usage: %s COMMAND [OPTION…] [ARGUMENT…]\n\n"), PROGRAM);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (file, "  %-8s  %s\n", commands[i].name, _(commands[i].summary));
  fputs (_("\nA deal is written GAME#NUMBER or GAME:OPTION=VALUE,…#NUMBER.\n"
           "Each command explains itself with --help, and prints JSON Lines with --json.\n"), file);
  /* Translators: what the numbers mean with which the program ends */
  fputs (_("Exit status: 0 done, 1 a negative answer, 2 bad usage or input, 3 undecided.\n"), file);
}

static CliStatus
refuse_command (const char *name)
{
  const char *names[G_N_ELEMENTS (commands) + 1] = { NULL };
  g_autofree char *shown = cli_quote (name);
  const char *meant;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;
  meant = cli_suggest (name, names);
  if (meant != NULL)
    /* Translators: what was typed, and the command that is nearest to it, such as “lst” and
       “list” */
    return cli_complain (_("there is no command “%s”. Did you mean “%s”?"), shown, meant);
  /* Translators: %s is what was typed, such as “start” */
  return cli_complain (_("there is no command “%s”; --help lists them"), shown);
}

static const CliCommand *
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (name, commands[i].name) == 0)
      return &commands[i];
  return NULL;
}

static CliStatus
run (char **arguments)
{
  g_autofree char *name = NULL;
  Cli cli = { NULL };
  CliStatus status;

  cli.command = find_command (arguments[0]);
  if (cli.command == NULL)
    return refuse_command (arguments[0]);
  name = g_strdup_printf (PROGRAM " %s", arguments[0]);
  g_set_prgname (name);
  cli.arguments = g_strdupv (arguments + 1);
  status = cli.command->run (&cli);
  if (cli.help)
    status = CLI_DONE;
  g_strfreev (cli.arguments);
  g_clear_object (&cli.registry);
  return status;
}

/* `help` and `help COMMAND` are what people try first. */
static CliStatus
help (const char *name)
{
  char *arguments[] = { (char *) name, (char *) "--help", NULL };

  if (name != NULL)
    return run (arguments);
  print_usage (output_get ());
  return CLI_DONE;
}

static CliStatus
refuse_extra (const char *argument)
{
  g_autofree char *shown = cli_quote (argument);

  /* Translators: %s is what was typed, such as “klondike” */
  return cli_complain (_("“%s” is one argument too many"), shown);
}

static CliStatus
print_version (void)
{
  fputs (PROGRAM " " RIFFLE_VERSION "\n", output_get ());
  return CLI_DONE;
}

static CliStatus
dispatch (char **arguments)
{
  if (arguments[0] == NULL)
    {
      print_usage (stderr);
      return CLI_BAD;
    }
  if (strcmp (arguments[0], "--help") == 0 || strcmp (arguments[0], "-h") == 0 ||
      strcmp (arguments[0], "help") == 0)
    return arguments[1] != NULL && arguments[2] != NULL ? refuse_extra (arguments[2])
           : help (arguments[1]);
  if (strcmp (arguments[0], "--version") == 0)
    return arguments[1] != NULL ? refuse_extra (arguments[1]) : print_version ();
  return run (arguments);
}

int
main (int    argc,
      char **argv)
{
  CliStatus status;

  prepare ();
  pat_environment_repair ();
  output_open ();
  if (argc > 1 && g_str_equal (argv[1], PAT_GUARD_OPTION))
    return pat_guard_main (argv + 2, pat_check_briefly);
  g_set_prgname (PROGRAM);
  pat_guard_set_up ("/proc/self/exe", NULL, PATIENCE);
  status = dispatch (argv + 1);
  /* Half a result must not look like a whole one. */
  if (!output_finish ())
    status = cli_complain (_("the output could not be written"));
  pat_guard_close ();
  return (int) status;
}

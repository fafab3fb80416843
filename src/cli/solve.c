/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `solve`: whether a deal or a position can be won, and how. */
#include "config.h"

#include "solve.h"

#include "games.h"
#include "json.h"
#include "output.h"
#include "progress.h"

#include <glib/gi18n.h>
#include <stdio.h>

/* What is searched without a limit of one's own: a minute, and a good part of a computer. */
#define MAX_SECONDS 60
#define MAX_BYTES G_GUINT64_CONSTANT (3000000000)
#define MAX_JOBS 1024

const char *const solve_verdicts[] = { "unknown", "winnable", "unwinnable" };
const char *const solve_limits[] = { "none", "states", "seconds", "memory" };

PatSolver *
solve_new_solver (const PatRules     *rules,
                  const SolveOptions *options)
{
  PatSolver *solver = pat_solver_new (rules);

  pat_solver_set_max_states (solver, (guint64) options->max_states);
  pat_solver_set_max_seconds (solver, options->max_seconds);
  pat_solver_set_max_bytes (solver, MAX_BYTES / (guint) MAX (options->jobs, 1));
  return solver;
}

static void
print_moves (const PatRules    *rules,
             const PatSolution *solution)
{
  fputs ("moves:", output_get ());
  for (guint i = 0; i < pat_solution_get_n_moves (solution); i++)
    {
      g_autofree char *text = pat_move_to_string (pat_solution_get_move (solution, i), rules);

      fprintf (output_get (), " %s", text);
    }
  fputs ("\n", output_get ());
}

static void
print_text (const PatRules     *rules,
            const PatSolution  *solution,
            const SolveOptions *options)
{
  PatVerdict verdict = pat_solution_get_verdict (solution);
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  fprintf (output_get (), "%s\n", solve_verdicts[verdict]);
  if (options->quiet)
    return;
  if (verdict == PAT_VERDICT_WINNABLE)
    print_moves (rules, solution);
  if (verdict == PAT_VERDICT_UNKNOWN)
    fprintf (output_get (), "limit: %s\n", solve_limits[pat_solution_get_limit (solution)]);
  fprintf (output_get (), "states: %" G_GUINT64_FORMAT "\nseconds: %s\n",
           pat_solution_get_states (solution),
           g_ascii_formatd (seconds, sizeof seconds, "%.3f",
                            pat_solution_get_seconds (solution)));
}

static void
print_json (const PatRules    *rules,
            const PatSolution *solution)
{
  PatVerdict verdict = pat_solution_get_verdict (solution);
  g_autoptr (GString) line = g_string_new (NULL);

  json_open_object (line, NULL);
  json_add_string (line, "verdict", solve_verdicts[verdict]);
  if (verdict == PAT_VERDICT_WINNABLE)
    json_open_array (line, "moves");
  for (guint i = 0; i < pat_solution_get_n_moves (solution); i++)
    {
      g_autofree char *text = pat_move_to_string (pat_solution_get_move (solution, i), rules);

      json_add_string (line, NULL, text);
    }
  if (verdict == PAT_VERDICT_WINNABLE)
    json_close_array (line);
  if (verdict == PAT_VERDICT_UNKNOWN)
    json_add_string (line, "limit", solve_limits[pat_solution_get_limit (solution)]);
  json_add_number (line, "states", (gint64) pat_solution_get_states (solution));
  json_add_decimal (line, "seconds", pat_solution_get_seconds (solution));
  json_close_object (line);
  json_print_line (line);
}

static void
progress_cb (guint64  states,
             double   seconds,
             gpointer data)
{
  Progress *progress = data;

  progress_show_count (progress, states, seconds);
}

static CliStatus
status_of (PatVerdict verdict)
{
  return verdict == PAT_VERDICT_WINNABLE ? CLI_DONE
         : verdict == PAT_VERDICT_UNWINNABLE ? CLI_NEGATIVE : CLI_UNDECIDED;
}

static CliStatus
solve_one (Cli                *self,
           PatGame            *game,
           const SolveOptions *options)
{
  const PatRules *rules = pat_game_get_rules (game);
  g_autoptr (PatSolver) solver = solve_new_solver (rules, options);
  g_autoptr (PatSolution) solution = NULL;
  g_autoptr (GError) error = NULL;
  Progress progress;

  progress_init (&progress, 0);
  solution = pat_solver_solve (solver, pat_game_get_position (game), NULL, progress_cb, &progress,
                               &error);
  progress_clear (&progress);
  if (solution == NULL)
    return cli_complain ("%s", error->message);
  if (self->json)
    print_json (rules, solution);
  else
    print_text (rules, solution, options);
  return status_of (pat_solution_get_verdict (solution));
}

/* Complains about numbers that mean nothing. */
static gboolean
check_options (const SolveOptions *options,
               const char         *path)
{
  gboolean has_range = options->from != 0 || options->to != 0;

  if (options->max_states < 0 || !(options->max_seconds >= 0))
    /* Translators: --max-states and --max-seconds are options and stay as they are */
    cli_complain (_("--max-states and --max-seconds cannot be negative"));
  else if (options->jobs < 1 || options->jobs > MAX_JOBS)
    /* Translators: --jobs is an option and stays as it is; %d is a number, such as 1024 */
    cli_complain (_("--jobs is a number from 1 to %d"), MAX_JOBS);
  else if (has_range && (options->from < 1 || options->to < options->from))
    /* Translators: --from and --to are options and stay as they are */
    cli_complain (_("--from and --to are the first and the last number of a range of deals"));
  else if (has_range && path != NULL)
    /* Translators: --position, --from and --to are options and stay as they are */
    cli_complain (_("--position is one position; --from and --to do not go with it"));
  else
    return TRUE;
  return FALSE;
}

CliStatus
cli_solve (Cli *self)
{
  g_autofree char *path = NULL;
  SolveOptions options = { .max_seconds = MAX_SECONDS, .jobs = 1 };
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"), N_("FILE") },
    { "from", 0, 0, G_OPTION_ARG_INT64, &options.from,
      N_("The first number of a range of deals"), N_("NUMBER") },
    { "to", 0, 0, G_OPTION_ARG_INT64, &options.to,
      N_("The last number of the range"), N_("NUMBER") },
    { "max-states", 0, 0, G_OPTION_ARG_INT64, &options.max_states,
      N_("Look at no more positions than that for each deal"), N_("N") },
    { "max-seconds", 0, 0, G_OPTION_ARG_DOUBLE, &options.max_seconds,
      N_("Take no more processor time than that for each deal; usually 60, 0 is any time"),
      N_("SECONDS") },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options.jobs,
      N_("Solve so many deals of a range at the same time"), N_("N") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &options.quiet,
      N_("Print only the verdict, or of a range only the summary"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PatGame) game = NULL;

  if (!cli_parse (self, entries, _("All cards are known to it, those that lie face down, too.\n"
                                   "Exit status: 0 it can be won, 1 it cannot be won, 3 a limit "
                                   "was reached\nbefore that was known.")) ||
      !check_options (&options, path))
    return CLI_BAD;
  if (options.from != 0)
    return solve_range (self, &options);
  game = cli_open_game (self, path);
  if (game == NULL || !cli_expect (self, 0, 0))
    return CLI_BAD;
  return solve_one (self, game, &options);
}

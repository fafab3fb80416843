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

/* Translators: the words before colons, “states”, “seconds”, “memory” and the verdicts stay as they
   are */
static const char help[] = N_(
  "The solver knows all cards, also those that lie face down. The first line is the verdict:\n"
  "“winnable”, “unwinnable” (proven) or “unknown” (a limit was reached). Then follow:\n"
  "  moves:    the moves that win, if it can be won\n"
  "  limit:    the limit that was reached: states, seconds or memory (3 GB)\n"
  "  states:   how many positions were looked at\n"
  "  seconds:  the processor time that this took\n"
  "A range has a line for each deal, with tabs between its number, the verdict, the positions and\n"
  "the number of moves that win (“-” if there are none), and a summary. The summary names the\n"
  "limits that were reached, each with the number of deals.\n"
  "Exit status: 0 it can be won, 1 it cannot be won, 3 unknown. For a range: 0 every deal has a\n"
  "verdict, 3 some are unknown.");

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
check_limits (const SolveOptions *options)
{
  if (options->max_states < 0)
    /* Translators: --max-states is an option and stays as it is */
    cli_complain (_("--max-states cannot be negative"));
  else if (!(options->max_seconds >= 0))
    /* Translators: --max-seconds is an option and stays as it is */
    cli_complain (_("--max-seconds is a number of seconds, or 0 for no limit"));
  else if (options->jobs < 1 || options->jobs > MAX_JOBS)
    /* Translators: --jobs is an option and stays as it is; %d is a number, such as 1024 */
    cli_complain (_("--jobs is a number from 1 to %d"), MAX_JOBS);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_range (const SolveOptions *options,
             const char         *path)
{
  if (path != NULL)
    /* Translators: --position, --from and --to are options and stay as they are */
    cli_complain (_("--position is one position; --from and --to do not go with it"));
  else if (options->from == G_MININT64 || options->to == G_MININT64)
    /* Translators: --from and --to are options and stay as they are */
    cli_complain (_("both --from and --to are needed, for the first and the last deal of a "
                    "range"));
  else if (options->from < 1)
    /* Translators: --from is an option and stays as it is */
    cli_complain (_("--from is the number of a deal, from 1 on"));
  else if (options->to < options->from)
    /* Translators: --from and --to are options and stay as they are */
    cli_complain (_("--to cannot be below --from"));
  else
    return TRUE;
  return FALSE;
}

CliStatus
cli_solve (Cli *self)
{
  g_autofree char *path = NULL;
  /* Without a range, its ends keep a number that no deal has. */
  SolveOptions options = {
    .from = G_MININT64, .to = G_MININT64, .max_seconds = MAX_SECONDS, .jobs = 1
  };
  GOptionEntry entries[] = {
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_("Begin with the position in a file; “-” is standard input"), N_("FILE") },
    { "from", 0, 0, G_OPTION_ARG_INT64, &options.from,
      N_("The first number of a range of deals"), N_("NUMBER") },
    { "to", 0, 0, G_OPTION_ARG_INT64, &options.to,
      N_("The last number of the range"), N_("NUMBER") },
    { "max-states", 0, 0, G_OPTION_ARG_INT64, &options.max_states,
      N_("Look at no more positions than that for each deal; usually 0, which is no limit"),
      N_("N") },
    { "max-seconds", 0, 0, G_OPTION_ARG_DOUBLE, &options.max_seconds,
      N_("Take no more processor time than that for each deal; usually 60, 0 is no limit"),
      N_("SECONDS") },
    { "jobs", 0, 0, G_OPTION_ARG_INT, &options.jobs,
      N_("Solve this number of deals of a range at the same time"), N_("N") },
    { "quiet", 0, 0, G_OPTION_ARG_NONE, &options.quiet,
      N_("Print only the verdict, or of a range only the summary"), NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (PatGame) game = NULL;

  if (!cli_parse (self, entries, _(help)) || !check_limits (&options))
    return CLI_BAD;
  if (options.from != G_MININT64 || options.to != G_MININT64)
    return check_range (&options, path) ? solve_range (self, &options) : CLI_BAD;
  game = cli_open_game (self, path);
  if (game == NULL || !cli_expect (self, 0, 0))
    return CLI_BAD;
  return solve_one (self, game, &options);
}

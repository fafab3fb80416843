/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves many deals of a game, several at the same time, and prints them in their order. */
#include "config.h"

#include "solve.h"

#include "games.h"
#include "json.h"
#include "output.h"
#include "progress.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* How many deals may wait for one before them to be printed. */
#define MAX_AHEAD 64

/* A deal that is solved in some thread. */
typedef struct
{
  gint64       number;
  PatSolution *solution; /* NULL until it is solved */
  GError      *error;
} Deal;

typedef struct
{
  Cli                *cli;
  const SolveOptions *options;
  const PatRules     *rules;
  PatSolver          *solver;
  GCancellable       *cancellable; /* ends the searches that nobody waits for any more */
  GMutex              mutex;
  GCond               solved;
  GQueue              deals;  /* of Deal, in their order; those ahead of what is printed */
  guint64             n[3];   /* by verdict */
  guint64             n_stopped[PAT_SOLVER_LIMIT_BYTES + 1]; /* of those unknown, by limit */
  guint64             states;
  double              seconds;
} Range;

/* Called in a thread of the pool. */
static void
solve_deal (gpointer data,
            gpointer user_data)
{
  Deal *deal = data;
  Range *self = user_data;
  PatPosition position;
  PatSolution *solution;
  g_autoptr (GError) error = NULL;

  pat_rules_deal (self->rules, (guint64) deal->number, &position);
  solution = pat_solver_solve (self->solver, &position, self->cancellable, NULL, NULL, &error);
  g_mutex_lock (&self->mutex);
  deal->solution = solution;
  deal->error = g_steal_pointer (&error);
  g_cond_signal (&self->solved);
  g_mutex_unlock (&self->mutex);
}

static void
print_deal_as_json (const Deal *deal)
{
  PatVerdict verdict = pat_solution_get_verdict (deal->solution);
  g_autoptr (GString) line = g_string_new (NULL);

  json_open_object (line, NULL);
  json_add_number (line, "number", deal->number);
  json_add_string (line, "verdict", solve_verdicts[verdict]);
  json_add_number (line, "states", (gint64) pat_solution_get_states (deal->solution));
  if (verdict == PAT_VERDICT_WINNABLE)
    json_add_number (line, "length", pat_solution_get_n_moves (deal->solution));
  if (verdict == PAT_VERDICT_UNKNOWN)
    json_add_string (line, "limit", solve_limits[pat_solution_get_limit (deal->solution)]);
  json_close_object (line);
  json_print_line (line);
}

static void
print_deal (Range      *self,
            const Deal *deal)
{
  PatVerdict verdict = pat_solution_get_verdict (deal->solution);
  g_autofree char *length = g_strdup_printf ("%u", pat_solution_get_n_moves (deal->solution));

  if (self->options->quiet)
    return;
  if (self->cli->json)
    {
      print_deal_as_json (deal);
      return;
    }
  fprintf (output_get (), "%" G_GINT64_FORMAT "\t%s\t%" G_GUINT64_FORMAT "\t%s\n", deal->number,
           solve_verdicts[verdict], pat_solution_get_states (deal->solution),
           verdict == PAT_VERDICT_WINNABLE ? length : "-");
}

static void
add_up (Range      *self,
        const Deal *deal)
{
  PatVerdict verdict = pat_solution_get_verdict (deal->solution);

  self->n[verdict]++;
  if (verdict == PAT_VERDICT_UNKNOWN)
    self->n_stopped[pat_solution_get_limit (deal->solution)]++;
  self->states += pat_solution_get_states (deal->solution);
  self->seconds += pat_solution_get_seconds (deal->solution);
}

/* The limits that were reached, each with the number of deals. */
static void
print_limits (Range *self)
{
  const char *between = "limit: ";

  if (self->n[PAT_VERDICT_UNKNOWN] == 0)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->n_stopped); i++)
    if (self->n_stopped[i] > 0)
      {
        fprintf (output_get (), "%s%s %" G_GUINT64_FORMAT, between, solve_limits[i],
                 self->n_stopped[i]);
        between = ", ";
      }
  fputs ("\n", output_get ());
}

static void
print_summary (Range *self)
{
  g_autoptr (GString) line = g_string_new (NULL);
  char seconds[G_ASCII_DTOSTR_BUF_SIZE];

  if (self->cli->json)
    {
      json_open_object (line, NULL);
      json_add_number (line, "winnable", (gint64) self->n[PAT_VERDICT_WINNABLE]);
      json_add_number (line, "unwinnable", (gint64) self->n[PAT_VERDICT_UNWINNABLE]);
      json_add_number (line, "unknown", (gint64) self->n[PAT_VERDICT_UNKNOWN]);
      json_open_object (line, "limits");
      for (guint i = PAT_SOLVER_LIMIT_STATES; i <= PAT_SOLVER_LIMIT_BYTES; i++)
        json_add_number (line, solve_limits[i], (gint64) self->n_stopped[i]);
      json_close_object (line);
      json_add_number (line, "states", (gint64) self->states);
      json_add_decimal (line, "seconds", self->seconds);
      json_close_object (line);
      json_print_line (line);
      return;
    }
  fprintf (output_get (),
           "winnable: %" G_GUINT64_FORMAT "\nunwinnable: %" G_GUINT64_FORMAT
           "\nunknown: %" G_GUINT64_FORMAT "\n",
           self->n[PAT_VERDICT_WINNABLE], self->n[PAT_VERDICT_UNWINNABLE],
           self->n[PAT_VERDICT_UNKNOWN]);
  print_limits (self);
  fprintf (output_get (), "states: %" G_GUINT64_FORMAT "\nseconds: %s\n", self->states,
           g_ascii_formatd (seconds, sizeof seconds, "%.3f", self->seconds));
}

static void
push_deal (Range       *self,
           GThreadPool *pool,
           gint64       number)
{
  Deal *deal = g_new0 (Deal, 1);

  deal->number = number;
  g_queue_push_tail (&self->deals, deal);
  g_thread_pool_push (pool, deal, NULL);
}

/* Waits for the first of the deals that are not printed yet. */
static Deal *
wait_for_deal (Range *self)
{
  Deal *deal = g_queue_pop_head (&self->deals);

  g_mutex_lock (&self->mutex);
  while (deal->solution == NULL && deal->error == NULL)
    g_cond_wait (&self->solved, &self->mutex);
  g_mutex_unlock (&self->mutex);
  return deal;
}

static void
free_deal (Deal *deal)
{
  g_clear_pointer (&deal->solution, pat_solution_free);
  g_clear_error (&deal->error);
  g_free (deal);
}

/* Returns FALSE after a complaint, or if nothing more can be written; that is complained of at the
 * end of the program. */
static gboolean
take_deal (Range    *self,
           Progress *progress)
{
  Deal *deal = wait_for_deal (self);
  gboolean good = deal->solution != NULL;

  progress_clear (progress);
  if (good)
    {
      add_up (self, deal);
      print_deal (self, deal);
      good = output_finish ();
      progress_show_share (progress, (guint64) (deal->number - self->options->from + 1));
    }
  else
    cli_complain ("%s", deal->error->message);
  free_deal (deal);
  return good;
}

static CliStatus
run (Range *self)
{
  const SolveOptions *options = self->options;
  GThreadPool *pool = g_thread_pool_new (solve_deal, self, options->jobs, TRUE, NULL);
  guint64 n = (guint64) (options->to - options->from) + 1, n_pushed = 0;
  gboolean good = TRUE;
  Progress progress;

  progress_init (&progress, n);
  while (good && (n_pushed < n || self->deals.length > 0))
    {
      while (n_pushed < n && self->deals.length < MAX_AHEAD + (guint) options->jobs)
        push_deal (self, pool, options->from + (gint64) n_pushed++);
      good = take_deal (self, &progress);
    }
  if (!good)
    g_cancellable_cancel (self->cancellable);
  g_thread_pool_free (pool, !good, TRUE);
  progress_clear (&progress);
  g_queue_clear_full (&self->deals, (GDestroyNotify) free_deal);
  if (!good)
    return CLI_BAD;
  print_summary (self);
  return self->n[PAT_VERDICT_UNKNOWN] > 0 ? CLI_UNDECIDED : CLI_DONE;
}

CliStatus
solve_range (Cli                *self,
             const SolveOptions *options)
{
  Range range = { .cli = self, .options = options };
  g_autoptr (PatOptions) values = NULL;
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (PatSolver) solver = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  PatVariant *variant;
  CliStatus status;

  if (!cli_expect (self, 1, 1))
    return CLI_BAD;
  if (strchr (self->arguments[0], '#') != NULL)
    /* Translators: --from and --to are options and stay as they are */
    return cli_complain (_("--from and --to go with the name of a game, not with the number of a "
                           "deal"));
  variant = cli_open_variant (self, self->arguments[0], &values);
  if (variant == NULL)
    return CLI_BAD;
  rules = pat_variant_build_rules (variant, values, &error);
  if (rules == NULL)
    return cli_complain ("%s", error->message);
  solver = solve_new_solver (rules, options);
  range.rules = rules;
  range.solver = solver;
  range.cancellable = cancellable;
  g_mutex_init (&range.mutex);
  g_cond_init (&range.solved);
  status = run (&range);
  g_mutex_clear (&range.mutex);
  g_cond_clear (&range.solved);
  return status;
}

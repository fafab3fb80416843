/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the lists of deals that can be won, and says which of them are stale.
 *
 *   winnable-deals make DEALS STATES GAME…
 *                     prints a list for the deals 1 to DEALS of a game, such as klondike:draw=3;
 *                     more games are those in which the same deals can be won, and -OPTION is one
 *                     that does not matter for that
 *   winnable-deals check FILE [N]
 *                     solves N of the deals in a list once more
 *
 * The solver looks at so many positions for each deal, STATES, and takes what time that needs, so
 * that the same list comes out on every machine. make-lists makes all lists of the tree. */
#include "config.h"

#include <patience.h>

#include <stdio.h>
#include <unistd.h>

#include "riffle-winnable-list.h"

#define N_SAMPLES 16

#define USAGE                                                                   \
  "usage: winnable-deals make DEALS STATES GAME…\n"                             \
  "       winnable-deals check FILE [N]\n"                                      \
  "\n"                                                                          \
  "  make   prints a list of those of the deals 1 to DEALS that can be won, as\n" \
  "         far as looking at STATES positions of each shows. Further games are\n" \
  "         those with the same deals; -OPTION is an option that does not matter\n" \
  "  check  solves N deals of a list once more\n"

static int
complain (const char *message)
{
  fprintf (stderr, "winnable-deals: %s\n", message);
  return 1;
}

static PatRules *
build_rules (PatRegistry  *registry,
             const char   *game,
             GError      **error)
{
  g_autoptr (PatDeal) parts = pat_deal_parse (game, error);
  g_autoptr (PatOptions) options = NULL;
  PatVariant *variant;

  if (parts == NULL)
    return NULL;
  variant = pat_registry_find (registry, parts->variant);
  if (variant == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "there is no game %s", game);
      return NULL;
    }
  options = pat_variant_new_options (variant);
  if (!pat_options_parse (options, parts->options, error))
    return NULL;
  return pat_variant_build_rules (variant, options, error);
}

static gboolean
can_be_won (PatSolver      *solver,
            const PatRules *rules,
            guint           number)
{
  g_autoptr (PatSolution) solution = NULL;
  PatPosition position;

  pat_rules_deal (rules, number, &position);
  solution = pat_solver_solve (solver, &position, NULL, NULL, NULL, NULL);
  return solution != NULL && pat_solution_get_verdict (solution) == PAT_VERDICT_WINNABLE;
}

static void
show_progress (const char *game,
               guint       done,
               guint       n_deals)
{
  if (isatty (STDERR_FILENO))
    fprintf (stderr, "\r\033[K%s %u/%u%s", game, done, n_deals, done == n_deals ? "\n" : "");
}

static void
fill_list (RiffleWinnableList *list,
           const PatRules     *rules)
{
  const char *game = riffle_winnable_list_get_games (list)[0];
  guint n_deals = riffle_winnable_list_get_n_deals (list);
  g_autoptr (PatSolver) solver = pat_solver_new (rules);

  pat_solver_set_max_states (solver, riffle_winnable_list_get_max_states (list));
  for (guint number = 1; number <= n_deals; number++)
    {
      if (can_be_won (solver, rules, number))
        riffle_winnable_list_add (list, number);
      show_progress (game, number, n_deals);
    }
}

/* The keys of “-undo -clock …”. */
static char **
list_ignored (char **games)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; games[i] != NULL; i++)
    if (games[i][0] == '-')
      g_strv_builder_add (builder, games[i] + 1);
  return g_strv_builder_end (builder);
}

/* Complains about an option that the game does not have. Returns: whether there is one */
static gboolean
has_bad_option (const PatRules     *rules,
                const char *const  *ignored)
{
  const PatVariantSpec *variant = pat_rules_get_variant (rules);

  for (guint i = 0; ignored[i] != NULL; i++)
    {
      const PatOption *option = variant->options;

      while (option != NULL && option->key != NULL && !g_str_equal (option->key, ignored[i]))
        option++;
      if (option != NULL && option->key != NULL)
        continue;
      fprintf (stderr, "winnable-deals: %s has no option %s\n", variant->id, ignored[i]);
      return TRUE;
    }
  return FALSE;
}

static int
make (PatRegistry  *registry,
      guint         n_deals,
      guint64       max_states,
      char        **games)
{
  g_auto (GStrv) ignored = list_ignored (games);
  g_autoptr (RiffleWinnableList) list = NULL;
  g_autoptr (PatRules) first = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (PatRules) rules = NULL;

      if (games[i][0] == '-')
        continue;
      rules = build_rules (registry, games[i], &error);
      if (rules == NULL)
        return complain (error->message);
      if (has_bad_option (rules, (const char *const *) ignored))
        return 1;
      if (list == NULL)
        {
          list = riffle_winnable_list_new (rules, (const char *const *) ignored, n_deals,
                                           max_states);
          first = g_steal_pointer (&rules);
        }
      else if (!riffle_winnable_list_add_game (list, rules))
        return complain ("these games have different rules");
    }
  if (list == NULL)
    return complain ("no game is named");
  fill_list (list, first);
  text = riffle_winnable_list_to_string (list);
  fputs (text, stdout);
  return 0;
}

/* Solves some deals of the list, from all of its parts. */
static int
check_deals (const RiffleWinnableList *list,
             const PatRules           *rules,
             guint                     n_samples)
{
  g_autoptr (PatSolver) solver = pat_solver_new (rules);
  guint n_winnable = riffle_winnable_list_get_n_winnable (list);

  n_samples = MIN (n_samples, n_winnable);
  pat_solver_set_max_states (solver, riffle_winnable_list_get_max_states (list));
  for (guint i = 0; i < n_samples; i++)
    {
      guint64 nth = (guint64) i * n_winnable / n_samples;
      guint number = riffle_winnable_list_get (list, (guint) nth);

      if (can_be_won (solver, rules, number))
        continue;
      fprintf (stderr, "%s: deal %u could not be won any more\n",
               riffle_winnable_list_get_games (list)[0], number);
      return 1;
    }
  return 0;
}

static int
check_games (PatRegistry              *registry,
             const RiffleWinnableList *list,
             guint                     n_samples)
{
  const char *const *games = riffle_winnable_list_get_games (list);
  g_autoptr (GError) error = NULL;
  int status = 0;

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (PatRules) rules = build_rules (registry, games[i], &error);

      if (rules == NULL)
        return complain (error->message);
      if (riffle_winnable_list_fits (list, rules))
        status |= check_deals (list, rules, i == 0 ? n_samples : 0);
      else
        {
          fprintf (stderr, "%s: the rules have changed since the list was made\n", games[i]);
          status = 1;
        }
    }
  return status;
}

static int
check (PatRegistry *registry,
       const char  *path,
       guint        n_samples)
{
  g_autoptr (RiffleWinnableList) list = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    return complain (error->message);
  list = riffle_winnable_list_parse (text, (gssize) length, &error);
  if (list == NULL)
    return complain (error->message);
  return check_games (registry, list, n_samples);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  guint64 n_deals = 0, max_states = 0, n_samples = N_SAMPLES;

  if (argc == 2 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")))
    {
      fputs (USAGE, stdout);
      return 0;
    }
  pat_registry_add_default_folders (registry, FALSE);
  if (argc >= 5 && g_str_equal (argv[1], "make")
      && g_ascii_string_to_unsigned (argv[2], 10, 1, RIFFLE_WINNABLE_LIST_MAX_DEALS, &n_deals, NULL)
      && g_ascii_string_to_unsigned (argv[3], 10, 1, G_MAXINT64, &max_states, NULL))
    return make (registry, (guint) n_deals, max_states, argv + 4);
  if ((argc == 3 || argc == 4) && g_str_equal (argv[1], "check")
      && (argc == 3 || g_ascii_string_to_unsigned (argv[3], 10, 1, G_MAXUINT32, &n_samples, NULL)))
    return check (registry, argv[2], (guint) n_samples);
  fputs (USAGE, stderr);
  return 2;
}

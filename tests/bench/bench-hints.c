/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How good hints are: deals that are played by doing what fair hints say and nothing else, and how
 * many of them are won.
 *
 *   bench-hints                       some deals of each game, from the first on
 *   bench-hints N                     the deals 1 to N of each game
 *   bench-hints N STATES              looking at so many positions for each hint
 *   bench-hints N STATES GAME…        only these: klondike:draw=3, spider:suits=1, …; with
 *                                     a number, as in klondike#101, the N deals from it on
 *
 * The error is two standard deviations of a share that comes from so many deals. Seconds are
 * processor time. */
#include "progress.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define N_DEALS   20
#define STATES    300000 /* in a game that is searched quickly, about as many as in a second */
#define MAX_SECONDS 10   /* for a hint, while other programs may have most of the time */
#define MAX_HINTS 600 /* that are followed in a game */

static const char *const games[] = {
  "klondike:draw=3", "klondike", "spider:suits=1", "spider:suits=2", "canfield", "yukon", "pyramid",
};

typedef struct
{
  guint  n_won;
  guint  n_hints;
  guint  n_kinds[PAT_HINT_JUDGED + 1];
  double seconds;
  double slowest;
} Result;

/* Asks for a hint; returns whether there is one. */
static gboolean
ask (PatAdvisor *advisor,
     PatHint    *hint,
     Result     *result)
{
  clock_t start = clock ();
  double seconds;

  if (!pat_advisor_hint (advisor, hint, NULL, NULL) || hint->kind == PAT_HINT_NONE)
    return FALSE;
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  result->n_hints++;
  result->n_kinds[hint->kind]++;
  result->seconds += seconds;
  result->slowest = MAX (result->slowest, seconds);
  return TRUE;
}

static void
play (PatGame *game,
      guint64  max_states,
      Result  *result)
{
  g_autoptr (PatAdvisor) advisor = pat_advisor_new (game);
  PatHint hint;

  pat_advisor_set_max_seconds (advisor, MAX_SECONDS);
  pat_advisor_set_max_states (advisor, max_states);
  for (guint i = 0; i < MAX_HINTS && ask (advisor, &hint, result); i++)
    if (!pat_game_play (game, &hint.move, NULL))
      break;
  result->n_won += pat_game_get_state (game) == PAT_GAME_WON;
}

static void
print (const char   *game,
       guint         n_deals,
       const Result *result)
{
  double share = (double) result->n_won / n_deals;

  printf ("%-16s %5u %6.1f%% ±%4.1f %8u %6.1f%% %6.1f%% %6.1f%% %7.3f %7.3f\n", game, n_deals,
          100 * share, 200 * sqrt (share * (1 - share) / n_deals), result->n_hints,
          100.0 * result->n_kinds[PAT_HINT_WINS] / MAX (result->n_hints, 1),
          100.0 * result->n_kinds[PAT_HINT_LIKELY] / MAX (result->n_hints, 1),
          100.0 * result->n_kinds[PAT_HINT_JUDGED] / MAX (result->n_hints, 1),
          result->seconds / MAX (result->n_hints, 1), result->slowest);
  fflush (stdout);
}

static gboolean
measure (PatRegistry *registry,
         const char  *name,
         guint        n_deals,
         guint64      max_states)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (name, NULL);
  PatVariant *variant = deal != NULL ? pat_registry_find (registry, deal->variant) : NULL;
  g_autoptr (PatOptions) options = variant != NULL ? pat_variant_new_options (variant) : NULL;
  Result result = { 0 };

  if (options == NULL || !pat_options_parse (options, deal->options, NULL))
    {
      fprintf (stderr, "There is no game “%s”.\n", name);
      return FALSE;
    }
  for (guint i = 0; i < n_deals; i++)
    {
      guint64 number = MAX (deal->number, 1) + i;
      g_autoptr (PatGame) game = pat_game_new (variant, options, number, NULL);

      play (game, max_states, &result);
      show_progress (name, i + 1, n_deals);
    }
  print (name, n_deals, &result);
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  guint n_deals = argc > 1 ? (guint) MAX (atoi (argv[1]), 1) : N_DEALS;
  guint64 max_states = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : STATES;
  gboolean is_known = TRUE;

  pat_registry_add_default_folders (registry, FALSE);
  printf ("%-16s %5s %7s %5s %8s %7s %7s %7s %7s %7s\n", "game", "deals", "won", "", "hints",
          "wins", "likely", "judged", "mean s", "max s");
  for (int i = 3; i < argc; i++)
    is_known = measure (registry, argv[i], n_deals, max_states) && is_known;
  for (guint i = 0; argc <= 3 && i < G_N_ELEMENTS (games); i++)
    measure (registry, games[i], n_deals, max_states);
  return is_known ? 0 : 1;
}

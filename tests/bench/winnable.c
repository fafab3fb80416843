/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the winnable among the deals 1 to N of some games, by an exhaustive search on the compiled
 * rules, and compares with what the catalogue of rules gives.
 *
 *   bench-winnable             a sample of each game that takes a few minutes in all
 *   bench-winnable N           the deals 1 to N of each game
 *   bench-winnable 0           as many deals as the catalogue measured
 *   bench-winnable N GAME…     only these: golf, golf:king=wrap, …
 *
 * The search is plain: depth first, all cards known, and no position looked at twice. It leaves out
 * moves that the variant itself calls neutral, it takes positions for the same that differ only by
 * what cannot matter, and if a move is certain to do no harm, it tries no other one; the table of
 * games says which of that holds for a game. As many deals as there is time for are searched a
 * second time without the last two, and both searches must find the same. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "winnable-search.h"

/* How many positions of a game the second searches may look at. */
#define MOST_COMPARED 10000000

typedef struct
{
  const char *id;
  const char *options;
  Likeness    likeness;
  guint       n_deals;  /* that the catalogue measured */
  double      per_cent; /* of them that can be won */
  guint       n_sample; /* deals that take no more than a minute */
  IsSafeFunc  is_safe;  /* (nullable) */
} Game;

/* Counts the cards of a rank in all piles of a role, or those that lie on top. */
static guint
count_rank (const PatRules    *rules,
            const PatPosition *position,
            PatRole            role,
            guint              rank,
            gboolean           tops)
{
  guint n = 0;

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      guint size = pat_position_get_size (position, pile);

      if (pat_rules_get_role (rules, pile) != role)
        continue;
      for (guint i = tops && size > 0 ? size - 1 : 0; i < size; i++)
        n += pat_card_get_rank (pat_position_get_cards (position, pile)[i]) == rank;
    }
  return n;
}

/* The cards of the manor can be had at any time. So a card may go at once if there is a place for
 * each card of its rank on the floor besides: no card on the floor will ever lack a place because
 * of that, and it opens another one for the next rank. */
static gboolean
leaves_room_for_floor (const PatRules    *rules,
                       const PatPosition *position,
                       const PatMove     *move)
{
  guint rank = pat_card_get_rank (pat_position_get_top (position, move->picks[0].pile));
  guint n_places = count_rank (rules, position, PAT_FOUNDATION, rank - 1, TRUE);
  guint n_floor = count_rank (rules, position, PAT_TABLEAU, rank, FALSE);

  if (pat_rules_get_role (rules, move->picks[0].pile) == PAT_TABLEAU)
    n_floor--;
  return n_places > n_floor;
}

/* In all of them, the piles of a row are alike unless its cards overlap each other, only the top
 * card of a foundation matters, and what is discarded is gone. */
static const Game games[] = {
  { "palm", "", BY_RANK_AND_COLOUR, 1000, 80.8, 1000 },
  { "the-wish", "", BY_RANK, 20000, 62.4, 20000 },
  { "pairs", "", BY_RANK, 20000, 83.3, 20000 },
  { "lady-of-the-manor", "", BY_RANK, 20000, 97.8, 100, leaves_room_for_floor },
  { "golf", "king=nothing", BY_RANK, 300, 29.7, 100 },
  { "golf", "", BY_RANK, 300, 49.3, 100 },
  { "golf", "king=wrap", BY_RANK, 300, 95.7, 100 },
  { "pyramid", "", BY_RANK, 300, 17.0, 50 },
  { "pyramid", "goal=pyramid", BY_RANK, 300, 22.7, 50 },
  { "pyramid", "exception=off", BY_RANK, 300, 7.7, 50 },
  { "pyramid", "goal=pyramid,exception=off", BY_RANK, 300, 10.0, 50 },
};

/* Whether a search without what makes it short finds the same, or there is no time left to tell:
 * one that tries safe moves like all others, if there are any, otherwise one that takes every
 * position for itself. */
static gboolean
finds_the_same (Search  *self,
                guint64  number,
                Verdict  found,
                gsize   *budget)
{
  Verdict verdict;

  if (*budget == 0)
    return TRUE;
  self->tries_all = self->is_safe != NULL;
  self->as_it_lies = self->is_safe == NULL;
  self->most = *budget;
  verdict = search_deal (self, number);
  *budget -= MIN (*budget, self->seen.n_keys);
  self->tries_all = self->as_it_lies = FALSE;
  self->most = 0;
  return verdict == GIVEN_UP || verdict == found;
}

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

/* Of a share, as a share. */
static double
standard_error (double share,
                guint  n)
{
  return sqrt (share * (1 - share) / n);
}

static void
report (const Game *game,
        guint       n_deals,
        guint       n_winnable,
        gsize       n_positions,
        double      seconds)
{
  double share = (double) n_winnable / n_deals, expected = game->per_cent / 100;
  /* If both measured the same, this is the best that is known of it. */
  double pooled = (n_winnable + expected * game->n_deals) / (n_deals + game->n_deals);
  double joint = sqrt (pooled * (1 - pooled) * (1.0 / n_deals + 1.0 / game->n_deals));
  g_autofree char *name = g_strjoin (*game->options != '\0' ? ":" : "", game->id, game->options,
                                     NULL);

  printf ("%-34s %6u deals, %6u winnable, %5.1f %% ± %.1f; catalogue %5.1f %%: %s; "
          "%" G_GSIZE_FORMAT " positions, %.0f s\n",
          name, n_deals, n_winnable, 100 * share, 100 * standard_error (share, n_deals),
          game->per_cent,
          fabs (share - expected) <= 2 * joint ? "the same" : "DIFFERENT",
          n_positions, seconds);
  fflush (stdout);
}

static gboolean
measure (const Game     *game,
         const PatRules *rules,
         guint           n_deals)
{
  Search *self = search_new (rules, game->likeness, game->is_safe);
  guint n_winnable = 0;
  gsize n_positions = 0, budget = MOST_COMPARED;
  double seconds = 0;
  gboolean good = TRUE;

  for (guint64 number = 1; good && number <= n_deals; number++)
    {
      double start = get_seconds ();
      Verdict verdict = search_deal (self, number);

      seconds += get_seconds () - start;
      n_positions += self->seen.n_keys;
      n_winnable += verdict == WINNABLE;
      good = finds_the_same (self, number, verdict, &budget);
      if (!good)
        g_printerr ("%s %s: deal %u depends on what should not matter\n", game->id, game->options,
                    (guint) number);
    }
  search_free (self);
  if (good)
    report (game, n_deals, n_winnable, n_positions, seconds);
  return good;
}

static gboolean
is_wanted (const Game         *game,
           char *const        *wanted)
{
  g_autofree char *name = g_strjoin (":", game->id, game->options, NULL);

  for (guint i = 0; wanted[i] != NULL; i++)
    if (g_str_equal (wanted[i], game->id) || g_str_equal (wanted[i], name))
      return TRUE;
  return wanted[0] == NULL;
}

static gboolean
run (PatRegistry *registry,
     const Game  *game,
     guint        n_deals)
{
  PatVariant *variant = pat_registry_find (registry, game->id);
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  g_autoptr (GError) error = NULL;

  if (variant == NULL)
    {
      g_printerr ("There is no game “%s”.\n", game->id);
      return FALSE;
    }
  options = pat_variant_new_options (variant);
  if (pat_options_parse (options, game->options, &error))
    rules = pat_variant_build_rules (variant, options, &error);
  if (rules == NULL)
    {
      g_printerr ("%s: %s\n", game->id, error->message);
      return FALSE;
    }
  return measure (game, rules, n_deals > 0 ? n_deals : game->n_deals);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  gboolean good = TRUE;

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (argc <= 2 || is_wanted (&games[i], argv + 2))
      good = run (registry, &games[i],
                  argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : games[i].n_sample) && good;
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the players of a table stand. */
#include "config.h"

#include "riffle-standings.h"

#include <glib/gi18n.h>

#include "riffle-format.h"
#include "riffle-league.h"

static PatRoundKind
get_kind (PatContest *table)
{
  return (pat_contest_get_table (table) & PAT_TABLE_RACE) != 0 ? PAT_ROUND_RACE
                                                               : PAT_ROUND_IN_TURN;
}

/* The bonus is given when all have played: before that, nobody knows who needs more moves. */
static gboolean
is_complete (PatContest *table,
             guint       deal)
{
  for (guint i = 0; i < pat_contest_get_n_entrants (table); i++)
    if (!pat_contest_is_over (table, i, deal))
      return FALSE;
  return TRUE;
}

/* Whether all that those who have played a round claim is true. */
static gboolean
is_true (PatContest  *table,
         PatRegistry *registry,
         guint        deal)
{
  PatReplayResult result;

  for (guint i = 0; i < pat_contest_get_n_entrants (table); i++)
    if (pat_contest_is_over (table, i, deal) && pat_contest_get_play (table, i, deal) != NULL
        && !pat_contest_verify (table, registry, i, deal, &result, NULL))
      return FALSE;
  return TRUE;
}

static void
add_round (GPtrArray   *standings,
           PatContest  *table,
           PatRegistry *registry,
           guint        deal)
{
  g_autoptr (PatRound) round = pat_contest_new_round (table, deal, get_kind (table));
  gboolean has_bonus = is_complete (table, deal);
  guint nth = 0;

  if (!is_true (table, registry, deal) || !pat_round_judge (round, registry, NULL, NULL))
    {
      for (guint i = 0; i < standings->len; i++)
        ((RiffleStanding *) g_ptr_array_index (standings, i))->is_void[deal] = TRUE;
      return;
    }
  for (guint i = 0; i < standings->len; i++)
    {
      RiffleStanding *standing = g_ptr_array_index (standings, i);
      const PatRoundScore *score;

      if (pat_contest_get_play (table, i, deal) == NULL)
        continue;
      score = pat_round_get_score (round, nth++);
      if (!pat_contest_is_over (table, i, deal))
        continue;
      standing->is_over[deal] = TRUE;
      standing->points[deal] = score->points;
      standing->bonus[deal] = has_bonus ? score->bonus : 0;
      standing->total += standing->points[deal] + standing->bonus[deal];
    }
}

/* At a race, what others did in rounds that the player has not played yet is not told. */
static gboolean
is_told (PatContest *table,
         guint       deal)
{
  return get_kind (table) == PAT_ROUND_IN_TURN || pat_contest_is_over (table, 0, deal);
}

/**
 * riffle_standings_new:
 * @table: a table
 * @registry: where its game is looked for
 *
 * Judges the rounds that were played. One in which somebody did what cannot be done, or claims what
 * is not true, brings nobody anything.
 *
 * Returns: (transfer full) (element-type RiffleStanding): one for each player, in their order
 */
GPtrArray *
riffle_standings_new (PatContest  *table,
                      PatRegistry *registry)
{
  GPtrArray *standings = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < pat_contest_get_n_entrants (table); i++)
    g_ptr_array_add (standings, g_new0 (RiffleStanding, 1));
  for (guint i = 0; i < pat_contest_get_n_deals (table); i++)
    if (is_told (table, i))
      add_round (standings, table, registry, i);
  return standings;
}

static int
compare_totals (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  guint first = *(const guint *) a, second = *(const guint *) b;
  const RiffleStanding *ahead = g_ptr_array_index ((GPtrArray *) data, first);
  const RiffleStanding *behind = g_ptr_array_index ((GPtrArray *) data, second);

  if (ahead->total != behind->total)
    return ahead->total > behind->total ? -1 : 1;
  return first < second ? -1 : first > second;
}

/**
 * riffle_standings_list_best:
 * @standings: (element-type RiffleStanding): how the players stand
 *
 * Returns: (transfer full) (element-type guint): the numbers of the players, the best first
 */
GArray *
riffle_standings_list_best (GPtrArray *standings)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < standings->len; i++)
    g_array_append_val (best, i);
  g_array_sort_with_data (best, compare_totals, standings);
  return best;
}

/**
 * riffle_standings_get_place:
 * @standings: (element-type RiffleStanding): how the players stand
 * @entrant: the number of a player
 *
 * Returns: the place of the player, from 1; whoever has as many points has the same
 */
guint
riffle_standings_get_place (GPtrArray *standings,
                            guint      entrant)
{
  const RiffleStanding *own = g_ptr_array_index (standings, entrant);
  guint place = 1;

  for (guint i = 0; i < standings->len; i++)
    place += ((RiffleStanding *) g_ptr_array_index (standings, i))->total > own->total;
  return place;
}

/* Who has the most points. */
static char *
dup_winner (PatContest *table,
            GPtrArray  *standings)
{
  g_autoptr (GArray) best = riffle_standings_list_best (standings);
  guint first = g_array_index (best, guint, 0);
  const RiffleStanding *winner = g_ptr_array_index (standings, first);
  g_autofree char *total = riffle_format_number (winner->total);
  const char *name = pat_contest_get_name (table, first);

  if (best->len == 1)
    /* Translators: a number of points */
    return g_strdup_printf (_("The table is over, with %s points."), total);
  if (riffle_standings_get_place (standings, g_array_index (best, guint, 1)) == 1)
    /* Translators: a number of points, which two players or more have at the end of a table */
    return g_strdup_printf (_("The table ends in a tie, with %s points each."), total);
  /* Translators: the name of a player, and a number of points */
  return g_strdup_printf (_("%s wins the table with %s points."), name != NULL ? name : "", total);
}

/**
 * riffle_standings_dup_outcome:
 * @table: a table that was played to its end
 * @standings: (element-type RiffleStanding): how its players stand
 *
 * Returns: (transfer full): who has won, in a sentence, and whether it counts
 */
char *
riffle_standings_dup_outcome (PatContest *table,
                              GPtrArray  *standings)
{
  g_autofree char *winner = dup_winner (table, standings);
  GString *outcome = g_string_new (winner);

  if ((pat_contest_get_table (table) & PAT_TABLE_NOTHING) != 0)
    pat_words_add_sentence (outcome, _("A Game of Nothing does not count for the league."));
  return g_string_free (outcome, FALSE);
}

static gboolean
has_counted (PatContest           *table,
             const RiffleStanding *standing)
{
  for (guint i = 0; i < pat_contest_get_n_deals (table); i++)
    if (standing->is_over[i])
      return TRUE;
  return FALSE;
}

static int
find_highest (GPtrArray *standings)
{
  int highest = G_MININT;

  for (guint i = 0; i < standings->len; i++)
    highest = MAX (highest, ((RiffleStanding *) g_ptr_array_index (standings, i))->total);
  return highest;
}

/**
 * riffle_standings_new_results:
 * @table: a table that was played to its end
 * @standings: (element-type RiffleStanding): how its players stand
 *
 * Tells what the table brings to the league. In a race only the first player has played now; the
 * others have their results already. Nobody wins a table alone, and one of which no round counts
 * brings nothing.
 *
 * Returns: (transfer full) (element-type RiffleLeagueEntry): the results
 */
GPtrArray *
riffle_standings_new_results (PatContest *table,
                              GPtrArray  *standings)
{
  GPtrArray *results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  guint n = get_kind (table) == PAT_ROUND_RACE ? MIN (standings->len, 1) : standings->len;
  int highest = find_highest (standings);

  for (guint i = 0; i < n; i++)
    {
      const RiffleStanding *standing = g_ptr_array_index (standings, i);
      const char *name = pat_contest_get_name (table, i);
      RiffleLeagueEntry *entry;

      if (name == NULL || !has_counted (table, standing))
        continue;
      entry = riffle_league_entry_new (name);
      entry->n_tables = 1;
      entry->n_won = standings->len > 1 && standing->total == highest;
      entry->points = entry->best = standing->total;
      g_ptr_array_add (results, entry);
    }
  return results;
}

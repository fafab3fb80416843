/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Who is ahead in a contest. */
#include "config.h"

#include "pat-contest.h"

/**
 * pat_contest_get_score:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal, from 0
 *
 * Returns: what the entrant is said to have in that deal, 0 if it was not begun;
 *   [method@Patience.Contest.verify] tells whether that is true
 */
int
pat_contest_get_score (PatContest *self,
                       guint       entrant,
                       guint       deal)
{
  PatReplay *play = pat_contest_get_play (self, entrant, deal);

  return play != NULL ? pat_replay_get_claim (play)->score : 0;
}

/**
 * pat_contest_get_total:
 * @self: a contest
 * @entrant: the number of an entrant, from 0
 *
 * Returns: the sum of all that the entrant is said to have
 */
int
pat_contest_get_total (PatContest *self,
                       guint       entrant)
{
  gint64 total = 0;

  g_return_val_if_fail (PAT_IS_CONTEST (self), 0);

  for (guint i = 0; i < pat_contest_get_n_deals (self); i++)
    total += pat_contest_get_score (self, entrant, i);
  return (int) CLAMP (total, G_MININT, G_MAXINT);
}

/* What entrants are put in order by. */
typedef struct
{
  PatContest *contest;
  GPtrArray  *faults; /* (nullable) */
} Ranking;

static gboolean
is_true (const Ranking *ranking,
         guint          entrant)
{
  return ranking->faults == NULL || entrant >= ranking->faults->len ||
         g_ptr_array_index (ranking->faults, entrant) == NULL;
}

static int
compare_totals (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const Ranking *ranking = data;
  guint first = *(const guint *) a, second = *(const guint *) b;
  int ahead = pat_contest_get_total (ranking->contest, first);
  int behind = pat_contest_get_total (ranking->contest, second);

  if (is_true (ranking, first) != is_true (ranking, second))
    return is_true (ranking, first) ? -1 : 1;
  if (ahead != behind)
    return ahead > behind ? -1 : 1;
  /* Who had as many first stays ahead. */
  return first < second ? -1 : first > second;
}

/**
 * pat_contest_list_best: (skip)
 * @self: a contest
 * @faults: (nullable) (element-type utf8): for each entrant what is not true of the scores, or
 *   %NULL if all is, as [method@Patience.Contest.verify] says; %NULL if that was not asked
 * @n: how many are asked for
 *
 * Lists those who have played all deals and have the most points. Those whose scores are not true
 * stand last.
 *
 * Returns: (transfer full) (element-type guint): the numbers of the entrants, the best first
 */
GArray *
pat_contest_list_best (PatContest *self,
                       GPtrArray  *faults,
                       guint       n)
{
  GArray *best = g_array_new (FALSE, FALSE, sizeof (guint));
  Ranking ranking = { self, faults };

  g_return_val_if_fail (PAT_IS_CONTEST (self), best);

  for (guint i = 0; i < pat_contest_get_n_entrants (self); i++)
    if (pat_contest_has_finished (self, i))
      g_array_append_val (best, i);
  g_array_sort_with_data (best, compare_totals, &ranking);
  g_array_set_size (best, MIN (best->len, n));
  return best;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of a contest, and what is allowed in their games. */
#include "config.h"

#include "riffle-contest-deals.h"

/**
 * riffle_contest_find_tour:
 * @registry: the games
 *
 * Returns: (transfer full) (nullable): the games of a tour, in their order
 */
PatCollection *
riffle_contest_find_tour (PatRegistry *registry)
{
  return pat_collection_find_for (registry, PAT_COLLECTION_TOUR);
}

static char **
dup_deals (RiffleSession  *session,
           GPtrArray      *games,
           GError        **error)
{
  g_autoptr (GStrvBuilder) deals = g_strv_builder_new ();

  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *deal = riffle_session_dup_new_deal (session, g_ptr_array_index (games, i),
                                                           error);

      if (deal == NULL)
        return NULL;
      g_strv_builder_add (deals, deal);
    }
  return g_strv_builder_end (deals);
}

/**
 * riffle_contest_deal:
 * @session: knows the options of the player
 * @kind: what is played for
 * @games: (element-type PatCollectionGame): what is played, 1 to %PAT_CONTEST_MAX_DEALS games
 * @names: (array zero-terminated=1) (nullable): who plays; %NULL: somebody whose name is not known
 * @error: return location
 *
 * Makes a contest of new deals.
 *
 * Returns: (transfer full) (nullable): the contest; %NULL and @error if a game cannot be dealt
 */
PatContest *
riffle_contest_deal (RiffleSession      *session,
                     PatContestKind      kind,
                     GPtrArray          *games,
                     const char *const  *names,
                     GError            **error)
{
  g_auto (GStrv) deals = NULL;
  PatContest *contest;

  g_return_val_if_fail (games->len > 0 && games->len <= PAT_CONTEST_MAX_DEALS, NULL);

  deals = dup_deals (session, games, error);
  if (deals == NULL)
    return NULL;
  contest = pat_contest_new (kind, (const char *const *) deals);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    pat_contest_add_entrant (contest, names[i]);
  if (names == NULL)
    pat_contest_add_entrant (contest, NULL);
  return contest;
}

/**
 * riffle_contest_dup_deals_sum:
 * @contest: a contest
 *
 * Returns: (transfer full): what the deals of the contest are recognised by
 */
char *
riffle_contest_dup_deals_sum (PatContest *contest)
{
  g_autoptr (GString) deals = g_string_new (NULL);

  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    g_string_append_printf (deals, "%s\n", pat_contest_get_deal (contest, i));
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, deals->str, -1);
}

/**
 * riffle_contest_find_allowed:
 * @contest: a contest
 * @game: a game of it
 *
 * Tells what the player may do. Who cannot take moves back cannot look into piles either, unless
 * the rules of the game say so: in Solitaire Royale that is Three Shuffles and a Draw.
 *
 * Returns: what is allowed
 */
RiffleAllowance
riffle_contest_find_allowed (PatContest *contest,
                             PatGame    *game)
{
  guint allowed = 0;

  if (pat_contest_allows_undo (contest))
    allowed |= RIFFLE_ALLOW_UNDO | RIFFLE_ALLOW_PEEK;
  if (pat_contest_allows_restart (contest))
    allowed |= RIFFLE_ALLOW_RESTART;
  if (pat_rules_get_game (pat_game_get_rules (game))->peeks_in_contests)
    allowed |= RIFFLE_ALLOW_PEEK;
  return (RiffleAllowance) allowed;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose turn it is in a contest, and in which of its deals. */
#include "config.h"

#include "riffle-contest-turn.h"

#include <glib/gi18n.h>

static gboolean
is_left (PatContest *contest,
         guint       entrant,
         guint       deal)
{
  return !pat_contest_is_over (contest, entrant, deal);
}

/* At a table, all play a deal before the first plays the next one. */
static gboolean
find_by_deal (PatContest        *contest,
              RiffleContestTurn *turn)
{
  for (turn->deal = 0; turn->deal < pat_contest_get_n_deals (contest); turn->deal++)
    for (turn->entrant = 0; turn->entrant < pat_contest_get_n_entrants (contest); turn->entrant++)
      if (is_left (contest, turn->entrant, turn->deal))
        return TRUE;
  return FALSE;
}

static gboolean
find_by_entrant (PatContest        *contest,
                 RiffleContestTurn *turn)
{
  for (turn->entrant = 0; turn->entrant < pat_contest_get_n_entrants (contest); turn->entrant++)
    for (turn->deal = 0; turn->deal < pat_contest_get_n_deals (contest); turn->deal++)
      if (is_left (contest, turn->entrant, turn->deal))
        return TRUE;
  return FALSE;
}

/**
 * riffle_contest_turn_find:
 * @contest: (nullable): a contest
 * @turn: (out caller-allocates): who plays, and what
 *
 * Finds the first game that is not over. In a tour and in a tournament each plays all deals before
 * the next player begins; at a table they play deal by deal. So nothing but the contest says how
 * far it is.
 *
 * Returns: %FALSE if all that have entered have played everything
 */
gboolean
riffle_contest_turn_find (PatContest        *contest,
                          RiffleContestTurn *turn)
{
  if (contest == NULL)
    return FALSE;
  return pat_contest_get_kind (contest) == PAT_CONTEST_TABLE ? find_by_deal (contest, turn)
                                                             : find_by_entrant (contest, turn);
}

/**
 * riffle_contest_turn_can_enter:
 * @contest: (nullable): a contest
 *
 * Tells whether somebody else can play its deals: in a tournament, when all that have entered have
 * played them. Whether there is room for one more is found out when somebody enters.
 *
 * Returns: whether it is somebody else's turn
 */
gboolean
riffle_contest_turn_can_enter (PatContest *contest)
{
  RiffleContestTurn turn;

  return contest != NULL && pat_contest_get_kind (contest) == PAT_CONTEST_TOURNAMENT
         && !riffle_contest_turn_find (contest, &turn);
}

/**
 * riffle_contest_turn_has_room:
 * @contest: a contest
 * @error: return location
 *
 * Tells whether one more player has room in the file of the contest.
 *
 * Returns: %FALSE and @error if there is none
 */
gboolean
riffle_contest_turn_has_room (PatContest  *contest,
                              GError     **error)
{
  if (pat_contest_has_room (contest))
    return TRUE;
  g_set_error_literal (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_FORMAT,
                       _("There is no room for another player in the file of this tournament. Save "
                         "a copy of it, and begin a new tournament."));
  return FALSE;
}

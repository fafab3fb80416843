/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a contest allows, and whether what its players claim is true. */
#include "config.h"

#include "pat-contest.h"

#include <glib/gi18n-lib.h>

/**
 * pat_contest_allows_undo:
 * @self: a contest
 *
 * In a tour and in a tournament nothing is taken back (Solitaire Royale). At a table, the options
 * of the deal decide.
 *
 * Returns: whether moves may be taken back
 */
gboolean
pat_contest_allows_undo (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), FALSE);

  return pat_contest_get_kind (self) == PAT_CONTEST_TABLE;
}

/**
 * pat_contest_allows_restart:
 * @self: a contest
 *
 * In a tournament of a single game, a game may be started over (Solitaire Royale).
 *
 * Returns: whether the cards of a deal may be dealt again
 */
gboolean
pat_contest_allows_restart (PatContest *self)
{
  g_return_val_if_fail (PAT_IS_CONTEST (self), FALSE);

  return pat_contest_get_kind (self) == PAT_CONTEST_TOURNAMENT &&
         pat_contest_get_n_deals (self) == 1;
}

/**
 * pat_contest_verify: (skip)
 * @self: a contest
 * @registry: where its games are looked for
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal that the entrant has begun, from 0
 * @result: (out caller-allocates): what came of it, if it can be played
 * @error: return location; as for [method@Patience.Replay.verify]
 *
 * Plays what somebody did in a deal by its rules and by those of the contest, and compares what
 * comes of it with what is claimed.
 *
 * Returns: whether the claim is true
 */
gboolean
pat_contest_verify (PatContest       *self,
                    PatRegistry      *registry,
                    guint             entrant,
                    guint             deal,
                    PatReplayResult  *result,
                    GError          **error)
{
  PatReplay *play = pat_contest_get_play (self, entrant, deal);

  g_return_val_if_fail (play != NULL && result != NULL, FALSE);

  *result = (PatReplayResult) { 0 };
  for (guint i = 0; i < pat_replay_get_n_events (play); i++)
    {
      PatReplayAct act = pat_replay_get_event (play, i)->act;
      const char *sentence = NULL;

      if (act == PAT_REPLAY_UNDO && !pat_contest_allows_undo (self))
        /* Translators: the number of an action, as in “action 12: moves are not taken back here” */
        sentence = _("action %u: moves are not taken back here");
      else if (act == PAT_REPLAY_RESTART && !pat_contest_allows_restart (self))
        /* Translators: the number of an action */
        sentence = _("action %u: games are not started over here");
      if (sentence == NULL)
        continue;
      g_set_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE, sentence, i + 1);
      return FALSE;
    }
  return pat_replay_verify (play, registry, result, error);
}

/**
 * pat_contest_new_round:
 * @self: a contest
 * @deal: the number of a deal, from 0
 * @kind: how the players meet
 *
 * Makes a round of all who have begun a deal, in their order.
 *
 * Returns: (transfer full): the round
 */
PatRound *
pat_contest_new_round (PatContest   *self,
                       guint         deal,
                       PatRoundKind  kind)
{
  PatRound *round;

  g_return_val_if_fail (PAT_IS_CONTEST (self) && deal < pat_contest_get_n_deals (self), NULL);

  round = pat_round_new (pat_contest_get_deal (self, deal), kind);
  for (guint i = 0; i < pat_contest_get_n_entrants (self); i++)
    if (pat_contest_get_play (self, i, deal) != NULL)
      pat_round_add (round, pat_contest_get_play (self, i, deal));
  return round;
}

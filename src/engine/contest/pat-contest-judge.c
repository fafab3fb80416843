/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a contest allows, and whether what its players claim is true. */
#include "config.h"

#include "pat-contest.h"

#include <glib/gi18n-lib.h>

#include "pat-collection.h"
#include "pat-deal.h"

#define DEALS_LINE 4 /* of the text of a tour; those of its deals follow */

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

/* Where a game has a preset in the tour, everybody plays by it. */
static gboolean
is_deal_of (const PatDeal           *deal,
            const PatCollectionGame *game)
{
  g_autoptr (PatOptions) options = NULL, expected = NULL;

  if (strcmp (deal->variant, pat_variant_get_id (game->variant)) != 0)
    return FALSE;
  if (game->preset == NULL)
    return TRUE;
  options = pat_variant_new_options (game->variant);
  expected = pat_variant_new_options (game->variant);
  return (deal->options == NULL || pat_options_parse (options, deal->options, NULL)) &&
         pat_options_apply_preset (expected, game->preset->key, NULL) &&
         pat_options_equal (options, expected);
}

static gboolean
check_deal (const char              *text,
            const PatCollectionGame *game,
            guint                    line,
            GError                 **error)
{
  g_autoptr (PatDeal) deal = pat_deal_parse (text, NULL);
  g_autofree char *expected = NULL;

  if (deal != NULL && is_deal_of (deal, game))
    return TRUE;
  expected = pat_collection_game_dup_deal (game);
  g_set_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_FORMAT,
               /* Translators: the number of a line, and a game, such as “golf:preset=royale” */
               _("line %u: a deal of “%s” was expected, which comes here in a tour"), line,
               expected);
  return FALSE;
}

/**
 * pat_contest_check_deals:
 * @self: a contest
 * @registry: where the games of a tour are looked for
 * @error: return location
 *
 * Tells whether a tour is one of all games of a tour in their order, whatever their deals are. Any
 * other contest may have any deals, and so may a tour if its games are not there.
 *
 * Fails with %PAT_REPLAY_ERROR_FORMAT; the message names the line.
 *
 * Returns: whether the deals are those of such a contest
 */
gboolean
pat_contest_check_deals (PatContest   *self,
                         PatRegistry  *registry,
                         GError      **error)
{
  g_autoptr (PatCollection) tour = NULL;

  g_return_val_if_fail (PAT_IS_CONTEST (self) && PAT_IS_REGISTRY (registry), FALSE);

  tour = pat_collection_find_for (registry, PAT_COLLECTION_TOUR);
  if (pat_contest_get_kind (self) != PAT_CONTEST_TOUR || tour == NULL || tour->games->len == 0)
    return TRUE;
  if (pat_contest_get_n_deals (self) != tour->games->len)
    {
      g_set_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_FORMAT,
                   /* Translators: the number of a line, and two numbers of games */
                   _("line %u: a tour has %u games, and not %u"), DEALS_LINE, tour->games->len,
                   pat_contest_get_n_deals (self));
      return FALSE;
    }
  for (guint i = 0; i < tour->games->len; i++)
    if (!check_deal (pat_contest_get_deal (self, i), g_ptr_array_index (tour->games, i),
                     DEALS_LINE + 1 + i, error))
      return FALSE;
  return TRUE;
}

/**
 * pat_contest_verify: (skip)
 * @self: a contest
 * @registry: where its games are looked for
 * @entrant: the number of an entrant, from 0
 * @deal: the number of a deal that the entrant has begun, from 0
 * @result: (out caller-allocates): what came of it, if it can be played
 * @error: return location
 *
 * Plays what somebody did in a deal by its rules and by those of the contest, and compares what
 * comes of it with what is claimed.
 *
 * Fails as [method@Patience.Replay.verify] does.
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

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The referee: plays a replay by the rules of its deal, and compares what comes of it with what was
 * claimed. */
#include "config.h"

#include "pat-replay-private.h"

#include <glib/gi18n-lib.h>

#include "pat-deal.h"
#include "pat-notation.h"
#include "pat-text-private.h"

#define USEC_PER_MSEC 1000

/* A replay that is played. */
typedef struct
{
  PatGame *game;
  guint    nth;    /* the action, from 1 */
  GError **error;
} Referee;

static gboolean
refuse (Referee    *self,
        const char *what,
        const char *why)
{
  if (why == NULL)
    /* Translators: the number of an action, and what was done: “action 12: undo is not possible” */
    g_set_error (self->error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE, _("action %u: %s"),
                 self->nth, what);
  else
    g_set_error (self->error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE,
                 /* Translators: the number of an action, a move in notation, and a sentence that
                    says why it cannot be played */
                 _("action %u: the move %s cannot be played there. %s"), self->nth, what, why);
  return FALSE;
}

static gboolean
refuse_move (Referee          *self,
             const PatMove    *move,
             const PatRefusal *refusal)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_autofree char *text = pat_move_to_string (move, rules);
  g_autofree char *why =
    pat_words_refusal (rules, pat_game_get_position (self->game), move, refusal);

  return refuse (self, text, why);
}

static gboolean
play_moves (Referee    *self,
            const char *text)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (PatMove));
  g_autoptr (GError) fault = NULL;
  PatRefusal refusal;
  guint bad;

  for (guint i = 0; words[i] != NULL; i++)
    {
      PatMove move;

      if (!pat_move_parse (&move, rules, words[i], &fault))
        return refuse (self, fault->message, NULL);
      g_array_append_val (moves, move);
    }
  return pat_game_play_line (self->game, (const PatMove *) moves->data, moves->len, &refusal, &bad)
         || refuse_move (self, &g_array_index (moves, PatMove, bad), &refusal);
}

static void
set_clock (PatGame *game,
           gint64   msec)
{
  PatGameRecord record = {
    .elapsed_usec = msec * USEC_PER_MSEC,
    .n_undos = pat_game_get_n_undos (game),
    .n_hints = pat_game_get_n_hints (game),
  };

  pat_game_set_record (game, &record);
}

/**
 * pat_replay_play_event: (skip)
 * @self: a replay
 * @game: a game of its deal, in which all actions before were done
 * @nth: the number of an action, from 0
 * @error: return location
 *
 * Does one action of a replay, at its time.
 *
 * Fails with %PAT_REPLAY_ERROR_MOVE.
 *
 * Returns: %FALSE and @error if it cannot be done there; then the game is of no further use
 */
gboolean
pat_replay_play_event (PatReplay  *self,
                       PatGame    *game,
                       guint       nth,
                       GError    **error)
{
  Referee referee = { .game = game, .nth = nth + 1, .error = error };
  const PatReplayEvent *event = pat_replay_get_event (self, nth);

  g_return_val_if_fail (PAT_IS_GAME (game) && event != NULL, FALSE);

  set_clock (game, event->msec);
  switch (event->act)
    {
    case PAT_REPLAY_MOVES:
      return play_moves (&referee, event->moves);
    case PAT_REPLAY_UNDO:
      return pat_game_undo (game) || refuse (&referee, _("undo is not possible there"), NULL);
    case PAT_REPLAY_RESTART:
      return pat_game_restart (game)
             || refuse (&referee, _("the cards had just been dealt"), NULL);
    default:
      return FALSE;
    }
}

static gboolean
fail_deal (GError     **error,
           const char  *sentence,
           const char  *word)
{
  g_autofree char *shown = pat_text_excerpt (word, -1);

  g_set_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_DEAL, sentence, shown);
  return FALSE;
}

/* Opens a deal string. Returns: (transfer full) (nullable): the game */
static PatGame *
open_deal (const char   *text,
           PatRegistry  *registry,
           GError      **error)
{
  g_autoptr (PatDeal) deal = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (GError) fault = NULL;
  PatVariant *variant = NULL;
  PatGame *game = NULL;

  deal = pat_deal_parse (text, &fault);
  if (deal != NULL)
    variant = pat_registry_find (registry, deal->variant);
  if (deal != NULL && variant == NULL)
    /* Translators: %s is the id of a game, such as “klondike” */
    fail_deal (error, _("the game “%s” is not installed here"), deal->variant);
  else if (deal != NULL && deal->number == 0)
    /* Translators: %s is a deal, such as “klondike:draw=3” */
    fail_deal (error, _("the deal “%s” has no number"), text);
  else if (deal != NULL)
    {
      options = pat_variant_new_options (variant);
      if (pat_options_parse (options, deal->options, &fault))
        game = pat_game_new (variant, options, deal->number, &fault);
    }
  if (fault != NULL)
    g_set_error_literal (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_DEAL, fault->message);
  return game;
}

static PatReplayResult
get_result (PatGame *game,
            gint64   msec)
{
  return (PatReplayResult) {
    .state = pat_game_get_state (game), .score = pat_game_get_score (game), .msec = msec,
    .n_moves = pat_game_get_n_moves (game),
  };
}

/**
 * pat_replay_play: (skip)
 * @self: a replay
 * @registry: where its game is looked for
 * @n_events: how many of its actions are done; what is beyond the last does no harm
 * @result: (out caller-allocates) (optional): what comes of it; of a whole replay, the time is the
 *   one that is claimed, unless that lies before its last action
 * @error: return location
 *
 * Plays a replay by the rules of its deal.
 *
 * Fails with %PAT_REPLAY_ERROR_DEAL if there is no such deal here, and with %PAT_REPLAY_ERROR_MOVE
 * if something cannot be done; the message names the action.
 *
 * Returns: (transfer full) (nullable): the game as it stands then
 */
PatGame *
pat_replay_play (PatReplay        *self,
                 PatRegistry      *registry,
                 guint             n_events,
                 PatReplayResult  *result,
                 GError          **error)
{
  g_autoptr (PatGame) game = NULL;
  guint n = MIN (n_events, pat_replay_get_n_events (self));
  gint64 msec = 0;

  g_return_val_if_fail (PAT_IS_REPLAY (self) && PAT_IS_REGISTRY (registry), NULL);

  game = open_deal (pat_replay_get_deal (self), registry, error);
  if (game == NULL)
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      msec = pat_replay_get_event (self, i)->msec;
      if (!pat_replay_play_event (self, game, i, error))
        return NULL;
    }
  if (n_events >= pat_replay_get_n_events (self))
    msec = MAX (msec, pat_replay_get_claim (self)->msec);
  set_clock (game, msec);
  if (result != NULL)
    *result = get_result (game, msec);
  return g_steal_pointer (&game);
}

/**
 * pat_replay_list_results: (skip)
 * @self: a replay
 * @registry: where its game is looked for
 * @error: return location
 *
 * Plays a replay by the rules of its deal, and notes how the game stood after each action.
 *
 * Fails as [method@Patience.Replay.play] does.
 *
 * Returns: (transfer full) (nullable) (element-type PatReplayResult): as many results as there are
 *   actions, with the times of these
 */
GArray *
pat_replay_list_results (PatReplay    *self,
                         PatRegistry  *registry,
                         GError      **error)
{
  g_autoptr (PatGame) game = NULL;
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (PatReplayResult));

  g_return_val_if_fail (PAT_IS_REPLAY (self) && PAT_IS_REGISTRY (registry), NULL);

  game = open_deal (pat_replay_get_deal (self), registry, error);
  if (game == NULL)
    return NULL;
  for (guint i = 0; i < pat_replay_get_n_events (self); i++)
    {
      PatReplayResult result;

      if (!pat_replay_play_event (self, game, i, error))
        return NULL;
      result = get_result (game, pat_replay_get_event (self, i)->msec);
      g_array_append_val (results, result);
    }
  return g_steal_pointer (&results);
}

/**
 * pat_replay_verify: (skip)
 * @self: a replay
 * @registry: where its game is looked for
 * @result: (out caller-allocates): what comes of it, if it can be played
 * @error: return location
 *
 * Plays a replay by the rules of its deal, and compares what comes of it with what is claimed.
 *
 * Fails as [method@Patience.Replay.play] does, and with %PAT_REPLAY_ERROR_CLAIM if the result is
 * another one than claimed.
 *
 * Returns: whether the claim is true
 */
gboolean
pat_replay_verify (PatReplay        *self,
                   PatRegistry      *registry,
                   PatReplayResult  *result,
                   GError          **error)
{
  g_autoptr (PatGame) game = NULL;
  const PatReplayResult *claim;

  g_return_val_if_fail (PAT_IS_REPLAY (self) && result != NULL, FALSE);

  claim = pat_replay_get_claim (self);
  game = pat_replay_play (self, registry, G_MAXUINT, result, error);
  if (game == NULL)
    return FALSE;
  if (result->score != claim->score)
    g_set_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_CLAIM,
                 /* Translators: two scores */
                 _("the score is %d and not %d"), result->score, claim->score);
  else if (result->msec != claim->msec)
    g_set_error_literal (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_CLAIM,
                         _("the game took longer than claimed"));
  else if (result->state != claim->state)
    g_set_error_literal (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_CLAIM,
                         _("the game did not end as claimed"));
  else
    return TRUE;
  return FALSE;
}

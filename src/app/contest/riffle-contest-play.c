/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game of a contest while it is on the table: what is done in it goes into the contest. */
#include "config.h"

#include "riffle-contest-play.h"

#include <glib/gi18n.h>

#include "riffle-error.h"

struct _RiffleContestPlay
{
  PatContest        *contest;
  PatGame           *game;
  PatRecorder       *recorder; /* (nullable): nothing more is done in it */
  RiffleContestTurn  turn;
  gboolean           is_told;  /* that no more has room */
};

/* A contest has many deals, and may have come from somebody else. */
static void
refuse (const char    *deal,
        const GError  *fault,
        GError       **error)
{
  g_autofree char *sentence = riffle_error_dup_sentence (fault->message);

  g_set_error (error, fault->domain, fault->code,
               /* Translators: a deal, such as “golf#3”, and a sentence that says what is wrong
                  with it */
               _("The deal “%s” of this tour, tournament or table cannot be opened: %s"), deal,
               sentence);
}

/**
 * riffle_contest_play_new:
 * @contest: a contest
 * @turn: who plays, and what
 * @registry: where the game is looked for
 * @error: return location
 *
 * Opens a game of a contest as it was left, and writes down what is done in it from now on.
 *
 * Returns: (transfer full) (nullable): the game; %NULL and @error if it is not there, or if what
 *   was done so far is not possible
 */
RiffleContestPlay *
riffle_contest_play_new (PatContest               *contest,
                         const RiffleContestTurn  *turn,
                         PatRegistry              *registry,
                         GError                  **error)
{
  PatReplay *play = pat_contest_get_play (contest, turn->entrant, turn->deal);
  const char *deal = pat_contest_get_deal (contest, turn->deal);
  g_autoptr (PatReplay) earlier = play != NULL ? g_object_ref (play) : pat_replay_new (deal);
  g_autoptr (GError) fault = NULL;
  g_autoptr (PatGame) game = NULL;
  RiffleContestPlay *self;

  game = pat_replay_play (earlier, registry, G_MAXUINT, NULL, &fault);
  if (game == NULL)
    {
      refuse (deal, fault, error);
      return NULL;
    }
  self = g_new0 (RiffleContestPlay, 1);
  self->contest = g_object_ref (contest);
  self->recorder = pat_recorder_new (game, earlier);
  self->game = g_steal_pointer (&game);
  self->turn = *turn;
  return self;
}

/**
 * riffle_contest_play_free:
 * @self: (transfer full): a game
 *
 * Takes no more notice of the game.
 */
void
riffle_contest_play_free (RiffleContestPlay *self)
{
  g_clear_object (&self->recorder);
  g_object_unref (self->game);
  g_object_unref (self->contest);
  g_free (self);
}

/* Returns: (transfer none): what is played */
PatGame *
riffle_contest_play_get_game (RiffleContestPlay *self)
{
  return self->game;
}

/* Returns: whether nothing more is done in it */
gboolean
riffle_contest_play_is_over (RiffleContestPlay *self)
{
  return pat_contest_is_over (self->contest, self->turn.entrant, self->turn.deal);
}

/**
 * riffle_contest_play_note:
 * @self: a game
 * @is_over: whether nothing more is done in it
 *
 * Has the contest know all that was done so far. A game that is over stays as it was then.
 */
void
riffle_contest_play_note (RiffleContestPlay *self,
                          gboolean           is_over)
{
  if (self->recorder == NULL)
    return;
  pat_contest_set_play (self->contest, self->turn.entrant, self->turn.deal,
                        pat_recorder_get_replay (self->recorder), is_over);
  if (!is_over)
    return;
  pat_game_set_running (self->game, FALSE);
  g_clear_object (&self->recorder);
}

/**
 * riffle_contest_play_get_news:
 * @self: a game of which all was noted
 *
 * Finds out whether the last action had no more room in the file. That is told once.
 *
 * Returns: (transfer none) (nullable): a sentence for the player
 */
const char *
riffle_contest_play_get_news (RiffleContestPlay *self)
{
  const PatReplayResult *noted;

  if (self->recorder == NULL || self->is_told)
    return NULL;
  noted = pat_replay_get_claim (pat_recorder_get_replay (self->recorder));
  self->is_told = noted->n_moves != pat_game_get_n_moves (self->game);
  return self->is_told ? _("This game is longer than a file of a contest can hold. What you do in "
                           "it from now on is not saved, and the score that it had before counts.")
                       : NULL;
}

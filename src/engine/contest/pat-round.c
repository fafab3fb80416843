/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One deal that several players play. What they did arrives as replays, whoever sends them; all are
 * judged by the rules of the deal. The points are those of Solitaire Palace. */
#include "config.h"

#include "pat-round.h"

#define MAX_PLAYERS 1000

/* A player of the round. */
typedef struct
{
  PatReplay     *replay;
  gint64         won_msec; /* when the player had won, or G_MAXINT64 */
  PatRoundScore  score;
} Player;

struct _PatRound
{
  GObject       parent_instance;

  char         *deal;
  PatRoundKind  kind;
  GArray       *players;  /* of Player */
  gint64        end_msec; /* when it was over for all, or G_MAXINT64 */
};

G_DEFINE_FINAL_TYPE (PatRound, pat_round, G_TYPE_OBJECT)

static Player *
get_player (PatRound *self,
            guint     nth)
{
  return &g_array_index (self->players, Player, nth);
}

static void
clear_player (gpointer data)
{
  Player *player = data;

  g_clear_object (&player->replay);
}

static void
pat_round_finalize (GObject *object)
{
  PatRound *self = PAT_ROUND (object);

  g_free (self->deal);
  g_array_unref (self->players);
  G_OBJECT_CLASS (pat_round_parent_class)->finalize (object);
}

static void
pat_round_class_init (PatRoundClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_round_finalize;
}

static void
pat_round_init (PatRound *self)
{
  self->players = g_array_new (FALSE, TRUE, sizeof (Player));
  g_array_set_clear_func (self->players, clear_player);
  self->end_msec = G_MAXINT64;
}

/**
 * pat_round_new:
 * @deal: the deal string of all players
 * @kind: how they meet
 *
 * Makes a round without players.
 *
 * Returns: (transfer full): the round
 */
PatRound *
pat_round_new (const char   *deal,
               PatRoundKind  kind)
{
  PatRound *self;

  g_return_val_if_fail (deal != NULL, NULL);

  self = g_object_new (PAT_TYPE_ROUND, NULL);
  self->deal = g_strdup (deal);
  self->kind = kind;
  return self;
}

/**
 * pat_round_add:
 * @self: a round
 * @replay: what a player does; it may grow later
 *
 * Adds a player.
 *
 * Returns: %FALSE if the replay is one of another deal, or there are a thousand players
 */
gboolean
pat_round_add (PatRound  *self,
               PatReplay *replay)
{
  Player player = { .won_msec = G_MAXINT64 };

  g_return_val_if_fail (PAT_IS_ROUND (self) && PAT_IS_REPLAY (replay), FALSE);

  if (self->players->len >= MAX_PLAYERS ||
      strcmp (pat_replay_get_deal (replay), self->deal) != 0)
    return FALSE;
  player.replay = g_object_ref (replay);
  g_array_append_val (self->players, player);
  return TRUE;
}

/**
 * pat_round_get_n_players:
 * @self: a round
 *
 * Returns: how many players there are
 */
guint
pat_round_get_n_players (PatRound *self)
{
  g_return_val_if_fail (PAT_IS_ROUND (self), 0);

  return self->players->len;
}

/* Finds out when the player had won. */
static gboolean
judge_alone (Player       *player,
             PatRegistry  *registry,
             GError      **error)
{
  guint n_events = pat_replay_get_n_events (player->replay);
  PatReplayResult result;
  g_autoptr (PatGame) game =
    pat_replay_play (player->replay, registry, G_MAXUINT, &result, error);

  if (game == NULL)
    return FALSE;
  player->won_msec = G_MAXINT64;
  if (result.state == PAT_GAME_WON)
    player->won_msec = n_events == 0 ? 0
                       : pat_replay_get_event (player->replay, n_events - 1)->msec;
  return TRUE;
}

/* How many actions a player had done by a time. */
static guint
count_events (PatReplay *replay,
              gint64     msec)
{
  guint n = pat_replay_get_n_events (replay);

  while (n > 0 && pat_replay_get_event (replay, n - 1)->msec > msec)
    n--;
  return n;
}

static gboolean
judge_until (Player       *player,
             PatRegistry  *registry,
             gint64        end_msec,
             GError      **error)
{
  PatReplayResult result;
  g_autoptr (PatGame) game = pat_replay_play (player->replay, registry,
                                              count_events (player->replay, end_msec), &result,
                                              error);

  if (game == NULL)
    return FALSE;
  player->score = (PatRoundScore) {
    .points = result.score, .n_moves = result.n_moves, .has_won = result.state == PAT_GAME_WON,
  };
  return TRUE;
}

/* A point for each fellow player who has not won or needed more moves. */
static void
add_bonus (PatRound *self,
           Player   *winner)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      const Player *other = get_player (self, i);

      if (other != winner &&
          (!other->score.has_won || other->score.n_moves > winner->score.n_moves))
        winner->score.bonus++;
    }
}

/**
 * pat_round_judge:
 * @self: a round
 * @registry: where its game is looked for
 * @bad: (out) (optional): the player whose replay cannot be played, if one cannot
 * @error: return location
 *
 * Plays what all players did by the rules of the deal, and gives them their points. In a race, what
 * somebody did after the first had won does not count.
 *
 * Fails as [method@Patience.Replay.play] does.
 *
 * Returns: %FALSE if a replay cannot be played
 */
gboolean
pat_round_judge (PatRound     *self,
                 PatRegistry  *registry,
                 guint        *bad,
                 GError      **error)
{
  guint none;

  g_return_val_if_fail (PAT_IS_ROUND (self) && PAT_IS_REGISTRY (registry), FALSE);

  if (bad == NULL)
    bad = &none;
  self->end_msec = G_MAXINT64;
  for (*bad = 0; *bad < self->players->len; *bad += 1)
    {
      if (!judge_alone (get_player (self, *bad), registry, error))
        return FALSE;
      if (self->kind == PAT_ROUND_RACE)
        self->end_msec = MIN (self->end_msec, get_player (self, *bad)->won_msec);
    }
  for (*bad = 0; *bad < self->players->len; *bad += 1)
    if (!judge_until (get_player (self, *bad), registry, self->end_msec, error))
      return FALSE;
  for (guint i = 0; i < self->players->len; i++)
    if (get_player (self, i)->score.has_won)
      add_bonus (self, get_player (self, i));
  return TRUE;
}

/**
 * pat_round_get_end_msec:
 * @self: a round that was judged
 *
 * Returns: when a race was over for all, in milliseconds of the clock; %G_MAXINT64 if nobody has
 *   won it
 */
gint64
pat_round_get_end_msec (PatRound *self)
{
  g_return_val_if_fail (PAT_IS_ROUND (self), G_MAXINT64);

  return self->end_msec;
}

/**
 * pat_round_get_score: (skip)
 * @self: a round that was judged
 * @player: the number of a player, from 0
 *
 * Returns: (transfer none): what the player gets
 */
const PatRoundScore *
pat_round_get_score (PatRound *self,
                     guint     player)
{
  g_return_val_if_fail (PAT_IS_ROUND (self) && player < self->players->len, NULL);

  return &get_player (self, player)->score;
}

/**
 * pat_round_get_total:
 * @self: a round that was judged
 * @player: the number of a player, from 0
 *
 * Returns: points and bonus of the player
 */
int
pat_round_get_total (PatRound *self,
                     guint     player)
{
  g_return_val_if_fail (PAT_IS_ROUND (self) && player < self->players->len, 0);

  return get_player (self, player)->score.points + get_player (self, player)->score.bonus;
}

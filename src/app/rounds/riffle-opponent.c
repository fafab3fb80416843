/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player whose game was recorded. The referee plays it once; after that it is looked up how the
 * game stood at a time. */
#include "config.h"

#include "riffle-opponent.h"

struct _RiffleOpponent
{
  GObject    parent_instance;

  PatReplay *replay;
  GArray    *results; /* of PatReplayResult, one after each action */
};

G_DEFINE_FINAL_TYPE (RiffleOpponent, riffle_opponent, G_TYPE_OBJECT)

static void
riffle_opponent_finalize (GObject *object)
{
  RiffleOpponent *self = RIFFLE_OPPONENT (object);

  g_clear_object (&self->replay);
  g_clear_pointer (&self->results, g_array_unref);
  G_OBJECT_CLASS (riffle_opponent_parent_class)->finalize (object);
}

static void
riffle_opponent_class_init (RiffleOpponentClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_opponent_finalize;
}

static void
riffle_opponent_init (RiffleOpponent *self)
{
}

/**
 * riffle_opponent_new:
 * @replay: what the player did
 * @registry: where its game is looked for
 * @error: return location
 *
 * Plays what was recorded by the rules of its deal.
 *
 * Returns: (transfer full) (nullable): the player; %NULL and @error if something cannot be done
 */
RiffleOpponent *
riffle_opponent_new (PatReplay    *replay,
                     PatRegistry  *registry,
                     GError      **error)
{
  GArray *results = pat_replay_list_results (replay, registry, error);
  RiffleOpponent *self;

  if (results == NULL)
    return NULL;
  self = g_object_new (RIFFLE_TYPE_OPPONENT, NULL);
  self->replay = g_object_ref (replay);
  self->results = results;
  return self;
}

/* Returns: (transfer none) (nullable): who it is, if that was said */
const char *
riffle_opponent_get_name (RiffleOpponent *self)
{
  g_return_val_if_fail (RIFFLE_IS_OPPONENT (self), NULL);

  return pat_replay_get_player (self->replay);
}

static const PatReplayResult *
get_last (RiffleOpponent *self)
{
  return self->results->len == 0 ? NULL : &g_array_index (self->results, PatReplayResult,
                                                          self->results->len - 1);
}

/**
 * riffle_opponent_get_won_msec:
 * @self: the player
 *
 * Returns: when the player had won, in milliseconds of the clock; %G_MAXINT64 if that never was
 */
gint64
riffle_opponent_get_won_msec (RiffleOpponent *self)
{
  const PatReplayResult *last;

  g_return_val_if_fail (RIFFLE_IS_OPPONENT (self), G_MAXINT64);

  last = get_last (self);
  return last != NULL && last->state == PAT_GAME_WON ? last->msec : G_MAXINT64;
}

/**
 * riffle_opponent_get_result:
 * @self: the player
 * @msec: a time in milliseconds of the clock
 * @result: (out caller-allocates): how the game of the player stood then
 *
 * Tells how far the player was.
 */
void
riffle_opponent_get_result (RiffleOpponent      *self,
                            gint64            msec,
                            PatReplayResult  *result)
{
  guint low = 0, high;

  g_return_if_fail (RIFFLE_IS_OPPONENT (self) && result != NULL);

  /* The actions up to that time are those before “low”. */
  for (high = self->results->len; low < high;)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (self->results, PatReplayResult, middle).msec <= msec)
        low = middle + 1;
      else
        high = middle;
    }
  *result = low == 0 ? (PatReplayResult) { .state = PAT_GAME_PLAYING }
                     : g_array_index (self->results, PatReplayResult, low - 1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done in the games that are being played, or that can be brought back: each has a
 * recorder that follows it. */
#include "config.h"

#include "riffle-recordings.h"

/* The game on the table, and the two that one way back may lead to. */
#define MOST_GAMES 3

typedef struct
{
  PatGame     *game;
  PatRecorder *recorder;
} Recording;

struct _RiffleRecordings
{
  GPtrArray *recordings; /* of Recording; the one that was needed last is the last one */
};

static void
recording_free (gpointer data)
{
  Recording *recording = data;

  g_object_unref (recording->recorder);
  g_object_unref (recording->game);
  g_free (recording);
}

RiffleRecordings *
riffle_recordings_new (void)
{
  RiffleRecordings *self = g_new (RiffleRecordings, 1);

  self->recordings = g_ptr_array_new_with_free_func (recording_free);
  return self;
}

void
riffle_recordings_free (RiffleRecordings *self)
{
  g_ptr_array_unref (self->recordings);
  g_free (self);
}

static Recording *
find (RiffleRecordings *self,
      PatGame          *game)
{
  for (guint i = 0; i < self->recordings->len; i++)
    {
      Recording *recording = g_ptr_array_index (self->recordings, i);

      if (recording->game == game)
        return recording;
    }
  return NULL;
}

static void
add (RiffleRecordings *self,
     PatGame          *game,
     PatReplay        *earlier)
{
  Recording *recording = g_new (Recording, 1);

  recording->game = g_object_ref (game);
  recording->recorder = pat_recorder_new (game, earlier);
  g_ptr_array_add (self->recordings, recording);
  if (self->recordings->len > MOST_GAMES)
    g_ptr_array_remove_index (self->recordings, 0);
}

/* Writes down what is done in a game from now on. One whose cards were given by hand has no deal
 * that a replay could name. */
void
riffle_recordings_follow (RiffleRecordings *self,
                          PatGame          *game)
{
  Recording *recording = find (self, game);

  if (recording != NULL)
    {
      guint index;

      g_ptr_array_find (self->recordings, recording, &index);
      g_ptr_array_add (self->recordings, g_ptr_array_steal_index (self->recordings, index));
    }
  else if (pat_game_was_dealt (game))
    add (self, game, NULL);
}

static PatReplay *
copy_replay (PatReplay *replay)
{
  PatReplay *copy = pat_replay_new (pat_replay_get_deal (replay));

  for (guint i = 0; i < pat_replay_get_n_events (replay); i++)
    pat_replay_add_event (copy, pat_replay_get_event (replay, i));
  pat_replay_set_claim (copy, pat_replay_get_claim (replay));
  return copy;
}

/* The copy of a game is taken to have been played as the game was until now. */
void
riffle_recordings_copy (RiffleRecordings *self,
                        PatGame          *game,
                        PatGame          *copy)
{
  g_autoptr (PatReplay) earlier = riffle_recordings_dup_replay (self, game);

  if (earlier != NULL)
    add (self, copy, earlier);
}

/* Returns: (transfer full) (nullable): what was done in a game so far; NULL if nobody follows it */
PatReplay *
riffle_recordings_dup_replay (RiffleRecordings *self,
                              PatGame          *game)
{
  Recording *recording = find (self, game);

  return recording == NULL ? NULL : copy_replay (pat_recorder_get_replay (recording->recorder));
}

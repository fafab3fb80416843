/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Listens to a game, and writes down what its player does and when. */
#include "config.h"

#include "pat-recorder.h"

#include "pat-notation.h"
#include "pat-replay-private.h"

#define USEC_PER_MSEC 1000

struct _PatRecorder
{
  GObject       parent_instance;

  PatGame      *game;
  PatReplay    *replay;
  GString      *moves;        /* of the action that is not complete yet */
  PatReplayAct  act;
  gboolean      is_something; /* was done since the last action was complete */
};

G_DEFINE_FINAL_TYPE (PatRecorder, pat_recorder, G_TYPE_OBJECT)

static void
pat_recorder_dispose (GObject *object)
{
  PatRecorder *self = PAT_RECORDER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->replay);
  G_OBJECT_CLASS (pat_recorder_parent_class)->dispose (object);
}

static void
pat_recorder_finalize (GObject *object)
{
  PatRecorder *self = PAT_RECORDER (object);

  g_string_free (self->moves, TRUE);
  G_OBJECT_CLASS (pat_recorder_parent_class)->finalize (object);
}

static void
pat_recorder_class_init (PatRecorderClass *class)
{
  G_OBJECT_CLASS (class)->dispose = pat_recorder_dispose;
  G_OBJECT_CLASS (class)->finalize = pat_recorder_finalize;
}

static void
pat_recorder_init (PatRecorder *self)
{
  self->moves = g_string_new (NULL);
}

static void
note_claim (PatRecorder *self)
{
  PatReplayResult result = {
    .state = pat_game_get_state (self->game),
    .score = pat_game_get_score (self->game) - pat_game_get_bank (self->game),
    .msec = pat_game_get_elapsed_usec (self->game) / USEC_PER_MSEC,
    .n_moves = pat_game_get_n_moves (self->game),
  };

  pat_replay_set_claim (self->replay, &result);
}

static void
moved_cb (PatRecorder *self,
          PatMove     *move,
          gpointer     steps,
          gboolean     forwards)
{
  g_autofree char *text = NULL;

  self->is_something = TRUE;
  self->act = forwards ? PAT_REPLAY_MOVES : PAT_REPLAY_UNDO;
  if (!forwards)
    return;
  text = pat_move_to_string (move, pat_game_get_rules (self->game));
  g_string_append_printf (self->moves, "%s%s", self->moves->len > 0 ? " " : "", text);
}

static void
dealt_cb (PatRecorder *self)
{
  self->is_something = TRUE;
  self->act = PAT_REPLAY_RESTART;
}

/* What has no more room is not written down: what is there stays true, and can be read. */
static void
changed_cb (PatRecorder *self)
{
  PatReplayEvent event = {
    .msec = pat_game_get_elapsed_usec (self->game) / USEC_PER_MSEC, .act = self->act,
  };

  if (!self->is_something)
    return;
  self->is_something = FALSE;
  event.moves = event.act == PAT_REPLAY_MOVES ? self->moves->str : NULL;
  if (!pat_replay_is_full (self->replay))
    {
      pat_replay_add_event (self->replay, &event);
      note_claim (self);
    }
  g_string_truncate (self->moves, 0);
}

/* What was done before nobody saw: all of it at the time that the clock shows. */
static void
add_history (PatRecorder *self)
{
  guint n_moves = pat_game_get_history_cursor (self->game);

  for (guint i = 0; i < n_moves; i++)
    {
      gboolean automatic;
      const PatMove *move = pat_game_get_history_move (self->game, i, &automatic);

      if (i > 0 && !automatic)
        changed_cb (self);
      moved_cb (self, (PatMove *) move, NULL, TRUE);
    }
  changed_cb (self);
}

/**
 * pat_recorder_new:
 * @game: a game that was dealt by number
 * @earlier: (nullable): what was done in it so far, if it is not played from its beginning
 *
 * Begins to write down what is done in a game. Without @earlier, the moves that were made before
 * are written as if they had been made now.
 *
 * Returns: (transfer full): the recorder
 */
PatRecorder *
pat_recorder_new (PatGame   *game,
                  PatReplay *earlier)
{
  g_autofree char *deal = NULL;
  PatRecorder *self;

  g_return_val_if_fail (PAT_IS_GAME (game) && pat_game_was_dealt (game), NULL);
  g_return_val_if_fail (earlier == NULL || PAT_IS_REPLAY (earlier), NULL);

  self = g_object_new (PAT_TYPE_RECORDER, NULL);
  self->game = g_object_ref (game);
  deal = pat_game_dup_deal (game);
  self->replay = earlier != NULL ? g_object_ref (earlier) : pat_replay_new (deal);
  if (earlier == NULL)
    add_history (self);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "dealt", G_CALLBACK (dealt_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * pat_recorder_get_replay:
 * @self: a recorder
 *
 * Returns: (transfer none): what was done so far, with the present result as its claim. When no
 *   more actions have room, it stays as it is, with the result that it had then.
 */
PatReplay *
pat_recorder_get_replay (PatRecorder *self)
{
  g_return_val_if_fail (PAT_IS_RECORDER (self), NULL);

  if (!pat_replay_is_full (self->replay))
    note_claim (self);
  return self->replay;
}

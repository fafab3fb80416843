/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How somebody played a deal: a list of what was done and when, and what came of it. */
#include "config.h"

#include "pat-replay-private.h"

struct _PatReplay
{
  GObject          parent_instance;

  char            *deal;
  char            *player; /* (nullable) */
  GArray          *events; /* of PatReplayEvent */
  GString         *lines;  /* the events as text: files are written while somebody plays */
  PatReplayResult  claim;  /* what is said to have come of it */
};

G_DEFINE_QUARK (pat-replay-error-quark, pat_replay_error)
G_DEFINE_FINAL_TYPE (PatReplay, pat_replay, G_TYPE_OBJECT)

static void
clear_event (gpointer data)
{
  PatReplayEvent *event = data;

  g_free (event->moves);
}

static void
pat_replay_finalize (GObject *object)
{
  PatReplay *self = PAT_REPLAY (object);

  g_free (self->deal);
  g_free (self->player);
  g_array_unref (self->events);
  g_string_free (self->lines, TRUE);
  G_OBJECT_CLASS (pat_replay_parent_class)->finalize (object);
}

static void
pat_replay_class_init (PatReplayClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_replay_finalize;
}

static void
pat_replay_init (PatReplay *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (PatReplayEvent));
  g_array_set_clear_func (self->events, clear_event);
  self->lines = g_string_new (NULL);
}

/**
 * pat_replay_new:
 * @deal: a deal string with its number, such as `klondike:draw=3#617`
 *
 * Makes a replay in which nothing has been done yet.
 *
 * Returns: (transfer full): the replay
 */
PatReplay *
pat_replay_new (const char *deal)
{
  PatReplay *self;

  g_return_val_if_fail (deal != NULL, NULL);

  self = g_object_new (PAT_TYPE_REPLAY, NULL);
  self->deal = g_strdup (deal);
  return self;
}

/**
 * pat_replay_get_deal:
 * @self: a replay
 *
 * Returns: the deal string
 */
const char *
pat_replay_get_deal (PatReplay *self)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), NULL);

  return self->deal;
}

/**
 * pat_replay_get_player:
 * @self: a replay
 *
 * Returns: (nullable): who played, if that was said
 */
const char *
pat_replay_get_player (PatReplay *self)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), NULL);

  return self->player;
}

/**
 * pat_replay_set_player:
 * @self: a replay
 * @name: (nullable): who played
 *
 * Says who played. The name is cleaned as by [func@Patience.Replay.dup_name].
 */
void
pat_replay_set_player (PatReplay  *self,
                       const char *name)
{
  char *clean;

  g_return_if_fail (PAT_IS_REPLAY (self));

  clean = name != NULL ? pat_replay_dup_name (name) : NULL;
  g_free (self->player);
  self->player = clean;
}

/**
 * pat_replay_get_n_events:
 * @self: a replay
 *
 * Returns: how many actions there are
 */
guint
pat_replay_get_n_events (PatReplay *self)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), 0);

  return self->events->len;
}

/**
 * pat_replay_get_event: (skip)
 * @self: a replay
 * @nth: the number of an action, from 0
 *
 * Returns: (transfer none): the action
 */
const PatReplayEvent *
pat_replay_get_event (PatReplay *self,
                      guint      nth)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self) && nth < self->events->len, NULL);

  return &g_array_index (self->events, PatReplayEvent, nth);
}

/* Time does not run backwards, but the clock of a game that is dealt again may begin anew. */
static gboolean
is_in_time (PatReplay            *self,
            const PatReplayEvent *event)
{
  const PatReplayEvent *last = NULL;

  if (self->events->len > 0)
    last = &g_array_index (self->events, PatReplayEvent, self->events->len - 1);
  return event->msec >= 0 && (last == NULL || event->act == PAT_REPLAY_RESTART ||
                              last->act == PAT_REPLAY_RESTART || event->msec >= last->msec);
}

/* Adds the line of an action, as long as there is room. */
static gboolean
add_line (PatReplay            *self,
          const PatReplayEvent *event)
{
  gsize before = self->lines->len;

  pat_replay_print_event (event, self->lines);
  if (self->lines->len <= PAT_REPLAY_MAX_EVENT_BYTES)
    return TRUE;
  g_string_truncate (self->lines, before);
  return FALSE;
}

/* Returns: (transfer none): the actions as text, a line for each */
const GString *
pat_replay_get_lines (PatReplay *self)
{
  return self->lines;
}

/**
 * pat_replay_is_full:
 * @self: a replay
 *
 * Tells whether another action may be refused because there are so many: what was done after the
 * last one is not known.
 *
 * Returns: whether there are a hundred thousand actions, or nearly as many bytes as a file has room
 *   for
 */
gboolean
pat_replay_is_full (PatReplay *self)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), FALSE);

  return self->events->len >= PAT_REPLAY_MAX_EVENTS ||
         self->lines->len > PAT_REPLAY_MAX_EVENT_BYTES - PAT_REPLAY_MAX_LINE;
}

/**
 * pat_replay_add_event: (skip)
 * @self: a replay
 * @event: what was done next
 *
 * Adds an action, without a look at whether the rules allow it.
 *
 * Returns: %FALSE if it lies before the last one in time, has no moves, or if there are a hundred
 *   thousand or 896 KiB of them already; then it is not added
 */
gboolean
pat_replay_add_event (PatReplay            *self,
                      const PatReplayEvent *event)
{
  PatReplayEvent copy;

  g_return_val_if_fail (PAT_IS_REPLAY (self) && event != NULL, FALSE);

  if (self->events->len >= PAT_REPLAY_MAX_EVENTS || !is_in_time (self, event) ||
      (event->act == PAT_REPLAY_MOVES) != (event->moves != NULL && *event->moves != '\0') ||
      !add_line (self, event))
    return FALSE;
  copy = *event;
  copy.moves = g_strdup (event->moves);
  g_array_append_val (self->events, copy);
  return TRUE;
}

/**
 * pat_replay_get_claim: (skip)
 * @self: a replay
 *
 * Returns: (transfer none): what is said to have come of the game; nobody has verified it
 */
const PatReplayResult *
pat_replay_get_claim (PatReplay *self)
{
  g_return_val_if_fail (PAT_IS_REPLAY (self), NULL);

  return &self->claim;
}

/**
 * pat_replay_set_claim: (skip)
 * @self: a replay
 * @claim: what came of the game
 *
 * Says what came of the game.
 */
void
pat_replay_set_claim (PatReplay             *self,
                      const PatReplayResult *claim)
{
  g_return_if_fail (PAT_IS_REPLAY (self) && claim != NULL);

  self->claim = *claim;
}

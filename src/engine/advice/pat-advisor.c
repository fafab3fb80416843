/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Keeps what was found out about the position of a game for as long as it is true, and asks again
 * when it is not. */
#include "config.h"

#include "pat-advisor.h"

#include "pat-advice-thread-private.h"
#include "pat-arbiter-private.h"
#include "pat-thought-private.h"

#include "pat-game-private.h"

#define MAX_SECONDS 1.0
#define MAX_BYTES   (64 * 1000 * 1000)

struct _PatAdvisor
{
  GObject       parent_instance;

  PatGame      *game;
  PatArbiter   *arbiter;   /* (nullable): of the same game */
  gboolean      knows_all;
  double        max_seconds;
  guint64       max_states;
  guint64       max_bytes;

  GArray       *hints;     /* (nullable): of PatHint, for the position below */
  guint64       hash;      /* of the position for which there are hints */
  guint         cursor;    /* and its place in the history */
  guint         next_hint; /* among them */
  gboolean      is_lost;   /* nothing wins from that position, which was proven */
  PatKnownLine  line;
  PatPlan       plan;
};

G_DEFINE_FINAL_TYPE (PatAdvisor, pat_advisor, G_TYPE_OBJECT)

static void
pat_advisor_finalize (GObject *object)
{
  PatAdvisor *self = PAT_ADVISOR (object);

  g_clear_object (&self->game);
  g_clear_object (&self->arbiter);
  g_clear_pointer (&self->hints, g_array_unref);
  pat_known_line_clear (&self->line);
  pat_plan_clear (&self->plan);
  G_OBJECT_CLASS (pat_advisor_parent_class)->finalize (object);
}

static void
pat_advisor_class_init (PatAdvisorClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_advisor_finalize;
}

static void
pat_advisor_init (PatAdvisor *self)
{
  self->max_seconds = MAX_SECONDS;
  self->max_bytes = MAX_BYTES;
}

/**
 * pat_advisor_new:
 * @game: a game
 *
 * Makes an advisor for a game. It is fair: it knows what the player can know.
 *
 * Returns: (transfer full): the advisor
 */
PatAdvisor *
pat_advisor_new (PatGame *game)
{
  PatAdvisor *self;

  g_return_val_if_fail (PAT_IS_GAME (game), NULL);

  self = g_object_new (PAT_TYPE_ADVISOR, NULL);
  self->game = g_object_ref (game);
  /* Who comes back to a position is told the best move first. */
  g_signal_connect_object (game, "changed", G_CALLBACK (pat_advisor_start_over), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * pat_advisor_get_game:
 * @self: an advisor
 *
 * Returns: (transfer none): its game
 */
PatGame *
pat_advisor_get_game (PatAdvisor *self)
{
  g_return_val_if_fail (PAT_IS_ADVISOR (self), NULL);

  return self->game;
}

/**
 * pat_advisor_set_arbiter:
 * @self: an advisor
 * @arbiter: (nullable): the arbiter of the same game
 *
 * Shares what is known of the game. A hint from which nothing is hidden uses what the arbiter has
 * found out, and the arbiter remembers what the advisor proves.
 */
void
pat_advisor_set_arbiter (PatAdvisor *self,
                         PatArbiter *arbiter)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));
  g_return_if_fail (arbiter == NULL || PAT_IS_ARBITER (arbiter));

  g_set_object (&self->arbiter, arbiter);
}

/**
 * pat_advisor_set_knows_all:
 * @self: an advisor
 * @knows_all: whether hints may know cards that the player cannot know
 *
 * Decides between hints that are fair and hints that know all.
 */
void
pat_advisor_set_knows_all (PatAdvisor *self,
                           gboolean    knows_all)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));

  if (self->knows_all == knows_all)
    return;
  self->knows_all = knows_all;
  g_clear_pointer (&self->hints, g_array_unref);
}

/**
 * pat_advisor_set_max_seconds:
 * @self: an advisor
 * @max_seconds: seconds that it may think about a hint, 0 for any time
 *
 * Limits the time for a hint, which is a second at first. A search for a line that wins counts the
 * processor time, everything else the time of the clock. Of this limit and that of
 * [method@Patience.Advisor.set_max_states], the one that is reached first ends the thinking.
 */
void
pat_advisor_set_max_seconds (PatAdvisor *self,
                             double      max_seconds)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));
  g_return_if_fail (max_seconds >= 0);

  self->max_seconds = max_seconds;
}

/**
 * pat_advisor_set_max_states:
 * @self: an advisor
 * @max_states: how many positions it may look at for a hint, 0 for any number
 *
 * Limits the effort for a hint, which is not limited at first. Unlike a limit of time, it always
 * leads to the same hint.
 */
void
pat_advisor_set_max_states (PatAdvisor *self,
                            guint64     max_states)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));

  self->max_states = max_states;
}

/**
 * pat_advisor_set_max_bytes:
 * @self: an advisor
 * @max_bytes: how much memory a search may take, in bytes; 0 for any amount
 *
 * Limits the memory for a hint, which is 64 MB at first. A search that would need more gives up.
 */
void
pat_advisor_set_max_bytes (PatAdvisor *self,
                           guint64     max_bytes)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));

  self->max_bytes = max_bytes;
}

/**
 * pat_advisor_start_over:
 * @self: an advisor
 *
 * Has the next hint be the best one, even if it was given already.
 */
void
pat_advisor_start_over (PatAdvisor *self)
{
  g_return_if_fail (PAT_IS_ADVISOR (self));

  self->next_hint = 0;
}

static guint64
hash_position (PatAdvisor *self)
{
  return pat_rules_hash (pat_game_get_rules (self->game), pat_game_get_position (self->game));
}

static gboolean
has_hints (PatAdvisor *self)
{
  return self->hints != NULL && self->cursor == pat_game_get_history_cursor (self->game) &&
         self->hash == hash_position (self);
}

static gboolean
is_over (PatAdvisor *self)
{
  return pat_game_get_state (self->game) == PAT_GAME_WON || pat_game_time_is_up (self->game);
}

static PatThought *
new_thought (PatAdvisor   *self,
             GCancellable *cancellable)
{
  PatThought *thought = pat_thought_new (self->game, self->knows_all);
  PatAuto degree = thought->line.degree;

  thought->max_seconds = self->max_seconds;
  thought->max_states = self->max_states;
  thought->max_bytes = self->max_bytes;
  thought->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  pat_known_line_copy (&thought->line, &self->line);
  if (self->arbiter != NULL)
    pat_arbiter_tell (self->arbiter, thought);
  thought->line.degree = degree;
  pat_plan_copy (&thought->plan, &self->plan);
  return thought;
}

/* Keeps an answer. */
static void
learn (PatAdvisor *self,
       PatThought *thought)
{
  g_clear_pointer (&self->hints, g_array_unref);
  self->hints = g_array_ref (thought->hints);
  self->hash = hash_position (self);
  self->cursor = pat_game_get_history_cursor (self->game);
  self->next_hint = 0;
  self->is_lost = thought->is_lost;
  pat_known_line_clear (&self->line);
  pat_known_line_copy (&self->line, &thought->line);
  pat_plan_copy (&self->plan, &thought->plan);
  if (self->arbiter != NULL)
    pat_arbiter_learn (self->arbiter, thought, self->hash);
}

/* Gives the next of the hints that there are. One that finds nothing costs nothing. */
static void
give_hint (PatAdvisor *self,
           PatHint    *hint)
{
  guint n = self->hints->len;

  *hint = (PatHint) { .kind = PAT_HINT_NONE };
  for (guint i = 0; i < n && hint->kind == PAT_HINT_NONE; i++)
    {
      guint nth = self->next_hint++ % n;
      const PatHint *next = &g_array_index (self->hints, PatHint, nth);

      if (!pat_game_judge (self->game, &next->move, NULL))
        continue;
      *hint = *next;
      hint->nth = nth;
      pat_game_count_hint (self->game);
    }
  hint->is_lost = self->is_lost;
}

/**
 * pat_advisor_hint: (skip)
 * @self: an advisor
 * @hint: (out caller-allocates): what it proposes
 * @cancellable: (nullable): ends the search
 * @error: return location
 *
 * Proposes a move; asked again in the same position, it proposes the next best one, and begins
 * again after the last. No move is proposed that leads to a position which the game has had
 * already, unless it is part of a line that wins.
 *
 * Fails with %G_IO_ERROR_CANCELLED.
 *
 * Returns: whether @hint was set; its kind may be %PAT_HINT_NONE
 */
gboolean
pat_advisor_hint (PatAdvisor    *self,
                  PatHint       *hint,
                  GCancellable  *cancellable,
                  GError       **error)
{
  g_return_val_if_fail (PAT_IS_ADVISOR (self) && hint != NULL, FALSE);

  *hint = (PatHint) { .kind = PAT_HINT_NONE };
  if (is_over (self))
    return TRUE;
  if (!has_hints (self))
    {
      g_autoptr (PatThought) thought = new_thought (self, cancellable);

      pat_thought_list_hints (thought);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      learn (self, thought);
    }
  give_hint (self, hint);
  return TRUE;
}

/**
 * pat_advisor_hint_async: (skip)
 * @self: an advisor
 * @cancellable: (nullable): ends the search
 * @callback: called when there is an answer
 * @user_data: for @callback
 *
 * Does what [method@Patience.Advisor.hint] does in a thread of its own.
 */
void
pat_advisor_hint_async (PatAdvisor          *self,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PAT_IS_ADVISOR (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_advisor_hint_async);
  if (is_over (self) || has_hints (self))
    g_task_return_boolean (task, TRUE);
  else
    {
      PatThought *thought = new_thought (self, cancellable);

      g_task_set_task_data (task, thought, (GDestroyNotify) pat_thought_free);
      pat_advice_thread_run (task, (PatAdviceFunc) pat_thought_list_hints);
    }
}

/* Whether the game is where it was when it was asked about. */
static gboolean
is_current (PatAdvisor *self,
            PatThought *thought)
{
  return pat_position_equal (&thought->knowledge.position, pat_game_get_position (self->game)) &&
         thought->knows_all == self->knows_all;
}

/**
 * pat_advisor_hint_finish: (skip)
 * @self: an advisor
 * @result: what the callback was given
 * @hint: (out caller-allocates): what it proposes
 * @error: return location
 *
 * Fails with %G_IO_ERROR_CANCELLED, also if the game went on meanwhile.
 *
 * Returns: whether @hint was set; its kind may be %PAT_HINT_NONE
 */
gboolean
pat_advisor_hint_finish (PatAdvisor    *self,
                         GAsyncResult  *result,
                         PatHint       *hint,
                         GError       **error)
{
  PatThought *thought;

  g_return_val_if_fail (g_task_is_valid (result, self) && hint != NULL, FALSE);

  *hint = (PatHint) { .kind = PAT_HINT_NONE };
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  thought = g_task_get_task_data (G_TASK (result));
  if (thought != NULL && !is_current (self, thought))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The game went on");
      return FALSE;
    }
  if (thought != NULL && !has_hints (self))
    learn (self, thought);
  if (has_hints (self) && !is_over (self))
    give_hint (self, hint);
  return TRUE;
}

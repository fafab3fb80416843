/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Says whether a game can be won, and remembers what it found out for as long as that is true. */
#include "config.h"

#include "pat-arbiter.h"

#include "pat-advice-thread-private.h"
#include "pat-judgement-private.h"

#include "pat-game-private.h"

#define JUDGEMENT_SECONDS 10.0 /* nobody waits for it */
#define LOOK_BACK_SECONDS 1.0  /* for each position */
#define MAX_BYTES         (200 * 1000 * 1000)

struct _PatArbiter
{
  GObject       parent_instance;

  PatGame      *game;
  guint64       max_states;
  PatVerdicts  *verdicts;
  PatKnownLine  line;       /* that wins */
};

G_DEFINE_FINAL_TYPE (PatArbiter, pat_arbiter, G_TYPE_OBJECT)

static void
pat_arbiter_finalize (GObject *object)
{
  PatArbiter *self = PAT_ARBITER (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->verdicts, g_hash_table_unref);
  pat_known_line_clear (&self->line);
  G_OBJECT_CLASS (pat_arbiter_parent_class)->finalize (object);
}

static void
pat_arbiter_class_init (PatArbiterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_arbiter_finalize;
}

static void
pat_arbiter_init (PatArbiter *self)
{
  self->verdicts = pat_verdicts_new ();
}

/**
 * pat_arbiter_new:
 * @game: a game
 *
 * Makes an arbiter for a game.
 *
 * Returns: (transfer full): the arbiter
 */
PatArbiter *
pat_arbiter_new (PatGame *game)
{
  PatArbiter *self;

  g_return_val_if_fail (PAT_IS_GAME (game), NULL);

  self = g_object_new (PAT_TYPE_ARBITER, NULL);
  self->game = g_object_ref (game);
  return self;
}

/**
 * pat_arbiter_set_max_states:
 * @self: an arbiter
 * @max_states: how many positions a search may look at, 0 for any number
 *
 * Limits the effort of a search, which is not limited at first but for its time.
 */
void
pat_arbiter_set_max_states (PatArbiter *self,
                            guint64     max_states)
{
  g_return_if_fail (PAT_IS_ARBITER (self));

  self->max_states = max_states;
}

static gboolean
hides_cards (PatArbiter *self)
{
  return pat_rules_get_game (pat_game_get_rules (self->game))->hides_cards;
}

/**
 * pat_arbiter_get_verdict:
 * @self: an arbiter
 *
 * Tells whether the game can be won as it stands, all cards known, without a search: from what was
 * found out before, and from what follows from that.
 *
 * Returns: the verdict; %PAT_VERDICT_UNKNOWN if a search may find it
 */
PatVerdict
pat_arbiter_get_verdict (PatArbiter *self)
{
  g_autoptr (GArray) past = NULL;

  g_return_val_if_fail (PAT_IS_ARBITER (self), PAT_VERDICT_UNKNOWN);

  if (pat_game_get_state (self->game) == PAT_GAME_WON)
    return PAT_VERDICT_WINNABLE;
  past = pat_verdicts_list (self->verdicts, self->game);
  return g_array_index (past, PatPast, 0).verdict;
}

/**
 * pat_arbiter_get_deal_verdict:
 * @self: an arbiter
 *
 * Tells without a search whether the game could be won before its first move, all cards known, as
 * [method@Patience.Arbiter.get_verdict] does for where it stands.
 *
 * Returns: the verdict; %PAT_VERDICT_UNKNOWN if a search may find it
 */
PatVerdict
pat_arbiter_get_deal_verdict (PatArbiter *self)
{
  g_autoptr (GArray) past = NULL;

  g_return_val_if_fail (PAT_IS_ARBITER (self), PAT_VERDICT_UNKNOWN);

  if (pat_game_get_state (self->game) == PAT_GAME_WON)
    return PAT_VERDICT_WINNABLE;
  past = pat_verdicts_list (self->verdicts, self->game);
  return g_array_index (past, PatPast, past->len - 1).verdict;
}

static void
judge_async (PatArbiter   *self,
             gboolean      goes_back,
             GCancellable *cancellable,
             GTask        *task)
{
  PatJudgement *judgement = pat_judgement_new (self->game, self->verdicts);

  judgement->goes_back = goes_back;
  judgement->max_seconds = goes_back ? LOOK_BACK_SECONDS : JUDGEMENT_SECONDS;
  judgement->max_states = self->max_states;
  judgement->max_bytes = MAX_BYTES;
  judgement->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  pat_known_line_copy (&judgement->line, &self->line);
  judgement->line.degree = pat_game_get_auto_degree (self->game);
  g_task_set_task_data (task, judgement, (GDestroyNotify) pat_judgement_free);
  if (hides_cards (self) || pat_game_get_state (self->game) == PAT_GAME_WON)
    g_task_return_boolean (task, TRUE);
  else
    pat_advice_thread_run (task, (PatAdviceFunc) pat_judgement_run);
}

/* Verdicts are those of positions, wherever the game is by now. */
static void
learn_verdicts (PatArbiter   *self,
                PatJudgement *judgement)
{
  for (guint i = 0; i < judgement->n_asked; i++)
    pat_verdicts_note (self->verdicts, pat_judgement_get (judgement, i)->hash,
                       pat_judgement_get (judgement, i)->verdict);
  if (judgement->line.moves == NULL)
    return;
  pat_known_line_clear (&self->line);
  pat_known_line_copy (&self->line, &judgement->line);
}

/**
 * pat_arbiter_judge_async: (skip)
 * @self: an arbiter
 * @cancellable: (nullable): ends the search
 * @callback: called when there is an answer
 * @user_data: for @callback
 *
 * Finds out in a thread of its own whether the game can be won as it stands, all cards known. What
 * was found out is remembered, so that a line that the player follows is still one that wins, and a
 * game that is lost stays lost until moves are taken back.
 */
void
pat_arbiter_judge_async (PatArbiter          *self,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PAT_IS_ARBITER (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_arbiter_judge_async);
  judge_async (self, FALSE, cancellable, task);
}

/**
 * pat_arbiter_judge_finish: (skip)
 * @self: an arbiter
 * @result: what the callback was given
 * @verdict: (out): the verdict on the position for which it was asked
 * @error: return location
 *
 * Fails with %G_IO_ERROR_CANCELLED.
 *
 * Returns: whether @verdict was set
 */
gboolean
pat_arbiter_judge_finish (PatArbiter    *self,
                          GAsyncResult  *result,
                          PatVerdict    *verdict,
                          GError       **error)
{
  PatJudgement *judgement;

  g_return_val_if_fail (g_task_is_valid (result, self) && verdict != NULL, FALSE);

  judgement = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  learn_verdicts (self, judgement);
  *verdict = pat_judgement_get (judgement, 0)->verdict;
  return TRUE;
}

/**
 * pat_arbiter_look_back_async: (skip)
 * @self: an arbiter
 * @cancellable: (nullable): ends the search
 * @callback: called when there is an answer
 * @user_data: for @callback
 *
 * Looks in a thread of its own for the last position of the game that could be won.
 */
void
pat_arbiter_look_back_async (PatArbiter          *self,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (PAT_IS_ARBITER (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, pat_arbiter_look_back_async);
  judge_async (self, TRUE, cancellable, task);
}

/**
 * pat_arbiter_look_back_finish: (skip)
 * @self: an arbiter
 * @result: what the callback was given
 * @error: return location
 *
 * Fails with %G_IO_ERROR_CANCELLED.
 *
 * Returns: the place of the position in the history, for [method@Patience.Game.go_back]; -1 if none
 *   was found, or if there is an @error
 */
int
pat_arbiter_look_back_finish (PatArbiter    *self,
                              GAsyncResult  *result,
                              GError       **error)
{
  PatJudgement *judgement;
  PatPast *last;

  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  judgement = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return -1;
  learn_verdicts (self, judgement);
  if (judgement->n_asked == 0)
    return -1;
  last = pat_judgement_get (judgement, judgement->n_asked - 1);
  return last->verdict == PAT_VERDICT_WINNABLE ? (int) last->cursor : -1;
}

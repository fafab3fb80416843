/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Says whether a game can be won, and remembers what it found out for as long as that is true. */
#include "config.h"

#include "pat-arbiter-private.h"

#include "pat-advice-thread-private.h"
#include "pat-judgement-private.h"

#include "pat-game-private.h"

#define JUDGEMENT_SECONDS 10.0 /* nobody waits for it */
#define LOOK_BACK_SECONDS 1.0  /* for each position */
#define MAX_BYTES         (200 * 1000 * 1000)

struct _PatArbiter
{
  GObject       parent_instance;

  PatGame      *game;       /* (nullable): weak, as it may have been put aside */
  PatVariant   *variant;    /* these tell which game it is, also when it is there no more */
  PatOptions   *options;
  guint64       number;
  guint64       max_states;
  PatVerdicts  *verdicts;
  PatKnownLine  line;       /* that wins */
};

enum
{
  LEARNED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (PatArbiter, pat_arbiter, G_TYPE_OBJECT)

static void
pat_arbiter_finalize (GObject *object)
{
  PatArbiter *self = PAT_ARBITER (object);

  g_clear_weak_pointer (&self->game);
  g_clear_object (&self->variant);
  g_clear_object (&self->options);
  g_clear_pointer (&self->verdicts, g_hash_table_unref);
  pat_known_line_clear (&self->line);
  G_OBJECT_CLASS (pat_arbiter_parent_class)->finalize (object);
}

static void
pat_arbiter_class_init (PatArbiterClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pat_arbiter_finalize;

  /**
   * PatArbiter::learned:
   *
   * A position that was not known before was found to be one that can be won, or cannot.
   */
  signals[LEARNED] = g_signal_new ("learned", PAT_TYPE_ARBITER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
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
 * Makes an arbiter for a game, which it does not keep. Nothing can be asked when the game is gone,
 * until [method@Patience.Arbiter.take_game] brings it back.
 *
 * Returns: (transfer full): the arbiter
 */
PatArbiter *
pat_arbiter_new (PatGame *game)
{
  PatArbiter *self;

  g_return_val_if_fail (PAT_IS_GAME (game), NULL);

  self = g_object_new (PAT_TYPE_ARBITER, NULL);
  g_set_weak_pointer (&self->game, game);
  self->variant = g_object_ref (pat_game_get_variant (game));
  self->options = pat_options_copy (pat_game_get_options (game));
  self->number = pat_game_get_number (game);
  return self;
}

/**
 * pat_arbiter_take_game:
 * @self: an arbiter
 * @game: a game
 *
 * Goes on with another object that is the same deal of the same game, played by the same rules, as
 * when it was put aside and is opened again. What was found out stays.
 *
 * Returns: %FALSE if it is another deal or has other rules; then nothing has changed
 */
gboolean
pat_arbiter_take_game (PatArbiter *self,
                       PatGame    *game)
{
  g_return_val_if_fail (PAT_IS_ARBITER (self), FALSE);
  g_return_val_if_fail (PAT_IS_GAME (game), FALSE);

  if (self->variant != pat_game_get_variant (game) || self->number != pat_game_get_number (game)
      || !pat_options_equal (self->options, pat_game_get_options (game)))
    return FALSE;
  g_set_weak_pointer (&self->game, game);
  return TRUE;
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

  g_return_val_if_fail (PAT_IS_ARBITER (self) && self->game != NULL, PAT_VERDICT_UNKNOWN);

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

  g_return_val_if_fail (PAT_IS_ARBITER (self) && self->game != NULL, PAT_VERDICT_UNKNOWN);

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

static void
keep_line (PatArbiter         *self,
           const PatKnownLine *line)
{
  if (line->moves == NULL)
    return;
  pat_known_line_clear (&self->line);
  pat_known_line_copy (&self->line, line);
}

/* Verdicts are those of positions, wherever the game is by now. */
static void
learn_verdicts (PatArbiter   *self,
                PatJudgement *judgement)
{
  gboolean is_new = FALSE;

  for (guint i = 0; i < judgement->n_asked; i++)
    is_new |= pat_verdicts_note (self->verdicts, pat_judgement_get (judgement, i)->hash,
                                 pat_judgement_get (judgement, i)->verdict);
  keep_line (self, &judgement->line);
  if (is_new)
    g_signal_emit (self, signals[LEARNED], 0);
}

/* Tells a question from which nothing is hidden what is known. */
void
pat_arbiter_tell (PatArbiter *self,
                  PatThought *thought)
{
  if (!thought->is_certain)
    return;
  thought->is_lost = pat_arbiter_get_verdict (self) == PAT_VERDICT_UNWINNABLE;
  /* A line that automatic moves would spoil could not be followed. */
  if (thought->line.moves != NULL || !self->line.is_played)
    return;
  pat_known_line_copy (&thought->line, &self->line);
  thought->line.is_fair = !thought->knows_all;
}

/* Takes what a question has found out about the position of the game with this hash. A line that
 * wins does so however the cards lie, also one that is fair. */
void
pat_arbiter_learn (PatArbiter *self,
                   PatThought *thought,
                   guint64     hash)
{
  gboolean wins = thought->hints->len > 0
                  && g_array_index (thought->hints, PatHint, 0).kind == PAT_HINT_WINS;

  if (wins)
    keep_line (self, &thought->line);
  if (pat_verdicts_note (self->verdicts, hash,
                         wins ? PAT_VERDICT_WINNABLE
                         : thought->is_lost ? PAT_VERDICT_UNWINNABLE : PAT_VERDICT_UNKNOWN))
    g_signal_emit (self, signals[LEARNED], 0);
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

  g_return_if_fail (PAT_IS_ARBITER (self) && self->game != NULL);

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

  g_return_if_fail (PAT_IS_ARBITER (self) && self->game != NULL);

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

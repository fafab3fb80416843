/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries modules that nobody knows yet while the player goes on, and loads those that do no harm. */
#include "config.h"

#include "riffle-trials.h"

struct _RiffleTrials
{
  GObject      parent_instance;

  PatRegistry *registry;
  gboolean     is_running;
  gboolean     is_stopped;
  guint        idle_id;
  guint        n_games;    /* that were added since the first trial */
  guint        n_modules;  /* that were left out */
};

enum
{
  ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RiffleTrials, riffle_trials, G_TYPE_OBJECT)

static void
riffle_trials_dispose (GObject *object)
{
  RiffleTrials *self = RIFFLE_TRIALS (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_object (&self->registry);
  G_OBJECT_CLASS (riffle_trials_parent_class)->dispose (object);
}

static void
riffle_trials_class_init (RiffleTrialsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = riffle_trials_dispose;

  /**
   * RiffleTrials::ended:
   * @n_games: how many games were added
   * @n_modules: how many modules were left out, even if only some of their games were; the registry
   *   tells why
   *
   * All modules were tried.
   */
  signals[ENDED] = g_signal_new ("ended", RIFFLE_TYPE_TRIALS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
riffle_trials_init (RiffleTrials *self)
{
}

/**
 * riffle_trials_new:
 * @registry: a registry, which leaves trials to this object from now on
 *
 * Returns: (transfer full): an object that tries the modules of the registry
 */
RiffleTrials *
riffle_trials_new (PatRegistry *registry)
{
  RiffleTrials *self = g_object_new (RIFFLE_TYPE_TRIALS, NULL);

  self->registry = g_object_ref (registry);
  pat_registry_postpone_trials (registry);
  return self;
}

/* A module may take seconds. */
static void
try_in_thread (GTask        *task,
               gpointer      source,
               gpointer      path,
               GCancellable *cancellable)
{
  GError *error = NULL;

  if (pat_guard_try (path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static guint
count_games (RiffleTrials *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->registry));
}

/* A module may have games that are in order and others that are not. */
static void
load (RiffleTrials *self,
      const char   *path,
      const GError *failure)
{
  guint n_games = count_games (self), n_broken = pat_registry_get_n_broken (self->registry);

  pat_registry_add_tried (self->registry, path, failure);
  self->n_games += count_games (self) - n_games;
  self->n_modules += pat_registry_get_n_broken (self->registry) > n_broken;
}

static void try_next (RiffleTrials *self);

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  RiffleTrials *self = RIFFLE_TRIALS (source);
  g_autoptr (GError) failure = NULL;

  g_task_propagate_boolean (G_TASK (result), &failure);
  if (self->is_stopped)
    return;
  load (self, g_task_get_task_data (G_TASK (result)), failure);
  try_next (self);
}

static void
try_next (RiffleTrials *self)
{
  char *path = pat_registry_dup_untried (self->registry);
  g_autoptr (GTask) task = NULL;

  if (path == NULL)
    {
      self->is_running = FALSE;
      g_signal_emit (self, signals[ENDED], 0, self->n_games, self->n_modules);
      return;
    }
  task = g_task_new (self, NULL, tried_cb, NULL);
  g_task_set_task_data (task, path, g_free);
  g_task_run_in_thread (task, try_in_thread);
}

static gboolean
start_cb (gpointer data)
{
  RiffleTrials *self = data;

  self->idle_id = 0;
  try_next (self);
  return G_SOURCE_REMOVE;
}

/**
 * riffle_trials_start:
 * @self: the trials
 *
 * Tries whatever the registry has left to be tried, as soon as nothing else is to be done. Nothing
 * happens if there is no such module.
 */
void
riffle_trials_start (RiffleTrials *self)
{
  g_autofree char *first = NULL;

  g_return_if_fail (RIFFLE_IS_TRIALS (self));

  first = pat_registry_dup_untried (self->registry);
  if (self->is_running || self->is_stopped || first == NULL)
    return;
  self->is_running = TRUE;
  self->n_games = self->n_modules = 0;
  self->idle_id = g_idle_add_full (G_PRIORITY_LOW, start_cb, self, NULL);
}

/**
 * riffle_trials_are_running:
 * @self: the trials
 *
 * Returns: whether there are modules of which it will be known soon what they do
 */
gboolean
riffle_trials_are_running (RiffleTrials *self)
{
  g_return_val_if_fail (RIFFLE_IS_TRIALS (self), FALSE);

  return self->is_running;
}

/**
 * riffle_trials_stop:
 * @self: the trials
 *
 * Loads nothing any more: nobody would see it.
 */
void
riffle_trials_stop (RiffleTrials *self)
{
  g_return_if_fail (RIFFLE_IS_TRIALS (self));

  self->is_stopped = TRUE;
  self->is_running = FALSE;
  g_clear_handle_id (&self->idle_id, g_source_remove);
}

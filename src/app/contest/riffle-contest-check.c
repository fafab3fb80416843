/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the games of a contest again, behind the player's back, to see whose score is true. */
#include "config.h"

#include "riffle-contest-check.h"

#include <glib/gi18n.h>

#include "riffle-contest-text.h"
#include "riffle-error.h"

/* Objects may not cross threads: the thread has a contest and a registry of its own. */
typedef struct
{
  char        *text;     /* of the contest */
  PatRegistry *registry; /* of its variants only */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->text);
  g_object_unref (job->registry);
  g_free (job);
}

/* Says which game a sentence is about, if there are several. */
static char *
dup_place (PatContest   *contest,
           PatRegistry  *registry,
           guint         deal,
           const GError *fault)
{
  g_autofree char *game = riffle_contest_dup_game (contest, deal, registry), *place = NULL;

  if (pat_contest_get_n_deals (contest) == 1)
    return riffle_error_dup_sentence (fault->message);
  place = pat_contest_get_kind (contest) == PAT_CONTEST_TABLE
          /* Translators: the number of a round, and what is wrong with it, such as “the score is 2
             and not 9” */
          ? g_strdup_printf (_("in round %u, %s"), deal + 1, fault->message)
          /* Translators: the name of a game, and what is wrong with it, such as “the score is 2 and
             not 9” */
          : g_strdup_printf (_("in “%s”, %s"), game, fault->message);
  return riffle_error_dup_sentence (place);
}

/* What a player claims that is not true; NULL if all is. */
static char *
find_fault (PatContest   *contest,
            PatRegistry  *registry,
            guint         entrant,
            GCancellable *cancellable)
{
  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    {
      g_autoptr (GError) fault = NULL;
      PatReplayResult result;

      if (g_cancellable_is_cancelled (cancellable))
        return NULL;
      if (pat_contest_get_play (contest, entrant, i) != NULL
          && !pat_contest_verify (contest, registry, entrant, i, &result, &fault))
        return dup_place (contest, registry, i, fault);
    }
  return NULL;
}

static void
thread_cb (GTask        *task,
           gpointer      source,
           gpointer      data,
           GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (PatContest) contest = pat_contest_parse (job->text, -1, NULL);
  GPtrArray *faults = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; contest != NULL && i < pat_contest_get_n_entrants (contest); i++)
    g_ptr_array_add (faults, find_fault (contest, job->registry, i, cancellable));
  g_task_return_pointer (task, faults, (GDestroyNotify) g_ptr_array_unref);
}

/* A registry with the variants that the contest needs. */
static PatRegistry *
copy_registry (PatContest  *contest,
               PatRegistry *registry)
{
  PatRegistry *copy = pat_registry_new ();

  for (guint i = 0; i < pat_contest_get_n_deals (contest); i++)
    {
      g_autoptr (PatDeal) deal = pat_deal_parse (pat_contest_get_deal (contest, i), NULL);
      PatVariant *variant = deal != NULL ? pat_registry_find (registry, deal->variant) : NULL;

      if (variant != NULL && pat_registry_find (copy, deal->variant) == NULL)
        pat_registry_add_spec (copy, pat_variant_get_spec (variant), NULL);
    }
  return copy;
}

/**
 * riffle_contest_check_begin:
 * @contest: a contest, of which a copy is taken
 * @registry: where its games are looked for
 * @cancellable: (nullable): ends it before it is done
 * @ready: is called on the main thread
 * @user_data: for @ready
 *
 * Begins to verify all that is claimed in a contest, in a thread of its own.
 */
void
riffle_contest_check_begin (PatContest          *contest,
                            PatRegistry         *registry,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  ready,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, ready, user_data);
  Job *job = g_new0 (Job, 1);

  job->text = pat_contest_to_string (contest);
  job->registry = copy_registry (contest, registry);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, thread_cb);
}

/**
 * riffle_contest_check_finish:
 * @result: what the callback got
 *
 * Returns: (transfer full) (nullable) (element-type utf8): for each player a sentence that says
 *   what is not true, or %NULL; %NULL if it was cancelled
 */
GPtrArray *
riffle_contest_check_finish (GAsyncResult *result)
{
  return g_task_propagate_pointer (G_TASK (result), NULL);
}

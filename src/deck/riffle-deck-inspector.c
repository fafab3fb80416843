/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has a process look at each deck once, and notes in the cache folder what came of it. */
#include "config.h"

#include "riffle-deck-inspector-private.h"

#include "riffle-deck-probe.h"

#define PATIENCE 30 /* seconds for a deck while other programs use the processor */

struct _RiffleDeckInspector
{
  GObject  parent_instance;
  char    *program;      /* looks at decks; see riffle_deck_probe_async() */
  char    *cache_folder; /* of what came of that */
};

G_DEFINE_FINAL_TYPE (RiffleDeckInspector, riffle_deck_inspector, G_TYPE_OBJECT)

static void
riffle_deck_inspector_finalize (GObject *object)
{
  RiffleDeckInspector *self = RIFFLE_DECK_INSPECTOR (object);

  g_free (self->program);
  g_free (self->cache_folder);
  G_OBJECT_CLASS (riffle_deck_inspector_parent_class)->finalize (object);
}

static void
riffle_deck_inspector_class_init (RiffleDeckInspectorClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_deck_inspector_finalize;
}

static void
riffle_deck_inspector_init (RiffleDeckInspector *self)
{
  self->cache_folder = g_build_filename (g_get_user_cache_dir (), "riffle", "decks", NULL);
}

/**
 * riffle_deck_inspector_new:
 * @program: what looks at decks in a process of its own; see riffle_deck_probe_async()
 *
 * Returns: (transfer full): the inspector
 */
RiffleDeckInspector *
riffle_deck_inspector_new (const char *program)
{
  RiffleDeckInspector *self = g_object_new (RIFFLE_TYPE_DECK_INSPECTOR, NULL);

  self->program = g_strdup (program);
  return self;
}

/**
 * riffle_deck_inspector_recall:
 * @info: a deck
 *
 * Finds out whether the deck, as the file is now, was looked at before.
 *
 * Returns: whether its state is known
 */
gboolean
riffle_deck_inspector_recall (RiffleDeckInspector *self,
                              RiffleDeckInfo      *info)
{
  g_return_val_if_fail (RIFFLE_IS_DECK_INSPECTOR (self), FALSE);

  return riffle_deck_info_recall (info, self->cache_folder);
}

static void
looked_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RiffleDeckInfo *info = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  if (!riffle_deck_probe_finish (result, &error) &&
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  /* What hinders the process, and not the deck, may be gone the next time. */
  riffle_deck_info_note (info, error != NULL ? error->message : NULL,
                         error == NULL || error->domain == RIFFLE_DECK_ERROR);
  if (error != NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_boolean (task, TRUE);
}

static void
return_known (GTask          *task,
              RiffleDeckInfo *info)
{
  if (riffle_deck_info_get_state (info) == RIFFLE_DECK_USABLE)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID, "%s",
                             riffle_deck_info_get_problem (info));
}

/**
 * riffle_deck_inspector_look_at_async:
 * @info: a deck
 *
 * Makes sure that a deck was looked at, as its file is now.
 */
void
riffle_deck_inspector_look_at_async (RiffleDeckInspector *self,
                                     RiffleDeckInfo      *info,
                                     GCancellable        *cancellable,
                                     GAsyncReadyCallback  callback,
                                     gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  g_autofree char *picture = NULL;

  g_task_set_task_data (task, g_object_ref (info), g_object_unref);
  if (riffle_deck_inspector_recall (self, info))
    {
      return_known (task, info);
      return;
    }
  picture = riffle_deck_info_dup_picture (info);
  g_mkdir_with_parents (self->cache_folder, 0700);
  riffle_deck_probe_async (self->program, riffle_deck_info_get_file (info),
                           picture != NULL ? picture : "", PATIENCE, cancellable, looked_cb,
                           g_steal_pointer (&task));
}

/**
 * riffle_deck_inspector_look_at_finish:
 *
 * Returns: whether the deck can be used; %FALSE with an error that tells why it cannot
 */
gboolean
riffle_deck_inspector_look_at_finish (RiffleDeckInspector  *self,
                                      GAsyncResult         *result,
                                      GError              **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

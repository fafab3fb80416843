/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the player's decks, looks at those that are new, loads one, adds others. */
#include "config.h"

#include "riffle-deck-library.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck-probe.h"
#include "riffle-deck-scan-private.h"

struct _RiffleDeckLibrary
{
  GObject       parent_instance;
  char         *program;      /* looks at decks; see riffle_deck_probe_async() */
  char         *cache_folder; /* of what came of that */
  GListStore   *decks;        /* by name */
  gboolean      is_looking;   /* at all, one after the other */
};

static void list_model_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RiffleDeckLibrary, riffle_deck_library, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static GType
get_item_type (GListModel *list)
{
  return RIFFLE_TYPE_DECK_INFO;
}

static guint
get_n_items (GListModel *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (RIFFLE_DECK_LIBRARY (list)->decks));
}

static gpointer
get_item (GListModel *list,
          guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (RIFFLE_DECK_LIBRARY (list)->decks), position);
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

static void
riffle_deck_library_finalize (GObject *object)
{
  RiffleDeckLibrary *self = RIFFLE_DECK_LIBRARY (object);

  g_free (self->program);
  g_free (self->cache_folder);
  g_clear_object (&self->decks);
  G_OBJECT_CLASS (riffle_deck_library_parent_class)->finalize (object);
}

static void
riffle_deck_library_class_init (RiffleDeckLibraryClass *class)
{
  G_OBJECT_CLASS (class)->finalize = riffle_deck_library_finalize;
}

static void
riffle_deck_library_init (RiffleDeckLibrary *self)
{
  self->decks = g_list_store_new (RIFFLE_TYPE_DECK_INFO);
  self->cache_folder = g_build_filename (g_get_user_cache_dir (), "riffle", "decks", NULL);
  g_signal_connect_object (self->decks, "items-changed", G_CALLBACK (g_list_model_items_changed),
                           self, G_CONNECT_SWAPPED);
}

/**
 * riffle_deck_library_new:
 * @program: what looks at decks in a process of its own: the program itself
 *
 * Returns: (transfer full): a library that is empty until riffle_deck_library_scan()
 */
RiffleDeckLibrary *
riffle_deck_library_new (const char *program)
{
  RiffleDeckLibrary *self = g_object_new (RIFFLE_TYPE_DECK_LIBRARY, NULL);

  self->program = g_strdup (program);
  return self;
}

static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  RiffleDeckInfo *first = (RiffleDeckInfo *) a, *second = (RiffleDeckInfo *) b;
  int order = g_utf8_collate (riffle_deck_info_get_name (first),
                              riffle_deck_info_get_name (second));

  return order != 0 ? order : g_strcmp0 (riffle_deck_info_get_id (first),
                                         riffle_deck_info_get_id (second));
}

static void
found_cb (RiffleDeckInfo *info,
          gpointer        user_data)
{
  RiffleDeckLibrary *self = user_data;

  if (riffle_deck_library_find (self, riffle_deck_info_get_id (info)) != NULL)
    return;
  riffle_deck_info_recall (info, self->cache_folder);
  g_list_store_insert_sorted (self->decks, info, compare_names, NULL);
}

/**
 * riffle_deck_library_scan:
 *
 * Looks for decks that are not in the list yet. Those that were there before stay.
 */
void
riffle_deck_library_scan (RiffleDeckLibrary *self)
{
  g_return_if_fail (RIFFLE_IS_DECK_LIBRARY (self));

  riffle_deck_scan (found_cb, self);
}

/**
 * riffle_deck_library_find:
 * @id: (nullable): as in the settings
 *
 * Returns: (transfer none) (nullable): the deck with that name
 */
RiffleDeckInfo *
riffle_deck_library_find (RiffleDeckLibrary *self,
                          const char        *id)
{
  guint n_decks;

  g_return_val_if_fail (RIFFLE_IS_DECK_LIBRARY (self), NULL);

  n_decks = g_list_model_get_n_items (G_LIST_MODEL (self->decks));
  for (guint i = 0; i < n_decks; i++)
    {
      g_autoptr (RiffleDeckInfo) info = g_list_model_get_item (G_LIST_MODEL (self->decks), i);

      if (g_strcmp0 (riffle_deck_info_get_id (info), id) == 0)
        return info;
    }
  return NULL;
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

/* Makes sure that a deck was looked at, as its file is now. */
static void
look_at_async (RiffleDeckLibrary   *self,
               RiffleDeckInfo      *info,
               GCancellable        *cancellable,
               GAsyncReadyCallback  callback,
               gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  g_autofree char *picture = NULL;

  g_task_set_task_data (task, g_object_ref (info), g_object_unref);
  if (riffle_deck_info_recall (info, self->cache_folder))
    {
      return_known (task, info);
      return;
    }
  picture = riffle_deck_info_dup_picture (info);
  g_mkdir_with_parents (self->cache_folder, 0700);
  riffle_deck_probe_async (self->program, riffle_deck_info_get_file (info),
                           picture != NULL ? picture : "", cancellable, looked_cb,
                           g_steal_pointer (&task));
}

static gboolean
look_at_finish (GAsyncResult  *result,
                GError       **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void look_at_next (RiffleDeckLibrary *self,
                          GCancellable      *cancellable);

static void
looked_at_one_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  RiffleDeckLibrary *self = RIFFLE_DECK_LIBRARY (source);
  g_autoptr (GCancellable) cancellable = user_data;

  look_at_finish (result, NULL);
  self->is_looking = FALSE;
  if (!g_cancellable_is_cancelled (cancellable))
    look_at_next (self, cancellable);
}

static void
look_at_next (RiffleDeckLibrary *self,
              GCancellable      *cancellable)
{
  guint n_decks = get_n_items (G_LIST_MODEL (self));

  for (guint i = 0; i < n_decks && !self->is_looking; i++)
    {
      g_autoptr (RiffleDeckInfo) info = get_item (G_LIST_MODEL (self), i);

      if (riffle_deck_info_get_state (info) != RIFFLE_DECK_UNSEEN)
        continue;
      self->is_looking = TRUE;
      look_at_async (self, info, cancellable, looked_at_one_cb, g_object_ref (cancellable));
    }
}

/**
 * riffle_deck_library_look_at_all:
 * @cancellable: ends it
 *
 * Looks at all decks that nobody has looked at yet, one after the other; each tells with the signal
 * “changed” when it is known.
 */
void
riffle_deck_library_look_at_all (RiffleDeckLibrary *self,
                                 GCancellable      *cancellable)
{
  g_return_if_fail (RIFFLE_IS_DECK_LIBRARY (self));
  g_return_if_fail (G_IS_CANCELLABLE (cancellable));

  look_at_next (self, cancellable);
}

/* What the thread needs that loads. */
typedef struct
{
  GFile *file;
  char  *back;
} Order;

static void
order_free (Order *order)
{
  g_clear_object (&order->file);
  g_free (order->back);
  g_free (order);
}

static void
load_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Order *order = task_data;
  g_autoptr (GError) error = NULL;
  RiffleDeck *deck = riffle_deck_new_from_file (order->file, &error);

  if (deck == NULL)
    {
      g_task_return_error (task, g_steal_pointer (&error));
      return;
    }
  riffle_deck_set_back (deck, order->back);
  g_task_return_pointer (task, deck, g_object_unref);
}

static void
looked_before_load_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  if (!look_at_finish (result, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_run_in_thread (task, load_thread);
}

/**
 * riffle_deck_library_load_async:
 * @id: a deck in the list
 * @back: (nullable): see riffle_deck_set_back()
 *
 * Loads a deck in a thread, after it was looked at in a process of its own.
 */
void
riffle_deck_library_load_async (RiffleDeckLibrary   *self,
                                const char          *id,
                                const char          *back,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  RiffleDeckInfo *info = riffle_deck_library_find (self, id);
  Order *order;

  if (info == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                               _("The deck “%s” is no longer there."), id);
      return;
    }
  order = g_new0 (Order, 1);
  order->file = g_object_ref (riffle_deck_info_get_file (info));
  order->back = g_strdup (back);
  g_task_set_task_data (task, order, (GDestroyNotify) order_free);
  look_at_async (self, info, cancellable, looked_before_load_cb, g_steal_pointer (&task));
}

/**
 * riffle_deck_library_load_finish:
 *
 * Returns: (transfer full) (nullable): the deck; %NULL with an error that names file and fault
 */
RiffleDeck *
riffle_deck_library_load_finish (RiffleDeckLibrary  *self,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* A file in the player's folder that is not there yet. */
static GFile *
find_new_name (GFile *file)
{
  g_autofree char *folder = riffle_deck_scan_dup_own ();
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *path = g_build_filename (folder, base, NULL);

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 2; g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_autofree char *numbered = g_strdup_printf ("%u %s", i, base);

      g_free (path);
      path = g_build_filename (folder, numbered, NULL);
    }
  return g_file_new_for_path (path);
}

static void
looked_at_added_cb (GObject      *source,
                    GAsyncResult *result,
                    gpointer      user_data)
{
  RiffleDeckLibrary *self = RIFFLE_DECK_LIBRARY (source);
  g_autoptr (GTask) task = user_data;
  RiffleDeckInfo *info = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  if (look_at_finish (result, &error))
    {
      found_cb (info, self);
      g_task_return_pointer (task, g_object_ref (info), g_object_unref);
      return;
    }
  g_file_delete (riffle_deck_info_get_file (info), NULL, NULL);
  g_task_return_error (task, g_steal_pointer (&error));
}

static RiffleDeckInfo *
make_added (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *id = g_strconcat ("riffle/", base, NULL);
  g_autofree char *name = riffle_deck_scan_dup_title (base);

  return riffle_deck_info_new (id, name, file, TRUE);
}

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  RiffleDeckLibrary *self = g_task_get_source_object (task);
  RiffleDeckInfo *info = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  g_autoptr (GError) error = NULL;

  if (!g_file_copy_finish (G_FILE (source), result, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    look_at_async (self, info, cancellable, looked_at_added_cb, g_steal_pointer (&task));
}

/**
 * riffle_deck_library_add_async:
 * @file: a drawing, anywhere
 *
 * Copies a deck into the player's folder and looks at it there. One that cannot be used is
 * removed again.
 */
void
riffle_deck_library_add_async (RiffleDeckLibrary   *self,
                               GFile               *file,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, user_data);
  g_autofree char *base = g_file_get_basename (file);
  g_autoptr (GFile) target = NULL;

  if (!g_str_has_suffix (base, ".svg") && !g_str_has_suffix (base, ".svgz"))
    {
      g_task_return_new_error (task, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID,
                               _("“%s” is not a usable deck. Decks are SVG drawings, with names "
                                 "that end in .svg or .svgz."), base);
      return;
    }
  target = find_new_name (file);
  g_task_set_task_data (task, make_added (target), g_object_unref);
  g_file_copy_async (file, target, G_FILE_COPY_TARGET_DEFAULT_PERMS, G_PRIORITY_DEFAULT,
                     cancellable, NULL, NULL, copied_cb, g_steal_pointer (&task));
}

/**
 * riffle_deck_library_add_finish:
 *
 * Returns: (transfer full) (nullable): the deck in the list; %NULL with an error that tells why it
 *   was not added
 */
RiffleDeckInfo *
riffle_deck_library_add_finish (RiffleDeckLibrary  *self,
                                GAsyncResult       *result,
                                GError            **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/**
 * riffle_deck_library_remove:
 * @info: a deck that the player added
 *
 * Moves the deck's file to the wastebasket, or deletes it where there is none.
 *
 * Returns: whether it is gone
 */
gboolean
riffle_deck_library_remove (RiffleDeckLibrary  *self,
                            RiffleDeckInfo     *info,
                            GError            **error)
{
  GFile *file = riffle_deck_info_get_file (info);
  guint position;

  g_return_val_if_fail (riffle_deck_info_is_added (info), FALSE);

  if (!g_file_trash (file, NULL, NULL) && !g_file_delete (file, NULL, error))
    return FALSE;
  if (g_list_store_find (self->decks, info, &position))
    g_list_store_remove (self->decks, position);
  return TRUE;
}

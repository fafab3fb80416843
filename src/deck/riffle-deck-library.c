/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the player's decks, has those that are new looked at, loads one. */
#include "config.h"

#include "riffle-deck-library-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "riffle-deck-scan-private.h"
#include "riffle-deck-thread-private.h"

struct _RiffleDeckLibrary
{
  GObject              parent_instance;
  RiffleDeckInspector *inspector;
  GListStore          *decks;     /* by name */
  GCancellable        *looking;   /* (nullable): ends the look at all, one after the other */
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

  g_clear_object (&self->inspector);
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

  self->inspector = riffle_deck_inspector_new (program);
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

/* Puts a deck into the list, unless it is there. */
void
riffle_deck_library_take_up (RiffleDeckLibrary *self,
                             RiffleDeckInfo    *info)
{
  if (riffle_deck_library_find (self, riffle_deck_info_get_id (info)) != NULL)
    return;
  riffle_deck_inspector_recall (self->inspector, info);
  g_list_store_insert_sorted (self->decks, info, compare_names, NULL);
}

RiffleDeckInspector *
riffle_deck_library_get_inspector (RiffleDeckLibrary *self)
{
  return self->inspector;
}

static void
found_cb (RiffleDeckInfo *info,
          gpointer        user_data)
{
  riffle_deck_library_take_up (user_data, info);
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

/* Where a deck is from: the part of its id before the slash. */
static gboolean
has_same_source (RiffleDeckInfo *info,
                 RiffleDeckInfo *other)
{
  g_auto (GStrv) parts = g_strsplit (riffle_deck_info_get_id (info), "/", 2);
  g_auto (GStrv) other_parts = g_strsplit (riffle_deck_info_get_id (other), "/", 2);

  return g_strcmp0 (parts[0], other_parts[0]) == 0;
}

static const char *
get_source (RiffleDeckInfo *info)
{
  const char *id = riffle_deck_info_get_id (info);

  if (g_str_has_prefix (id, "aisleriot/"))
    return "Aisleriot";
  return g_str_has_prefix (id, "carddecks/") ? "KDE" : "Riffle";
}

/**
 * riffle_deck_library_dup_title:
 * @self: the library
 * @info: one of its decks
 *
 * Tells decks of the same name apart: by the program that they are from, or by their files if that
 * is the same.
 *
 * Returns: (transfer full): the name of the deck as the player reads it
 */
char *
riffle_deck_library_dup_title (RiffleDeckLibrary *self,
                               RiffleDeckInfo    *info)
{
  const char *name = riffle_deck_info_get_name (info), *detail = NULL;
  guint n_decks = get_n_items (G_LIST_MODEL (self));

  for (guint i = 0; i < n_decks; i++)
    {
      g_autoptr (RiffleDeckInfo) other = g_list_model_get_item (G_LIST_MODEL (self->decks), i);

      if (other == info || g_utf8_collate (name, riffle_deck_info_get_name (other)) != 0)
        continue;
      if (detail == NULL)
        detail = get_source (info);
      if (has_same_source (info, other))
        detail = strchr (riffle_deck_info_get_id (info), '/') + 1;
    }
  if (detail == NULL)
    return g_strdup (name);
  /* Translators: the name of a deck, and the program that it is from, or its file */
  return g_strdup_printf (C_("deck", "%s (%s)"), name, detail);
}

static void look_at_next (RiffleDeckLibrary *self,
                          GCancellable      *cancellable);

static void
looked_at_one_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (RiffleDeckLibrary) self = user_data;
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->looking);

  riffle_deck_inspector_look_at_finish (self->inspector, result, NULL);
  if (!g_cancellable_is_cancelled (cancellable))
    look_at_next (self, cancellable);
}

static void
look_at_next (RiffleDeckLibrary *self,
              GCancellable      *cancellable)
{
  guint n_decks = get_n_items (G_LIST_MODEL (self));

  for (guint i = 0; i < n_decks && self->looking == NULL; i++)
    {
      g_autoptr (RiffleDeckInfo) info = get_item (G_LIST_MODEL (self), i);

      if (riffle_deck_info_get_state (info) != RIFFLE_DECK_UNSEEN)
        continue;
      self->looking = g_object_ref (cancellable);
      riffle_deck_inspector_look_at_async (self->inspector, info, cancellable, looked_at_one_cb,
                                           g_object_ref (self));
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
  RiffleDeck *deck;

  if (!riffle_deck_thread_enter ())
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The program ends");
      return;
    }
  deck = riffle_deck_new_from_file (order->file, &error);
  if (deck == NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    {
      riffle_deck_set_back (deck, order->back);
      g_task_return_pointer (task, deck, g_object_unref);
    }
  riffle_deck_thread_leave ();
}

static void
looked_before_load_cb (GObject      *source,
                       GAsyncResult *result,
                       gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GError) error = NULL;

  if (!riffle_deck_inspector_look_at_finish (RIFFLE_DECK_INSPECTOR (source), result, &error))
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
                               /* Translators: %s is the name of a deck, such as “Anglo” */
                               _("The deck “%s” is no longer there."), id);
      return;
    }
  order = g_new0 (Order, 1);
  order->file = g_object_ref (riffle_deck_info_get_file (info));
  order->back = g_strdup (back);
  g_task_set_task_data (task, order, (GDestroyNotify) order_free);
  riffle_deck_inspector_look_at_async (self->inspector, info, cancellable, looked_before_load_cb,
                                       g_steal_pointer (&task));
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

/**
 * riffle_deck_library_remove:
 * @info: a deck that the player added
 *
 * Moves the deck's file to the wastebasket, or deletes it if there is none.
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

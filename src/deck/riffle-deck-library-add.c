/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds decks to the player's folder: copies a file there, and keeps it if it can be used. */
#include "config.h"

#include "riffle-deck-library-private.h"

#include <glib/gi18n-lib.h>

#include "riffle-deck-bytes-private.h"
#include "riffle-deck-file-private.h"
#include "riffle-deck-scan-private.h"

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
  g_autoptr (GTask) task = user_data;
  RiffleDeckInfo *info = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;

  if (riffle_deck_inspector_look_at_finish (RIFFLE_DECK_INSPECTOR (source), result, &error))
    {
      riffle_deck_library_take_up (g_task_get_source_object (task), info);
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
  RiffleDeckInspector *inspector =
    riffle_deck_library_get_inspector (g_task_get_source_object (task));
  RiffleDeckInfo *info = g_task_get_task_data (task);
  GCancellable *cancellable = g_task_get_cancellable (task);
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    riffle_deck_inspector_look_at_async (inspector, info, cancellable, looked_at_added_cb,
                                         g_steal_pointer (&task));
}

/* Writes a file that was not there before. Half of it is not kept. */
static gboolean
write_bytes (GFile   *file,
             GBytes  *bytes,
             GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (g_file_replace_contents (file, data, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                               error))
    return TRUE;
  g_file_delete (file, NULL, NULL);
  return FALSE;
}

/* The file is read before anything is written, so nothing is left of one that is refused. */
static void
copy (GTask        *task,
      gpointer      source,
      gpointer      data,
      GCancellable *cancellable)
{
  GFile *file = data;
  RiffleDeckInfo *info = source;
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (base);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = riffle_deck_bytes_read (file, &error);

  if (bytes != NULL && write_bytes (riffle_deck_info_get_file (info), bytes, &error))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  riffle_deck_file_prefix (&error, shown);
  g_task_return_error (task, g_steal_pointer (&error));
}

static void
start_copying (GTask *adding,
               GFile *file)
{
  g_autoptr (GTask) task = g_task_new (g_task_get_task_data (adding),
                                       g_task_get_cancellable (adding), copied_cb,
                                       g_object_ref (adding));

  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, copy);
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
                               /* Translators: %s is the name of a file, such as “photo.png” */
                               _("“%s” is not a usable deck. Decks are SVG drawings, with names "
                                 "that end in .svg or .svgz."), base);
      return;
    }
  target = find_new_name (file);
  g_task_set_task_data (task, make_added (target), g_object_unref);
  start_copying (task, file);
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

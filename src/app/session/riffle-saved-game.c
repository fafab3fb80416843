/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that lies in the folder of games, read when it is to be shown. */
#include "config.h"

#include "riffle-saved-game.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "riffle-error.h"
#include "riffle-store-game.h"

#define SUFFIX    ".riffle"
#define ASIDE     ".riffle.unreadable-"
#define MAX_BYTES (8 * 1024 * 1024) /* more than a saved game can have */

/**
 * riffle_saved_game_free:
 * @self: (transfer full): a saved game
 *
 * Frees it; its file stays.
 */
void
riffle_saved_game_free (RiffleSavedGame *self)
{
  g_clear_object (&self->game);
  g_free (self->path);
  g_free (self->id);
  g_free (self->reason);
  g_free (self->text);
  g_free (self);
}

/* The name of a variant has no dot. What has a number after it, as in “golf.2.riffle”, lies beside
 * the game of the variant: it was left for another version, or by another program. */
static void
parse_name (RiffleSavedGame *self,
            const char      *name)
{
  gsize length = strcspn (name, ".");
  const char *rest = name + length;
  char *end = NULL;
  guint64 number = 0;

  if (g_ascii_isdigit (rest[1]))
    {
      number = g_ascii_strtoull (rest + 1, &end, 10);
      rest = end;
    }
  if (!g_str_equal (rest, SUFFIX) || number > G_MAXUINT)
    return;
  self->id = g_strndup (name, length);
  self->number = (guint) number;
}

static RiffleSavedGame *
saved_game_new (const char *folder,
                const char *name)
{
  RiffleSavedGame *self = g_new0 (RiffleSavedGame, 1);
  GStatBuf status;

  self->path = g_build_filename (folder, name, NULL);
  parse_name (self, name);
  if (g_lstat (self->path, &status) == 0)
    self->played_sec = status.st_mtime;
  return self;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const RiffleSavedGame *first = *(RiffleSavedGame *const *) a;
  const RiffleSavedGame *second = *(RiffleSavedGame *const *) b;

  if (first->played_sec != second->played_sec)
    return first->played_sec > second->played_sec ? -1 : 1;
  return strcmp (first->path, second->path);
}

/**
 * riffle_saved_game_list:
 * @folder: (type filename): where the games lie
 *
 * Lists the games of a folder, without reading them: those of variants, those that other programs
 * have left beside them, and those that could not be read and were given another name.
 *
 * Returns: (transfer full) (element-type RiffleSavedGame): the games, those that were played last
 *   first
 */
GPtrArray *
riffle_saved_game_list (const char *folder)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_saved_game_free);
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (*name != '.' && (g_str_has_suffix (name, SUFFIX) || strstr (name, ASIDE) != NULL))
      g_ptr_array_add (games, saved_game_new (folder, name));
  g_ptr_array_sort (games, compare_times);
  return games;
}

static void
parse (RiffleSavedGame  *self,
       PatRegistry      *registry,
       GError          **error)
{
  g_autofree char *text = NULL;
  gsize length;

  if (self->id == NULL)
    {
      self->game = pat_save_read (registry, self->path, error);
      return;
    }
  text = pat_file_read (self->path, MAX_BYTES, &length, error);
  if (text != NULL)
    self->game = riffle_store_game_parse (registry, self->id, text, length, error);
}

/**
 * riffle_saved_game_read:
 * @self: a saved game
 * @registry: the variants
 *
 * Reads the file, which takes some milliseconds: its moves are played. If that is not possible, the
 * reason is noted.
 */
void
riffle_saved_game_read (RiffleSavedGame *self,
                        PatRegistry     *registry)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->game);
  g_clear_pointer (&self->reason, g_free);
  parse (self, registry, &error);
  if (error != NULL)
    self->reason = riffle_error_dup_sentence (error->message);
}

/**
 * riffle_saved_game_is_wanted:
 * @self: a saved game that was read
 *
 * Returns: whether somebody may want to go on with it: a move was made and it is neither won nor
 *   lost, or it cannot be read
 */
gboolean
riffle_saved_game_is_wanted (RiffleSavedGame *self)
{
  return self->game == NULL || !riffle_store_game_is_done (self->game);
}

/**
 * riffle_saved_game_remove:
 * @self: a saved game that is not being played
 * @error: return location
 *
 * Removes the file, and keeps in memory what was in it.
 *
 * Returns: %FALSE and @error if that is not possible
 */
gboolean
riffle_saved_game_remove (RiffleSavedGame  *self,
                          GError          **error)
{
  g_autofree char *text = pat_file_read (self->path, MAX_BYTES, NULL, error);
  g_autofree char *name = NULL;

  if (text == NULL)
    return FALSE;
  if (g_unlink (self->path) == 0)
    {
      g_free (self->text);
      self->text = g_steal_pointer (&text);
      return TRUE;
    }
  name = g_filename_display_name (self->path);
  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (errno),
               /* Translators: a file, and the reason, such as “Permission denied” */
               _("“%s” could not be removed: %s"), name, g_strerror (errno));
  return FALSE;
}

/**
 * riffle_saved_game_restore:
 * @self: a saved game that was removed
 * @error: return location
 *
 * Writes the file again as it was. A newer game that lies there by now is not replaced.
 *
 * Returns: %FALSE and @error if that is not possible
 */
gboolean
riffle_saved_game_restore (RiffleSavedGame  *self,
                           GError          **error)
{
  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return pat_file_write (self->text, self->path, error);
  g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_EXIST,
                       _("There is a newer game of the same kind by now."));
  return FALSE;
}

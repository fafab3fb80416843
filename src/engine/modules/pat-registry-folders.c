/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds modules: in one folder, and in all the usual ones. */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <gmodule.h>
#include <string.h>

#include "pat-guard-private.h"
#include "pat-registry-private.h"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in a folder in an order that does not depend on the file system, so that the same
   duplicate always loses. */
static GPtrArray *
list_folder (const char  *path,
             GError     **error)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, error);
  GPtrArray *names;
  const char *name;

  if (folder == NULL)
    return NULL;
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
take_folder_fault (PatRegistry *self,
                   const char  *path,
                   GError      *fault)
{
  pat_registry_take_broken (self, path,
                            g_error_new (PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_FOLDER,
                                         /* Translators: the last part is the reason, as the
                                            system gives it */
                                         _("the folder cannot be read: %s"), fault->message));
  g_error_free (fault);
}

/* Lists the modules of a folder; with_subfolders also those one level below. Without a registry
   to note it, nobody hears of a folder that cannot be read. */
static void
list_modules (PatRegistry *self,
              GPtrArray   *modules,
              const char  *path,
              gboolean     with_subfolders)
{
  GError *fault = NULL;
  g_autoptr (GPtrArray) names = list_folder (path, &fault);

  if (names == NULL && self != NULL)
    take_folder_fault (self, path, fault);
  else
    g_clear_error (&fault);
  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *full_path = g_build_filename (path, name, NULL);

      if (g_str_has_suffix (name, "." G_MODULE_SUFFIX))
        g_ptr_array_add (modules, g_steal_pointer (&full_path));
      else if (with_subfolders && g_file_test (full_path, G_FILE_TEST_IS_DIR))
        list_modules (self, modules, full_path, FALSE);
    }
}

/**
 * pat_registry_add_folder:
 * @self: a registry
 * @path: (type filename): a folder
 *
 * Loads the modules in a folder and in the folders directly below it. A folder
 * that cannot be read and a file that is not a module are listed as broken.
 */
void
pat_registry_add_folder (PatRegistry *self,
                         const char  *path)
{
  g_autofree char *full_path = NULL;
  g_autoptr (GPtrArray) modules = g_ptr_array_new_with_free_func (g_free);

  g_return_if_fail (PAT_IS_REGISTRY (self) && path != NULL);

  full_path = g_canonicalize_filename (path, NULL);
  list_modules (self, modules, full_path, TRUE);
  if (self->untried == NULL)
    pat_guard_try_all (modules);
  for (guint i = 0; i < modules->len; i++)
    pat_registry_add_file (self, modules->pdata[i]);
}

static gboolean
is_started_from_build_tree (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return program != NULL && g_str_has_prefix (program, RIFFLE_BUILD_DIR G_DIR_SEPARATOR_S);
}

/* The usual folders may be missing without anybody having made a mistake. One that cannot even be
 * looked at is not missing. */
static void
list_if_there (GPtrArray *folders,
               char      *path)
{
  GStatBuf status;

  if (g_stat (path, &status) == 0 || (errno != ENOENT && errno != ENOTDIR))
    g_ptr_array_add (folders, path);
  else
    g_free (path);
}

static void
list_path (GPtrArray  *folders,
           const char *path)
{
  g_auto (GStrv) parts = g_strsplit (path, G_SEARCHPATH_SEPARATOR_S, -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (folders, g_strdup (parts[i]));
}

/* Flatpak mounts each extension in a folder of its own. */
static void
list_extensions (GPtrArray *folders)
{
  g_autoptr (GPtrArray) names = list_folder (PAT_EXTENSIONS, NULL);

  for (guint i = 0; names != NULL && i < names->len; i++)
    list_if_there (folders, g_build_filename (PAT_EXTENSIONS, g_ptr_array_index (names, i),
                                              "plugins", NULL));
}

static char *
dup_user_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "riffle", "plugins", NULL);
}

static GPtrArray *
list_default_folders (gboolean with_user_folder)
{
  GPtrArray *folders = g_ptr_array_new_with_free_func (g_free);
  const char *path = g_getenv ("RIFFLE_PLUGIN_PATH");

  if (path != NULL && *path != '\0')
    list_path (folders, path);
  else if (is_started_from_build_tree ())
    list_if_there (folders, g_strdup (RIFFLE_BUILD_DIR "/plugins"));
  else
    list_if_there (folders, g_strdup (RIFFLE_PLUGINDIR));
  list_extensions (folders);
  if (with_user_folder)
    list_if_there (folders, dup_user_folder ());
  return folders;
}

/**
 * pat_registry_add_default_folders:
 * @self: a registry
 * @with_user_folder: whether the player allows native code from their own data folder
 *
 * Loads the modules from the usual places, in this order, the first of two variants with the same
 * id being taken: the folders that the environment variable `RIFFLE_PLUGIN_PATH` names, parted by
 * colons, or without it the build tree's own where the program was started from there, or else
 * those of the installation; the extensions of a Flatpak; and `riffle/plugins` in the user's data
 * folder.
 */
void
pat_registry_add_default_folders (PatRegistry *self,
                                  gboolean     with_user_folder)
{
  g_autoptr (GPtrArray) folders = NULL;

  g_return_if_fail (PAT_IS_REGISTRY (self));

  folders = list_default_folders (with_user_folder);
  for (guint i = 0; i < folders->len; i++)
    pat_registry_add_folder (self, g_ptr_array_index (folders, i));
}

/**
 * pat_registry_count_user_modules:
 * @path: (out) (type filename): the folder
 *
 * Counts the modules in the user's data folder, of which none is loaded.
 *
 * Returns: how many files look like modules
 */
guint
pat_registry_count_user_modules (char **path)
{
  g_autoptr (GPtrArray) modules = g_ptr_array_new_with_free_func (g_free);

  *path = dup_user_folder ();
  list_modules (NULL, modules, *path, TRUE);
  return modules->len;
}

static void
add_if_there (PatRegistry *self,
              char        *path)
{
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    pat_registry_add_file (self, path);
  g_free (path);
}

/**
 * pat_registry_add_default_module:
 * @self: a registry
 * @file_name: (type filename): the name of a module's file, without a folder
 * @with_user_folder: whether the player allows native code from their own data folder
 *
 * Loads only the modules of one name from the usual places, which are those of
 * [method@Patience.Registry.add_default_folders]. That call may follow, when the others are needed.
 * Nothing happens if there is no such module.
 */
void
pat_registry_add_default_module (PatRegistry *self,
                                 const char  *file_name,
                                 gboolean     with_user_folder)
{
  g_autoptr (GPtrArray) folders = NULL;

  g_return_if_fail (PAT_IS_REGISTRY (self) && file_name != NULL);

  if (strchr (file_name, G_DIR_SEPARATOR) != NULL
      || !g_str_has_suffix (file_name, "." G_MODULE_SUFFIX))
    return;
  folders = list_default_folders (with_user_folder);
  for (guint i = 0; i < folders->len; i++)
    {
      const char *folder = g_ptr_array_index (folders, i);
      g_autoptr (GPtrArray) names = list_folder (folder, NULL);

      add_if_there (self, g_build_filename (folder, file_name, NULL));
      for (guint j = 0; names != NULL && j < names->len; j++)
        add_if_there (self, g_build_filename (folder, g_ptr_array_index (names, j), file_name,
                                              NULL));
    }
}

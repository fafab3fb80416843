/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Runs the test files of all plugins: each case becomes a test of its own. */
#include "config.h"

#include "vectors-case.h"

#include <locale.h>
#include <string.h>

/* What the plugins bring along. */
typedef struct
{
  PatRegistry *registry;
  GPtrArray   *cases;    /* of VectorCase */
  GHashTable  *paths;    /* of tests, to find cases of one name */
} Suite;

static void
add_case (Suite            *self,
          const VectorCase *vector)
{
  g_autofree char *file = g_path_get_basename (vector->file);
  g_autofree char *name = g_strdelimit (g_strdup (vector->name), "/#", '-');
  g_autofree char *path = NULL;

  if (g_str_has_suffix (file, ".txt"))
    file[strlen (file) - strlen (".txt")] = '\0';
  path = g_strdup_printf ("/%s/%s/%s", vector->family, file, name);
  if (g_hash_table_contains (self->paths, path))
    {
      char *numbered = g_strdup_printf ("%s (line %u)", path, vector->line);

      g_free (path);
      path = numbered;
    }
  g_test_add_data_func (path, vector, vector_case_run);
  g_hash_table_add (self->paths, g_steal_pointer (&path));
}

static void
add_file (Suite      *self,
          const char *path,
          const char *family)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = vector_file_read (path, family, self->registry, &error);

  if (cases == NULL)
    g_error ("%s", error->message);
  while (cases->len > 0)
    {
      g_ptr_array_add (self->cases, g_ptr_array_steal_index (cases, 0));
      add_case (self, g_ptr_array_index (self->cases, self->cases->len - 1));
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Lists a folder in the order of its names; one that is not there is empty. */
static GPtrArray *
list_folder (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
add_family (Suite      *self,
            const char *family)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, family, "tests", NULL);
  g_autoptr (GPtrArray) names = list_folder (folder);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      if (g_str_has_suffix (path, ".txt"))
        add_file (self, path, family);
    }
}

/* All modules load, and their tests were found: a run without any proves nothing. */
static void
test_found (gconstpointer data)
{
  const Suite *self = data;

  for (guint i = 0; i < pat_registry_get_n_broken (self->registry); i++)
    {
      const PatBroken *broken = pat_registry_get_broken (self->registry, i);

      g_test_fail_printf ("%s: %s", broken->path, broken->error->message);
    }
  if (g_list_model_get_n_items (G_LIST_MODEL (self->registry)) == 0)
    g_test_fail_printf ("There is no game in RIFFLE_PLUGIN_PATH, %s.",
                        g_getenv ("RIFFLE_PLUGIN_PATH"));
  else if (self->cases->len == 0)
    g_test_fail_printf ("There is no case in the files FAMILY/tests/*.txt of G_TEST_SRCDIR, %s.",
                        g_test_get_dir (G_TEST_DIST));
}

static void
add_plugins (Suite *self)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, ".", NULL);
  g_autoptr (GPtrArray) families = list_folder (folder);

  pat_registry_add_default_folders (self->registry, FALSE);
  for (guint i = 0; i < families->len; i++)
    add_family (self, g_ptr_array_index (families, i));
  g_test_add_data_func ("/vectors/found", self, test_found);
}

int
main (int    argc,
      char **argv)
{
  Suite suite;
  int result;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("RIFFLE_PLUGIN_PATH") == NULL)
    g_error ("RIFFLE_PLUGIN_PATH must name the folders of the plugins that were built.");
  suite.registry = pat_registry_new ();
  suite.cases = g_ptr_array_new_with_free_func ((GDestroyNotify) vector_case_free);
  suite.paths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_plugins (&suite);
  result = g_test_run ();
  g_hash_table_unref (suite.paths);
  g_ptr_array_unref (suite.cases);
  g_object_unref (suite.registry);
  return result;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The folders of the registry: modules are found in them, and nothing that lies there does harm. */
#include "registry-modules.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void
link_module (const char *name,
             const char *folder,
             const char *new_name)
{
  g_autofree char *module = get_module (name);
  g_autofree char *path = g_build_filename (folder, new_name, NULL);

  g_assert_cmpint (symlink (module, path), ==, 0);
}

static char *
make_folder (const char *parent,
             const char *name)
{
  char *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0755), ==, 0);
  return path;
}

/* Writes the beginning of a module, as a copy that was broken off leaves it. */
static void
write_truncated (const char *folder,
                 const char *name,
                 gsize       length)
{
  g_autofree char *module = get_module ("good");
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (module, &contents, NULL, NULL));
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0,
                                                                                            NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* A folder with everything that does not belong there, and one sound module a level below. */
static void
test_folder (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *family = make_folder (folder, "family");
  g_autofree char *too_deep = make_folder (family, "too-deep");
  g_autofree char *disguised = g_build_filename (folder, "a-folder.so", NULL);
  g_autofree char *dangling = g_build_filename (folder, "b-dangling.so", NULL);
  g_autofree char *pipe = g_build_filename (folder, "f-pipe.so", NULL);
  const char *const messages[] = {
    "it is not an ordinary file", "No such file or directory", "it is not a shared library",
    "it is incomplete",
    "it is not a shared library", "it is not an ordinary file",
  };

  g_assert_cmpint (g_mkdir (disguised, 0755), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", dangling), ==, 0);
  write_truncated (folder, "c-empty.so", 0);
  write_truncated (folder, "d-truncated.so", 1000);
  link_module ("text", folder, "e-text.so");
  g_assert_cmpint (mkfifo (pipe, 0644), ==, 0);
  link_module ("text", folder, "read.me");
  link_module ("good", family, "good.so");
  link_module ("duplicate", too_deep, "duplicate.so");

  pat_registry_add_folder (registry, folder);
  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, G_N_ELEMENTS (messages));
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      g_autofree char *name = g_path_get_basename (pat_registry_get_broken (registry, i)->path);
      g_autofree char *message = g_strconcat ("the file cannot be loaded as a module: ",
                                              messages[i], NULL);

      g_assert_cmpint (name[0], ==, "abcdef"[i]);
      assert_broken (registry, i, PAT_REGISTRY_ERROR_MODULE, message);
    }
  remove_tree (folder);
}

/* Wherever a copy broke off, it is refused or it is complete in all that matters; none ends
   the process. */
static void
test_truncated (void)
{
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *module = get_module ("good");
  GStatBuf status;

  g_assert_cmpint (g_stat (module, &status), ==, 0);
  for (gsize length = 1; length < (gsize) status.st_size; length += 199)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();
      g_autofree char *name = g_strdup_printf ("cut-%06" G_GSIZE_FORMAT ".so", length);
      g_autofree char *path = NULL;

      write_truncated (folder, name, length);
      path = g_build_filename (folder, name, NULL);
      pat_registry_add_file (registry, path);
      g_assert_cmpuint (count (registry) / 2 + pat_registry_get_n_broken (registry), ==, 1);
    }
  remove_tree (folder);
}

static void
test_unreadable_folder (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing", NULL);
  g_autofree char *no_folder = get_module ("text");

  pat_registry_add_folder (registry, missing);
  pat_registry_add_folder (registry, no_folder);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  assert_broken (registry, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  g_assert_cmpstr (pat_registry_get_broken (registry, 0)->path, ==, missing);
  /* The superuser may read every folder. */
  if (geteuid () != 0)
    {
      g_autofree char *locked = make_folder (folder, "locked");

      g_assert_cmpint (g_chmod (locked, 0), ==, 0);
      pat_registry_add_folder (registry, folder);
      assert_broken (registry, 2, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
      g_assert_cmpint (g_chmod (locked, 0755), ==, 0);
    }
  g_assert_cmpuint (count (registry), ==, 0);
  remove_tree (folder);
}

static void
test_default_folders (void)
{
  g_autofree char *own = make_folder (g_get_user_data_dir (), "riffle/plugins");
  g_autofree char *one = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *two = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *path = g_strdup_printf ("%s::%s:/nowhere/at/all", one, two);
  g_autoptr (PatRegistry) without = pat_registry_new ();
  g_autoptr (PatRegistry) with = pat_registry_new ();

  link_module ("good", one, "good.so");
  link_module ("wrong-abi", two, "wrong-abi.so");
  link_module ("duplicate", own, "duplicate.so");
  g_setenv ("RIFFLE_PLUGIN_PATH", path, TRUE);
  pat_registry_add_default_folders (without, FALSE);
  pat_registry_add_default_folders (with, TRUE);
  g_unsetenv ("RIFFLE_PLUGIN_PATH");

  g_assert_cmpuint (count (without), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (without), ==, 2);
  assert_broken (without, 0, PAT_REGISTRY_ERROR_ABI, "999");
  assert_broken (without, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  g_assert_cmpuint (count (with), ==, 3);
  assert_broken (with, 2, PAT_REGISTRY_ERROR_DUPLICATE, "test-first");
  remove_tree (one);
  remove_tree (two);
}

/* One module of the usual folders, and the others later; what is missing or no plain name is
   nobody's fault. */
static void
test_default_module (void)
{
  g_autofree char *one = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *below = make_folder (one, "family");
  g_autofree char *path = g_strdup_printf ("%s:/nowhere/at/all", one);
  g_autofree char *good = g_build_filename (below, "good.so", NULL);
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  link_module ("good", below, "good.so");
  link_module ("wrong-abi", one, "wrong-abi.so");
  g_setenv ("RIFFLE_PLUGIN_PATH", path, TRUE);
  pat_registry_add_default_module (registry, "other.so", FALSE);
  pat_registry_add_default_module (registry, "family/good.so", FALSE);
  pat_registry_add_default_module (registry, "", FALSE);
  g_assert_cmpuint (count (registry), ==, 0);
  g_assert_null (pat_registry_get_path (registry, "test-first"));
  pat_registry_add_default_module (registry, "good.so", FALSE);
  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpstr (pat_registry_get_path (registry, "test-first"), ==, good);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
  pat_registry_add_default_folders (registry, FALSE);
  g_unsetenv ("RIFFLE_PLUGIN_PATH");

  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_ABI, "999");
  assert_broken (registry, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  remove_tree (one);
}

/* Without any set-up the build tree's own plugins are found, and no others: the template of
   authors is not among the player's games. */
static void
test_build_tree (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  g_unsetenv ("RIFFLE_PLUGIN_PATH");
  pat_registry_add_default_folders (registry, FALSE);
  g_assert_nonnull (pat_registry_find (registry, "klondike"));
  g_assert_null (pat_registry_find (registry, "six-by-four"));
  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    g_test_message ("%s", pat_registry_get_broken (registry, i)->error->message);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  /* G_TEST_OPTION_ISOLATE_DIRS would do it, too, but forgets what it allocates. */
  g_autofree char *own = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", own, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/folder", test_folder);
  g_test_add_func ("/registry/truncated", test_truncated);
  g_test_add_func ("/registry/unreadable-folder", test_unreadable_folder);
  g_test_add_func ("/registry/default-folders", test_default_folders);
  g_test_add_func ("/registry/default-module", test_default_module);
  g_test_add_func ("/registry/build-tree", test_build_tree);
  result = g_test_run ();
  remove_tree (own);
  return result;
}

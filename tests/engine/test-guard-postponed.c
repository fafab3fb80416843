/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Modules that are tried later, while the player goes on, and those that need no trial. */
#include "guard-folders.h"

static PatRegistry *
note_folder (Folders    *folders,
             const char *program)
{
  PatRegistry *registry = pat_registry_new ();

  pat_guard_set_up (program, folders->memory, PATIENCE);
  pat_registry_postpone_trials (registry);
  pat_registry_add_folder (registry, folders->modules);
  return registry;
}

/* Nothing is tried until somebody has the time for it, and one after the other. */
static void
test_postponed (Folders       *folders,
                gconstpointer  data)
{
  g_autofree char *endless = copy_module (folders, "endless-load", ".harmful");
  g_autofree char *good = copy_module (folders, "good", ".so");
  g_autofree char *wrong = g_build_filename (folders->modules, "wrong.so", NULL);
  g_autoptr (PatRegistry) registry = NULL;
  g_autofree char *first = NULL, *second = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (wrong, "no module", -1, NULL));
  registry = note_folder (folders, own_program);
  assert_only_broken (registry, wrong, PAT_REGISTRY_ERROR_MODULE, "the file cannot be loaded");
  g_assert_false (g_file_test (folders->memory, G_FILE_TEST_EXISTS));
  /* The folder may be named by two, and is looked at again. */
  pat_registry_add_folder (registry, folders->modules);
  first = pat_registry_dup_untried (registry);
  g_assert_cmpstr (first, ==, endless);
  g_assert_true (pat_guard_try (first, &error));
  g_assert_no_error (error);
  pat_registry_add_tried (registry, first, NULL);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
  g_assert_error (pat_registry_get_broken (registry, 1)->error, PAT_REGISTRY_ERROR,
                  PAT_REGISTRY_ERROR_ENDED);
  g_assert_null (pat_registry_find (registry, "test-first"));
  second = pat_registry_dup_untried (registry);
  g_assert_cmpstr (second, ==, good);
  g_assert_true (pat_guard_try (second, &error));
  pat_registry_add_tried (registry, second, NULL);
  g_assert_nonnull (pat_registry_find (registry, "test-first"));
  g_assert_null (pat_registry_dup_untried (registry));
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
}

/* What is known is loaded at once. */
static void
test_not_postponed (Folders       *folders,
                    gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "good", ".so");
  g_autoptr (PatRegistry) before = load_folder (folders, own_program);
  g_autoptr (PatRegistry) after = note_folder (folders, NOBODY);

  g_assert_nonnull (pat_registry_find (after, "test-first"));
  g_assert_null (pat_registry_dup_untried (after));
}

/* A module of which nothing is known after all is not waited for. */
static void
test_postponed_in_vain (Folders       *folders,
                        gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "good", ".so");
  g_autoptr (PatRegistry) registry = note_folder (folders, NOBODY);
  g_autoptr (PatRegistry) other = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (pat_guard_try (path, &error));
  g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TRIAL);
  pat_registry_add_tried (registry, path, error);
  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_TRIAL, error->message);
  other = note_folder (folders, own_program);
  pat_registry_add_tried (other, path, NULL);
  assert_only_broken (other, path, PAT_REGISTRY_ERROR_TRIAL,
                      "the module could not be tested: its file has changed");
}

/* The modules of the build come with the program, and are loaded without a trial. */
static void
test_own_modules (Folders       *folders,
                  gconstpointer  data)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_auto (GStrv) paths = g_strsplit (g_getenv ("RIFFLE_PLUGIN_PATH"), ":", -1);

  pat_guard_set_up (NOBODY, folders->memory, PATIENCE);
  pat_registry_add_folder (registry, paths[0]);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
  g_assert_nonnull (pat_registry_find (registry, "klondike"));
  g_assert_false (g_file_test (folders->memory, G_FILE_TEST_EXISTS));
}

int
main (int    argc,
      char **argv)
{
  own_program = argv[0];
  if (argc > 1 && g_str_equal (argv[1], PAT_GUARD_OPTION))
    return pat_guard_main (argv + 2, pat_check_briefly);
  g_test_init (&argc, &argv, NULL);
  ADD ("postponed", test_postponed);
  ADD ("not-postponed", test_not_postponed);
  ADD ("postponed-in-vain", test_postponed_in_vain);
  ADD ("own-modules", test_own_modules);
  return g_test_run ();
}

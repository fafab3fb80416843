/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The trial of foreign modules: what ends a process is not loaded, is remembered, and comes back
   when its file changes or somebody asks for it. The modules really do what they should not. */
#include "guard-folders.h"

static const struct
{
  const char *module;
  const char *sentence;
} harmful[] = {
  { "abort-load", "the function “pat_plugin_load” ended the program with the signal SIGABRT" },
  { "exit-load", "the function “pat_plugin_load” ended the program with the exit status 0" },
  { "endless-load", "the function “pat_plugin_load” did not return within 1 second" },
  { "closes-load", "the function “pat_plugin_load” did not return within 1 second" },
  { "fatal-open", "the module ended the program with the signal SIGABRT" },
  { "fatal-hook",
    "test-fatal-hook: the hook “after_move” ended the program with the signal SIGSEGV, "
    "deal test-fatal-hook#1" },
  { "endless-hook",
    "test-endless-hook: the hook “refuse” did not return within 1 second, "
    "deal test-endless-hook#1, after 11 moves" },
  { "closes-hook",
    "test-closes-hook: the hook “prepare” closes files that are not its own, "
    "deal test-closes-hook#1" },
  { "crowded-hook",
    "test-crowded-hook: the hook “more_moves” lists more than 2047 moves, "
    "deal test-crowded-hook#1" },
};

/* Each one by itself; the sound module beside it is there. */
static void
test_harmful (Folders       *folders,
              gconstpointer  data)
{
  g_autofree char *good = copy_module (folders, "good", ".so");

  for (guint i = 0; i < G_N_ELEMENTS (harmful); i++)
    {
      g_autofree char *path = copy_module (folders, harmful[i].module, ".harmful");
      g_autoptr (PatRegistry) first = load_folder (folders, own_program);
      g_autoptr (PatRegistry) second = NULL;

      assert_only_broken (first, path, PAT_REGISTRY_ERROR_ENDED, harmful[i].sentence);
      g_assert_nonnull (pat_registry_find (first, "test-first"));
      /* Neither is tried a second time: nobody could. */
      second = load_folder (folders, NOBODY);
      assert_only_broken (second, path, PAT_REGISTRY_ERROR_ENDED, harmful[i].sentence);
      g_assert_nonnull (pat_registry_find (second, "test-first"));
      g_unlink (path);
    }
}

/* A process that ends with one module continues with the next ones. */
static void
test_all_at_once (Folders       *folders,
                  gconstpointer  data)
{
  g_autofree char *good = copy_module (folders, "good", ".so");
  g_autofree char *fickle = copy_module (folders, "fickle", ".harmful");
  g_autoptr (PatRegistry) registry = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (harmful); i++)
    g_free (copy_module (folders, harmful[i].module, ".harmful"));
  registry = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, G_N_ELEMENTS (harmful));
  for (guint i = 0; i < G_N_ELEMENTS (harmful); i++)
    g_assert_error (pat_registry_get_broken (registry, i)->error, PAT_REGISTRY_ERROR,
                    PAT_REGISTRY_ERROR_ENDED);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (registry)), ==, 3);
}

/* A module whose calls all return cannot hold up the program either. */
static void
test_slow (Folders       *folders,
           gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "slow-hook", ".harmful");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);

  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_ENDED,
                      "test-slow-hook: the test of the module took longer than 12 seconds, "
                      "deal test-slow-hook#1");
}

/* The player never sees what is not UTF-8. */
static void
test_garbled_status (Folders       *folders,
                     gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "garbled-status", ".so");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);
  PatVariant *variant = pat_registry_find (registry, "test-garbled-status");
  g_autoptr (PatRules) rules = NULL;
  g_autofree char *text = NULL;
  PatPosition position;

  g_assert_nonnull (variant);
  rules = pat_variant_build_rules (variant, NULL, NULL);
  pat_rules_deal (rules, 1, &position);
  text = pat_words_status (rules, &position);
  g_assert_cmpstr (text, ==, "Round \357\277\275\357\277\275 1");
}

/* What does no harm is broken in the usual way. */
static void
test_broken (Folders       *folders,
             gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "wrong-abi", ".so");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);

  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_ABI, "the plugin was built for");
}

/* A process that a module leaves behind is not waited for, and not held against it. */
static void
test_processes (Folders       *folders,
                gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "forks", ".harmful");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);

  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
  g_assert_nonnull (pat_registry_find (registry, "test-forks"));
}

/* A module that could not be tried is not loaded, and nothing is held against it. */
static void
test_untried (Folders       *folders,
              gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "good", ".so");
  g_autoptr (PatRegistry) first = load_folder (folders, NOBODY);
  g_autoptr (PatRegistry) second = NULL;

  assert_only_broken (first, path, PAT_REGISTRY_ERROR_TRIAL, "the module could not be tested: ");
  second = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (second), ==, 0);
}

/* Who ends all processes of a player may come to that of the trial first. */
static void
test_killed (Folders       *folders,
             gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "good", ".so");
  g_autofree char *program = g_build_filename (folders->modules, "killed", NULL);
  g_autoptr (PatRegistry) first = NULL;
  g_autoptr (PatRegistry) second = NULL;

  g_assert_true (g_file_set_contents_full (program, "#!/bin/sh\nkill -KILL $$\n", -1,
                                           G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  first = load_folder (folders, program);
  assert_only_broken (first, path, PAT_REGISTRY_ERROR_TRIAL,
                      "the module could not be tested: its process was killed");
  second = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (second), ==, 0);
}

/* If nothing can be kept, modules are tried all the same, and each time. */
static void
test_no_memory (Folders       *folders,
                gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "abort-load", ".harmful");
  g_autoptr (PatRegistry) registry = NULL;

  g_assert_true (g_file_set_contents (folders->memory, "no folder", -1, NULL));
  registry = load_folder (folders, own_program);
  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_ENDED, harmful[0].sentence);
}

/* Another file under the same name is another module. */
static void
test_changed (Folders       *folders,
              gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "abort-load", ".harmful");
  g_autofree char *good = g_build_filename (g_getenv ("RIFFLE_TEST_PLUGINS"), "good.so", NULL);
  g_autoptr (PatRegistry) first = load_folder (folders, own_program);
  g_autoptr (PatRegistry) second = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  assert_only_broken (first, path, PAT_REGISTRY_ERROR_ENDED, harmful[0].sentence);
  g_assert_true (g_file_get_contents (good, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
  second = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (second), ==, 0);
  g_assert_nonnull (pat_registry_find (second, "test-first"));
}

static void
test_try_again (Folders       *folders,
                gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "abort-load", ".harmful");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);
  g_autoptr (GError) error = NULL;

  g_assert_false (pat_guard_try_again (path, &error));
  g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_ENDED);
  pat_registry_add_again (registry, path);
  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_ENDED, harmful[0].sentence);
}

/* A trial is not a run of the program. */
static void
test_no_incidents (Folders       *folders,
                   gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "abort-load", ".harmful");
  g_autoptr (PatRegistry) registry = load_folder (folders, own_program);

  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 1);
  g_assert_false (pat_guard_has_incidents ());
  g_assert_false (pat_guard_take_incident (path));
}

int
main (int    argc,
      char **argv)
{
  own_program = argv[0];
  if (argc > 1 && g_str_equal (argv[1], PAT_GUARD_OPTION))
    return pat_guard_main (argv + 2, pat_check_briefly);
  g_test_init (&argc, &argv, NULL);
  ADD ("harmful", test_harmful);
  ADD ("all-at-once", test_all_at_once);
  ADD ("slow", test_slow);
  ADD ("garbled-status", test_garbled_status);
  ADD ("broken", test_broken);
  ADD ("processes", test_processes);
  ADD ("untried", test_untried);
  ADD ("killed", test_killed);
  ADD ("no-memory", test_no_memory);
  ADD ("changed", test_changed);
  ADD ("no-incidents", test_no_incidents);
  ADD ("try-again", test_try_again);
  return g_test_run ();
}

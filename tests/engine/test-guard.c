/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The guard of foreign modules: what ends a process is not loaded, is remembered, and comes back
   when its file changes or somebody asks for it. The modules really do what they should not. */
#include <glib/gstdio.h>
#include <patience.h>
#include <stdio.h>
#include <string.h>

#include "pat-check.h"

#define PLAY_OPTION "--play"
#define PATIENCE 1 /* seconds; a hook of the modules here takes none or all of them */
#define NOBODY "/nonexistent/program" /* tries nothing */

/* A folder with modules, and one for what the guard remembers. */
typedef struct
{
  char *modules;
  char *memory;
} Folders;

static char *own_program;

static void
set_up (Folders       *folders,
        gconstpointer  data)
{
  folders->modules = g_dir_make_tmp ("riffle-guard-XXXXXX", NULL);
  folders->memory = g_build_filename (folders->modules, "memory", NULL);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      if (g_unlink (below) != 0)
        remove_folder (below);
    }
  g_rmdir (path);
}

static void
tear_down (Folders       *folders,
           gconstpointer  data)
{
  pat_guard_close ();
  remove_folder (folders->modules);
  g_free (folders->modules);
  g_free (folders->memory);
}

/* Copies a module of the tests under the name that modules have. */
static char *
copy_module (Folders    *folders,
             const char *name,
             const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *target = g_strconcat (name, ".so", NULL);
  g_autofree char *from = g_build_filename (g_getenv ("RIFFLE_TEST_PLUGINS"), file, NULL);
  char *to = g_build_filename (folders->modules, target, NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (to, contents, (gssize) length, NULL));
  return to;
}

static PatRegistry *
load_folder (Folders    *folders,
             const char *program)
{
  PatRegistry *registry = pat_registry_new ();

  pat_guard_set_up (program, folders->memory, PATIENCE);
  pat_registry_add_folder (registry, folders->modules);
  return registry;
}

static void
assert_only_broken (PatRegistry *registry,
                    const char  *path,
                    int          code,
                    const char  *start)
{
  const PatBroken *broken;

  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 1);
  broken = pat_registry_get_broken (registry, 0);
  g_test_message ("%s", broken->error->message);
  g_assert_cmpstr (broken->path, ==, path);
  g_assert_error (broken->error, PAT_REGISTRY_ERROR, code);
  g_assert_true (g_str_has_prefix (broken->error->message, start));
}

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

/* Has another process load a module and deal; it ends without a word with deal 13. Returns: what
   it prints on standard error */
static char *
play (Folders    *folders,
      const char *path,
      const char *number,
      int         status)
{
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_PIPE, NULL, own_program, PLAY_OPTION,
                      folders->memory, path, number, NULL);
  char *words = NULL;

  g_assert_nonnull (process);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &words, NULL));
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
  return words;
}

static void
late_cb (const char *path,
         const char *reason)
{
  fprintf (stderr, "%s: %s", path, reason);
}

static int
play_main (char **arguments)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  PatVariant *variant;

  pat_guard_set_up (own_program, arguments[0], PATIENCE);
  pat_guard_watch (PATIENCE, late_cb);
  pat_registry_add_file (registry, arguments[1]);
  variant = pat_registry_find (registry, "test-fickle");
  if (variant != NULL)
    {
      g_autoptr (PatRules) rules = pat_variant_build_rules (variant, NULL, NULL);
      PatPosition position;

      pat_rules_deal (rules, g_ascii_strtoull (arguments[2], NULL, 10), &position);
    }
  /* Nothing is printed, because no module ended the process. */
  return 0;
}

/* A module that was running when the program ended stands among the broken ones at the next start,
   until somebody tries it again. */
static void
test_ended_program (Folders       *folders,
                    gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "fickle", ".harmful");
  g_autoptr (PatRegistry) before = NULL;
  g_autoptr (PatRegistry) after = NULL;
  g_autoptr (GError) error = NULL;

  g_free (play (folders, path, "12", 0));
  before = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (before), ==, 0);
  g_assert_false (pat_guard_has_incidents ());
  g_free (play (folders, path, "13", 0));
  after = load_folder (folders, own_program);
  assert_only_broken (after, path, PAT_REGISTRY_ERROR_ENDED,
                      "test-fickle: the program ended while the hook “prepare” was running, "
                      "deal test-fickle#13");
  /* The player is told once. */
  g_assert_true (pat_guard_has_incidents ());
  g_assert_false (pat_guard_take_incident (folders->memory));
  g_assert_true (pat_guard_take_incident (path));
  g_assert_false (pat_guard_take_incident (path));
  g_assert_false (pat_guard_has_incidents ());
  g_assert_true (pat_guard_try_again (path, &error));
  g_assert_no_error (error);
  pat_registry_add_again (after, path);
  g_assert_cmpuint (pat_registry_get_n_broken (after), ==, 0);
  g_assert_nonnull (pat_registry_find (after, "test-fickle"));
}

/* A hook that does not return ends the program, which says why, and so does the next start. */
static void
test_hung_program (Folders       *folders,
                   gconstpointer  data)
{
  const char *reason = "test-fickle: the hook “prepare” did not return within 1 second, "
                       "deal test-fickle#14";
  g_autofree char *path = copy_module (folders, "fickle", ".harmful");
  g_autofree char *words = play (folders, path, "14", 1);
  g_autofree char *expected = g_strdup_printf ("%s: %s", path, reason);
  g_autoptr (PatRegistry) registry = NULL;

  g_assert_cmpstr (words, ==, expected);
  registry = load_folder (folders, NOBODY);
  assert_only_broken (registry, path, PAT_REGISTRY_ERROR_ENDED, reason);
  g_assert_true (pat_guard_take_incident (path));
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

#define ADD(name, function) g_test_add ("/guard/" name, Folders, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  own_program = argv[0];
  if (argc > 1 && g_str_equal (argv[1], PAT_GUARD_OPTION))
    return pat_guard_main (argv + 2, pat_check_briefly);
  if (argc > 4 && g_str_equal (argv[1], PLAY_OPTION))
    return play_main (argv + 2);
  g_test_init (&argc, &argv, NULL);
  ADD ("harmful", test_harmful);
  ADD ("all-at-once", test_all_at_once);
  ADD ("slow", test_slow);
  ADD ("garbled-status", test_garbled_status);
  ADD ("broken", test_broken);
  ADD ("processes", test_processes);
  ADD ("untried", test_untried);
  ADD ("no-memory", test_no_memory);
  ADD ("changed", test_changed);
  ADD ("ended-program", test_ended_program);
  ADD ("hung-program", test_hung_program);
  ADD ("no-incidents", test_no_incidents);
  ADD ("try-again", test_try_again);
  ADD ("postponed", test_postponed);
  ADD ("not-postponed", test_not_postponed);
  ADD ("postponed-in-vain", test_postponed_in_vain);
  ADD ("own-modules", test_own_modules);
  return g_test_run ();
}

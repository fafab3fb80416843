/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A module during which the program ended is not loaded again, until somebody asks for it. */
#include "guard-folders.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#define PLAY_OPTION "--play"
#define CLOSE "0" /* the deal after which the process ends as it should */
#define CRASH "-1" /* the one after which it crashes while no function of the module is called */

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
crash (Folders    *folders,
       const char *path)
{
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL, own_program, PLAY_OPTION,
                      folders->memory, path, CRASH, NULL);

  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGABRT);
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
  if (g_str_equal (arguments[2], CRASH))
    abort ();
  if (g_str_equal (arguments[2], CLOSE))
    pat_guard_close ();
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

/* The record of the only module. Returns: (nullable): its name */
static char *
find_record (Folders *folders)
{
  g_autoptr (GDir) dir = g_dir_open (folders->memory, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".ini"))
      return g_build_filename (folders->memory, name, NULL);
  return NULL;
}

static gint64
read_gone (const char *record)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_file (file, record, G_KEY_FILE_NONE, NULL));
  return g_key_file_get_int64 (file, "module", "gone", NULL);
}

static void
write_gone (const char *record,
            gint64      gone)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_file (file, record, G_KEY_FILE_NONE, NULL));
  g_key_file_set_int64 (file, "module", "gone", gone);
  g_assert_true (g_key_file_save_to_file (file, record, NULL));
}

static void
look_again (Folders *folders)
{
  pat_guard_set_up (NOBODY, folders->memory, PATIENCE);
}

/* What is known of a module goes when its file has been away for long, and its folder has not. */
static void
test_gone_module (Folders       *folders,
                  gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (folders->modules, "below", NULL);
  g_autofree char *away = g_build_filename (folders->modules, "away", NULL);
  g_autofree char *path = g_build_filename (folder, "good.so", NULL);
  g_autofree char *copy = copy_module (folders, "good", ".so");
  g_autoptr (PatRegistry) registry = NULL;
  g_autofree char *record = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (g_rename (copy, path), ==, 0);
  registry = load_folder (folders, own_program);
  record = find_record (folders);
  g_assert_nonnull (record);
  /* As long as the file is there, or might come back with its folder, nothing is noted. */
  look_again (folders);
  g_assert_cmpint (read_gone (record), ==, 0);
  g_assert_cmpint (g_rename (folder, away), ==, 0);
  look_again (folders);
  g_assert_cmpint (read_gone (record), ==, 0);
  /* Nor is anything removed then, whatever was noted. */
  write_gone (record, 1);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  look_again (folders);
  g_assert_cmpint (read_gone (record), ==, 0);
  g_assert_cmpint (g_rename (path, away), ==, 0);
  look_again (folders);
  g_assert_cmpint (read_gone (record), >, 1);
  look_again (folders);
  g_assert_true (g_file_test (record, G_FILE_TEST_EXISTS));
  write_gone (record, 1);
  look_again (folders);
  g_assert_false (g_file_test (record, G_FILE_TEST_EXISTS));
}

/* Whoever crashes the program at each start, such as a thread of a module, is left out after the
   second time. */
static void
test_crashed_program (Folders       *folders,
                      gconstpointer  data)
{
  g_autofree char *path = copy_module (folders, "fickle", ".harmful");
  g_autoptr (PatRegistry) once = NULL, twice = NULL;
  g_autoptr (GError) error = NULL;

  crash (folders, path);
  g_free (play (folders, path, CLOSE, 0));
  crash (folders, path);
  once = load_folder (folders, own_program);
  g_assert_cmpuint (pat_registry_get_n_broken (once), ==, 0);
  /* A process that was killed says nothing. */
  g_free (play (folders, path, "12", 0));
  crash (folders, path);
  twice = load_folder (folders, own_program);
  assert_only_broken (twice, path, PAT_REGISTRY_ERROR_ENDED, "the program crashed twice in a row");
  g_assert_true (pat_guard_take_incident (path));
  g_assert_false (pat_guard_has_incidents ());
  g_assert_true (pat_guard_try_again (path, &error));
  g_assert_no_error (error);
  pat_registry_add_again (twice, path);
  g_assert_cmpuint (pat_registry_get_n_broken (twice), ==, 0);
}

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
  ADD ("ended-program", test_ended_program);
  ADD ("hung-program", test_hung_program);
  ADD ("gone-module", test_gone_module);
  ADD ("crashed-program", test_crashed_program);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that several windows and programs add to: nothing is lost, and what cannot be written is
 * told and kept. All of them pass the same tests. */
#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "riffle-best-tours.h"
#include "riffle-league.h"
#include "riffle-shared-file-text.h"
#include "riffle-shared-files.h"
#include "riffle-statistics-journal.h"
#include "scratch.h"

#define N_PROGRAMS  3
#define N_ADDITIONS 15 /* of each program */

typedef struct
{
  const char *name;
  GType    (* get_type)(void);
  gpointer (* new_addition)(gint64 number);
  const char *key;     /* of a line in the file that counts the additions */
  guint       most;    /* that are kept */
  const char *unsaved; /* how the sentence begins */
  const char *summary;
} Kind;

/* A tour that is better than those before, at another time. */
static gpointer
new_tour (gint64 number)
{
  RiffleBestTour *tour = g_new0 (RiffleBestTour, 1);

  tour->total = 1;
  tour->ended_usec = number;
  return tour;
}

static gpointer
new_results (gint64 number)
{
  GPtrArray *results = g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  RiffleLeagueEntry *entry = riffle_league_entry_new ("Ann");

  entry->n_tables = 1;
  g_ptr_array_add (results, entry);
  return results;
}

static gpointer
new_change (gint64 number)
{
  RiffleChange *change = g_new0 (RiffleChange, 1);

  change->kind = RIFFLE_CHANGE_BANK;
  change->key = g_strdup ("klondike");
  change->number = 1;
  return change;
}

static const Kind kinds[] = {
  { "best-tours.ini", riffle_best_tours_get_type, new_tour, "total", RIFFLE_N_BEST_TOURS,
    "The best tours could not be saved: ", "The best tours are not saved." },
  { "league.ini", riffle_league_get_type, new_results, "tables", G_MAXUINT,
    "The league could not be saved: ", "The league is not saved." },
  { "statistics.ini", riffle_statistics_journal_get_type, new_change, "balance", G_MAXUINT,
    "The statistics could not be saved: ", "The statistics are not saved." },
};

/* The file in the folder of the test. */
static RiffleSharedFile *
open_file (Scratch    *scratch,
           const Kind *kind)
{
  g_autofree char *path = scratch_path (scratch, kind->name);
  RiffleSharedFile *file = riffle_shared_file_new (kind->get_type (), path);
  g_autofree char *trouble = riffle_shared_file_text_open (file);

  g_assert_null (trouble);
  return file;
}

static gboolean
add (RiffleSharedFile *file,
     const Kind       *kind,
     gint64            number)
{
  riffle_shared_file_add (file, kind->new_addition (number));
  return riffle_shared_file_save (file, NULL);
}

/* How many additions a text has: the sum of a key in all its groups. */
static guint
count (const Kind *kind,
       const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  guint n = 0;

  g_assert_true (g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL));
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    n += (guint) g_key_file_get_integer (file, groups[i], kind->key, NULL);
  return n;
}

static guint
count_in (Scratch    *scratch,
          const Kind *kind,
          const char *name)
{
  g_autofree char *text = scratch_read (scratch, name);

  return count (kind, text);
}

/* Where nothing can be written, that is told as long as it holds, and nothing is lost. */
static void
test_failure (Scratch       *scratch,
              gconstpointer  data)
{
  const Kind *kind = data;
  g_autofree char *folder = scratch_path (scratch, "place"), *failure = NULL;
  g_autofree char *name = g_build_filename ("place", kind->name, NULL);
  g_autoptr (RiffleSharedFiles) files = riffle_shared_files_new (folder);
  g_autoptr (GString) loss = g_string_new (NULL);
  RiffleSharedFile *file = riffle_shared_files_get (files, kind->get_type (), kind->name);
  guint n = 0;

  g_signal_connect_swapped (files, "failure-changed", G_CALLBACK (g_atomic_int_inc), &n);
  g_assert_true (riffle_shared_files_get (files, kind->get_type (), kind->name) == file);
  scratch_write (scratch, "place", "no folder");
  g_assert_null (riffle_shared_file_text_dup_failure (file));
  g_assert_false (add (file, kind, 1));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (riffle_shared_files_find_failing (files) == file);
  g_assert_true (riffle_shared_files_has_unsaved (files));
  failure = riffle_shared_file_text_dup_failure (file);
  g_assert_true (g_str_has_prefix (failure, kind->unsaved));
  g_assert_cmpstr (riffle_shared_file_text_get_summary (file), ==, kind->summary);
  riffle_shared_files_add_loss (files, loss);
  g_assert_true (g_str_has_prefix (loss->str, kind->unsaved));
  g_assert_false (riffle_shared_files_retry (files));
  g_assert_false (add (file, kind, 2));
  g_assert_false (riffle_shared_files_save (files));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  g_assert_true (riffle_shared_files_retry (files));
  g_assert_false (riffle_shared_files_retry (files));
  g_assert_null (riffle_shared_files_find_failing (files));
  g_assert_false (riffle_shared_files_has_unsaved (files));
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (count_in (scratch, kind, name), ==, 2);
}

/* A limit of the size of files is like a full disk. The old file is there until there is room. */
static void
test_full (Scratch       *scratch,
           gconstpointer  data)
{
  const Kind *kind = data;
  g_autoptr (RiffleSharedFile) file = open_file (scratch, kind);
  struct rlimit usual, limited;
  gboolean is_written;

  g_assert_true (add (file, kind, 1));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  limited = usual;
  limited.rlim_cur = 5;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limited), ==, 0);
  is_written = add (file, kind, 2);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  g_assert_false (is_written);
  g_assert_true (riffle_shared_file_has_unsaved (file));
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, 1);
  g_assert_true (riffle_shared_file_retry (file));
  g_assert_false (riffle_shared_file_has_unsaved (file));
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, 2);
}

static void
add_many (Scratch    *scratch,
          const Kind *kind,
          guint       program)
{
  g_autoptr (RiffleSharedFile) file = open_file (scratch, kind);

  for (guint i = 0; i < N_ADDITIONS; i++)
    while (!add (file, kind, program * N_ADDITIONS + i + 1))
      ;
}

/* Programs that add to the same file at the same time lose nothing of each other. */
static void
test_programs (Scratch       *scratch,
               gconstpointer  data)
{
  const Kind *kind = data;
  pid_t children[N_PROGRAMS];

  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      children[i] = fork ();
      if (children[i] == 0)
        {
          add_many (scratch, kind, i);
          _exit (0);
        }
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      int status;

      g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
      g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
    }
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==,
                    MIN (N_PROGRAMS * N_ADDITIONS, kind->most));
}

/* Two programs add in turn: what one has written is counted once by both. */
static void
test_turns (Scratch       *scratch,
            gconstpointer  data)
{
  const Kind *kind = data;
  g_autoptr (RiffleSharedFile) ours = open_file (scratch, kind);
  g_autoptr (RiffleSharedFile) theirs = open_file (scratch, kind);

  for (gint64 i = 1; i < 5; i++)
    {
      g_assert_true (add (i % 2 == 0 ? ours : theirs, kind, i));
      g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, i);
    }
}

/* A file that is damaged meanwhile is kept beside, and what was known of it is written again. */
static void
test_damaged (Scratch       *scratch,
              gconstpointer  data)
{
  const Kind *kind = data;
  g_autoptr (RiffleSharedFile) file = open_file (scratch, kind);
  g_autofree char *kept = g_strconcat (kind->name, ".unreadable-1", NULL);
  g_autofree char *text = NULL;

  g_assert_true (add (file, kind, 1));
  scratch_write (scratch, kind->name, "what?\n");
  g_assert_true (add (file, kind, 2));
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, 2);
  text = scratch_read (scratch, kept);
  g_assert_cmpstr (text, ==, "what?\n");
}

/* A file that is gone meanwhile is there again. */
static void
test_gone (Scratch       *scratch,
           gconstpointer  data)
{
  const Kind *kind = data;
  g_autoptr (RiffleSharedFile) file = open_file (scratch, kind);

  g_assert_true (add (file, kind, 1));
  g_assert_cmpint (g_unlink (riffle_shared_file_get_path (file)), ==, 0);
  g_assert_true (add (file, kind, 2));
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, 2);
}

/* Whoever has all of it in a file of their own loses nothing, until something is added. What
 * another program has written is in it, too. */
static void
test_copy (Scratch       *scratch,
           gconstpointer  data)
{
  const Kind *kind = data;
  g_autofree char *lock = g_strconcat (kind->name, ".lock", NULL);
  g_autofree char *locked = scratch_path (scratch, lock);
  g_autofree char *copy = scratch_path (scratch, "mine.ini");
  g_autofree char *nowhere = scratch_path (scratch, "nowhere/mine.ini");
  g_autofree char *path = scratch_path (scratch, kind->name);
  g_autoptr (RiffleSharedFile) theirs = open_file (scratch, kind);
  g_autoptr (RiffleSharedFile) file = riffle_shared_file_new (kind->get_type (), path);
  g_autoptr (GString) loss = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (add (theirs, kind, 1));
  g_assert_cmpint (g_unlink (locked), ==, 0);
  g_assert_cmpint (g_mkdir (locked, 0700), ==, 0);
  g_assert_false (add (file, kind, 2));
  g_assert_false (riffle_shared_file_write_copy (file, nowhere, &error));
  g_assert_nonnull (error);
  g_assert_true (riffle_shared_file_has_unsaved (file));
  g_assert_true (riffle_shared_file_write_copy (file, copy, NULL));
  g_assert_cmpuint (count_in (scratch, kind, "mine.ini"), ==, 2);
  g_assert_nonnull (riffle_shared_file_get_failure (file));
  g_assert_false (riffle_shared_file_has_unsaved (file));
  riffle_shared_file_text_add_loss (file, loss);
  g_assert_cmpstr (loss->str, ==, "");
  g_assert_false (add (file, kind, 3));
  g_assert_true (riffle_shared_file_has_unsaved (file));
  g_assert_cmpint (g_rmdir (locked), ==, 0);
  g_assert_true (riffle_shared_file_retry (file));
  g_assert_cmpuint (count_in (scratch, kind, kind->name), ==, 3);
}

/* The first file that could not be written is told first; those of which there is a copy, last. */
static void
test_order (Scratch       *scratch,
            gconstpointer  data)
{
  g_autofree char *folder = scratch_path (scratch, "place"), *copy = scratch_path (scratch, "copy");
  g_autoptr (RiffleSharedFiles) files = riffle_shared_files_new (folder);
  g_autoptr (GString) loss = g_string_new (NULL);
  RiffleSharedFile *made[G_N_ELEMENTS (kinds)];

  scratch_write (scratch, "place", "no folder");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      made[i] = riffle_shared_files_get (files, kinds[i].get_type (), kinds[i].name);
      g_assert_false (add (made[i], &kinds[i], 1));
    }
  riffle_shared_files_add_loss (files, loss);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_assert_nonnull (strstr (loss->str, kinds[i].unsaved));
      g_assert_true (riffle_shared_files_find_failing (files) == made[i]);
      g_assert_true (riffle_shared_files_has_unsaved (files));
      g_assert_true (riffle_shared_file_write_copy (made[i], copy, NULL));
    }
  g_assert_true (riffle_shared_files_find_failing (files) == made[0]);
  g_assert_false (riffle_shared_files_has_unsaved (files));
}

typedef void (*FileFunc) (Scratch       *scratch,
                          gconstpointer  data);

static void
add_tests (const char *name,
           FileFunc    test)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/shared-file/%s/%s", name, kinds[i].name);

      g_test_add (path, Scratch, &kinds[i], scratch_set_up, test, scratch_tear_down);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tests ("failure", test_failure);
  add_tests ("full", test_full);
  add_tests ("turns", test_turns);
  add_tests ("programs", test_programs);
  add_tests ("damaged", test_damaged);
  add_tests ("gone", test_gone);
  add_tests ("copy", test_copy);
  g_test_add ("/shared-file/order", Scratch, NULL, scratch_set_up, test_order, scratch_tear_down);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best tours of this computer: what stays in the list, whoever writes it, and damaged files. */
#include "config.h"

#include "riffle-best-tours.h"

#include <string.h>

#include <glib/gstdio.h>

#include "riffle-shared-file-text.h"
#include "scratch.h"

#define HEAD "[Riffle]\nversion=1\n"

/* Another program may have written the file. */
static void
refresh (RiffleBestTours *tours)
{
  g_autofree char *trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));

  g_assert_null (trouble);
}

static RiffleBestTours *
open_tours (const char *path)
{
  RiffleBestTours *tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);

  refresh (tours);
  return tours;
}

static void
add_tour (RiffleBestTours *tours,
          int              total,
          gint64           ended_usec,
          const char      *name)
{
  const RiffleBestTour tour = { total, ended_usec, (char *) name, NULL };
  g_autoptr (GError) error = NULL;

  riffle_best_tours_add (tours, &tour, &error);
  g_assert_no_error (error);
}

/* Two programs add their tours to the same list, which keeps five. */
static void
test_best_tours (Scratch       *scratch,
                 gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autoptr (RiffleBestTours) ours = open_tours (path);
  g_autoptr (RiffleBestTours) theirs = open_tours (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (riffle_best_tours_is_good (ours, -7));
  add_tour (ours, 50, 1, NULL);
  add_tour (theirs, 70, 2, "Bob");
  add_tour (ours, 50, 1, "Ann");
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 2);
  g_assert_cmpstr (riffle_best_tours_get (ours, 0)->name, ==, "Bob");
  g_assert_cmpstr (riffle_best_tours_get (ours, 1)->name, ==, "Ann");
  for (gint64 i = 0; i < 4; i++)
    add_tour (theirs, 60, 10 + i, NULL);
  g_assert_cmpuint (riffle_best_tours_get_n (theirs), ==, RIFFLE_N_BEST_TOURS);
  g_assert_cmpint (riffle_best_tours_get (theirs, 4)->total, ==, 60);
  g_assert_false (riffle_best_tours_is_good (theirs, 60));
  g_assert_true (riffle_best_tours_clear (theirs, &error));
  g_clear_object (&ours);
  ours = open_tours (path);
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 0);
}

/* A tour that comes from a file again has the same deals, and stands in the list once. */
static void
test_same_tour (Scratch       *scratch,
                gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autoptr (RiffleBestTours) tours = open_tours (path);
  RiffleBestTour tour = { 50, 1, NULL, (char *) "a1" };

  g_assert_false (riffle_best_tours_has (tours, "a1"));
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  tour.name = (char *) "Ann";
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  tour.total = 70;
  tour.ended_usec = 2;
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  g_clear_object (&tours);
  tours = open_tours (path);
  g_assert_true (riffle_best_tours_has (tours, "a1"));
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 1);
  g_assert_cmpstr (riffle_best_tours_get (tours, 0)->name, ==, "Ann");
  g_assert_cmpint (riffle_best_tours_get (tours, 0)->total, ==, 50);
}

/* What one window has cleared does not come back with the next tour of another one. */
static void
test_cleared_best_tours (Scratch       *scratch,
                         gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autoptr (RiffleBestTours) ours = open_tours (path);
  g_autoptr (RiffleBestTours) theirs = NULL;
  g_autoptr (GError) error = NULL;

  for (gint64 i = 1; i <= RIFFLE_N_BEST_TOURS; i++)
    add_tour (ours, 60, i, NULL);
  theirs = open_tours (path);
  g_assert_true (riffle_best_tours_clear (ours, &error));
  refresh (theirs);
  g_assert_true (riffle_best_tours_is_good (theirs, 7));
  add_tour (theirs, 7, 10, "Bob");
  g_assert_cmpuint (riffle_best_tours_get_n (theirs), ==, 1);
  refresh (ours);
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 1);
  g_assert_cmpint (riffle_best_tours_get (ours, 0)->total, ==, 7);
}

/* What could not be written is written with the next tour; a list that was to be cleared stays so.
 */
static void
test_unwritten_best_tours (Scratch       *scratch,
                           gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autoptr (RiffleBestTours) tours = open_tours (path);
  const RiffleBestTour tour = { 50, 2, NULL, NULL };

  add_tour (tours, 60, 1, NULL);
  g_assert_cmpint (g_unlink (lock), ==, 0);
  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  g_assert_false (riffle_best_tours_clear (tours, NULL));
  g_assert_false (riffle_best_tours_add (tours, &tour, NULL));
  refresh (tours);
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 1);
  g_assert_cmpint (g_rmdir (lock), ==, 0);
  add_tour (tours, 40, 3, NULL);
  g_clear_object (&tours);
  tours = open_tours (path);
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 2);
  g_assert_cmpint (riffle_best_tours_get (tours, 0)->total, ==, 50);
}

/* Which version wrote a file has to be said in a number. */
static void
test_version_of_best_tours (Scratch       *scratch,
                            gconstpointer  data)
{
  static const struct { const char *head, *fault; } heads[] = {
    { "", "It is not a file of Riffle’s best tours." },
    { "[Riffle]\n", "It is not a file of Riffle’s best tours." },
    { "[Riffle]\nversion=0\n", "It is not a file of Riffle’s best tours." },
    { "[Riffle]\nversion=one\n", "In “Riffle”, “version” is not a number." },
    { "[Riffle]\nversion=1.5\n", "In “Riffle”, “version” is not a number." },
    { "[Riffle]\nversion=99999999999\n", "The file was written by a newer version of Riffle." },
  };
  g_autofree char *path = scratch_path (scratch, "best.ini");

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *text = g_strconcat (heads[i].head, "[Tour 1]\ntotal=7\nended=1\n", NULL);
      g_autofree char *trouble = NULL;
      g_autoptr (RiffleBestTours) tours = NULL;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
      trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
      g_assert_nonnull (trouble);
      g_assert_nonnull (strstr (trouble, heads[i].fault));
      g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 0);
    }
}

/* However much is wrong, a sentence tells it. */
static void
test_sentence_of_best_tours (Scratch       *scratch,
                             gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autofree char *word = g_strnfill (20000, 'x');
  const char *const ways[] = {
    HEAD "[%s]\nended=1\n", HEAD "[Tour 1]\ntotal=%s\nended=1\n", HEAD "version=%s", "%s",
    "\xff%s",
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (GStrv) parts = g_strsplit (ways[i], "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], word, parts[1], NULL);
      g_autofree char *trouble = NULL;
      g_autoptr (RiffleBestTours) tours = NULL;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
      trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
      g_assert_nonnull (trouble);
      g_assert_cmpuint (strlen (trouble), <, 1000);
      g_assert_true (g_utf8_validate (trouble, -1, NULL));
    }
}

static void
test_damaged_best_tours (Scratch       *scratch,
                         gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autofree char *kept = g_strconcat (path, ".unreadable-1", NULL);
  g_autofree char *trouble = NULL, *newer = NULL, *unread = NULL, *expected = NULL;
  g_autoptr (RiffleBestTours) tours = NULL;
  const RiffleBestTour tour = { 5, 5, NULL, NULL };

  g_assert_true (g_file_set_contents (path, HEAD "[Tour 1]\ntotal=many\n", -1, NULL));
  tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
  trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
  g_assert_nonnull (strstr (trouble, "In “Tour 1”, “total” is not a number."));
  g_assert_nonnull (strstr (trouble, kept));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  add_tour (tours, 5, 5, NULL);
  g_clear_object (&tours);
  /* One of a newer version is left alone. */
  g_assert_true (g_file_set_contents (path, "[Riffle]\nversion=2\n", -1, NULL));
  tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
  unread = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
  expected = g_strdup_printf ("The best tours could not be read: The file was written by a newer "
                              "version of Riffle. The file “%s” is left as it is.", path);
  g_assert_cmpstr (unread, ==, expected);
  g_assert_false (riffle_best_tours_add (tours, &tour, NULL));
  g_assert_true (g_file_get_contents (path, &newer, NULL, NULL));
  g_assert_cmpstr (newer, ==, "[Riffle]\nversion=2\n");
}

/* The toolkit keeps one of two parts with the same heading; both are the player's. */
static void
test_twice (Scratch       *scratch,
            gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "best.ini");
  g_autofree char *kept = g_strconcat (path, ".unreadable-1", NULL);
  g_autofree char *trouble = NULL;
  g_autoptr (RiffleBestTours) tours = NULL;

  scratch_write (scratch, "best.ini", HEAD "[Tour 1]\ntotal=5\nended=5\n"
                 "[Tour 1]\ntotal=6\nended=6\n");
  tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
  trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
  g_assert_nonnull (strstr (trouble, "Line 6 repeats “[Tour 1]”."));
  g_assert_nonnull (strstr (trouble, kept));
}

#define ADD(name, function) \
  g_test_add ("/best-tours/" name, Scratch, NULL, scratch_set_up, function, scratch_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("order", test_best_tours);
  ADD ("same-tour", test_same_tour);
  ADD ("cleared", test_cleared_best_tours);
  ADD ("unwritten", test_unwritten_best_tours);
  ADD ("version", test_version_of_best_tours);
  ADD ("sentence", test_sentence_of_best_tours);
  ADD ("damaged", test_damaged_best_tours);
  ADD ("twice", test_twice);
  return g_test_run ();
}

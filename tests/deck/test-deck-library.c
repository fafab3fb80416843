/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks are found wherever they lie, looked at in a process of their own, added and loaded. */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <patience.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "riffle-deck-library.h"
#include "riffle-deck-probe.h"

#define END "RIFFLE_TEST_END" /* in the environment: how the process for a deck ends */
#define ALLOWED_SECONDS 10    /* of the processor, for a deck */

static char *program; /* this one */

typedef struct
{
  RiffleDeckLibrary *library;
  GAsyncResult      *result; /* (nullable): of what was begun last */
} Fixture;

static char *
data_path (const char *first,
           const char *second,
           const char *third)
{
  return g_build_filename (g_get_user_data_dir (), first, second, third, NULL);
}

static void
write_file (const char *path,
            const char *text)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A sheet of Aisleriot with one more thing on it. */
static char *
build_sheet (const char *more)
{
  static const char *const suits[] = { "club", "diamond", "heart", "spade" };
  static const char *const ranks[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack",
                                       "queen", "king" };
  GString *text = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"130\" "
                                "height=\"70\">");

  for (guint i = 0; i < 52; i++)
    g_string_append_printf (text, "<g id=\"%s_%s\"><rect x=\"%u\" y=\"%u\" width=\"10\" "
                            "height=\"14\" fill=\"#%06x\"/></g>", suits[i / 13], ranks[i % 13],
                            i % 13 * 10, i / 13 * 14, 0x100000 + i * 0x408);
  g_string_append_printf (text, "<g id=\"back\"><rect x=\"20\" y=\"56\" width=\"10\" "
                          "height=\"14\"/>%s</g></svg>", more);
  return g_string_free (text, FALSE);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = riffle_deck_library_new (program);
}

/* A thread that has done its work may hold on to the object for a moment. */
static void
wait_for_threads (gpointer object)
{
  while (g_atomic_int_get (&G_OBJECT (object)->ref_count) > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->result);
  wait_for_threads (fixture->library);
  g_assert_finalize_object (fixture->library);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  ((Fixture *) user_data)->result = g_object_ref (result);
}

static void
wait_until_done (Fixture *fixture)
{
  while (fixture->result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static RiffleDeck *
load (Fixture     *fixture,
      const char  *id,
      GError     **error)
{
  g_clear_object (&fixture->result);
  riffle_deck_library_load_async (fixture->library, id, NULL, NULL, done_cb, fixture);
  wait_until_done (fixture);
  return riffle_deck_library_load_finish (fixture->library, fixture->result, error);
}

static void
test_find (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *sheet = build_sheet ("");
  g_autofree char *aisleriot = data_path ("aisleriot", "cards", "my_deck.svgz");
  g_autofree char *index = data_path ("carddecks", "svg-one", "index.desktop");
  g_autofree char *drawing = data_path ("carddecks", "svg-one", "one.svgz");
  g_autofree char *stray = data_path ("carddecks", "svg-two", "index.desktop");
  g_autoptr (GError) error = NULL;
  RiffleDeckInfo *info;

  write_file (aisleriot, sheet);
  write_file (drawing, sheet);
  write_file (index, "[KDE Backdeck]\nName=One\nName[de]=Eins\nSVG=one.svgz\n");
  write_file (stray, "[KDE Backdeck]\nName=Two\nSVG=../../../secret.svg\n");
  riffle_deck_library_scan (fixture->library);
  riffle_deck_library_scan (fixture->library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)), ==, 2);

  info = riffle_deck_library_find (fixture->library, "aisleriot/my_deck.svgz");
  g_assert_cmpstr (riffle_deck_info_get_name (info), ==, "My deck");
  g_assert_false (riffle_deck_info_is_added (info));
  /* By content, not by place: this one of KDE's folder is a sheet. */
  info = riffle_deck_library_find (fixture->library, "carddecks/svg-one");
  g_assert_cmpstr (riffle_deck_info_get_name (info), ==, "One");
  g_assert_cmpint (riffle_deck_info_get_state (info), ==, RIFFLE_DECK_UNSEEN);
  g_assert_nonnull (load (fixture, "carddecks/svg-one", &error));
  g_assert_no_error (error);
  g_assert_cmpint (riffle_deck_info_get_state (info), ==, RIFFLE_DECK_USABLE);
}

static void
assert_title (Fixture    *fixture,
              const char *id,
              const char *wanted)
{
  RiffleDeckInfo *info = riffle_deck_library_find (fixture->library, id);
  g_autofree char *title = riffle_deck_library_dup_title (fixture->library, info);

  g_assert_cmpstr (title, ==, wanted);
}

/* A name that a file gives itself is one line, which the toolkit can lay out. */
static void
test_names (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *long_index = data_path ("carddecks", "svg-long", "index.desktop");
  g_autofree char *lines_index = data_path ("carddecks", "svg-lines", "index.desktop");
  g_autofree char *letters = g_strnfill (20000, 'x');
  g_autofree char *text = g_strconcat ("[KDE Backdeck]\nSVG=x.svg\nName=", letters, "\n", NULL);
  const char *name;

  write_file (long_index, text);
  write_file (lines_index, "[KDE Backdeck]\nSVG=x.svg\nName=Two\\nlines\n");
  riffle_deck_library_scan (fixture->library);
  name = riffle_deck_info_get_name (riffle_deck_library_find (fixture->library,
                                                              "carddecks/svg-long"));
  g_assert_cmpint (g_utf8_strlen (name, -1), ==, PAT_MAX_WORD + 1);
  name = riffle_deck_info_get_name (riffle_deck_library_find (fixture->library,
                                                              "carddecks/svg-lines"));
  g_assert_cmpstr (name, ==, "Two lines");
}

/* Decks of the same name say where they are from, or which files they are. */
static void
test_titles (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const names[] = { "twins.svg", "same_name.svg", "same name.svg", "other.svg" };
  g_autofree char *index = data_path ("carddecks", "svg-twins", "index.desktop");
  g_autofree char *own = data_path ("riffle", "decks", "twins.svg");

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = data_path ("aisleriot", "cards", names[i]);

      write_file (path, "<svg/>");
    }
  write_file (index, "[KDE Backdeck]\nName=Twins\nSVG=twins.svg\n");
  write_file (own, "<svg/>");
  riffle_deck_library_scan (fixture->library);
  assert_title (fixture, "aisleriot/twins.svg", "Twins (Aisleriot)");
  assert_title (fixture, "carddecks/svg-twins", "Twins (KDE)");
  assert_title (fixture, "riffle/twins.svg", "Twins (Riffle)");
  assert_title (fixture, "aisleriot/same_name.svg", "Same name (same_name.svg)");
  assert_title (fixture, "aisleriot/same name.svg", "Same name (same name.svg)");
  assert_title (fixture, "aisleriot/other.svg", "Other");
}

/* A pipe in place of a file that describes a deck, or of a drawing, keeps nobody waiting. */
static void
test_pipes (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *index = data_path ("carddecks", "svg-pipe", "index.desktop");
  g_autofree char *drawing = data_path ("riffle", "decks", "pipe.svg");
  g_autofree char *kde_folder = g_path_get_dirname (index);
  g_autofree char *own_folder = g_path_get_dirname (drawing);
  g_autoptr (GFile) file = g_file_new_for_path (drawing);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = NULL;

  g_assert_cmpint (g_mkdir_with_parents (kde_folder, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (own_folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (index, 0600), ==, 0);
  g_assert_cmpint (mkfifo (drawing, 0600), ==, 0);
  riffle_deck_library_scan (fixture->library);
  g_assert_null (riffle_deck_library_find (fixture->library, "carddecks/svg-pipe"));
  deck = riffle_deck_new_from_file (file, &error);
  g_assert_null (deck);
  g_assert_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID);
}

/* What came of looking is known afterwards without looking again, until the file changes. */
static void
test_recall (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *sheet = build_sheet (""), *broken = build_sheet ("<script/>");
  g_autofree char *path = data_path ("riffle", "decks", "recalled.svg"), *picture = NULL;
  g_autoptr (GCancellable) looking = g_cancellable_new ();
  g_autoptr (RiffleDeckLibrary) second = NULL, third = NULL;
  RiffleDeckInfo *info;

  write_file (path, sheet);
  riffle_deck_library_scan (fixture->library);
  info = riffle_deck_library_find (fixture->library, "riffle/recalled.svg");
  g_assert_true (riffle_deck_info_is_added (info));
  riffle_deck_library_look_at_all (fixture->library, looking);
  while (riffle_deck_info_get_state (info) == RIFFLE_DECK_UNSEEN)
    g_main_context_iteration (NULL, TRUE);
  picture = riffle_deck_info_dup_picture (info);
  g_assert_true (g_file_test (picture, G_FILE_TEST_IS_REGULAR));

  second = riffle_deck_library_new ("/nowhere/program");
  riffle_deck_library_scan (second);
  info = riffle_deck_library_find (second, "riffle/recalled.svg");
  g_assert_cmpint (riffle_deck_info_get_state (info), ==, RIFFLE_DECK_USABLE);
  write_file (path, broken);
  third = riffle_deck_library_new ("/nowhere/program");
  riffle_deck_library_scan (third);
  info = riffle_deck_library_find (third, "riffle/recalled.svg");
  g_assert_cmpint (riffle_deck_info_get_state (info), ==, RIFFLE_DECK_UNSEEN);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static RiffleDeckInfo *
add (Fixture     *fixture,
     const char  *name,
     const char  *text,
     GError     **error)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  write_file (path, text);
  g_clear_object (&fixture->result);
  riffle_deck_library_add_async (fixture->library, file, NULL, done_cb, fixture);
  wait_until_done (fixture);
  return riffle_deck_library_add_finish (fixture->library, fixture->result, error);
}

static void
test_add (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *sheet = build_sheet ("");
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeckInfo) first = add (fixture, "new_one.svg", sheet, &error), second = NULL;
  g_autoptr (RiffleDeck) deck = NULL;
  g_autofree char *path = NULL;

  g_assert_no_error (error);
  g_assert_cmpstr (riffle_deck_info_get_id (first), ==, "riffle/new_one.svg");
  second = add (fixture, "new_one.svg", sheet, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (riffle_deck_info_get_id (second), ==, "riffle/2 new_one.svg");
  deck = load (fixture, "riffle/2 new_one.svg", &error);
  g_assert_no_error (error);

  path = g_file_get_path (riffle_deck_info_get_file (first));
  g_assert_true (riffle_deck_library_remove (fixture->library, first, &error));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_null (riffle_deck_library_find (fixture->library, "riffle/new_one.svg"));
  g_assert_true (riffle_deck_library_remove (fixture->library, second, &error));
}

/* A file that is too large is not copied first. The test may not write more than a little, so that
 * copying would fail for another reason. */
static void
test_too_large (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "large.svg", NULL);
  g_autofree char *copy = data_path ("riffle", "decks", "large.svg");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  struct rlimit before, small;

  write_file (path, "<svg");
  g_assert_cmpint (truncate (path, 64 * 1024 * 1024), ==, 0);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 1024 * 1024;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_clear_object (&fixture->result);
  riffle_deck_library_add_async (fixture->library, file, NULL, done_cb, fixture);
  wait_until_done (fixture);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_null (riffle_deck_library_add_finish (fixture->library, fixture->result, &error));
  g_assert_cmpstr (error->message, ==,
                   "“large.svg” is not a usable deck. It is larger than 8 MiB.");
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* The processor's time that ended processes have used. */
static double
get_used_seconds (void)
{
  struct rusage usage;

  g_assert_cmpint (getrusage (RUSAGE_CHILDREN, &usage), ==, 0);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* A machine that is too busy to give the process all of the time that it may use must say so. */
static void
assert_not_added (Fixture    *fixture,
                  const char *name,
                  const char *text,
                  const char *fault)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = data_path ("riffle", "decks", name);
  double before = get_used_seconds ();

  g_assert_null (add (fixture, name, text, &error));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, name));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_assert_cmpfloat (get_used_seconds () - before, <, ALLOWED_SECONDS);
  else
    g_assert_nonnull (strstr (error->message, fault));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* A blurred picture of 30,000 pixels would take all memory, a nest of filters all time: the process
 * that tries ends, and this one goes on. */
static void
test_refuse (Fixture       *fixture,
             gconstpointer  data)
{
  static const char filter[] =
    "<filter id=\"f%u\" x=\"-9\" y=\"-9\" width=\"20\" height=\"20\"><feTurbulence "
    "baseFrequency=\"0.9\" numOctaves=\"9000000\"/></filter>"
    "<rect width=\"130\" height=\"70\" filter=\"url(#f%u)\"/>";
  g_autoptr (GString) filters = g_string_new (NULL);
  g_autofree char *slow = NULL, *half = build_sheet (""), *linked = NULL;

  for (guint i = 0; i < 20; i++)
    g_string_append_printf (filters, filter, i, i);
  slow = build_sheet (filters->str);
  linked = build_sheet ("<image href=\"https://example.org/a.png\" width=\"9\"/>");
  half[strlen (half) / 2] = '\0';
  assert_not_added (fixture, "slow.svg", slow, "more time or memory");
  assert_not_added (fixture, "half.svg", half, "not a usable deck");
  assert_not_added (fixture, "linked.svg", linked, "outside of the file");
  assert_not_added (fixture, "photo.jpg", "no drawing", ".svgz");
}

static void
test_gone (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load (fixture, "aisleriot/gone.svgz", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "gone.svgz"));
}

/* As when the program is started again. */
static void
renew (Fixture    *fixture,
       const char *looking_program)
{
  g_clear_object (&fixture->result);
  wait_for_threads (fixture->library);
  g_assert_finalize_object (fixture->library);
  fixture->library = riffle_deck_library_new (looking_program);
  riffle_deck_library_scan (fixture->library);
}

static void
write_deck (const char *name)
{
  g_autofree char *sheet = build_sheet ("");
  g_autofree char *path = data_path ("riffle", "decks", name);

  write_file (path, sheet);
}

static void
assert_usable_now (Fixture    *fixture,
                   const char *id)
{
  g_autoptr (RiffleDeck) deck = NULL;
  g_autoptr (GError) error = NULL;

  g_unsetenv (END);
  renew (fixture, program);
  deck = load (fixture, id, &error);
  g_assert_no_error (error);
  g_assert_nonnull (deck);
}

/* If the process cannot be started, the deck is not to blame: the next program tries again. */
static void
test_hindered (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  write_deck ("hindered.svg");
  renew (fixture, "/nowhere/program");
  g_assert_null (load (fixture, "riffle/hindered.svg", &error));
  g_assert_error (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT);
  assert_usable_now (fixture, "riffle/hindered.svg");
}

/* Nor is it if somebody else ends the process. */
static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  write_deck ("killed.svg");
  g_setenv (END, "killed", TRUE);
  renew (fixture, program);
  g_assert_null (load (fixture, "riffle/killed.svg", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  assert_usable_now (fixture, "riffle/killed.svg");
}

/* Nor if its picture cannot be written. */
static void
test_unwritable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *picture = NULL;

  write_deck ("unwritable.svg");
  renew (fixture, program);
  picture = riffle_deck_info_dup_picture (riffle_deck_library_find (fixture->library,
                                                                    "riffle/unwritable.svg"));
  g_assert_cmpint (g_mkdir_with_parents (picture, 0700), ==, 0);
  g_assert_null (load (fixture, "riffle/unwritable.svg", &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, picture));
  g_assert_cmpint (g_rmdir (picture), ==, 0);
  assert_usable_now (fixture, "riffle/unwritable.svg");
}

/* A deck that takes too much of the processor's time is not tried again. */
static void
test_heavy (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  RiffleDeckInfo *info;

  write_deck ("heavy.svg");
  g_setenv (END, "heavy", TRUE);
  renew (fixture, program);
  g_assert_null (load (fixture, "riffle/heavy.svg", &error));
  g_unsetenv (END);
  g_assert_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_TOO_LARGE);
  renew (fixture, program);
  info = riffle_deck_library_find (fixture->library, "riffle/heavy.svg");
  g_assert_cmpint (riffle_deck_info_get_state (info), ==, RIFFLE_DECK_BROKEN);
}

/* A process that takes its time, but not the processor's, may have met a busy machine. */
static void
test_slow (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/slow.svg");
  g_autoptr (GError) error = NULL;

  g_setenv (END, "never", TRUE);
  riffle_deck_probe_async (program, file, "", 0, NULL, done_cb, fixture);
  wait_until_done (fixture);
  g_unsetenv (END);
  g_assert_false (riffle_deck_probe_finish (fixture->result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT);
}

/* What the process for the deck does, unless a test wants it to end otherwise. */
static int
look_at_deck (const char *file_name,
              const char *picture)
{
  const char *end = g_getenv (END);

  if (g_strcmp0 (end, "killed") == 0)
    raise (SIGKILL);
  if (g_strcmp0 (end, "heavy") == 0)
    raise (SIGXCPU);
  while (g_strcmp0 (end, "never") == 0)
    pause ();
  return riffle_deck_probe_main (file_name, picture);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  if (argc == 4 && g_str_equal (argv[1], RIFFLE_DECK_PROBE_OPTION))
    return look_at_deck (argv[2], argv[3]);
  /* No deck of the system counts. */
  g_setenv ("XDG_DATA_DIRS", "/nowhere", TRUE);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  program = g_file_read_link ("/proc/self/exe", NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/deck/library/find", test_find);
  ADD ("/deck/library/names", test_names);
  ADD ("/deck/library/titles", test_titles);
  ADD ("/deck/library/pipes", test_pipes);
  ADD ("/deck/library/recall", test_recall);
  ADD ("/deck/library/add", test_add);
  ADD ("/deck/library/too-large", test_too_large);
  ADD ("/deck/library/refuse", test_refuse);
  ADD ("/deck/library/gone", test_gone);
  ADD ("/deck/library/hindered", test_hindered);
  ADD ("/deck/library/killed", test_killed);
  ADD ("/deck/library/unwritable", test_unwritable);
  ADD ("/deck/library/heavy", test_heavy);
  ADD ("/deck/library/slow", test_slow);
#undef ADD
  return g_test_run ();
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Saved games on the disk: whatever goes wrong, and at whatever byte, the old file or the new
 * one is there. */
#include "save-sample.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#define OLD "the old text\n"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("riffle-save-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "game.save", NULL);
}

/* Removes what lies in the folder and returns how many files there were. */
static guint
empty_folder (Fixture *fixture)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  const char *name;
  guint n = 0;

  for (; (name = g_dir_read_name (folder)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  return n;
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  empty_folder (fixture);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static char *
read_back (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (fixture->path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
write_text (Fixture    *fixture,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (pat_file_write (text, fixture->path, &error));
  g_assert_no_error (error);
}

static void
test_write (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (PatRegistry) registry = save_new_registry ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game =
    pat_game_new (pat_registry_find (registry, "save-sample"), NULL, 3, &error);
  g_autoptr (PatGame) read = NULL;
  g_autofree char *text = NULL, *before = NULL, *after = NULL;
  GStatBuf info;

  write_text (fixture, OLD);
  save_play (game, 10);
  g_assert_true (pat_save_write (game, fixture->path, &error));
  text = pat_save_to_string (game);
  before = read_back (fixture);
  g_assert_cmpstr (before, ==, text);
  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
  read = pat_save_read (registry, fixture->path, &error);
  g_assert_no_error (error);
  g_assert_true (pat_position_equal (pat_game_get_position (read), pat_game_get_position (game)));
  after = read_back (fixture);
  g_assert_cmpstr (after, ==, text);
  g_assert_cmpuint (empty_folder (fixture), ==, 1);
}

/* A damaged file is left as it is, and the message names it. */
static void
test_read_damaged (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatRegistry) registry = save_new_registry ();
  g_autoptr (GError) error = NULL, missing = NULL, folder = NULL;
  g_autofree char *text = NULL;

  write_text (fixture, OLD);
  g_assert_null (pat_save_read (registry, fixture->path, &error));
  g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==,
                   "“game.save” is not a game that can be continued: "
                   "line 1: this is not a saved game");
  text = read_back (fixture);
  g_assert_cmpstr (text, ==, OLD);
  g_assert_null (pat_save_read (registry, fixture->folder, &folder));
  g_assert_error (folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_remove (fixture->path);
  g_assert_null (pat_save_read (registry, fixture->path, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Lets a disk be full after so many bytes of a file. */
static gboolean
write_limited (Fixture     *fixture,
               const char  *text,
               rlim_t       limit,
               GError     **error)
{
  struct rlimit usual, limited;
  gboolean done;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  limited = usual;
  limited.rlim_cur = limit;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limited), ==, 0);
  done = pat_file_write (text, fixture->path, error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &usual), ==, 0);
  return done;
}

static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = g_strnfill (300, 'n');
  g_autofree char *last = NULL;

  signal (SIGXFSZ, SIG_IGN);
  write_text (fixture, OLD);
  for (rlim_t limit = 0; limit < strlen (text); limit++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *there = NULL;

      g_assert_false (write_limited (fixture, text, limit, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "game.save” cannot be written: "));
      there = read_back (fixture);
      g_assert_cmpstr (there, ==, OLD);
    }
  g_assert_true (write_limited (fixture, text, strlen (text), NULL));
  last = read_back (fixture);
  g_assert_cmpstr (last, ==, text);
  g_assert_cmpuint (empty_folder (fixture), ==, 1);
}

/* The longest names that a file can have are no longer beside it, while it is written. */
static void
test_long_names (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const letters[] = { "n", "ä", "纸" };

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    for (guint length = 240; length <= 256; length++)
      {
        g_autoptr (GString) name = g_string_new (NULL);
        g_autofree char *path = NULL;
        g_autoptr (GError) error = NULL;

        while (name->len + strlen (letters[i]) + strlen (".save") <= length)
          g_string_append (name, letters[i]);
        g_string_append (name, ".save");
        path = g_build_filename (fixture->folder, name->str, NULL);
        if (pat_file_write (OLD, path, &error))
          g_assert_cmpuint (empty_folder (fixture), ==, 1);
        else
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FILENAME_TOO_LONG);
        g_assert_true (name->len > 255 || error == NULL);
      }
  g_assert_cmpuint (empty_folder (fixture), ==, 0);
}

/* If there is no folder, or something else is in the way, nothing is touched. */
static void
test_no_place (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (fixture->folder, "nowhere", "game.save", NULL);
  g_autofree char *below_file = g_build_filename (fixture->path, "game.save", NULL);
  g_autoptr (GError) missing = NULL, not_folder = NULL, is_folder = NULL;

  g_assert_false (pat_file_write ("x", nowhere, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  write_text (fixture, OLD);
  g_assert_false (pat_file_write ("x", below_file, &not_folder));
  g_assert_error (not_folder, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_remove (fixture->path);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_false (pat_file_write ("x", fixture->path, &is_folder));
  g_assert_error (is_folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_cmpuint (empty_folder (fixture), ==, 1);
}

static void
bind_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int socket_file = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, path, sizeof address.sun_path);
  g_assert_cmpint (bind (socket_file, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (socket_file);
}

static void
make_fifo (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_link_to_device (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

/* What would never end, or take what is written elsewhere, is refused at once: neither read nor
 * replaced. */
static void
test_no_ordinary_file (Fixture       *fixture,
                       gconstpointer  data)
{
  void (*const makers[]) (const char *) = { make_fifo, bind_socket, make_link_to_device };
  g_autoptr (PatRegistry) registry = save_new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      g_autoptr (GError) reading = NULL, writing = NULL;
      GStatBuf before, after;

      makers[i] (fixture->path);
      g_assert_cmpint (g_lstat (fixture->path, &before), ==, 0);
      g_assert_null (pat_save_read (registry, fixture->path, &reading));
      g_assert_error (reading, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
      g_assert_true (g_str_has_suffix (reading->message,
                                       "game.save” cannot be read: it is not an ordinary file"));
      g_assert_false (pat_file_write ("x", fixture->path, &writing));
      g_assert_error (writing, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
      g_assert_cmpint (g_lstat (fixture->path, &after), ==, 0);
      g_assert_cmpuint (after.st_ino, ==, before.st_ino);
      g_assert_cmpuint (empty_folder (fixture), ==, 1);
    }
}

/* The file may have as many bytes as are wanted, and not one more. */
static void
test_too_large (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL, too_large = NULL;
  g_autofree char *text = NULL;
  gsize length;

  write_text (fixture, OLD);
  text = pat_file_read (fixture->path, strlen (OLD), &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (text, length, OLD, strlen (OLD));
  g_assert_null (pat_file_read (fixture->path, strlen (OLD) - 1, &length, &too_large));
  g_assert_error (too_large, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE);
}

static void
check_link (Fixture    *fixture,
            const char *leads_to)
{
  g_autofree char *there = g_file_read_link (fixture->path, NULL);
  g_autofree char *text = read_back (fixture);

  g_assert_cmpstr (there, ==, leads_to);
  g_assert_cmpstr (text, ==, OLD);
}

/* A link stays one, wherever it leads, and nothing is left beside either of the two. */
static void
test_link (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere", NULL);
  g_autofree char *real = g_build_filename (elsewhere, "real.save", NULL);
  const char *const targets[] = { real, "elsewhere/real.save",
                                  "elsewhere/../elsewhere/other.save" };

  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      g_assert_cmpint (symlink (targets[i], fixture->path), ==, 0);
      write_text (fixture, "another text\n");
      write_text (fixture, OLD);
      check_link (fixture, targets[i]);
      g_assert_cmpint (g_unlink (fixture->path), ==, 0);
    }
  g_remove (real);
  g_free (real);
  real = g_build_filename (elsewhere, "other.save", NULL);
  g_remove (real);
  g_assert_cmpuint (empty_folder (fixture), ==, 1);
}

static void
test_links_in_a_circle (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("game.save", fixture->path), ==, 0);
  g_assert_false (pat_file_write (OLD, fixture->path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
}

/* Writes one text and the other in turn until it is killed, and tells each time that it begins. */
static G_NORETURN void
write_for_ever (const char *path,
                char      **texts,
                int         signal_file)
{
  for (guint i = 0;; i++)
    if (write (signal_file, "x", 1) != 1 || !pat_file_write (texts[i % 2], path, NULL))
      _exit (1);
}

static void
kill_while_writing (Fixture *fixture,
                    char   **texts,
                    guint    nth)
{
  int ends[2];
  char begun;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    write_for_ever (fixture->path, texts, ends[1]);
  close (ends[1]);
  for (guint i = 0; i <= nth; i++)
    g_assert_cmpint (read (ends[0], &begun, 1), ==, 1);
  kill (child, SIGKILL);
  waitpid (child, NULL, 0);
  close (ends[0]);
}

static void
test_killed (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *first = g_strnfill (50000, 'a'), *second = g_strnfill (70000, 'b');
  char *texts[] = { first, second };

  write_text (fixture, first);
  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *there = NULL;

      kill_while_writing (fixture, texts, i % 7);
      there = read_back (fixture);
      g_assert_true (strcmp (there, first) == 0 || strcmp (there, second) == 0);
    }
}

static gpointer
write_in_thread (gpointer data)
{
  Fixture *fixture = data;

  for (guint i = 0; i < 50; i++)
    write_text (fixture, OLD);
  return NULL;
}

static void
test_threads (Fixture       *fixture,
              gconstpointer  data)
{
  GThread *threads[4];
  g_autofree char *there = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("writer", write_in_thread, fixture);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
  there = read_back (fixture);
  g_assert_cmpstr (there, ==, OLD);
  g_assert_cmpuint (empty_folder (fixture), ==, 1);
}

/* A file is kept under the first name that is free, and takes the place of nothing: neither of a
 * file, nor of a folder, nor of a link that leads nowhere. */
static void
test_set_aside (Fixture       *fixture,
                gconstpointer  data)
{
  static const char *const words[] = { "first\n", "second\n", "third\n", "fourth\n" };
  g_autofree char *link = g_strconcat (fixture->path, ".unreadable-1", NULL);
  g_autofree char *folder = g_strconcat (fixture->path, ".unreadable-3", NULL);
  g_autoptr (GError) error = NULL, missing = NULL;

  g_assert_cmpint (symlink ("nowhere", link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      guint number = i == 0 ? 2 : i + 3;
      g_autofree char *expected = g_strdup_printf ("%s.unreadable-%u", fixture->path, number);
      g_autofree char *kept = NULL, *text = NULL;

      g_assert_true (g_file_set_contents (fixture->path, words[i], -1, NULL));
      kept = pat_file_set_aside (fixture->path, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (kept, ==, expected);
      g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, words[i]);
      g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
    }
  g_assert_null (pat_file_set_aside (fixture->path, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (missing->message, fixture->path));
  g_assert_cmpuint (empty_folder (fixture), ==, 6);
}

/* What is no ordinary file, such as a pipe, is kept without being opened, and a link as a link. */
static void
test_set_strange_aside (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autofree char *kept = NULL, *link = NULL, *target = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  kept = pat_file_set_aside (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (symlink ("nowhere", fixture->path), ==, 0);
  link = pat_file_set_aside (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept, !=, link);
  target = g_file_read_link (link, NULL);
  g_assert_cmpstr (target, ==, "nowhere");
}

/* A copy is made once of each text, with all its bytes, and the file stays. */
static void
test_copy_aside (Fixture       *fixture,
                 gconstpointer  data)
{
  static const struct { const char *text; gsize length; guint number; } rows[] = {
    { OLD, sizeof OLD - 1, 1 }, { OLD, sizeof OLD - 1, 0 }, { "a\0b", 3, 2 }, { "a\0c", 3, 3 },
    { "a\0b", 3, 0 }, { "a", 1, 4 }, { OLD, sizeof OLD - 1, 0 }, { "", 0, 5 },
  };

  g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *kept = pat_file_copy_aside (fixture->path, rows[i].text, rows[i].length);
      g_autofree char *expected = g_strdup_printf ("%s.unreadable-%u", fixture->path,
                                                   rows[i].number);
      g_autofree char *text = NULL;
      gsize length;

      if (rows[i].number == 0)
        {
          g_assert_null (kept);
          continue;
        }
      g_assert_cmpstr (kept, ==, expected);
      g_assert_true (g_file_get_contents (kept, &text, &length, NULL));
      g_assert_cmpmem (text, length, rows[i].text, rows[i].length);
    }
  g_assert_cmpuint (empty_folder (fixture), ==, 6);
}

typedef void (*FixtureFunc) (Fixture       *fixture,
                             gconstpointer  data);

static void
add (const char  *path,
     FixtureFunc  test)
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/save-file/write", test_write);
  add ("/save-file/read-damaged", test_read_damaged);
  add ("/save-file/full-disk", test_full_disk);
  add ("/save-file/long-names", test_long_names);
  add ("/save-file/no-place", test_no_place);
  add ("/save-file/no-ordinary-file", test_no_ordinary_file);
  add ("/save-file/too-large", test_too_large);
  add ("/save-file/link", test_link);
  add ("/save-file/links-in-a-circle", test_links_in_a_circle);
  add ("/save-file/set-aside", test_set_aside);
  add ("/save-file/set-strange-aside", test_set_strange_aside);
  add ("/save-file/copy-aside", test_copy_aside);
  add ("/save-file/killed", test_killed);
  add ("/save-file/threads", test_threads);
  return g_test_run ();
}

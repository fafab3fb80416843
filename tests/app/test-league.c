/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The league: what tables bring is added to what other programs have written. */
#include "riffle-league.h"
#include "riffle-league-file.h"

#include "scratch.h"

#define FILE_NAME "league.ini"

static RiffleLeague *
open_league (Scratch *scratch)
{
  g_autofree char *path = scratch_path (scratch, FILE_NAME);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;
  RiffleLeague *league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);

  riffle_shared_file_load (RIFFLE_SHARED_FILE (league), &kept, &error);
  g_assert_no_error (error);
  g_assert_null (kept);
  return league;
}

static void
add (RiffleLeague *league,
     const char   *name,
     gboolean      has_won,
     int           points)
{
  g_autoptr (GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  RiffleLeagueEntry *entry = riffle_league_entry_new (name);
  g_autoptr (GError) error = NULL;

  entry->n_tables = 1;
  entry->n_won = has_won;
  entry->points = entry->best = points;
  g_ptr_array_add (results, entry);
  riffle_league_add (league, results, &error);
  g_assert_no_error (error);
}

static void
check_player (RiffleLeague            *league,
              guint                    nth,
              const RiffleLeagueEntry *expected)
{
  const RiffleLeagueEntry *entry = g_ptr_array_index (riffle_league_list (league), nth);

  g_assert_cmpstr (entry->name, ==, expected->name);
  g_assert_cmpuint (entry->n_tables, ==, expected->n_tables);
  g_assert_cmpuint (entry->n_won, ==, expected->n_won);
  g_assert_cmpint (entry->points, ==, expected->points);
  g_assert_cmpint (entry->best, ==, expected->best);
}

/* The most points come first; two programs add to the same file. */
static void
test_add (Scratch       *scratch,
          gconstpointer  data)
{
  static const RiffleLeagueEntry bob = { (char *) "Bob = [x]", 2, 1, 45, 50 };
  static const RiffleLeagueEntry ann = { (char *) "Ann", 1, 0, 44, 44 };
  g_autoptr (RiffleLeague) one = open_league (scratch);
  g_autoptr (RiffleLeague) other = open_league (scratch);
  g_autoptr (RiffleLeague) again = NULL;

  add (one, "Bob = [x]", TRUE, 50);
  add (other, "Ann", FALSE, 44);
  add (one, "Bob = [x]", FALSE, -5);
  again = open_league (scratch);
  g_assert_cmpuint (riffle_league_list (one)->len, ==, 2);
  g_assert_cmpuint (riffle_league_list (again)->len, ==, 2);
  check_player (one, 0, &bob);
  check_player (again, 0, &bob);
  check_player (again, 1, &ann);
}

static void
test_clear (Scratch       *scratch,
            gconstpointer  data)
{
  g_autoptr (RiffleLeague) league = open_league (scratch);
  g_autoptr (RiffleLeague) again = NULL;
  g_autoptr (GError) error = NULL;

  add (league, "Ann", TRUE, 10);
  g_assert_true (riffle_league_clear (league, &error));
  g_assert_cmpuint (riffle_league_list (league)->len, ==, 0);
  again = open_league (scratch);
  g_assert_cmpuint (riffle_league_list (again)->len, ==, 0);
}

#define HEADER "[riffle-league]\nversion=1\n"

static const char *const damaged[] = {
  "", "nothing", "[riffle-league]\nversion=0\n",
  HEADER "[player 1]\nname=Ann\ntables=1\nwon=0\npoints=many\nbest=1\n",
  HEADER "[player 1]\nname=Ann\ntables=1\nwon=2\npoints=1\nbest=1\n",
  HEADER "[player 1]\nname=Ann\ntables=-1\nwon=0\npoints=1\nbest=1\n",
  HEADER "[player 1]\nname=Ann\ntables=1\nwon=0\npoints=1\nbest=99999999999\n",
  HEADER "[player 1]\nname=Ann\ntables=1\nwon=0\npoints=1\nbest=1\n"
  "[player 1]\nname=Bob\ntables=1\nwon=0\npoints=1\nbest=1\n",
  HEADER "[player 1]\nname=Ann\nname=Bob\ntables=1\nwon=0\npoints=1\nbest=1\n",
  HEADER "[player 1]\nname= \ntables=1\nwon=0\npoints=1\nbest=1\n",
};

/* A damaged file is kept beside, and the next table is written. */
static void
test_damaged (Scratch       *scratch,
              gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, FILE_NAME);

  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);
      g_autoptr (GError) error = NULL;
      g_autofree char *kept = NULL, *text = NULL;

      scratch_write (scratch, FILE_NAME, damaged[i]);
      g_assert_false (riffle_shared_file_load (RIFFLE_SHARED_FILE (league), &kept, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (kept);
      g_assert_true (g_file_get_contents (kept, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, damaged[i]);
      add (league, "Ann", TRUE, 7);
      g_assert_cmpuint (riffle_league_list (league)->len, ==, 1);
    }
}

/* Nobody wins more tables than were played, though that is a number. */
static void
test_bounds (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (riffle_league_file_parse (HEADER "[player 1]\nname=Ann\ntables=1\nwon=2\n"
                                           "points=1\nbest=1\n", &error));
  g_assert_cmpstr (error->message, ==, "In “player 1”, “won” is too large or too small");
}

/* The toolkit keeps one of two parts with the same heading; both are the player's. */
static void
test_twice (void)
{
  g_autoptr (GError) heading = NULL, value = NULL;

  g_assert_null (riffle_league_file_parse (HEADER "[player 1]\nname=Ann\ntables=1\nwon=0\n"
                                           "points=1\nbest=1\n# Bob\n  [player 1] \nname=Bob\n",
                                           &heading));
  g_assert_cmpstr (heading->message, ==, "Line 10 repeats “[player 1]”");
  g_assert_null (riffle_league_file_parse (HEADER "[player 1]\nname=Ann\ntables=1\n\n name =Bob",
                                           &value));
  g_assert_cmpstr (value->message, ==, "Line 7 repeats “name=”");
}

/* However many players there are, none is lost with the next table. */
static void
test_many (Scratch       *scratch,
           gconstpointer  data)
{
  const guint n_players = 1200;
  g_autoptr (GString) text = g_string_new (HEADER);
  g_autoptr (RiffleLeague) league = NULL, again = NULL;

  for (guint i = 1; i <= n_players; i++)
    g_string_append_printf (text, "[player %u]\nname=%u\ntables=1\nwon=0\npoints=1\nbest=1\n",
                            i, i);
  scratch_write (scratch, FILE_NAME, text->str);
  league = open_league (scratch);
  add (league, "Ann", FALSE, -5);
  again = open_league (scratch);
  g_assert_cmpuint (riffle_league_list (again)->len, ==, n_players + 1);
}

/* However much is wrong, a sentence tells it. */
static void
test_sentence (Scratch       *scratch,
               gconstpointer  data)
{
  static const char *const ways[] = {
    HEADER "[player %s]\n", HEADER "[player %s]\nname=Ann\n", HEADER "%s", "\xff%s",
    HEADER "[player \xff%s]\nname=Ann\n",
  };
  g_autofree char *path = scratch_path (scratch, FILE_NAME);
  g_autofree char *word = g_strnfill (20000, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (GStrv) parts = g_strsplit (ways[i], "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], word, parts[1], NULL), *kept = NULL;
      g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);
      g_autoptr (GError) error = NULL;

      scratch_write (scratch, FILE_NAME, text);
      g_assert_false (riffle_shared_file_load (RIFFLE_SHARED_FILE (league), &kept, &error));
      g_assert_cmpuint (strlen (error->message), <, 500);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
}

/* A file of a newer version is left alone. */
static void
test_newer (Scratch       *scratch,
            gconstpointer  data)
{
  static const char newer[] = "[riffle-league]\nversion=2\n";
  g_autofree char *path = scratch_path (scratch, FILE_NAME);
  g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);
  g_autoptr (GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  g_autoptr (GError) error = NULL, unwritten = NULL;
  g_autofree char *kept = NULL, *text = NULL;

  scratch_write (scratch, FILE_NAME, newer);
  g_assert_false (riffle_shared_file_load (RIFFLE_SHARED_FILE (league), &kept, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  g_assert_null (kept);
  g_ptr_array_add (results, riffle_league_entry_new ("Ann"));
  g_assert_false (riffle_league_add (league, results, &unwritten));
  g_assert_nonnull (unwritten);
  text = scratch_read (scratch, FILE_NAME);
  g_assert_cmpstr (text, ==, newer);
}

/* What cannot be written is written with the next table. */
static void
test_failure (Scratch       *scratch,
              gconstpointer  data)
{
  g_autofree char *path = scratch_path (scratch, "gone/" FILE_NAME);
  g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, path);
  g_autoptr (GPtrArray) results =
    g_ptr_array_new_with_free_func ((GDestroyNotify) riffle_league_entry_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  scratch_write (scratch, "gone", "not a folder");
  g_ptr_array_add (results, riffle_league_entry_new ("Ann"));
  g_assert_false (riffle_league_add (league, results, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (riffle_league_list (league)->len, ==, 1);
  text = scratch_path (scratch, "gone");
  g_assert_cmpint (g_unlink (text), ==, 0);
  add (league, "Bob", TRUE, 5);
  g_assert_cmpuint (riffle_league_list (league)->len, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/league/add", Scratch, NULL, scratch_set_up, test_add, scratch_tear_down);
  g_test_add ("/league/clear", Scratch, NULL, scratch_set_up, test_clear, scratch_tear_down);
  g_test_add ("/league/damaged", Scratch, NULL, scratch_set_up, test_damaged, scratch_tear_down);
  g_test_add_func ("/league/bounds", test_bounds);
  g_test_add_func ("/league/twice", test_twice);
  g_test_add ("/league/many", Scratch, NULL, scratch_set_up, test_many, scratch_tear_down);
  g_test_add ("/league/sentence", Scratch, NULL, scratch_set_up, test_sentence, scratch_tear_down);
  g_test_add ("/league/newer", Scratch, NULL, scratch_set_up, test_newer, scratch_tear_down);
  g_test_add ("/league/failure", Scratch, NULL, scratch_set_up, test_failure, scratch_tear_down);
  return g_test_run ();
}

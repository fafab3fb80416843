/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What undo gives back of a session: moves, deals, starting over, another game or a file. */
#include "config.h"

#include "session-fixture.h"

/* One way leads back, through a move, a deal and an opening; another game is named. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_false (riffle_session_can_undo (fixture->session));
  g_assert_null (riffle_session_undo (fixture->session));
  open_deal (fixture, "klondike#1");
  g_assert_false (riffle_session_can_undo (fixture->session));
  turn_stock (fixture);
  turn_stock (fixture);
  deal (fixture, 2);
  g_assert_null (riffle_session_undo (fixture->session));
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 2);
  g_assert_null (riffle_session_undo (fixture->session));
  check_moves (fixture, 1);
  open_variant (fixture, "golf");
  g_assert_true (riffle_session_can_undo (fixture->session));
  g_assert_cmpstr (pat_variant_get_id (riffle_session_undo (fixture->session)), ==, "klondike");
  check_moves (fixture, 1);
  g_assert_null (riffle_session_undo (fixture->session));
  check_moves (fixture, 0);
  g_assert_false (riffle_session_can_undo (fixture->session));
}

/* A deal that was never touched counts for nothing; one that is left counts, until the new deal is
 * taken back. */
static void
test_undo_deal (Fixture       *fixture,
                gconstpointer  data)
{
  RiffleRecord record;

  open_deal (fixture, "klondike#1");
  deal (fixture, 2);
  get_record (fixture, "klondike", &record);
  g_assert_cmpuint (record.played, ==, 0);
  turn_stock (fixture);
  deal (fixture, 3);
  get_record (fixture, "klondike", &record);
  g_assert_cmpuint (record.played, ==, 1);
  g_assert_cmpuint (record.abandoned, ==, 1);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#2");
  get_record (fixture, "klondike", &record);
  g_assert_cmpuint (record.played, ==, 0);
  g_assert_cmpuint (pat_game_get_n_moves (riffle_session_get_game (fixture->session)), ==, 1);
  g_assert_false (riffle_session_undo_deal (fixture->session));
}

/* Starting over is taken back as a whole, whether moves can be taken back or not. */
static void
test_undo_restart (Fixture       *fixture,
                   gconstpointer  data)
{
  static const char *const deals[] = { "klondike#1", "klondike:undo=off#1" };

  for (gsize i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      open_deal (fixture, deals[i]);
      g_assert_false (riffle_session_restart (fixture->session));
      turn_stock (fixture);
      turn_stock (fixture);
      g_assert_true (riffle_session_restart (fixture->session));
      check_moves (fixture, 0);
      g_assert_true (riffle_session_is_new_deal (fixture->session));
      g_assert_true (riffle_session_undo_deal (fixture->session));
      check_deal (fixture, deals[i]);
      check_moves (fixture, 2);
      g_assert_false (riffle_session_can_undo_deal (fixture->session));
      riffle_session_restart (fixture->session);
      turn_stock (fixture);
      g_assert_false (riffle_session_is_new_deal (fixture->session));
      g_assert_true (riffle_session_undo_deal (fixture->session));
      check_moves (fixture, 2);
    }
}

/* Undo means a move as soon as one was made, and as long as one that was made can be taken back. */
static void
test_new_deal (Fixture       *fixture,
               gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  g_assert_false (riffle_session_is_new_deal (fixture->session));
  turn_stock (fixture);
  deal (fixture, 2);
  g_assert_true (riffle_session_is_new_deal (fixture->session));
  turn_stock (fixture);
  g_assert_false (riffle_session_is_new_deal (fixture->session));
  pat_game_undo (riffle_session_get_game (fixture->session));
  g_assert_false (riffle_session_is_new_deal (fixture->session));
  g_assert_true (riffle_session_can_undo_deal (fixture->session));
  turn_stock (fixture);
  open_variant (fixture, "golf");
  g_assert_true (riffle_session_is_new_deal (fixture->session));
  open_variant (fixture, "klondike");
  g_assert_false (riffle_session_is_new_deal (fixture->session));
}

/* Deals that nobody has touched are passed over: the game before them comes back. */
static void
test_dealt_twice (Fixture       *fixture,
                  gconstpointer  data)
{
  RiffleRecord record;

  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  deal (fixture, 2);
  deal (fixture, 3);
  deal (fixture, 4);
  g_assert_true (riffle_session_is_new_deal (fixture->session));
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 1);
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
  get_record (fixture, "klondike", &record);
  g_assert_cmpuint (record.played, ==, 0);
  deal (fixture, 2);
  turn_stock (fixture);
  deal (fixture, 3);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#2");
  check_moves (fixture, 1);
}

/* What is done, a word each: a deal is opened, a variant is opened as it was left, cards are dealt
 * (+NUMBER), a card is turned (t), the game is started over (r). */
static const struct
{
  const char *done;
  const char *back; /* what undo leads to */
} ways_back[] = {
  /* Another variant that was opened is a place to go back to, touched or not. */
  { "klondike#1 golf#2 spider#3", "golf#2" },
  { "klondike#1 t golf#2 spider#3", "golf#2" },
  { "klondike#1 t golf#2 t spider#3", "golf#2" },
  { "klondike#1 golf#2 klondike spider#3", "klondike#1" },
  { "klondike#1 golf#2", "klondike#1" },
  { "klondike#1 golf#2 klondike", "golf#2" },
  /* So is the deal with which it was opened, if cards are dealt again. */
  { "klondike#1 t golf#2 +3", "golf#2" },
  { "klondike#1 t golf#2 golf#3", "golf#2" },
  { "golf#1 t klondike#1 t golf +3", "golf#1" },
  { "golf#1 klondike#1 t golf#2 +3", "golf#2" },
  /* Deals that follow, and that nobody has touched, are not. */
  { "klondike#1 t golf#2 +3 +4", "golf#2" },
  { "klondike#1 t +2 +3 +4", "klondike#1" },
  { "klondike#1 t klondike#2 klondike#3", "klondike#1" },
  { "klondike#1 t +2 t +3", "klondike#2" },
  { "klondike#1 +2 +3", "klondike#1" },
  { "klondike#1 t +2 +3 golf#4", "klondike#3" },
  { "klondike#1 t r +2", "klondike#1" },
};

static void
do_word (Fixture    *fixture,
         const char *word)
{
  if (g_str_equal (word, "t"))
    turn_stock (fixture);
  else if (g_str_equal (word, "r"))
    riffle_session_restart (fixture->session);
  else if (*word == '+')
    deal (fixture, g_ascii_strtoull (word + 1, NULL, 10));
  else if (strchr (word, '#') != NULL)
    open_deal (fixture, word);
  else
    open_variant (fixture, word);
}

/* New deals and openings can always be taken back once, and where that leads is written down in
 * docs/statistics.md. */
static void
test_ways_back (Fixture       *fixture,
                gconstpointer  data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ways_back); i++)
    {
      PatVariant *told;
      g_auto (GStrv) words = g_strsplit (ways_back[i].done, " ", -1);

      g_test_message ("%s", ways_back[i].done);
      if (i > 0)
        {
          tear_down (fixture, data);
          set_up (fixture, data);
        }
      for (guint nth = 0; words[nth] != NULL; nth++)
        do_word (fixture, words[nth]);
      g_assert_true (riffle_session_can_undo (fixture->session));
      told = riffle_session_get_way_back (fixture->session);
      g_assert_nonnull (told);
      riffle_session_undo (fixture->session);
      check_deal (fixture, ways_back[i].back);
      g_assert_true (told == riffle_session_get_variant (fixture->session));
    }
}

/* Opening another game is taken back to the one before, and the one that it replaced is on the disk
 * again. */
static void
test_undo_opening (Fixture       *fixture,
                   gconstpointer  data)
{
  RiffleRecord record;

  open_deal (fixture, "klondike#1");
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
  turn_stock (fixture);
  open_variant (fixture, "golf");
  turn_stock (fixture);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 1);
  g_assert_null (riffle_session_get_way_back (fixture->session));
  open_deal (fixture, "golf#5");
  check_moves (fixture, 0);
  get_record (fixture, "golf", &record);
  g_assert_cmpuint (record.played, ==, 1);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#1");
  get_record (fixture, "golf", &record);
  g_assert_cmpuint (record.played, ==, 0);
  stop (fixture);
  start (fixture);
  open_variant (fixture, "golf");
  check_moves (fixture, 1);
}

/* A file, too, and at the start of the program, when there is nothing to go back to but the game
 * that the file replaced. */
static void
test_undo_file (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->scratch, "mine.riffle");
  g_autoptr (GError) error = NULL;

  open_deal (fixture, "klondike#1");
  pat_save_write (riffle_session_get_game (fixture->session), path, &error);
  g_assert_no_error (error);
  deal (fixture, 2);
  turn_stock (fixture);
  stop (fixture);
  start (fixture);
  g_assert_true (riffle_session_open_file (fixture->session, path, &error));
  check_deal (fixture, "klondike#1");
  g_assert_true (riffle_session_is_new_deal (fixture->session));
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#2");
  check_moves (fixture, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("undo", test_undo);
  ADD ("undo-deal", test_undo_deal);
  ADD ("ways-back", test_ways_back);
  ADD ("undo-restart", test_undo_restart);
  ADD ("new-deal", test_new_deal);
  ADD ("dealt-twice", test_dealt_twice);
  ADD ("undo-opening", test_undo_opening);
  ADD ("undo-file", test_undo_file);
  return g_test_run ();
}

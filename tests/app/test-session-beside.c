/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that was begun is kept when another version of it takes its place. */
#include "config.h"

#include "riffle-store-beside.h"

#include <utime.h>

#include "session-fixture.h"

#define BESIDE "games/klondike.2.riffle"

static void
continue_deal (Fixture    *fixture,
               const char *deal)
{
  g_autoptr (GError) error = NULL;

  riffle_session_continue_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
}

static gboolean
has_file (Fixture    *fixture,
          const char *name)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);

  riffle_session_flush (fixture->session);
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
turn (Fixture *fixture,
      guint    n)
{
  while (n-- > 0)
    turn_stock (fixture);
}

static guint
count_played (Fixture    *fixture,
              const char *key)
{
  RiffleRecord record;

  get_record (fixture, key, &record);
  return record.played;
}

/* Two versions are played by turns, each goes on where it was left, and neither is counted. */
static void
test_versions (Fixture       *fixture,
               gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  open_preset (fixture, "royale");
  check_preset (fixture, "royale");
  turn (fixture, 3);
  for (guint i = 0; i < 3; i++)
    {
      open_preset (fixture, "deal-one");
      check_deal (fixture, "klondike#1");
      check_moves (fixture, 2 + i);
      turn (fixture, 1);
      open_preset (fixture, "royale");
      check_preset (fixture, "royale");
      check_moves (fixture, 3 + i);
      turn (fixture, 1);
    }
  g_assert_true (has_file (fixture, BESIDE));
  g_assert_false (has_file (fixture, "games/klondike.3.riffle"));
  g_assert_cmpuint (count_played (fixture, "klondike"), ==, 0);
  /* The program goes on with what was played last. */
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_preset (fixture, "royale");
  check_moves (fixture, 6);
}

/* Undo brings the game back, and what took its place is gone if it was untouched. */
static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  open_preset (fixture, "royale");
  g_assert_true (has_file (fixture, BESIDE));
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 2);
  g_assert_false (has_file (fixture, BESIDE));
  /* One that has lain beside it goes back there. */
  open_preset (fixture, "royale");
  turn (fixture, 3);
  open_preset (fixture, "deal-one");
  check_deal (fixture, "klondike#1");
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_preset (fixture, "royale");
  check_moves (fixture, 3);
  g_assert_true (has_file (fixture, BESIDE));
  g_assert_false (has_file (fixture, "games/klondike.3.riffle"));
  open_preset (fixture, "deal-one");
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 2);
}

/* A deal that the player did not ask for in this game keeps it, a new deal gives it up. */
static void
test_deals (Fixture       *fixture,
            gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  continue_deal (fixture, "klondike#617");
  check_moves (fixture, 0);
  turn (fixture, 1);
  continue_deal (fixture, "klondike#1");
  check_moves (fixture, 2);
  continue_deal (fixture, "klondike#617");
  check_moves (fixture, 1);
  g_assert_cmpuint (count_played (fixture, "klondike"), ==, 0);
  deal (fixture, 5);
  g_assert_cmpuint (count_played (fixture, "klondike"), ==, 1);
  g_assert_true (has_file (fixture, BESIDE));
  g_assert_false (has_file (fixture, "games/klondike.3.riffle"));
}

/* A row of the list of unfinished games: it and the game on the table change places. */
static void
test_list (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->scratch, BESIDE);
  g_autofree char *own = scratch_path (&fixture->scratch, "games/klondike.riffle");
  g_autoptr (GError) error = NULL;

  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  open_preset (fixture, "royale");
  turn (fixture, 3);
  g_assert_true (has_file (fixture, BESIDE));
  open_deal (fixture, "golf#1");
  g_assert_true (riffle_session_open_saved (fixture->session, path, &error));
  g_assert_no_error (error);
  check_deal (fixture, "klondike#1");
  check_moves (fixture, 2);
  riffle_session_flush (fixture->session);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *beside = g_strdup_printf ("games/klondike.%u.riffle", 3 - i);

      g_free (path);
      path = scratch_path (&fixture->scratch, beside);
      g_assert_true (has_file (fixture, beside));
      g_assert_true (riffle_session_open_saved (fixture->session, path, &error));
      g_assert_no_error (error);
      check_moves (fixture, i == 0 ? 3 : 2);
    }
  /* That of the variant is the one on the table. */
  g_assert_true (riffle_session_open_saved (fixture->session, own, &error));
  check_moves (fixture, 2);
}

/* When the game on the table is over, the one that was played last beside it goes on. */
static void
test_last (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->scratch, BESIDE);
  struct utimbuf long_ago = { 1000, 1000 };

  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  open_preset (fixture, "royale");
  turn (fixture, 1);
  open_preset (fixture, "vegas");
  g_assert_true (has_file (fixture, "games/klondike.3.riffle"));
  g_assert_cmpint (utime (path, &long_ago), ==, 0);
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_preset (fixture, "royale");
  check_moves (fixture, 1);
}

/* What cannot be kept beside it is booked, as ever. */
static void
test_full (Fixture       *fixture,
           gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn (fixture, 2);
  riffle_session_flush (fixture->session);
  for (guint number = 2; number <= RIFFLE_STORE_FILE_MAX; number++)
    {
      g_autofree char *name = g_strdup_printf ("games/klondike.%u.riffle", number);

      scratch_write (&fixture->scratch, name, "no game\n");
    }
  open_preset (fixture, "royale");
  check_moves (fixture, 0);
  g_assert_cmpuint (count_played (fixture, "klondike"), ==, 1);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_deal (fixture, "klondike#1");
  g_assert_cmpuint (count_played (fixture, "klondike"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("beside-versions", test_versions);
  ADD ("beside-undo", test_undo);
  ADD ("beside-deals", test_deals);
  ADD ("beside-list", test_list);
  ADD ("beside-last", test_last);
  ADD ("beside-full", test_full);
  return g_test_run ();
}

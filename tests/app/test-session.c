/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: deals that come back, the ones played last, and the bank. */
#include "config.h"

#include "session-fixture.h"

#define VEGAS "klondike:scoring=vegas,cumulative=on#1"

static void
test_comes_back (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *last = NULL;

  open_deal (fixture, "klondike#617");
  turn_stock (fixture);
  open_deal (fixture, "golf#9");
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike#617");
  turn_stock (fixture);
  stop (fixture);
  start (fixture);
  last = g_settings_get_string (fixture->settings, "last-variant");
  g_assert_cmpstr (last, ==, "klondike");
  open_variant (fixture, last);
  check_deal (fixture, "klondike#617");
  g_assert_cmpuint (pat_game_get_n_moves (riffle_session_get_game (fixture->session)), ==, 2);
  g_assert_cmpuint (fixture->messages->len, ==, 0);
}

/* What was played last is found by its module, and without it. */
static void
test_last (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const modules[] = { "klondike.so", "golf.so", "nothing.so", "" };
  g_autofree char *module = NULL;

  g_assert_null (riffle_session_find_last (fixture->session));
  open_deal (fixture, "klondike#617");
  module = g_settings_get_string (fixture->settings, "last-module");
  g_assert_cmpstr (module, ==, "klondike.so");
  for (guint i = 0; i < G_N_ELEMENTS (modules); i++)
    {
      PatVariant *variant;

      stop (fixture);
      g_settings_set_string (fixture->settings, "last-module", modules[i]);
      start (fixture);
      variant = riffle_session_find_last (fixture->session);
      g_assert_cmpstr (pat_variant_get_id (variant), ==, "klondike");
      open_variant (fixture, "golf");
      open_variant (fixture, "klondike");
      check_deal (fixture, "klondike#617");
    }
  g_settings_set_string (fixture->settings, "last-variant", "nothing");
  g_assert_null (riffle_session_find_last (fixture->session));
}

static void
test_recent (Fixture       *fixture,
             gconstpointer  data)
{
  g_auto (GStrv) recent = NULL;

  open_deal (fixture, "klondike#1");
  open_deal (fixture, "golf#1");
  open_deal (fixture, "klondike#2");
  recent = g_settings_get_strv (fixture->settings, "recent");
  g_assert_cmpuint (g_strv_length (recent), ==, 2);
  g_assert_cmpstr (recent[0], ==, "klondike");
  g_assert_cmpstr (recent[1], ==, "golf");
}

static void
test_bank (Fixture       *fixture,
           gconstpointer  data)
{
  RiffleStatistics *statistics = riffle_session_get_statistics (fixture->session);

  open_deal (fixture, VEGAS);
  g_assert_true (riffle_session_has_bank (fixture->session));
  g_assert_cmpint (pat_game_get_score (riffle_session_get_game (fixture->session)), ==, -52);
  open_deal (fixture, VEGAS);
  g_assert_cmpint (riffle_statistics_get_bank (statistics, "klondike"), ==, 0);
  turn_stock (fixture);
  open_deal (fixture, VEGAS);
  g_assert_cmpint (riffle_statistics_get_bank (statistics, "klondike"), ==, -52);
  g_assert_cmpint (pat_game_get_score (riffle_session_get_game (fixture->session)), ==, -104);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  g_assert_cmpint (riffle_statistics_get_bank (statistics, "klondike"), ==, 0);
  turn_stock (fixture);
  open_deal (fixture, VEGAS);
  riffle_session_reset_bank (fixture->session);
  g_assert_cmpint (pat_game_get_score (riffle_session_get_game (fixture->session)), ==, -52);
}

/* A game that another program has left beside that of the variant comes up when the variant is
 * opened, unless there is one that can be continued. A deal that is asked for by its name does
 * not replace it. */
static void
test_left (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL, *kept = NULL;

  open_deal (fixture, "klondike#7");
  turn_stock (fixture);
  riffle_session_flush (fixture->session);
  text = scratch_read (&fixture->scratch, "games/klondike.riffle");
  scratch_write (&fixture->scratch, "games/klondike.2.riffle", text);
  deal (fixture, 8);
  turn_stock (fixture);
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike#8");
  deal (fixture, 9);
  stop (fixture);
  start (fixture);
  open_deal (fixture, "klondike#10");
  kept = scratch_read (&fixture->scratch, "games/klondike.2.riffle");
  g_assert_cmpstr (kept, ==, text);
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike#7");
  g_assert_false (pat_game_get_is_untouched (riffle_session_get_game (fixture->session)));
}

static void
test_refusals (Fixture       *fixture,
               gconstpointer  data)
{
  static const char *const deals[] = { "klondik#1", "klondike:draw=2#1", "klondike:paint=red#1",
                                       "klondike#0x", "#" };

  open_deal (fixture, "golf#1");
  for (gsize i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (riffle_session_open_deal (fixture->session, deals[i], &error));
      g_assert_nonnull (error);
      check_deal (fixture, "golf#1");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("comes-back", test_comes_back);
  ADD ("last", test_last);
  ADD ("recent", test_recent);
  ADD ("bank", test_bank);
  ADD ("left", test_left);
  ADD ("refusals", test_refusals);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: deals that come back, the ones played last, and the bank. */
#include "config.h"

#include "riffle-recent-deals.h"
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
check_recent_deals (Fixture    *fixture,
                    const char *deals)
{
  g_auto (GStrv) recent = riffle_recent_deals_dup (fixture->settings,
                                                   riffle_session_get_game (fixture->session));
  g_autofree char *text = g_strjoinv (" ", recent);

  g_assert_cmpstr (text, ==, deals);
}

/* The other deals of a game, each of them once, and only a few. */
static void
test_recent_deals (Fixture       *fixture,
                   gconstpointer  data)
{
  g_auto (GStrv) all = NULL;

  static const char *const played[] = { "klondike#1", "golf#1", "klondike:draw=3#2", "klondike#3" };

  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      open_deal (fixture, played[i]);
      turn_stock (fixture);
    }
  check_recent_deals (fixture, "klondike:draw=3#2 klondike#1");
  open_deal (fixture, "klondike#1");
  check_recent_deals (fixture, "klondike#3 klondike:draw=3#2");
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike#3");
  check_recent_deals (fixture, "klondike:draw=3#2 klondike#1");
  for (guint i = 11; i < 20; i++)
    {
      g_autofree char *deal = g_strdup_printf ("klondike#%u", i);

      /* Whether a deal is looked at only makes no difference. */
      open_deal (fixture, "klondike#99");
      open_deal (fixture, deal);
      turn_stock (fixture);
    }
  open_deal (fixture, "klondike#4");
  check_recent_deals (fixture, "klondike#19 klondike#18 klondike#17 klondike#16 klondike#15 "
                      "klondike#14 klondike#13 klondike#12");
  open_variant (fixture, "golf");
  check_recent_deals (fixture, "");
  all = g_settings_get_strv (fixture->settings, "recent-deals");
  g_assert_cmpuint (g_strv_length (all), ==, 10);
}

/* What somebody else wrote there is no deal. */
static void
test_odd_recent_deals (Fixture       *fixture,
                       gconstpointer  data)
{
  static const char *const odd[] = { "", "#", "klondike", "klondike#", "nothing#3", "klondike#4",
                                     NULL };

  g_settings_set_strv (fixture->settings, "recent-deals", odd);
  open_deal (fixture, "klondike#1");
  check_recent_deals (fixture, "klondike klondike#4");
}

/* However much somebody else wrote there, only as much is read as the program writes. */
static void
test_long_recent_deals (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) deals = NULL, recent = NULL, games = NULL;

  for (guint i = 0; i < 10000; i++)
    g_strv_builder_add (builder, i < 100 ? "golf#1" : "klondike#4");
  deals = g_strv_builder_end (builder);
  g_settings_set_strv (fixture->settings, "recent-deals", (const char *const *) deals);
  g_settings_set_strv (fixture->settings, "recent", (const char *const *) deals);
  open_deal (fixture, "klondike#1");
  check_recent_deals (fixture, "");
  turn_stock (fixture);
  open_deal (fixture, "klondike#2");
  recent = g_settings_get_strv (fixture->settings, "recent-deals");
  g_assert_cmpuint (g_strv_length (recent), <=, 60);
  games = g_settings_get_strv (fixture->settings, "recent");
  g_assert_cmpuint (g_strv_length (games), ==, 6);
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

/* One of 22 deals of Fortress is lost before the first move. Only who asks for it gets it. */
static void
test_lost_deals (Fixture       *fixture,
                 gconstpointer  data)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session),
                                           "fortress");
  PatGame *game;

  g_random_set_seed (1);
  g_assert_true (riffle_session_open (fixture->session, variant, NULL));
  for (guint i = 0; i < 150; i++)
    {
      g_assert_true (riffle_session_deal (fixture->session, 0, NULL, NULL));
      game = riffle_session_get_game (fixture->session);
      g_test_message ("%" G_GUINT64_FORMAT, pat_game_get_number (game));
      g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_PLAYING);
    }
  g_assert_true (riffle_session_deal (fixture->session, 12, NULL, NULL));
  game = riffle_session_get_game (fixture->session);
  g_assert_cmpuint (pat_game_get_number (game), ==, 12);
  g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_STUCK);
  for (guint i = 0; i < 50; i++)
    {
      g_assert_true (riffle_session_open_deal (fixture->session, "fortress", NULL));
      game = riffle_session_get_game (fixture->session);
      g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_PLAYING);
    }
}

static void
continue_deal (Fixture    *fixture,
               const char *deal,
               guint       n_moves)
{
  g_autoptr (GError) error = NULL;

  riffle_session_continue_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
  check_deal (fixture, deal);
  check_moves (fixture, n_moves);
}

/* Who names the very deal that was left goes on with it, also after a start; who asks for its
 * number deals it anew. */
static void
test_named (Fixture       *fixture,
            gconstpointer  data)
{
  open_deal (fixture, "klondike#12");
  turn_stock (fixture);
  continue_deal (fixture, "klondike#12", 1);
  open_variant (fixture, "golf");
  continue_deal (fixture, "klondike#12", 1);
  stop (fixture);
  start (fixture);
  continue_deal (fixture, "klondike#12", 1);
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
  continue_deal (fixture, "klondike:draw=3#12", 0);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_moves (fixture, 1);
  continue_deal (fixture, "klondike#13", 0);
  g_assert_true (riffle_session_undo_deal (fixture->session));
  check_moves (fixture, 1);
  open_deal (fixture, "klondike#12");
  check_moves (fixture, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("comes-back", test_comes_back);
  ADD ("last", test_last);
  ADD ("recent", test_recent);
  ADD ("recent-deals", test_recent_deals);
  ADD ("odd-recent-deals", test_odd_recent_deals);
  ADD ("long-recent-deals", test_long_recent_deals);
  ADD ("bank", test_bank);
  ADD ("left", test_left);
  ADD ("named", test_named);
  ADD ("refusals", test_refusals);
  ADD ("lost-deals", test_lost_deals);
  return g_test_run ();
}

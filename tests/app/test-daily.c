/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of days: the formula of docs/daily-deal.md, streaks, and what is noted of a game. */
#include "config.h"

#include "riffle-daily.h"
#include "riffle-daily-deal.h"
#include "riffle-daily-text.h"
#include "riffle-statistics-change.h"
#include "session-fixture.h"

#define STATISTICS "statistics.ini"
#define HEAD       "[riffle-statistics]\nversion=1\n"

/* The won game of the golden file. */
static const char golf_moves[] =
  "t1>f s t7>f t2>f s t3>f t4>f t3>f t1>f t4>f t4>f t2>f "
  "t2>f s t6>f t5>f t3>f t5>f t6>f t6>f t5>f t2>f t5>f s "
  "t2>f t3>f t1>f t7>f t5>f t4>f t1>f t3>f t7>f s t1>f t4>f "
  "s t6>f s t7>f s s t7>f s s s s s s t6>f";

static RiffleDay
day_of (const char *text)
{
  RiffleDay day = riffle_day_parse (text);

  g_assert_cmpuint (day, !=, 0);
  return day;
}

/* What C libraries say of the United States and Germany, of Egypt, of two ways to begin on Monday,
 * and what makes no sense. */
static void
test_first_weekday (void)
{
  static const struct { guint first, begun, expected; } rows[] = {
    { 1, 19971130, 7 }, { 2, 19971130, 1 }, { 7, 19971130, 6 }, { 1, 19971201, 1 },
    { 7, 19971201, 7 }, { 0, 19971130, 1 }, { 8, 19971130, 1 }, { 1, 0, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (riffle_day_count_first_weekday (rows[i].first, rows[i].begun), ==,
                      rows[i].expected);
  g_assert_cmpuint (riffle_day_get_first_weekday (), >=, 1);
  g_assert_cmpuint (riffle_day_get_first_weekday (), <=, 7);
}

/* These never change: players compare their deals. */
static const struct
{
  const char *day;
  const char *id;
  guint64     number;
} deals[] = {
  { "2000-01-01", "simple-simon", 679241 },
  { "2024-02-29", "tripeaks", 276492 },
  { "2026-11-02", "klondike", 459731 },
  { "2026-11-03", "freecell", 511193 },
  { "2026-11-04", "spider", 712509 },
  { "2026-11-05", "tripeaks", 607000 },
  { "2026-11-06", "yukon", 967280 },
  { "2026-11-07", "simple-simon", 212192 },
  { "2026-11-08", "eight-off", 909173 },
  { "9999-12-31", "yukon", 714813 },
};

/* Hash and remainder, written once more after the document, with other operations. */
static guint64
compute (const char *day,
         const char *id)
{
  g_autofree char *text = g_strdup_printf ("%s %s", day, id);
  guint64 hash = 0x811c9dc5;

  for (gsize i = 0; i < strlen (text); i++)
    {
      guint64 mixed = hash ^ (guint64) text[i];

      hash = (mixed + (mixed << 1) + (mixed << 4) + (mixed << 7) + (mixed << 8) + (mixed << 24))
             % (G_GUINT64_CONSTANT (1) << 32);
    }
  return 1 + hash % 1000000;
}

static void
test_formula (Fixture       *fixture,
              gconstpointer  data)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);

  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      RiffleDay day = day_of (deals[i].day);
      g_autoptr (PatCollectionGame) game = riffle_daily_deal_find_game (registry, "", day);

      g_assert_cmpstr (pat_variant_get_id (game->variant), ==, deals[i].id);
      g_assert_cmpuint (riffle_daily_deal_get_number (day, deals[i].id), ==, deals[i].number);
      g_assert_cmpuint (compute (deals[i].day, deals[i].id), ==, deals[i].number);
    }
}

static void
test_chosen (Fixture       *fixture,
             gconstpointer  data)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);
  static const char *const chosen[][2] = {
    { "spider", "spider" }, { "golf", "freecell" }, { "no-game", "freecell" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autoptr (PatCollectionGame) game =
        riffle_daily_deal_find_game (registry, chosen[i][0], day_of ("2026-11-03"));

      g_assert_cmpstr (pat_variant_get_id (game->variant), ==, chosen[i][1]);
    }
}

/* Some of these deals have no first move. */
static void
test_passing_over (Fixture       *fixture,
                   gconstpointer  data)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session),
                                           "fortress");
  PatCollectionGame game = { variant, NULL };
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  guint n_passed = 0;

  for (RiffleDay day = day_of ("2026-01-01"); day < day_of ("2027-01-01"); day++)
    {
      g_autoptr (PatGame) dealt = riffle_daily_deal_new (&game, day, options, NULL);
      guint64 number = riffle_daily_deal_get_number (day, "fortress");

      g_assert_cmpuint (pat_game_get_state (dealt), ==, PAT_GAME_PLAYING);
      for (; number < pat_game_get_number (dealt); number++, n_passed++)
        {
          g_autoptr (PatGame) lost = pat_game_new (variant, options, number, NULL);

          g_assert_cmpuint (pat_game_get_state (lost), !=, PAT_GAME_PLAYING);
        }
      g_assert_cmpuint (number, ==, pat_game_get_number (dealt));
    }
  g_assert_cmpuint (n_passed, >, 0);
}

static void
test_days (void)
{
  static const char *const wrong[] = {
    "", "today", "2026-02-29", "2026-2-3", "2026-11-03 ", "1999-12-31", "2026-13-01", "-026-11-03",
    "10000-01-01",
  };
  g_autofree char *last = riffle_day_print (riffle_day_add_months (day_of ("2026-10-31"), 1));

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpuint (riffle_day_parse (wrong[i]), ==, 0);
  g_assert_cmpuint (riffle_day_get_weekday (day_of ("2026-11-03")), ==, 2);
  g_assert_cmpstr (last, ==, "2026-11-30");
  g_assert_cmpuint (riffle_day_get_month (day_of ("2024-02-29")), ==, day_of ("2024-02-01"));
  g_assert_cmpuint (riffle_day_add_months (day_of ("2000-01-01"), -1), ==, 0);
}

/* Each day is a word: the day of October 2026, when it was begun, when it was won. A second game of
 * the same day has another variant. */
static const struct
{
  const char *days;
  const char *today;
  guint       streak;
  guint       longest;
} streaks[] = {
  { "", "2026-10-05", 0, 0 },
  { "5,5,5", "2026-10-05", 1, 1 },
  { "4,4,4", "2026-10-05", 1, 1 },                       /* today may still be won */
  { "3,3,3", "2026-10-05", 0, 1 },
  { "3,3,3 4,4,4 5,5,5", "2026-10-05", 3, 3 },
  { "3,3,3 4,4,0 5,5,5", "2026-10-05", 1, 1 },           /* begun, and not won */
  { "3,3,3 4,5,5 5,5,5", "2026-10-05", 1, 1 },           /* begun later */
  { "3,3,3 4,4,5 5,5,5", "2026-10-05", 3, 3 },           /* won after midnight */
  { "3,3,5 4,4,4 5,5,5", "2026-10-05", 2, 2 },           /* won too late */
  { "1,1,1 2,2,2 3,3,3 5,5,5", "2026-10-05", 1, 3 },
  { "4,4,4 5,5,5 6,6,6 7,7,7", "2026-10-05", 2, 4 },     /* the clock was set back */
  { "5,5,4", "2026-10-05", 0, 0 },                       /* won before it was begun */
  { "4,4,4 5,0,0 5,5,5", "2026-10-05", 2, 2 },           /* two games of a day */
  { "30,30,30 31,31,31", "2026-11-01", 2, 2 },
};

static void
add_day (GKeyFile   *file,
         const char *word,
         guint       nth)
{
  g_auto (GStrv) numbers = g_strsplit (word, ",", 3);
  RiffleDay month = day_of ("2026-10-01") - 1;
  guint began = (guint) atoi (numbers[1]), won = (guint) atoi (numbers[2]);
  g_autofree char *id = g_strdup_printf ("game-%u", nth);
  g_autofree char *key = riffle_day_result_dup_key (month + (guint) atoi (numbers[0]), id);
  RiffleDayResult result = {
    .deal = "golf#1",
    .began = began != 0 ? month + began : 0,
    .won = won != 0 ? month + won : 0,
  };

  riffle_day_result_save (&result, file, key);
}

static void
test_streaks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (streaks); i++)
    {
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_auto (GStrv) words = g_strsplit (streaks[i].days, " ", -1);
      g_autoptr (RiffleDailyResults) results = NULL;

      for (guint j = 0; words[j] != NULL; j++)
        add_day (file, words[j], j);
      results = riffle_daily_results_new (file);
      g_test_message ("“%s”", streaks[i].days);
      g_assert_cmpuint (riffle_daily_results_get_streak (results, day_of (streaks[i].today)), ==,
                        streaks[i].streak);
      g_assert_cmpuint (riffle_daily_results_get_longest (results), ==, streaks[i].longest);
    }
}

static void
restart (Fixture    *fixture,
         const char *text)
{
  stop (fixture);
  if (text != NULL)
    scratch_write (&fixture->scratch, STATISTICS, text);
  start (fixture);
}

static void
check_result (Fixture    *fixture,
              const char *key,
              const char *began,
              const char *won)
{
  g_autofree char *group = g_strconcat ("day ", key, NULL), *text = NULL;
  g_autofree char *file_began = NULL, *file_won = NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();

  text = scratch_read (&fixture->scratch, STATISTICS);
  g_assert_true (g_key_file_load_from_data (file, text, (gsize) -1, 0, NULL));
  file_began = g_key_file_get_value (file, group, "began", NULL);
  file_won = g_key_file_get_value (file, group, "won", NULL);
  g_assert_cmpstr (file_began, ==, began);
  g_assert_cmpstr (file_won, ==, won);
}

static void
play (Fixture    *fixture,
      const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  PatGame *game = riffle_session_get_game (fixture->session);

  for (guint i = 0; words[i] != NULL; i++)
    {
      PatMove move;

      g_assert_true (pat_move_parse (&move, pat_game_get_rules (game), words[i], NULL));
      g_assert_true (pat_game_play (game, &move, NULL));
    }
}

static void
open_today (RiffleDaily *daily)
{
  g_autoptr (GError) error = NULL;

  riffle_daily_open (daily, riffle_day_get_today (), &error);
  g_assert_no_error (error);
}

/* The deal is opened, and nothing is noted before its first move, not even after a new start. */
static void
test_opening (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (RiffleDaily) daily = riffle_daily_new (fixture->session);

  g_setenv ("RIFFLE_TODAY", "2026-11-04", TRUE);
  open_today (daily);
  check_deal (fixture, "spider#712509");
  check_result (fixture, "2026-11-04 spider", NULL, NULL);
  g_clear_object (&daily);
  restart (fixture, NULL);
  daily = riffle_daily_new (fixture->session);
  open_variant (fixture, "spider");
  check_deal (fixture, "spider#712509");
  turn_stock (fixture);
  check_result (fixture, "2026-11-04 spider", "2026-11-04", NULL);
  /* It goes on where it was left. */
  open_deal (fixture, "golf#1");
  open_today (daily);
  check_moves (fixture, 1);
  riffle_session_flush (fixture->session);
}

static void
test_refusals (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (RiffleDaily) daily = riffle_daily_new (fixture->session);
  g_autoptr (GError) error = NULL;

  g_setenv ("RIFFLE_TODAY", "2026-11-04", TRUE);
  g_assert_false (riffle_daily_open (daily, day_of ("2026-11-05"), &error));
  g_assert_cmpstr (error->message, ==, "The deal of that day can be played when the day has come.");
  g_clear_error (&error);
  g_setenv ("RIFFLE_TODAY", "1970-01-01", TRUE);
  g_assert_false (riffle_daily_open (daily, riffle_day_get_today (), &error));
  g_assert_nonnull (strstr (error->message, "The date of this computer is wrong"));
  g_assert_null (riffle_session_get_game (fixture->session));
  g_assert_null (riffle_daily_find_game (daily, riffle_day_get_today ()));
}

/* Begun before midnight, and won after it: the first win stays. */
static void
test_win (Fixture       *fixture,
          gconstpointer  data)
{
  g_autoptr (RiffleDaily) daily = NULL;
  g_autofree char *label = NULL;

  restart (fixture, HEAD "[day 2026-11-03 golf]\ndeal=golf#1\n");
  daily = riffle_daily_new (fixture->session);
  g_setenv ("RIFFLE_TODAY", "2026-11-03", TRUE);
  open_deal (fixture, "golf#1");
  play (fixture, "t1>f");
  check_result (fixture, "2026-11-03 golf", "2026-11-03", NULL);
  g_setenv ("RIFFLE_TODAY", "2026-11-04", TRUE);
  play (fixture, golf_moves + strlen ("t1>f "));
  check_result (fixture, "2026-11-03 golf", "2026-11-03", "2026-11-04");
  g_assert_cmpuint (riffle_daily_results_get_streak (riffle_daily_get_results (daily),
                                                     riffle_day_get_today ()), ==, 1);
  g_setenv ("RIFFLE_TODAY", "2026-11-09", TRUE);
  open_deal (fixture, "golf#1");
  play (fixture, golf_moves);
  check_result (fixture, "2026-11-03 golf", "2026-11-03", "2026-11-04");
  label = riffle_daily_text_dup_label (daily, day_of ("2026-11-03"));
  g_assert_cmpstr (label, ==, "Tuesday 3 November: Golf, won in 0:00");
}

/* A result stays, and is told, if the date of the computer is set back. */
static void
test_set_back (Fixture       *fixture,
               gconstpointer  data)
{
  static const struct { const char *day, *label; } rows[] = {
    { "2026-11-03", "Tuesday 3 November: Golf, won in 1:01 (this day is still to come)" },
    { "2026-11-04", "Wednesday 4 November: Spider, not won yet (this day is still to come)" },
    { "2026-11-05", "Thursday 5 November: Still to come" },
  };
  g_autoptr (RiffleDaily) daily = NULL;

  restart (fixture, HEAD "[day 2026-11-03 golf]\ndeal=golf#1\nbegan=2026-11-03\n"
           "won=2026-11-03\ntime-msec=61000\n"
           "[day 2026-11-04 spider]\ndeal=spider#1\nbegan=2026-11-04\n");
  daily = riffle_daily_new (fixture->session);
  g_setenv ("RIFFLE_TODAY", "2026-11-02", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *label = riffle_daily_text_dup_label (daily, day_of (rows[i].day));

      g_assert_cmpstr (label, ==, rows[i].label);
    }
}

/* Another deal of the same game is of no day. */
static void
test_other_deal (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (RiffleDaily) daily = NULL;

  restart (fixture, HEAD "[day 2026-11-03 golf]\ndeal=golf#1\n");
  daily = riffle_daily_new (fixture->session);
  g_setenv ("RIFFLE_TODAY", "2026-11-03", TRUE);
  open_deal (fixture, "golf#2");
  turn_stock (fixture);
  check_result (fixture, "2026-11-03 golf", NULL, NULL);
}

/* What two programs note of the same day adds up. */
static void
test_two_programs (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (RiffleDaily) daily = riffle_daily_new (fixture->session);

  g_setenv ("RIFFLE_TODAY", "2026-11-04", TRUE);
  open_today (daily);
  scratch_write (&fixture->scratch, STATISTICS,
                 HEAD "[day 2026-11-03 freecell]\ndeal=freecell#5\nbegan=2026-11-03\n"
                 "won=2026-11-03\n[day 2026-11-04 spider]\ndeal=spider#712509\n"
                 "began=2026-11-03\n");
  turn_stock (fixture);
  check_result (fixture, "2026-11-03 freecell", "2026-11-03", "2026-11-03");
  check_result (fixture, "2026-11-04 spider", "2026-11-03", NULL);
}

static const struct
{
  const char *text;
  const char *fault;
} damages[] = {
  { "[day 2026-02-30 golf]\ndeal=golf#1\n", "“day 2026-02-30 golf” is not a day with a game" },
  { "[day 2026-11-03]\ndeal=golf#1\n", "“day 2026-11-03” is not a day with a game" },
  { "[day 2026-11-03 golf]\n", "In “day 2026-11-03 golf”, “deal” is wrong" },
  { "[day 2026-11-03 golf]\ndeal=golf\n", "In “day 2026-11-03 golf”, “deal” is wrong" },
  { "[day 2026-11-03 golf]\ndeal=golf#1\nbegan=yesterday\n",
    "In “day 2026-11-03 golf”, “began” is wrong" },
  { "[day 2026-11-03 golf]\ndeal=golf#1\nwon=2026-11-03\n",
    "In “day 2026-11-03 golf”, “won” is wrong" },
  { "[day 2026-11-03 golf]\ndeal=golf#1\ntime-msec=-1\n",
    "In “day 2026-11-03 golf”, “time-msec” is wrong" },
  { "[day 2026-11-03 golf]\ndeal=golf#1\nhelp=perhaps\n",
    "In “day 2026-11-03 golf”, “help” is wrong" },
};

/* A damaged file is kept beside, and the player is told. */
static void
test_damages (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, damages[i].text, NULL), *kept = NULL;
      g_autofree char *name = g_strdup_printf (STATISTICS ".unreadable-%u", i + 1);
      const char *message;

      restart (fixture, text);
      message = g_ptr_array_index (fixture->messages, fixture->messages->len - 1);
      g_assert_nonnull (strstr (message, damages[i].fault));
      kept = scratch_read (&fixture->scratch, name);
      g_assert_cmpstr (kept, ==, text);
    }
}

#define ADD_DAILY(name, function) \
  g_test_add ("/daily/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daily/first-weekday", test_first_weekday);
  g_test_add_func ("/daily/days", test_days);
  g_test_add_func ("/daily/streaks", test_streaks);
  ADD_DAILY ("formula", test_formula);
  ADD_DAILY ("chosen", test_chosen);
  ADD_DAILY ("passing-over", test_passing_over);
  ADD_DAILY ("opening", test_opening);
  ADD_DAILY ("refusals", test_refusals);
  ADD_DAILY ("win", test_win);
  ADD_DAILY ("set-back", test_set_back);
  ADD_DAILY ("other-deal", test_other_deal);
  ADD_DAILY ("two-programs", test_two_programs);
  ADD_DAILY ("damages", test_damages);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is being played: deals, what they replace, and what is booked. Played with the modules of
 * the build. */
#include "config.h"

#include "riffle-session.h"

#include <string.h>
#include <unistd.h>

#include "riffle-options-title.h"

#include "riffle-variant-settings.h"
#include "scratch.h"

#define LOCK   "statistics.ini.lock"
#define HEADER "[riffle-statistics]\nversion=1\n"
#define VEGAS  "klondike:scoring=vegas,cumulative=on#1"

typedef struct
{
  Scratch        scratch;
  GSettings     *settings;
  RiffleSession *session;
  GPtrArray     *messages;
} Fixture;

static void
hear (Fixture    *fixture,
      const char *message)
{
  g_ptr_array_add (fixture->messages, g_strdup (message));
}

static void
start (Fixture *fixture)
{
  fixture->session = riffle_session_new (fixture->settings, fixture->scratch.folder);
  g_signal_connect_swapped (fixture->session, "message", G_CALLBACK (hear), fixture);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
stop (Fixture *fixture)
{
  riffle_session_flush (fixture->session);
  g_clear_object (&fixture->session);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  scratch_set_up (&fixture->scratch, data);
  fixture->settings = g_settings_new (RIFFLE_APPLICATION_ID);
  fixture->messages = g_ptr_array_new_with_free_func (g_free);
  g_settings_reset (fixture->settings, "recent");
  g_settings_reset (fixture->settings, "last-variant");
  g_settings_reset (fixture->settings, "last-module");
  start (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  stop (fixture);
  g_object_unref (fixture->settings);
  g_ptr_array_unref (fixture->messages);
  scratch_tear_down (&fixture->scratch, data);
}

static void
open_deal (Fixture    *fixture,
           const char *deal)
{
  g_autoptr (GError) error = NULL;

  riffle_session_open_deal (fixture->session, deal, &error);
  g_assert_no_error (error);
}

static void
open_variant (Fixture    *fixture,
              const char *id)
{
  PatVariant *variant = pat_registry_find (riffle_session_get_registry (fixture->session), id);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (variant);
  riffle_session_open (fixture->session, variant, &error);
  g_assert_no_error (error);
}

static void
turn_stock (Fixture *fixture)
{
  PatMove move;

  pat_move_init_stock (&move);
  g_assert_true (pat_game_play (riffle_session_get_game (fixture->session), &move, NULL));
}

static void
deal (Fixture *fixture,
      guint64  number)
{
  g_autoptr (GError) error = NULL;

  riffle_session_deal (fixture->session, number, &error);
  g_assert_no_error (error);
}

static void
get_record (Fixture      *fixture,
            const char   *key,
            RiffleRecord *record)
{
  riffle_statistics_get (riffle_session_get_statistics (fixture->session), key, record);
}

static void
check_deal (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *text = pat_game_dup_deal (riffle_session_get_game (fixture->session));

  g_assert_cmpstr (text, ==, expected);
}

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

static void
check_moves (Fixture *fixture,
             guint    expected)
{
  PatGame *game = riffle_session_get_game (fixture->session);

  g_assert_cmpuint (pat_game_get_n_moves (game), ==, expected);
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

#define GOLF "golf#1"

/* The won game of the golden file. */
static const char golf_moves[] =
  "t1>f s t7>f t2>f s t3>f t4>f t3>f t1>f t4>f t4>f t2>f "
  "t2>f s t6>f t5>f t3>f t5>f t6>f t6>f t5>f t2>f t5>f s "
  "t2>f t3>f t1>f t7>f t5>f t4>f t1>f t3>f t7>f s t1>f t4>f "
  "s t6>f s t7>f s s t7>f s s s s s s t6>f";

static void
win (Fixture *fixture)
{
  g_auto (GStrv) words = g_strsplit (golf_moves, " ", -1);
  PatGame *game = riffle_session_get_game (fixture->session);

  for (guint i = 0; words[i] != NULL; i++)
    {
      PatMove move;

      g_assert_true (pat_move_parse (&move, pat_game_get_rules (game), words[i], NULL));
      g_assert_true (pat_game_play (game, &move, NULL));
    }
  g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_WON);
}

/* Turns the stock until nothing is left to do. */
static void
get_stuck (Fixture *fixture)
{
  PatGame *game = riffle_session_get_game (fixture->session);

  while (pat_game_get_state (game) == PAT_GAME_PLAYING)
    {
      g_autofree PatMoves *moves = g_new (PatMoves, 1);

      pat_rules_list (pat_game_get_rules (game), pat_game_get_position (game), moves);
      g_assert_true (pat_game_play (game, &moves->moves[moves->n_moves - 1], NULL));
    }
  g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_STUCK);
}

static void
save_copy (Fixture *fixture,
           gboolean is_writing)
{
  g_autofree char *path = scratch_path (&fixture->scratch, "copy.riffle");
  g_autoptr (GError) error = NULL;

  if (is_writing)
    pat_save_write (riffle_session_get_game (fixture->session), path, &error);
  else
    riffle_session_open_file (fixture->session, path, &error);
  g_assert_no_error (error);
}

/* Another program counts a game of the same kind. */
static void
count_elsewhere (Fixture *fixture)
{
  g_autofree char *path = scratch_path (&fixture->scratch, "statistics.ini");
  g_autoptr (RiffleStatistics) statistics = riffle_statistics_new (path);
  g_autofree char *kept = NULL;

  g_assert_true (riffle_statistics_load (statistics, &kept, NULL));
  riffle_statistics_add (statistics, "golf", &(RiffleResult) { .is_won = TRUE, .time_msec = 1 });
  g_assert_true (riffle_statistics_save (statistics, NULL));
}

/* Another program goes on with the game as it was saved, and wins it. */
static void
win_elsewhere (Fixture *fixture)
{
  RiffleSession *session = fixture->session;

  riffle_session_flush (session);
  start (fixture);
  open_variant (fixture, "golf");
  win (fixture);
  stop (fixture);
  fixture->session = session;
}

/* What a player does, a letter for each thing. */
static void
act (Fixture *fixture,
     char     action)
{
  PatGame *game = riffle_session_get_game (fixture->session);
  PatMove move;

  switch (action)
    {
    case 'm':
      turn_stock (fixture);
      break;
    case 'w':
      win (fixture);
      break;
    case 's':
      get_stuck (fixture);
      break;
    case 'u':
      g_assert_true (pat_game_undo (game));
      break;
    case 'U':
      while (pat_game_undo (game))
        ;
      break;
    case 'r':
      g_assert_true (pat_game_redo (game));
      break;
    case 'h':
      g_assert_true (pat_game_hint (game, &move));
      break;
    case 'R':
      g_assert_true (pat_game_restart (game));
      break;
    case '1':
      deal (fixture, 1);
      break;
    case 'n':
      deal (fixture, 5);
      break;
    case 'Z':
      g_assert_true (riffle_session_undo_deal (fixture->session));
      break;
    case 'k':
      open_variant (fixture, "klondike");
      open_variant (fixture, "golf");
      break;
    case 'q':
      stop (fixture);
      start (fixture);
      open_variant (fixture, "golf");
      break;
    case 'c':
      save_copy (fixture, TRUE);
      break;
    case 'o':
      save_copy (fixture, FALSE);
      break;
    case 'x':
      count_elsewhere (fixture);
      break;
    case 'W':
      win_elsewhere (fixture);
      break;
    default:
      g_assert_not_reached ();
    }
}

typedef struct
{
  const char *what;
  const char *actions;
  guint       played;
  guint       won;
  guint       abandoned;
  guint       helped;
  guint       helped_won;
  guint       streak;
} Count;

static const Count counts[] = {
  { "a deal that was never touched", "n", 0, 0, 0, 0, 0, 0 },
  { "only looked at a hint", "hn", 0, 0, 0, 0, 0, 0 },
  { "being played", "m", 0, 0, 0, 0, 0, 0 },
  { "left for a new deal", "mn", 1, 0, 1, 0, 0, 0 },
  { "left for a new deal after all moves were taken back", "mun", 1, 0, 1, 1, 0, 0 },
  { "left for another kind of game, and continued", "mkm", 0, 0, 0, 0, 0, 0 },
  { "left when the program ended, and continued", "mqmn", 1, 0, 1, 0, 0, 0 },
  { "left without a move that is possible", "sn", 1, 0, 0, 0, 0, 0 },
  { "won", "w", 1, 1, 0, 0, 0, 1 },
  { "won, and left", "wn", 1, 1, 0, 0, 0, 1 },
  { "won with a hint", "hw", 1, 1, 0, 1, 1, 1 },
  { "won after it was started over", "mRw", 1, 1, 0, 0, 0, 1 },
  { "won, started over and left", "wRmn", 1, 1, 0, 0, 0, 1 },
  { "won twice by undo", "wurur", 1, 1, 0, 0, 0, 1 },
  { "won twice by undo, with the program ended between", "wuqr", 1, 1, 0, 0, 0, 1 },
  { "won, and opened again when the program was started", "wqn", 1, 1, 0, 0, 0, 1 },
  { "left, and the same deal won", "m1w", 2, 1, 1, 0, 0, 1 },
  { "left, and the same deal won another day", "m1mqRwn", 2, 1, 1, 0, 0, 1 },
  { "won, and the same deal won again", "w1w", 2, 2, 0, 0, 0, 2 },
  { "won, and the same deal left", "w1mn", 2, 1, 1, 0, 0, 0 },
  { "left, and the new deal taken back", "mnZ", 0, 0, 0, 0, 0, 0 },
  { "left, the new deal taken back, and won", "mnZRw", 1, 1, 0, 0, 0, 1 },
  { "lost, the new deal taken back, and won", "snZUw", 1, 1, 0, 1, 1, 1 },
  { "won, left, the new deal taken back, and won by undo", "wnZur", 1, 1, 0, 0, 0, 1 },
  { "the same with the program ended between", "wnZuqr", 1, 1, 0, 0, 0, 1 },
  { "left while another program won", "xmn", 2, 1, 1, 0, 0, 0 },
  { "left, another program won, and the new deal taken back", "mnxZRw", 2, 2, 0, 0, 0, 2 },
  { "won, and won by another program that went on with the same save", "Ww", 2, 2, 0, 0, 0, 2 },
  { "left, and won by another program that went on with the same save", "Wmn", 2, 1, 1, 0, 0, 0 },
  { "a copy of a won game opened, and left", "wcnon", 1, 1, 0, 0, 0, 1 },
  { "a copy opened, and won", "cnow", 1, 1, 0, 0, 0, 1 },
};

/* The table of docs/statistics.md, as it is played. */
static void
test_counts (Fixture       *fixture,
             gconstpointer  data)
{
  const Count *count = data;
  RiffleRecord record;

  open_deal (fixture, GOLF);
  for (const char *action = count->actions; *action != '\0'; action++)
    act (fixture, *action);
  get_record (fixture, "golf", &record);
  g_assert_cmpuint (record.played, ==, count->played);
  g_assert_cmpuint (record.won, ==, count->won);
  g_assert_cmpuint (record.abandoned, ==, count->abandoned);
  g_assert_cmpuint (record.helped, ==, count->helped);
  g_assert_cmpuint (record.helped_won, ==, count->helped_won);
  g_assert_cmpuint (record.streak, ==, count->streak);
}

/* A win is in the statistics and stays there: the deal cannot be taken back any more. */
static void
test_win_stays (Fixture       *fixture,
                gconstpointer  data)
{
  open_deal (fixture, "golf#2");
  open_deal (fixture, GOLF);
  g_assert_true (riffle_session_can_undo_deal (fixture->session));
  win (fixture);
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
}

static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (GError) error = NULL;

  open_deal (fixture, "klondike#4");
  options = pat_options_copy (pat_game_get_options (riffle_session_get_game (fixture->session)));
  pat_options_parse (options, "draw=3", &error);
  g_assert_no_error (error);
  riffle_session_set_options (fixture->session, options, &error);
  g_assert_no_error (error);
  check_deal (fixture, "klondike:draw=3#4");
  turn_stock (fixture);
  pat_options_parse (options, "draw=1", &error);
  riffle_session_set_options (fixture->session, options, &error);
  g_assert_no_error (error);
  check_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike#5");
}

static void
set_options (Fixture    *fixture,
             const char *text)
{
  PatVariant *variant = riffle_session_get_variant (fixture->session);
  g_autoptr (PatOptions) options = riffle_session_dup_next_options (fixture->session, variant);
  g_autoptr (GError) error = NULL;

  pat_options_parse (options, text, &error);
  g_assert_no_error (error);
  riffle_session_set_options (fixture->session, options, &error);
  g_assert_no_error (error);
}

/* What a deal was named with holds for new deals, until the player changes options or the program
 * ends; the settings stay as they are. */
static void
test_named_options (Fixture       *fixture,
                    gconstpointer  data)
{
  open_deal (fixture, "klondike:draw=3,scoring=vegas#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike:draw=3,scoring=vegas#5");
  open_variant (fixture, "golf");
  open_variant (fixture, "klondike");
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3,scoring=vegas#6");
  set_options (fixture, "draw=1");
  deal (fixture, 7);
  check_deal (fixture, "klondike:scoring=vegas#7");
  set_options (fixture, "scoring=cards");
  open_deal (fixture, "klondike:draw=3#8");
  stop (fixture);
  start (fixture);
  open_variant (fixture, "klondike");
  check_deal (fixture, "klondike:draw=3#8");
  deal (fixture, 9);
  check_deal (fixture, "klondike#9");
}

/* Options of a deal go when it is taken back, or when a deal is named without any. */
static void
test_named_options_end (Fixture       *fixture,
                        gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  open_deal (fixture, "klondike:draw=3#2");
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike#1");
  deal (fixture, 3);
  check_deal (fixture, "klondike#3");
  open_deal (fixture, "klondike:draw=3#4");
  turn_stock (fixture);
  deal (fixture, 5);
  riffle_session_undo (fixture->session);
  check_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3#6");
  open_deal (fixture, "klondike#7");
  deal (fixture, 8);
  check_deal (fixture, "klondike#8");
  open_deal (fixture, "golf#1");
  open_deal (fixture, "klondike:draw=3#9");
  riffle_session_undo (fixture->session);
  open_variant (fixture, "klondike");
  deal (fixture, 10);
  check_deal (fixture, "klondike#10");
}

/* What is set for all games holds for such deals, too, unless it was named as well. */
static void
test_named_options_flip (Fixture       *fixture,
                         gconstpointer  data)
{
  g_settings_set_boolean (fixture->settings, "auto-flip", FALSE);
  open_deal (fixture, "klondike:draw=3#4");
  deal (fixture, 5);
  check_deal (fixture, "klondike:draw=3,flip=manual#5");
  g_settings_set_boolean (fixture->settings, "auto-flip", TRUE);
  deal (fixture, 6);
  check_deal (fixture, "klondike:draw=3#6");
  open_deal (fixture, "klondike:flip=manual#4");
  deal (fixture, 7);
  check_deal (fixture, "klondike:flip=manual#7");
  g_settings_reset (fixture->settings, "auto-flip");
}

#define WRONG "*variants/klondike/options” cannot be used as it is: draw: 7 is not allowed; 1 or 3"
#define GONE  "*/last-variant” cannot be used as it is: there is no game “nonesuch”"

/* What cannot be is told, and the rest of the options counts. */
static void
test_wrong_settings (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (GSettings) settings =
    g_settings_new_with_path (RIFFLE_APPLICATION_ID ".Variant",
                              "/io/github/rifflecards/Riffle/variants/klondike/");
  GVariant *values = g_variant_new_parsed ("{'draw': <7>, 'scoring': <'vegas'>}");

  g_settings_set_value (settings, "options", values);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, WRONG);
  open_variant (fixture, "klondike");
  g_test_assert_expected_messages ();
  deal (fixture, 5);
  check_deal (fixture, "klondike:scoring=vegas#5");
  g_settings_reset (settings, "options");
  g_settings_set_string (fixture->settings, "last-variant", "nonesuch");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_MESSAGE, GONE);
  g_assert_null (riffle_session_find_last (fixture->session));
  g_test_assert_expected_messages ();
}

static void
test_flip (Fixture       *fixture,
           gconstpointer  data)
{
  PatGame *game;
  g_autofree char *key = NULL;

  g_settings_set_boolean (fixture->settings, "auto-flip", FALSE);
  open_variant (fixture, "klondike");
  game = riffle_session_get_game (fixture->session);
  g_assert_true (pat_options_is (pat_game_get_options (game), "flip", "manual"));
  key = riffle_session_dup_key (pat_game_get_variant (game), pat_game_get_options (game));
  g_assert_cmpstr (key, ==, "klondike");
  g_settings_reset (fixture->settings, "auto-flip");
}

/* Headings of statistics say in words what was played. */
static void
test_titles (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const titles[][2] = {
    { "double-klondike", "Double Klondike" },
    { "double-klondike:draw=1", "Nine columns" },
    { "double-klondike:columns=7", "Seven columns" },
    { "double-klondike:scoring=palace,clock=standard", "Palace" },
    { "double-klondike:later=word", "later=word" },
    { "golf", "Golf" },
  };
  PatRegistry *registry = riffle_session_get_registry (fixture->session);
  g_autofree char *words = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *id = g_strndup (titles[i][0], strcspn (titles[i][0], ":"));
      g_autofree char *title =
        riffle_options_title_dup (pat_registry_find (registry, id), titles[i][0]);

      g_assert_cmpstr (title, ==, titles[i][1]);
    }
  words = riffle_options_title_dup (pat_registry_find (registry, "double-klondike"),
                                    "double-klondike:scoring=palace,joker=on,clock=standard");
  g_assert_nonnull (strstr (words, "Scoring: Palace, "));
  g_assert_null (strchr (words, '='));
}

static void
test_damaged_game (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *kept = scratch_path (&fixture->scratch, "games/golf.riffle.unreadable-1");
  g_autofree char *text = NULL;

  open_deal (fixture, "golf#1");
  stop (fixture);
  scratch_write (&fixture->scratch, "games/golf.riffle", "riffle-save 1\n");
  start (fixture);
  open_variant (fixture, "golf");
  g_assert_cmpuint (fixture->messages->len, ==, 1);
  text = g_strdup_printf ("The game that you left could not be read: “golf.riffle” is not a game "
                          "that can be continued: line 1: the file is cut off: a last line “end” "
                          "was expected here.\nThe file is kept as “%s”.", kept);
  g_assert_cmpstr (g_ptr_array_index (fixture->messages, 0), ==, text);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* What is wrong is told in plain words and as whole sentences, with the place. */
static void
test_damaged_statistics (Fixture       *fixture,
                         gconstpointer  data)
{
  static const char *const faults[][2] = {
    { "what?\n", "Line 1 is neither a heading nor a value." },
    { "played=3\n", "Line 1 is neither a heading nor a value." },
    { HEADER "\n# a note\n=3\n", "Line 5 is neither a heading nor a value." },
    { HEADER "[game golf\n", "Line 3 is neither a heading nor a value." },
    { "[game golf]\nplayed=3\n", "It is not a file of Riffle’s statistics." },
    { HEADER "[game golf]\nplayed=many\n", "In “game golf”, “played” is not a number." },
    { HEADER "[game golf]\nplayed=-3\n",
      "In “game golf”, “played” is not a possible number of games." },
    { HEADER "[bank klondike]\nbalance=12x\n", "In “bank klondike”, “balance” is not a number." },
    { HEADER "[bank klondike]\n", "In “bank klondike”, “balance” is not a number." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *name = g_strdup_printf ("statistics.ini.unreadable-%u", (guint) i + 1);
      g_autofree char *kept = scratch_path (&fixture->scratch, name);
      g_autofree char *text =
        g_strdup_printf ("The statistics could not be read and start again from zero. %s The old "
                         "file is kept as “%s”.", faults[i][1], kept);

      stop (fixture);
      scratch_write (&fixture->scratch, "statistics.ini", faults[i][0]);
      g_ptr_array_set_size (fixture->messages, 0);
      start (fixture);
      g_assert_cmpuint (fixture->messages->len, ==, 1);
      g_assert_cmpstr (g_ptr_array_index (fixture->messages, 0), ==, text);
    }
}

static void
make_folder (Fixture    *fixture,
             const char *name)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
remove_folder (Fixture    *fixture,
               const char *name)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);

  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* Makes a game a link into a folder that is not there. */
static void
put_elsewhere (Fixture    *fixture,
               const char *name,
               const char *target)
{
  g_autofree char *path = scratch_path (&fixture->scratch, name);

  g_assert_cmpint (symlink (target, path), ==, 0);
}

static void
check_failing_statistics (Fixture *fixture)
{
  const char *failure =
    riffle_statistics_get_failure (riffle_session_get_statistics (fixture->session));

  g_assert_nonnull (failure);
  g_assert_nonnull (strstr (failure, LOCK "”"));
}

static void
check_written_statistics (Fixture *fixture)
{
  g_autofree char *text = scratch_read (&fixture->scratch, "statistics.ini");

  g_assert_null (riffle_statistics_get_failure (riffle_session_get_statistics (fixture->session)));
  g_assert_nonnull (strstr (text, "played=1\n"));
}

/* Statistics that could not be written are written with the next move. */
static void
test_late_statistics (Fixture       *fixture,
                      gconstpointer  data)
{
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  make_folder (fixture, LOCK);
  deal (fixture, 2);
  check_failing_statistics (fixture);
  turn_stock (fixture);
  check_failing_statistics (fixture);
  remove_folder (fixture, LOCK);
  turn_stock (fixture);
  check_written_statistics (fixture);
}

/* A game that can be written again is followed by the statistics, without another move. */
static void
test_statistics_follow (Fixture       *fixture,
                        gconstpointer  data)
{
  RiffleStore *store = riffle_session_get_store (fixture->session);

  make_folder (fixture, "games");
  put_elsewhere (fixture, "games/klondike.riffle", "../first/game.riffle");
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  make_folder (fixture, LOCK);
  deal (fixture, 2);
  g_assert_false (riffle_store_flush (store));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_failing_statistics (fixture);
  remove_folder (fixture, LOCK);
  make_folder (fixture, "first");
  riffle_store_retry (store);
  g_assert_true (riffle_store_flush (store));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  check_written_statistics (fixture);
}

/* The game of a variant that was left follows the statistics, even if the one that is being played
 * still cannot be written. */
static void
test_games_follow (Fixture       *fixture,
                   gconstpointer  data)
{
  RiffleStore *store = riffle_session_get_store (fixture->session);
  g_autofree char *failure = NULL, *there = NULL;

  make_folder (fixture, "games");
  put_elsewhere (fixture, "games/golf.riffle", "../first/game.riffle");
  put_elsewhere (fixture, "games/klondike.riffle", "../second/game.riffle");
  open_deal (fixture, "golf#1");
  turn_stock (fixture);
  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  make_folder (fixture, LOCK);
  deal (fixture, 2);
  g_assert_false (riffle_store_flush (store));
  check_failing_statistics (fixture);
  remove_folder (fixture, LOCK);
  make_folder (fixture, "first");
  turn_stock (fixture);
  g_assert_false (riffle_store_flush (store));
  check_written_statistics (fixture);
  there = scratch_read (&fixture->scratch, "first/game.riffle");
  g_assert_nonnull (strstr (there, "golf"));
  failure = riffle_store_dup_failure (store);
  g_assert_nonnull (strstr (failure, "klondike"));
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

#define ADD(name, function) \
  g_test_add ("/session/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("comes-back", test_comes_back);
  ADD ("last", test_last);
  ADD ("recent", test_recent);
  ADD ("undo", test_undo);
  ADD ("undo-deal", test_undo_deal);
  ADD ("undo-restart", test_undo_restart);
  ADD ("new-deal", test_new_deal);
  ADD ("dealt-twice", test_dealt_twice);
  ADD ("undo-opening", test_undo_opening);
  ADD ("undo-file", test_undo_file);
  ADD ("bank", test_bank);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/session/counts/%s", counts[i].what);

      g_test_add (path, Fixture, &counts[i], set_up, test_counts, tear_down);
    }
  ADD ("win-stays", test_win_stays);
  ADD ("options", test_options);
  ADD ("wrong-settings", test_wrong_settings);
  ADD ("named-options", test_named_options);
  ADD ("named-options-end", test_named_options_end);
  ADD ("named-options-flip", test_named_options_flip);
  ADD ("flip", test_flip);
  ADD ("titles", test_titles);
  ADD ("damaged-game", test_damaged_game);
  ADD ("damaged-statistics", test_damaged_statistics);
  ADD ("left", test_left);
  ADD ("late-statistics", test_late_statistics);
  ADD ("statistics-follow", test_statistics_follow);
  ADD ("games-follow", test_games_follow);
  ADD ("refusals", test_refusals);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: rounds in turn and against recorded games, what they bring, and what is kept of them. */
#include "config.h"

#include <glib/gstdio.h>

#include "riffle-rounds.h"
#include "riffle-standings.h"
#include "session-fixture.h"

typedef struct
{
  Fixture        base;
  RiffleContest *contest;
  RiffleRounds  *rounds;
  PatCollection *palace;
} Table;

static void
open_rounds (Table *table)
{
  table->contest = riffle_contest_new (table->base.session);
  table->rounds = riffle_rounds_new (table->base.session, table->contest);
  table->palace = pat_collection_find (riffle_session_get_registry (table->base.session), "palace");
}

static void
close_rounds (Table *table)
{
  g_clear_pointer (&table->palace, pat_collection_free);
  g_clear_object (&table->rounds);
  g_clear_object (&table->contest);
}

static void
begin_fixture (Table         *table,
               gconstpointer  data)
{
  set_up (&table->base, data);
  g_settings_reset (table->base.settings, "contest-is-open");
  open_rounds (table);
}

static void
end_fixture (Table         *table,
             gconstpointer  data)
{
  close_rounds (table);
  tear_down (&table->base, data);
}

static void
start_again (Table *table)
{
  riffle_session_flush (table->base.session);
  close_rounds (table);
  stop (&table->base);
  start (&table->base);
  open_rounds (table);
}

static void
begin (Table      *table,
       const char *rules,
       const char *names,
       guint       n_rounds,
       gboolean    is_race,
       gboolean    is_nothing)
{
  g_auto (GStrv) keys = g_strsplit (rules, " ", -1);
  g_auto (GStrv) players = g_strsplit (names, " ", -1);
  RiffleTableSetup setup = { table->palace, (const char *const *) keys, n_rounds,
                             (const char *const *) players, is_race, is_nothing };
  g_autoptr (GError) error = NULL;

  riffle_rounds_begin (table->rounds, &setup, &error);
  g_assert_no_error (error);
}

static PatGame *
get_game (Table *table)
{
  return riffle_session_get_game (table->base.session);
}

/* Deals from the stock so often, a second each. */
static void
play (Table *table,
      guint  n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      PatGameRecord record = { (gint64) (i + 1) * G_USEC_PER_SEC, 0, 0, 0 };
      PatMove move;

      pat_game_set_record (get_game (table), &record);
      pat_move_init_stock (&move);
      g_assert_true (pat_game_play (get_game (table), &move, NULL));
    }
}

static void
end (Table *table)
{
  g_autoptr (GError) error = NULL;

  riffle_rounds_end (table->rounds, &error);
  g_assert_no_error (error);
}

static void
go_on (Table *table)
{
  g_autoptr (GError) error = NULL;

  riffle_contest_go_on (table->contest, &error);
  g_assert_no_error (error);
}

static void
check_turn (Table *table,
            guint  entrant,
            guint  deal)
{
  RiffleContestTurn turn;

  g_assert_true (riffle_rounds_is_played (table->rounds, &turn));
  g_assert_cmpuint (turn.entrant, ==, entrant);
  g_assert_cmpuint (turn.deal, ==, deal);
}

static guint
count_league (Table *table)
{
  RiffleLeague *league = riffle_rounds_get_league (table->rounds);
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  riffle_shared_file_load (RIFFLE_SHARED_FILE (league), &kept, &error);
  g_assert_no_error (error);
  return riffle_league_list (league)->len;
}

/* Two players in turn, the program is closed in the middle, and the table counts once. */
static void
test_in_turn (Table         *table,
              gconstpointer  data)
{
  RiffleContestTurn turn;
  g_autofree char *deal = NULL;

  begin (table, "turn-three easy", "Ann Bob", 3, FALSE, FALSE);
  deal = pat_game_dup_deal (get_game (table));
  g_assert_true (g_str_has_prefix (deal,
                                   "klondike:draw=3,scoring=palace,easy=on,clock=standard#"));
  for (guint i = 0; i < 6; i++)
    {
      check_turn (table, i % 2, i / 2);
      play (table, 3);
      if (i == 2)
        {
          start_again (table);
          go_on (table);
          check_turn (table, 0, 1);
          g_assert_cmpuint (pat_game_get_n_moves (get_game (table)), ==, 3);
        }
      end (table);
      g_assert_false (riffle_rounds_is_played (table->rounds, &turn));
      if (i < 5)
        {
          g_assert_cmpuint (count_league (table), ==, 0);
          go_on (table);
        }
    }
  g_assert_false (riffle_contest_turn_find (riffle_contest_get_contest (table->contest), &turn));
  g_assert_cmpuint (count_league (table), ==, 2);
}

/* A round in which somebody claims what is not true brings nobody anything, and no league. */
static void
test_void (Table         *table,
           gconstpointer  data)
{
  PatContest *contest;
  PatReplay *replay;
  PatReplayResult claim;
  g_autoptr (GPtrArray) standings = NULL;

  begin (table, "easy", "Ann Bob", 1, FALSE, FALSE);
  play (table, 3);
  end (table);
  contest = riffle_contest_get_contest (table->contest);
  replay = pat_contest_get_play (contest, 0, 0);
  claim = *pat_replay_get_claim (replay);
  claim.score += 1000;
  pat_replay_set_claim (replay, &claim);
  go_on (table);
  play (table, 3);
  end (table);
  standings = riffle_standings_new (riffle_contest_get_contest (table->contest),
                                    riffle_session_get_registry (table->base.session));
  for (guint i = 0; i < 2; i++)
    {
      const RiffleStanding *standing = g_ptr_array_index (standings, i);

      g_assert_true (standing->is_void[0]);
      g_assert_cmpint (standing->total, ==, 0);
    }
  g_assert_cmpuint (count_league (table), ==, 0);
}

/* A Game of Nothing is played, but does not count. */
static void
test_nothing (Table         *table,
              gconstpointer  data)
{
  begin (table, "easthaven double", "Ann", 1, FALSE, TRUE);
  g_assert_cmpstr (pat_variant_get_id (pat_game_get_variant (get_game (table))), ==, "easthaven");
  end (table);
  g_assert_cmpuint (count_league (table), ==, 0);
}

/* Points that are kept when a round is given up: three undone moves cost one each. */
static void
test_points (Table         *table,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) standings = NULL;
  g_autoptr (GArray) best = NULL;
  const RiffleStanding *ann, *bob;

  begin (table, "", "Ann Bob", 1, FALSE, FALSE);
  play (table, 1);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (pat_game_undo (get_game (table)));
      g_assert_true (pat_game_redo (get_game (table)));
    }
  end (table);
  go_on (table);
  play (table, 1);
  end (table);
  standings = riffle_standings_new (riffle_rounds_get_table (table->rounds),
                                    riffle_session_get_registry (table->base.session));
  ann = g_ptr_array_index (standings, 0);
  bob = g_ptr_array_index (standings, 1);
  g_assert_cmpint (ann->total, ==, -3);
  g_assert_cmpint (bob->total, ==, 0);
  best = riffle_standings_list_best (standings);
  g_assert_cmpuint (g_array_index (best, guint, 0), ==, 1);
  g_assert_cmpuint (riffle_standings_get_place (standings, 0), ==, 2);
  g_assert_cmpuint (riffle_standings_get_place (standings, 1), ==, 1);
}

/* Who has the same points has the same place; a Game of Nothing says so at its end. */
static void
test_tie (Table         *table,
          gconstpointer  data)
{
  g_autoptr (GPtrArray) standings = NULL;
  g_autofree char *outcome = NULL;
  PatContest *contest;

  begin (table, "", "Ann Bob", 1, FALSE, TRUE);
  play (table, 1);
  end (table);
  go_on (table);
  play (table, 1);
  end (table);
  contest = riffle_rounds_get_table (table->rounds);
  standings = riffle_standings_new (contest,
                                    riffle_session_get_registry (table->base.session));
  g_assert_cmpuint (riffle_standings_get_place (standings, 0), ==, 1);
  g_assert_cmpuint (riffle_standings_get_place (standings, 1), ==, 1);
  outcome = riffle_standings_dup_outcome (contest, standings);
  g_assert_cmpstr (outcome, ==, "The table ends in a tie, with 0 points each. "
                   "A Game of Nothing does not count for the league.");
}

/* Who has played by these rules can be met again, with the same deals and what was done when. */
static void
test_race (Table         *table,
           gconstpointer  data)
{
  g_autofree char *deal = NULL, *again = NULL;
  GPtrArray *opponents;
  PatReplayResult result;

  begin (table, "", "Ann", 1, FALSE, FALSE);
  deal = pat_game_dup_deal (get_game (table));
  play (table, 5);
  end (table);
  start_again (table);
  begin (table, "", "Bob", 1, TRUE, FALSE);
  again = pat_game_dup_deal (get_game (table));
  g_assert_cmpstr (deal, ==, again);
  check_turn (table, 0, 0);
  opponents = riffle_rounds_get_opponents (table->rounds);
  g_assert_cmpuint (opponents->len, ==, 1);
  g_assert_cmpstr (riffle_opponent_get_name (g_ptr_array_index (opponents, 0)), ==, "Ann");
  riffle_opponent_get_result (g_ptr_array_index (opponents, 0), 999, &result);
  g_assert_cmpuint (result.n_moves, ==, 0);
  riffle_opponent_get_result (g_ptr_array_index (opponents, 0), 3500, &result);
  g_assert_cmpuint (result.n_moves, ==, 3);
  riffle_opponent_get_result (g_ptr_array_index (opponents, 0), G_MAXINT64, &result);
  g_assert_cmpuint (result.n_moves, ==, 5);
  g_assert_null (riffle_rounds_find_winner (table->rounds));
  end (table);
  g_assert_cmpuint (count_league (table), ==, 2);
}

static void
add_recorded (PatContest *past,
              const char *name,
              const char *move,
              int         score)
{
  const char *deal = pat_contest_get_deal (past, 0);
  g_autoptr (PatReplay) replay = pat_replay_new (deal);
  PatReplayResult claim = { .state = PAT_GAME_PLAYING, .score = score };
  int entrant = pat_contest_add_entrant (past, name);

  pat_replay_add_event (replay, &(PatReplayEvent) { 0, PAT_REPLAY_MOVES, (char *) move });
  pat_replay_set_claim (replay, &claim);
  g_assert_true (pat_contest_set_play (past, (guint) entrant, 0, replay, TRUE));
}

static void
keep (Table      *table,
      PatContest *past,
      const char *name)
{
  g_autofree char *text = pat_contest_to_string (past), *path = NULL;

  path = g_build_filename (table->base.scratch.folder, "tables", name, NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Who did what cannot be done, or claims too much, is not met again: the round would not count for
 * the player who meets them. */
static void
test_untrue_past (Table         *table,
                  gconstpointer  data)
{
  g_autoptr (PatContest) past = NULL, forged = NULL;
  const char *deals[] = { NULL, NULL };
  g_autofree char *deal = NULL;
  g_autoptr (GPtrArray) standings = NULL;

  begin (table, "", "Zoe", 1, FALSE, FALSE);
  deal = pat_game_dup_deal (get_game (table));
  end (table);
  deals[0] = deal;
  past = pat_contest_new (PAT_CONTEST_TABLE, deals);
  add_recorded (past, "Broken", "t1>t1", 0);
  add_recorded (past, "True", "s", 0);
  add_recorded (past, "Forged", "s", 900);
  keep (table, past, "table-8.riffle-contest");
  forged = pat_contest_new (PAT_CONTEST_TABLE, deals);
  add_recorded (forged, "Forged", "s", 900);
  keep (table, forged, "table-9.riffle-contest");
  begin (table, "", "Ann", 1, TRUE, FALSE);
  g_assert_cmpuint (pat_contest_get_n_entrants (riffle_rounds_get_table (table->rounds)), ==, 2);
  g_assert_cmpstr (pat_contest_get_name (riffle_rounds_get_table (table->rounds), 1), ==, "True");
  play (table, 1);
  end (table);
  standings = riffle_standings_new (riffle_rounds_get_table (table->rounds),
                                    riffle_session_get_registry (table->base.session));
  g_assert_true (((RiffleStanding *) g_ptr_array_index (standings, 0))->is_over[0]);
  g_assert_false (((RiffleStanding *) g_ptr_array_index (standings, 0))->is_void[0]);
}

/* There are recorded games only for the same rules, and for as many rounds. */
static void
test_past (Table         *table,
           gconstpointer  data)
{
  static const struct { const char *rule; guint n_rounds; gboolean is_found; } rows[] = {
    { NULL, 1, FALSE }, { "fast", 1, TRUE }, { "fast", 3, FALSE }, { "joker", 1, FALSE },
  };
  g_autofree char *broken = NULL;

  begin (table, "fast", "Ann", 1, FALSE, FALSE);
  end (table);
  broken = g_build_filename (table->base.scratch.folder, "tables", "table-9.riffle-contest", NULL);
  g_assert_true (g_file_set_contents (broken, "riffle-contest 1\nnonsense", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *keys[] = { rows[i].rule, NULL };
      RiffleTableSetup setup = { table->palace, keys, rows[i].n_rounds, NULL, TRUE, FALSE };
      g_autoptr (PatContest) past = riffle_rounds_find_past (table->rounds, &setup);

      g_assert_cmpint (past != NULL, ==, rows[i].is_found);
    }
}

#define ADD_TABLE(name, function) \
  g_test_add ("/rounds/" name, Table, NULL, begin_fixture, function, end_fixture)

/* Of the oldest tables, those of a newer version of the program are left to it. */
static void
test_newer_tables (Table         *table,
                   gconstpointer  data)
{
  const char *folder = table->base.scratch.folder;
  g_autofree char *tables = g_build_filename (folder, "tables", NULL);

  g_assert_cmpint (g_mkdir (tables, 0700), ==, 0);
  for (guint i = 1; i <= 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("table-%u.riffle-contest", i);
      g_autofree char *path = g_build_filename (tables, name, NULL);

      g_assert_true (g_file_set_contents (path, i % 2 == 0 ? "riffle-contest 9\nanything\n"
                                                           : "riffle-contest 1\n", -1, NULL));
    }
  begin (table, "fast", "Ann", 1, FALSE, FALSE);
  end (table);
  for (guint i = 1; i <= 31; i++)
    {
      g_autofree char *name = g_strdup_printf ("table-%u.riffle-contest", i);
      g_autofree char *path = g_build_filename (tables, name, NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i % 2 == 0 || i > 11);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TABLE ("in-turn", test_in_turn);
  ADD_TABLE ("void", test_void);
  ADD_TABLE ("nothing", test_nothing);
  ADD_TABLE ("points", test_points);
  ADD_TABLE ("tie", test_tie);
  ADD_TABLE ("race", test_race);
  ADD_TABLE ("past", test_past);
  ADD_TABLE ("untrue-past", test_untrue_past);
  ADD_TABLE ("newer-tables", test_newer_tables);
  return g_test_run ();
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Contests: who is ahead, what a round is worth, and that nobody gets points by a forged file. */
#include "contest-sample.h"

#define MAX_PLAYERS 3

/* A player of a round, with the points and the bonus that the round is worth. */
typedef struct
{
  ContestPlayer player;
  int           in_race;
  int           in_turn;
} Row;

typedef struct
{
  const char *what;
  Row         rows[MAX_PLAYERS]; /* as far as they have a pace */
  gint64      end_msec;          /* of the race */
} Round;

/* A card is worth 5 points, an undo costs one; eight cards are all. */
static const Round rounds[] = {
  { "nobody wins", { { { 0, FALSE, 100, 3 }, 15, 15 }, { { 1, FALSE, 100, 2 }, 9, 9 } },
    G_MAXINT64 },
  { "the first ends the race", { { { 0, FALSE, 100, 8 }, 41, 40 },
                                 { { 0, FALSE, 200, 8 }, 20, 40 } }, 800 },
  { "somebody gives up", { { { 0, FALSE, 100, 8 }, 41, 41 }, { { 0, FALSE, 100, 7 }, 35, 35 } },
    800 },
  { "somebody needs more moves", { { { 0, FALSE, 100, 8 }, 41, 41 },
                                   { { 0, TRUE, 100, 8 }, 40, 40 } }, 800 },
  { "both are as good", { { { 0, FALSE, 100, 8 }, 40, 40 }, { { 0, FALSE, 100, 8 }, 40, 40 } },
    800 },
  { "three", { { { 0, FALSE, 100, 8 }, 42, 41 }, { { 2, FALSE, 100, 8 }, 28, 39 },
               { { 0, FALSE, 1000, 4 }, 0, 20 } }, 800 },
  { "alone", { { { 3, FALSE, 100, 8 }, 37, 37 } }, 1100 },
};

static void
judge (const Round  *expected,
       PatRegistry  *registry,
       PatRoundKind  kind)
{
  g_autoptr (PatRound) round = pat_round_new (CONTEST_DEAL, kind);
  g_autoptr (GError) error = NULL;
  gboolean is_race = kind == PAT_ROUND_RACE;

  for (guint i = 0; i < MAX_PLAYERS && expected->rows[i].player.pace > 0; i++)
    {
      g_autoptr (PatReplay) replay = contest_play (registry, 5, &expected->rows[i].player);

      g_assert_true (pat_round_add (round, replay));
    }
  g_assert_true (pat_round_judge (round, registry, NULL, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < pat_round_get_n_players (round); i++)
    g_assert_cmpint (pat_round_get_total (round, i), ==,
                     is_race ? expected->rows[i].in_race : expected->rows[i].in_turn);
  g_assert_cmpint (pat_round_get_end_msec (round), ==, is_race ? expected->end_msec : G_MAXINT64);
}

/* A replay of another deal has no place in a round; one that cannot be played is named. */
static void
test_bad_round (void)
{
  static const ContestPlayer player = { .pace = 100, .n_up = 8 };
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatRound) round = pat_round_new (CONTEST_DEAL, PAT_ROUND_RACE);
  g_autoptr (PatReplay) other = contest_play (registry, 6, &player);
  g_autoptr (PatReplay) good = contest_play (registry, 5, &player);
  g_autoptr (PatReplay) bad = pat_replay_new (CONTEST_DEAL);
  g_autoptr (GError) error = NULL;
  const PatReplayEvent event = { 10, PAT_REPLAY_MOVES, (char *) "f1>t1" };
  guint nth;

  g_assert_false (pat_round_add (round, other));
  g_assert_true (pat_round_add (round, good));
  g_assert_true (pat_replay_add_event (bad, &event));
  g_assert_true (pat_round_add (round, bad));
  g_assert_false (pat_round_judge (round, registry, &nth, &error));
  g_assert_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE);
  g_assert_cmpuint (nth, ==, 1);
}

#define HASTY_DEAL "hasty#5"
#define HASTY_MSEC 1000 /* after which nothing more is done */

static const PatVariantSpec hasty = {
  .id = "hasty", .name = "Hasty",
  .game = { .ranks = PAT_RANK_BIT (PAT_ACE) | PAT_RANK_BIT (2), .auto_class = PAT_AUTO_ALL,
            .time_limit_sec = HASTY_MSEC / 1000, .scoring = &contest_scoring },
  .piles = contest_piles,
};

/* Brings cards up until all are there, or the time is up. */
static PatReplay *
play_hastily (PatRegistry *registry,
              gint64       pace)
{
  g_autoptr (PatGame) game = pat_game_new (pat_registry_find (registry, "hasty"), NULL, 5, NULL);
  g_autoptr (PatRecorder) recorder = pat_recorder_new (game, NULL);

  for (gint64 msec = pace; pat_game_get_state (game) == PAT_GAME_PLAYING; msec += pace)
    {
      contest_set_clock (game, MIN (msec, HASTY_MSEC));
      if (!pat_game_check_time (game))
        contest_move (game, TRUE);
    }
  return g_object_ref (pat_recorder_get_replay (recorder));
}

static void
check_score (PatRound *round,
             guint     player,
             int       points,
             int       bonus,
             gboolean  has_won)
{
  const PatRoundScore *score = pat_round_get_score (round, player);

  g_assert_cmpint (score->points, ==, points);
  g_assert_cmpint (score->bonus, ==, bonus);
  g_assert_cmpint (score->has_won, ==, has_won);
}

/* Who has not won when the time is up keeps the points; what somebody claims to have done later is
 * refused. */
static void
test_time_up (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatRound) round = pat_round_new (HASTY_DEAL, PAT_ROUND_IN_TURN);
  g_autoptr (PatReplay) quick = NULL, slow = NULL;
  g_autoptr (GError) error = NULL;
  const PatReplayEvent *last;
  PatReplayEvent late;

  pat_registry_add_spec (registry, &hasty, &error);
  g_assert_no_error (error);
  quick = play_hastily (registry, 100);
  slow = play_hastily (registry, 300);
  g_assert_true (pat_round_add (round, quick) && pat_round_add (round, slow));
  g_assert_true (pat_round_judge (round, registry, NULL, &error));
  check_score (round, 0, 40, 1, TRUE);
  check_score (round, 1, 15, 0, FALSE);
  last = pat_replay_get_event (quick, 3);
  late = (PatReplayEvent) { HASTY_MSEC + 1, PAT_REPLAY_MOVES, last->moves };
  g_assert_true (pat_replay_add_event (slow, &late));
  g_assert_false (pat_round_judge (round, registry, NULL, &error));
  g_assert_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE);
}

/* A contest of two deals with some players, of whom the last has not finished. */
static PatContest *
hold_contest (PatRegistry    *registry,
              PatContestKind  kind)
{
  static const struct { const char *name; ContestPlayer player; guint n_deals; } entrants[] = {
    { "Ann", { .pace = 100, .n_up = 3 }, 2 },
    { "Bob", { .pace = 200, .n_up = 8 }, 2 },
    { "Cecily", { .pace = 200, .n_up = 3 }, 2 },
    { NULL, { .pace = 10, .n_up = 8 }, 1 },
  };
  const char *const deals[] = { "tiny#5", "tiny#6", NULL };
  PatContest *contest = pat_contest_new (kind, deals);

  for (guint i = 0; i < G_N_ELEMENTS (entrants); i++)
    {
      g_assert_cmpint (pat_contest_add_entrant (contest, entrants[i].name), ==, (int) i);
      for (guint k = 0; k < entrants[i].n_deals; k++)
        {
          g_autoptr (PatReplay) play = contest_play (registry, 5 + k, &entrants[i].player);

          g_assert_true (pat_contest_set_play (contest, i, k, play, TRUE));
        }
    }
  return contest;
}

static void
assert_verified (PatContest  *contest,
                 PatRegistry *registry)
{
  for (guint i = 0; i < pat_contest_get_n_entrants (contest); i++)
    for (guint k = 0; k < pat_contest_get_n_deals (contest); k++)
      {
        g_autoptr (GError) error = NULL;
        PatReplayResult result;

        if (pat_contest_get_play (contest, i, k) == NULL)
          continue;
        pat_contest_verify (contest, registry, i, k, &result, &error);
        g_assert_no_error (error);
        g_assert_cmpint (result.score, ==, pat_contest_get_score (contest, i, k));
      }
}

/* The best come first, who had as many first stays ahead, who has not finished does not count, and
 * whose scores are not true stands last. */
static void
test_best (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatContest) contest = hold_contest (registry, PAT_CONTEST_TOURNAMENT);
  g_autoptr (GPtrArray) faults = g_ptr_array_new ();
  g_autoptr (GArray) best = pat_contest_list_best (contest, NULL, 5);
  g_autoptr (GArray) first = pat_contest_list_best (contest, NULL, 1);
  g_autoptr (GArray) doubted = NULL;
  const guint expected[] = { 1, 0, 2 }, of_true_scores[] = { 0, 2, 1 };

  g_assert_cmpmem (best->data, best->len * sizeof (guint), expected, sizeof expected);
  g_assert_cmpuint (first->len, ==, 1);
  g_ptr_array_add (faults, NULL);
  g_ptr_array_add (faults, (char *) "the score is 2 and not 9");
  doubted = pat_contest_list_best (contest, faults, 5);
  g_assert_cmpmem (doubted->data, doubted->len * sizeof (guint), of_true_scores,
                   sizeof of_true_scores);
  g_assert_cmpint (pat_contest_get_total (contest, 1), ==, 80);
  g_assert_cmpint (pat_contest_get_total (contest, 3), ==, 40);
  assert_verified (contest, registry);
}

static void
test_text (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();

  for (PatContestKind kind = PAT_CONTEST_TOURNAMENT; kind <= PAT_CONTEST_TABLE; kind++)
    {
      g_autoptr (PatContest) contest = hold_contest (registry, kind);
      g_autofree char *text = pat_contest_to_string (contest), *again = NULL;
      g_autofree char *draft = pat_contest_to_draft (contest);
      g_autofree char *sealed = pat_contest_seal_draft (draft);
      g_autoptr (GError) error = NULL;
      g_autoptr (PatContest) read = pat_contest_parse (text, -1, &error);

      g_assert_no_error (error);
      again = pat_contest_to_string (read);
      g_assert_cmpstr (again, ==, text);
      g_assert_cmpstr (sealed, ==, text);
      g_assert_cmpint (pat_contest_get_kind (read), ==, kind);
      g_assert_cmpstr (pat_contest_get_name (read, 1), ==, "Bob");
      g_assert_null (pat_contest_get_name (read, 3));
      g_assert_false (pat_contest_has_finished (read, 3));
      assert_verified (read, registry);
    }
}

/* A game with nearly as many actions as have room. */
static PatReplay *
new_long_play (void)
{
  PatReplay *play = pat_replay_new ("tiny#5");
  PatReplayEvent event = { 0, PAT_REPLAY_MOVES, (char *) "t1>f1 t2>f2 t3>f3" };

  for (guint i = 0; i < 35000; i++)
    {
      event.msec = 100000 + i;
      g_assert_true (pat_replay_add_event (play, &event));
    }
  return play;
}

/* Another player may enter as long as all that is done then has room in the file. */
static void
test_room (void)
{
  const char *const deals[] = { "tiny#5", NULL };
  g_autoptr (PatContest) many = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);
  g_autoptr (PatContest) large = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);
  g_autoptr (PatReplay) play = new_long_play ();
  g_autoptr (GError) error = NULL;
  g_autoptr (PatContest) read = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < PAT_CONTEST_MAX_ENTRANTS; i++)
    {
      g_assert_true (pat_contest_has_room (many));
      pat_contest_add_entrant (many, NULL);
    }
  g_assert_false (pat_contest_has_room (many));
  for (guint i = 0; pat_contest_has_room (large); i++)
    {
      pat_contest_add_entrant (large, NULL);
      g_assert_true (pat_contest_set_play (large, i, 0, play, TRUE));
    }
  g_assert_cmpuint (pat_contest_get_n_entrants (large), >, 4);
  text = pat_contest_to_string (large);
  read = pat_contest_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_false (pat_contest_has_room (read));
}

/* How the players of a table meet is kept; a word that is unknown or comes twice is refused. */
static void
test_table (void)
{
  static const char *const bad[] = { "table: nothing\ntable: nothing", "table: race\ntable: slow" };
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatContest) contest = hold_contest (registry, PAT_CONTEST_TABLE);
  g_autofree char *text = NULL;
  g_autoptr (PatContest) read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (pat_contest_get_table (contest), ==, PAT_TABLE_PLAIN);
  pat_contest_set_table (contest, PAT_TABLE_RACE | PAT_TABLE_NOTHING);
  text = pat_contest_to_string (contest);
  read = pat_contest_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (pat_contest_get_table (read), ==, PAT_TABLE_RACE | PAT_TABLE_NOTHING);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);
      g_autofree char *forged = NULL;
      g_autoptr (GError) wrong = NULL;

      g_string_replace (changed, "table: race\ntable: nothing", bad[i], 1);
      forged = save_sign (changed->str, -1);
      g_assert_null (pat_contest_parse (forged, -1, &wrong));
      g_assert_cmpstr (wrong->message, ==,
                       "line 5: “race” or “nothing” was expected, each once at most");
    }
}

/* What a game allows is not always allowed in a contest. */
static void
test_allowed (void)
{
  static const struct { PatContestKind kind; guint n_deals; gboolean undo, restart; } rows[] = {
    { PAT_CONTEST_TOUR, 8, FALSE, FALSE }, { PAT_CONTEST_TOURNAMENT, 8, FALSE, FALSE },
    { PAT_CONTEST_TOURNAMENT, 1, FALSE, TRUE }, { PAT_CONTEST_TABLE, 3, TRUE, FALSE },
  };
  static const ContestPlayer careless = { .n_undone = 1, .pace = 100, .n_up = 8 };
  g_autoptr (PatRegistry) registry = contest_new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) deals = NULL;
      g_autoptr (PatContest) contest = NULL;
      g_autoptr (PatReplay) play = contest_play (registry, 5, &careless);
      g_autoptr (GError) error = NULL;
      PatReplayResult result;

      for (guint k = 0; k < rows[i].n_deals; k++)
        g_strv_builder_add (builder, CONTEST_DEAL);
      deals = g_strv_builder_end (builder);
      contest = pat_contest_new (rows[i].kind, (const char *const *) deals);
      pat_contest_add_entrant (contest, "Ann");
      g_assert_true (pat_contest_set_play (contest, 0, 0, play, TRUE));
      g_assert_false (pat_contest_set_play (contest, 0, 0, play, TRUE));
      g_assert_cmpint (pat_contest_allows_restart (contest), ==, rows[i].restart);
      g_assert_cmpint (pat_contest_verify (contest, registry, 0, 0, &result, &error), ==,
                       rows[i].undo);
      if (!rows[i].undo)
        g_assert_cmpstr (error->message, ==, "action 2: moves are not taken back here");
    }
}

static const struct { const char *found, *replacement, *expected; } faults[] = {
  { "players: 4", "players: 1000000",
    "line 7: “players” is “1000000”, and a number from 1 to 1000 was expected" },
  { "players: 4", "players: 0",
    "line 7: “players” is “0”, and a number from 1 to 1000 was expected" },
  { "kind: tournament\n", "kind: tour\n", "line 7: a tour has one player" },
  { "players: 4", "players: 5", NULL },
  { "players: 4", "players: 3", NULL },
  { "kind: tournament\n", "kind: race\n", "line 3: “race” is not “tour”, “tournament” or “table”" },
  { "deals: 2", "deals: 0", "line 4: “deals” is “0”, and a number from 1 to 100 was expected" },
  { "deals: 2", "deals: 1", NULL },
  { "games: 2", "games: 3", "line 9: “games” is “3”, and a number from 0 to 2 was expected" },
  { "game: 2", "game: 1", "line 19: this game of the player was there already" },
  { "over: yes", "over: perhaps", "line 11: “yes” or “no” was expected" },
  { "riffle-contest 1", "riffle-contest 9",
    "line 1: it was written by a newer version of this program, in format 9; formats up to 1 are "
    "known here" },
  { "riffle-contest 1", "riffle-save 1", "line 1: this is not a contest" },
};

static void
test_faults (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatContest) contest = hold_contest (registry, PAT_CONTEST_TOURNAMENT);
  g_autofree char *text = pat_contest_to_string (contest);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);
      g_autofree char *forged = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", faults[i].replacement);
      g_assert_cmpuint (g_string_replace (changed, faults[i].found, faults[i].replacement, 1), ==,
                        1);
      forged = save_sign (changed->str, -1);
      g_assert_null (pat_contest_parse (forged, -1, &error));
      g_assert_nonnull (error);
      if (faults[i].expected != NULL)
        g_assert_cmpstr (error->message, ==, faults[i].expected);
    }
}

static void
test_rounds (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_test_message ("%s", rounds[i].what);
      judge (&rounds[i], registry, PAT_ROUND_RACE);
      judge (&rounds[i], registry, PAT_ROUND_IN_TURN);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contest/rounds", test_rounds);
  g_test_add_func ("/contest/rounds/bad", test_bad_round);
  g_test_add_func ("/contest/rounds/time-up", test_time_up);
  g_test_add_func ("/contest/best", test_best);
  g_test_add_func ("/contest/text", test_text);
  g_test_add_func ("/contest/room", test_room);
  g_test_add_func ("/contest/table", test_table);
  g_test_add_func ("/contest/allowed", test_allowed);
  g_test_add_func ("/contest/faults", test_faults);
  return g_test_run ();
}

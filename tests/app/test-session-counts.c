/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What counts as a game played, won or left, in the table of docs/statistics.md. */
#include "config.h"

#include "session-fixture.h"

#define GOLF "golf#1"

/* The won game of the golden file. */
static const char golf_moves[] =
  "t1>f s t7>f t2>f s t3>f t4>f t3>f t1>f t4>f t4>f t2>f "
  "t2>f s t6>f t5>f t3>f t5>f t6>f t6>f t5>f t2>f t5>f s "
  "t2>f t3>f t1>f t7>f t5>f t4>f t1>f t3>f t7>f s t1>f t4>f "
  "s t6>f s t7>f s s t7>f s s s s s s t6>f";

typedef gboolean (*PlayFunc) (PatGame       *game,
                              const PatMove *move);

static gboolean
play (PatGame       *game,
      const PatMove *move)
{
  return pat_game_play (game, move, NULL);
}

/* Follows the line by what the player does, or a demonstration. */
static void
follow_line (Fixture  *fixture,
             PlayFunc  play_func,
             guint     max_moves)
{
  g_auto (GStrv) words = g_strsplit (golf_moves, " ", -1);
  PatGame *game = riffle_session_get_game (fixture->session);
  guint first = pat_game_get_history_cursor (game);

  for (guint i = 0; i < max_moves && words[first + i] != NULL; i++)
    {
      PatMove move;

      g_assert_true (pat_move_parse (&move, pat_game_get_rules (game), words[first + i], NULL));
      g_assert_true (play_func (game, &move));
    }
}

static void
win (Fixture  *fixture,
     PlayFunc  play_func)
{
  PatGame *game = riffle_session_get_game (fixture->session);

  follow_line (fixture, play_func, G_MAXUINT);
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

  g_assert_true (riffle_statistics_journal_load (riffle_statistics_get_journal (statistics),
                                                 &kept, NULL));
  riffle_statistics_add (statistics, "golf", &(RiffleResult) { .is_won = TRUE, .time_msec = 1 });
  g_assert_true (riffle_statistics_journal_save (riffle_statistics_get_journal (statistics), NULL));
}

/* Another program goes on with the game as it was saved, and may deal anew then. */
static void
play_elsewhere (Fixture *fixture,
                gboolean wins,
                gboolean deals)
{
  RiffleSession *session = fixture->session;

  riffle_session_flush (session);
  start (fixture);
  open_variant (fixture, "golf");
  if (wins)
    win (fixture, play);
  else
    turn_stock (fixture);
  if (deals)
    deal (fixture, 5);
  stop (fixture);
  fixture->session = session;
}

/* A pile whose lowest card lies face down. */
static guint
find_face_down (PatGame *game)
{
  const PatPosition *position = pat_game_get_position (game);
  guint pile = 0;

  while (pat_position_get_size (position, pile) == 0
         || !pat_card_is_face_down (pat_position_get_cards (position, pile)[0]))
    pile++;
  return pile;
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
      win (fixture, play);
      break;
    case 'd':
      win (fixture, pat_game_demonstrate);
      break;
    case 'D':
      follow_line (fixture, pat_game_demonstrate, 1);
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
    case 'p':
      g_assert_true (pat_game_peek (game, find_face_down (game), TRUE));
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
      play_elsewhere (fixture, TRUE, FALSE);
      break;
    case 'V':
      play_elsewhere (fixture, TRUE, TRUE);
      break;
    case 'L':
      play_elsewhere (fixture, FALSE, TRUE);
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
  { "won by a demonstration, and left", "dn", 0, 0, 0, 0, 0, 0 },
  { "won by a demonstration, and once more by undo", "dur", 0, 0, 0, 0, 0, 0 },
  { "won by a demonstration, and the same deal won", "d1w", 1, 1, 0, 0, 0, 1 },
  { "won after a demonstration had begun", "Dwn", 0, 0, 0, 0, 0, 0 },
  { "won after a demonstration had begun and the program ended", "Dqwn", 0, 0, 0, 0, 0, 0 },
  { "won after its moves were taken back and made again", "Durwn", 0, 0, 0, 0, 0, 0 },
  { "won after its moves were taken back", "Duw", 1, 1, 0, 1, 1, 1 },
  { "left after a demonstration had begun", "Dn", 1, 0, 1, 0, 0, 0 },
  { "left after face-down cards were shown", "mpn", 1, 0, 1, 1, 0, 0 },
  { "left after they were shown and the program ended", "mpqmn", 1, 0, 1, 1, 0, 0 },
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
  { "won, and won by another program that went on with the same save", "Ww", 1, 1, 0, 0, 0, 1 },
  { "left, and won by another program that went on with the same save", "Wmn", 1, 1, 0, 0, 0, 1 },
  { "won after another program won the same save and dealt anew", "Vw", 1, 1, 0, 0, 0, 1 },
  { "left, and left by another program before", "Lmn", 1, 0, 1, 0, 0, 0 },
  { "won, and left by another program before", "Lw", 2, 1, 1, 0, 0, 1 },
  { "won by another program, and continued another day", "WmqRw", 1, 1, 0, 0, 0, 1 },
  { "won by another program, and the new deal taken back", "WmnZRwn", 1, 1, 0, 0, 0, 1 },
  { "won by another program, and the same deal won anew", "W1w", 2, 2, 0, 0, 0, 2 },
  { "a copy of a won game opened, and left", "wcnon", 1, 1, 0, 0, 0, 1 },
  { "a copy opened, and won", "cnow", 1, 1, 0, 0, 0, 1 },
};

/* The table of docs/statistics.md, as it is played. */
static void
test_counts (Fixture       *fixture,
             gconstpointer  data)
{
  const Count *count = data;
  g_autoptr (GArray) games = NULL;
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
  games = riffle_statistics_get_games (riffle_session_get_statistics (fixture->session), "golf");
  g_assert_cmpuint (games->len, ==, count->played);
}

/* The points of a demonstration are not the player's. */
static void
test_shown_score (Fixture       *fixture,
                  gconstpointer  data)
{
  RiffleRecord record;
  PatGame *game;
  int own;

  open_deal (fixture, GOLF);
  game = riffle_session_get_game (fixture->session);
  follow_line (fixture, play, 2);
  own = pat_game_get_score (game);
  follow_line (fixture, pat_game_demonstrate, 5);
  g_assert_cmpint (pat_game_get_score (game), !=, own);
  g_assert_cmpint (pat_game_get_own_score (game), ==, own);
  act (fixture, 'n');
  get_record (fixture, "golf", &record);
  g_assert_cmpint (record.best_score, ==, own);
  g_assert_cmpint (record.total_score, ==, own);
}

/* A win is in the statistics and stays there: the deal cannot be taken back any more. */
static void
test_win_stays (Fixture       *fixture,
                gconstpointer  data)
{
  open_deal (fixture, "golf#2");
  open_deal (fixture, GOLF);
  g_assert_true (riffle_session_can_undo_deal (fixture->session));
  win (fixture, play);
  g_assert_false (riffle_session_can_undo_deal (fixture->session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/session/counts/%s", counts[i].what);

      g_test_add (path, Fixture, &counts[i], set_up, test_counts, tear_down);
    }
  ADD ("shown-score", test_shown_score);
  ADD ("win-stays", test_win_stays);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tours and tournaments: whose turn it is, what is allowed, and what the ordinary games notice. */
#include "config.h"

#include "riffle-contest-check.h"
#include "riffle-contest-text.h"

#include "contest-fixture.h"

static void
go_on (Contest *fixture)
{
  g_autoptr (GError) error = NULL;

  riffle_contest_go_on (fixture->contest, &error);
  g_assert_no_error (error);
}

static void
check_turn (Contest *fixture,
            guint    entrant,
            guint    deal)
{
  RiffleContestTurn turn;

  g_assert_true (riffle_contest_turn_find (riffle_contest_get_contest (fixture->contest), &turn));
  g_assert_cmpuint (turn.entrant, ==, entrant);
  g_assert_cmpuint (turn.deal, ==, deal);
}

static void
check_id (Contest    *fixture,
          const char *id)
{
  PatVariant *variant = riffle_session_get_variant (fixture->base.session);

  g_assert_cmpstr (pat_variant_get_id (variant), ==, id);
}

/* The game that was half played when a tour began is there again, with its moves. */
static void
test_leaves_games_alone (Contest       *fixture,
                         gconstpointer  data)
{
  RiffleRecord record;

  open_deal (&fixture->base, "klondike#617");
  turn_stock (&fixture->base);
  begin (fixture, PAT_CONTEST_TOUR, "klondike golf");
  g_assert_true (riffle_contest_is_on_table (fixture->contest));
  turn_stock (&fixture->base);
  riffle_contest_end_game (fixture->contest);
  check_turn (fixture, 0, 1);
  go_on (fixture);
  check_id (fixture, "golf");
  riffle_contest_leave (fixture->contest);
  g_assert_null (riffle_contest_get_contest (fixture->contest));
  check_deal (&fixture->base, "klondike#617");
  check_moves (&fixture->base, 1);
  get_record (&fixture->base, "klondike", &record);
  g_assert_cmpuint (record.played, ==, 0);
  g_assert_false (g_settings_get_boolean (fixture->base.settings, "contest-is-open"));
}

static void
test_next_start (Contest       *fixture,
                 gconstpointer  data)
{
  PatReplay *play;

  begin (fixture, PAT_CONTEST_TOUR, "golf klondike");
  riffle_contest_end_game (fixture->contest);
  go_on (fixture);
  turn_stock (&fixture->base);
  start_again (fixture);
  g_assert_true (riffle_contest_was_on_table (fixture->contest));
  g_assert_null (riffle_session_get_game (fixture->base.session));
  check_turn (fixture, 0, 1);
  go_on (fixture);
  check_id (fixture, "klondike");
  check_moves (&fixture->base, 1);
  turn_stock (&fixture->base);
  play = pat_contest_get_play (riffle_contest_get_contest (fixture->contest), 0, 1);
  g_assert_cmpuint (pat_replay_get_n_events (play), ==, 2);
  g_assert_cmpuint (fixture->base.messages->len, ==, 0);
}

/* Opening another game has the contest wait. */
static void
test_waits (Contest       *fixture,
            gconstpointer  data)
{
  begin (fixture, PAT_CONTEST_TOUR, "golf klondike");
  turn_stock (&fixture->base);
  open_deal (&fixture->base, "golf#9");
  g_assert_false (riffle_contest_is_on_table (fixture->contest));
  g_assert_false (riffle_session_is_apart (fixture->base.session));
  g_assert_false (riffle_session_can_undo (fixture->base.session));
  turn_stock (&fixture->base);
  turn_stock (&fixture->base);
  start_again (fixture);
  g_assert_false (riffle_contest_was_on_table (fixture->contest));
  open_variant (&fixture->base, "golf");
  check_moves (&fixture->base, 2);
  go_on (fixture);
  check_moves (&fixture->base, 1);
  open_variant (&fixture->base, "golf");
  check_deal (&fixture->base, "golf#9");
}

/* Whatever a look into a pile shows elsewhere: of the games of the tour, one allows it. */
static void
test_peeks (Contest       *fixture,
            gconstpointer  data)
{
  RiffleSession *session = fixture->base.session;
  g_autoptr (PatCollection) tour = riffle_contest_find_tour (riffle_session_get_registry (session));
  g_autoptr (GString) allowed = g_string_new (NULL);

  for (guint i = 0; i < tour->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (tour->games, i);
      const char *id = pat_variant_get_id (game->variant);

      begin (fixture, PAT_CONTEST_TOUR, id);
      if (riffle_session_allows (session, RIFFLE_ALLOW_PEEK))
        g_string_append (allowed, id);
    }
  g_assert_cmpstr (allowed->str, ==, "three-shuffles");
}

static void
test_allowed (Contest       *fixture,
              gconstpointer  data)
{
  RiffleSession *session = fixture->base.session;

  begin (fixture, PAT_CONTEST_TOUR, "klondike three-shuffles");
  turn_stock (&fixture->base);
  g_assert_false (riffle_session_can_undo (session));
  g_assert_null (riffle_session_undo (session));
  g_assert_false (riffle_session_restart (session));
  g_assert_false (riffle_session_allows (session, RIFFLE_ALLOW_PEEK));
  check_moves (&fixture->base, 1);
  riffle_contest_end_game (fixture->contest);
  go_on (fixture);
  g_assert_true (riffle_session_allows (session, RIFFLE_ALLOW_PEEK));
  g_assert_false (riffle_session_allows (session, RIFFLE_ALLOW_UNDO));
  begin (fixture, PAT_CONTEST_TOURNAMENT, "klondike");
  turn_stock (&fixture->base);
  g_assert_false (riffle_session_can_undo (session));
  g_assert_true (riffle_session_restart (session));
  g_assert_cmpuint (pat_game_get_history_cursor (riffle_session_get_game (session)), ==, 0);
  g_assert_false (riffle_session_can_undo_deal (session));
  open_deal (&fixture->base, "klondike#1");
  turn_stock (&fixture->base);
  g_assert_true (riffle_session_can_undo (session));
}

/* All play the same deal, one after the other. */
static void
test_tournament (Contest       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *deal = NULL;

  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  deal = pat_game_dup_deal (riffle_session_get_game (fixture->base.session));
  g_assert_false (riffle_contest_turn_can_enter (riffle_contest_get_contest (fixture->contest)));
  turn_stock (&fixture->base);
  riffle_contest_end_game (fixture->contest);
  g_assert_true (riffle_contest_set_name (fixture->contest, 0, " Ann\n"));
  start_again (fixture);
  g_assert_true (riffle_contest_turn_can_enter (riffle_contest_get_contest (fixture->contest)));
  g_assert_true (riffle_contest_enter (fixture->contest, NULL, &error));
  check_turn (fixture, 1, 0);
  check_deal (&fixture->base, deal);
  check_moves (&fixture->base, 0);
  g_assert_cmpstr (pat_contest_get_name (riffle_contest_get_contest (fixture->contest), 0), ==,
                   "Ann");
}

static void
check_standing (Contest    *fixture,
                gboolean    is_calm,
                const char *expected)
{
  PatContest *contest = riffle_contest_get_contest (fixture->contest);
  g_autofree char *standing = NULL;
  RiffleContestTurn turn;

  g_assert_true (riffle_contest_turn_find (contest, &turn));
  standing = riffle_contest_dup_standing (contest, &turn, is_calm);
  g_assert_cmpstr (standing, ==, expected);
}

/* Below the name of the game; whoever plays calmly sees no points there. */
static void
test_standing (Contest       *fixture,
               gconstpointer  data)
{
  begin (fixture, PAT_CONTEST_TOUR, "golf klondike");
  check_standing (fixture, FALSE, "Tour: game 1 of 2, 1 point");
  check_standing (fixture, TRUE, "Tour: game 1 of 2");
  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  check_standing (fixture, FALSE, "Tournament: player 1, 1 point");
  check_standing (fixture, TRUE, "Tournament: player 1");
  begin (fixture, PAT_CONTEST_TABLE, "golf klondike");
  check_standing (fixture, FALSE, "Round 1 of 2: Player 1");
  check_standing (fixture, TRUE, "Round 1 of 2: Player 1");
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  *(GPtrArray **) data = riffle_contest_check_finish (result);
}

/* Of three players, one claims a point too many. */
static void
test_check (Contest       *fixture,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;
  PatReplayResult claim;
  PatReplay *play;
  PatContest *contest;

  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  for (guint i = 0; i < 3; i++)
    {
      if (i > 0)
        g_assert_true (riffle_contest_enter (fixture->contest, NULL, &error));
      turn_stock (&fixture->base);
      riffle_contest_end_game (fixture->contest);
    }
  contest = riffle_contest_get_contest (fixture->contest);
  play = pat_contest_get_play (contest, 1, 0);
  claim = *pat_replay_get_claim (play);
  claim.score++;
  pat_replay_set_claim (play, &claim);
  riffle_contest_check_begin (contest, riffle_session_get_registry (fixture->base.session), NULL,
                              checked_cb, &faults);
  while (faults == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (faults->len, ==, 3);
  g_assert_null (g_ptr_array_index (faults, 0));
  g_assert_nonnull (g_ptr_array_index (faults, 1));
  g_assert_null (g_ptr_array_index (faults, 2));
}

/* Of several games, the sentence names the one that is meant. */
static void
test_check_names_game (Contest       *fixture,
                       gconstpointer  data)
{
  static const struct { PatContestKind kind; const char *fault; } cases[] = {
    { PAT_CONTEST_TOURNAMENT, "in “Klondike”, the score is 0 and not 7." },
    { PAT_CONTEST_TABLE, "in round 2, the score is 0 and not 7." },
  };
  PatReplayResult claim = { .state = PAT_GAME_PLAYING, .score = 7 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const char *const deals[] = { "golf#1", "klondike#1", NULL };
      g_autoptr (PatContest) contest = pat_contest_new (cases[i].kind, deals);
      g_autoptr (PatReplay) play = pat_replay_new (deals[1]);
      g_autoptr (GPtrArray) faults = NULL;

      pat_replay_set_claim (play, &claim);
      pat_contest_add_entrant (contest, "Ann");
      g_assert_true (pat_contest_set_play (contest, 0, 1, play, TRUE));
      riffle_contest_check_begin (contest, riffle_session_get_registry (fixture->base.session),
                                  NULL, checked_cb, &faults);
      while (faults == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (faults->len, ==, 1);
      g_assert_cmpstr (g_ptr_array_index (faults, 0), ==, cases[i].fault);
    }
}

/* What is done in a game after it was given up does not count. */
static void
test_over (Contest       *fixture,
           gconstpointer  data)
{
  PatReplay *play;

  begin (fixture, PAT_CONTEST_TOUR, "golf");
  turn_stock (&fixture->base);
  riffle_contest_end_game (fixture->contest);
  turn_stock (&fixture->base);
  play = pat_contest_get_play (riffle_contest_get_contest (fixture->contest), 0, 0);
  g_assert_cmpuint (pat_replay_get_n_events (play), ==, 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* All windows have the same contest, and it is played in one of them. */
static void
test_several_windows (Contest       *fixture,
                      gconstpointer  data)
{
  g_autoptr (RiffleSession) beside = riffle_session_new_beside (fixture->base.session);
  g_autoptr (RiffleContest) other = riffle_contest_new (beside);
  guint n_changed = 0, n_called = 0;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (other, "changed", G_CALLBACK (count_cb), &n_changed);
  g_signal_connect_swapped (fixture->base.session, "called", G_CALLBACK (count_cb), &n_called);
  begin (fixture, PAT_CONTEST_TOUR, "golf klondike");
  g_assert_cmpuint (n_changed, >, 0);
  g_assert_nonnull (riffle_contest_get_contest (other));
  g_assert_true (riffle_contest_get_contest (other)
                 == riffle_contest_get_contest (fixture->contest));
  /* The window in which it is played comes to the front. */
  g_assert_true (riffle_contest_go_on (other, &error));
  g_assert_cmpuint (n_called, ==, 1);
  g_assert_false (riffle_contest_is_on_table (other));
  /* When it waits, it goes on in the one that asks. */
  riffle_contest_put_away (fixture->contest);
  g_assert_true (riffle_contest_go_on (other, &error));
  g_assert_true (riffle_contest_is_on_table (other));
  g_assert_cmpuint (n_called, ==, 1);
  /* Where it is left does not matter. */
  riffle_contest_leave (fixture->contest);
  g_assert_null (riffle_contest_get_contest (other));
  g_assert_false (riffle_session_is_apart (beside));
  g_clear_object (&other);
  riffle_session_close (beside);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_CONTEST ("leaves-games-alone", test_leaves_games_alone);
  ADD_CONTEST ("next-start", test_next_start);
  ADD_CONTEST ("waits", test_waits);
  ADD_CONTEST ("peeks", test_peeks);
  ADD_CONTEST ("allowed", test_allowed);
  ADD_CONTEST ("standing", test_standing);
  ADD_CONTEST ("tournament", test_tournament);
  ADD_CONTEST ("check", test_check);
  ADD_CONTEST ("check-names-game", test_check_names_game);
  ADD_CONTEST ("over", test_over);
  ADD_CONTEST ("several-windows", test_several_windows);
  return g_test_run ();
}

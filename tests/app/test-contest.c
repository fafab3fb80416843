/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tours and tournaments: whose turn it is, what is kept, and what the ordinary games notice. */
#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "riffle-best-tours.h"
#include "riffle-contest-check.h"
#include "riffle-contest-deals.h"
#include "riffle-contest.h"
#include "riffle-shared-file-text.h"
#include "session-fixture.h"

typedef struct
{
  Fixture        base;
  RiffleContest *contest;
} Contest;

static void
begin_fixture (Contest       *fixture,
               gconstpointer  data)
{
  set_up (&fixture->base, data);
  g_settings_reset (fixture->base.settings, "contest-is-open");
  fixture->contest = riffle_contest_new (fixture->base.session);
}

static void
end_fixture (Contest       *fixture,
             gconstpointer  data)
{
  g_clear_object (&fixture->contest);
  tear_down (&fixture->base, data);
}

/* The program ends and is started again. */
static void
start_again (Contest *fixture)
{
  riffle_session_flush (fixture->base.session);
  g_clear_object (&fixture->contest);
  stop (&fixture->base);
  start (&fixture->base);
  fixture->contest = riffle_contest_new (fixture->base.session);
}

static void
begin (Contest        *fixture,
       PatContestKind  kind,
       const char     *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  g_autoptr (GPtrArray) games =
    g_ptr_array_new_with_free_func ((GDestroyNotify) pat_collection_game_free);
  g_autoptr (GError) error = NULL;
  PatContest *contest;

  for (guint i = 0; words[i] != NULL; i++)
    {
      PatVariant *variant = riffle_session_find_variant (fixture->base.session, words[i], &error);

      g_assert_no_error (error);
      g_ptr_array_add (games, pat_collection_game_new (variant, NULL));
    }
  contest = riffle_contest_deal (fixture->base.session, kind, games, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (riffle_contest_take (fixture->contest, contest, &error));
}

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
test_damaged (Contest       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *kept = g_strconcat (path, ".unreadable-1", NULL);

  begin (fixture, PAT_CONTEST_TOUR, "golf");
  riffle_session_flush (fixture->base.session);
  g_clear_object (&fixture->contest);
  stop (&fixture->base);
  g_assert_true (g_file_set_contents (path, "riffle-contest 1\nnothing", -1, NULL));
  start (&fixture->base);
  fixture->contest = riffle_contest_new (fixture->base.session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (riffle_contest_get_contest (fixture->contest));
  g_assert_cmpuint (fixture->base.messages->len, ==, 1);
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
}

/* That of a newer version stays where it is; what is begun here is written beside it, and found
 * again. */
static void
test_newer (Contest       *fixture,
            gconstpointer  data)
{
  static const char newer[] = "riffle-contest 9\nanything\n";
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *expected = g_strdup_printf (
    "The tour or tournament that you left was saved by a newer version of Riffle, which can "
    "continue it. As long as you use this version, the file “%s” stays as it is, and yours is "
    "saved beside it.", path);

  begin (fixture, PAT_CONTEST_TOUR, "golf");
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = NULL;

      riffle_session_flush (fixture->base.session);
      g_clear_object (&fixture->contest);
      stop (&fixture->base);
      g_assert_true (g_file_set_contents (path, newer, -1, NULL));
      start (&fixture->base);
      fixture->contest = riffle_contest_new (fixture->base.session);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpuint (fixture->base.messages->len, ==, i + 1);
      g_assert_cmpstr (g_ptr_array_index (fixture->base.messages, i), ==, expected);
      /* The first time there is none beside it. */
      g_assert_cmpint (riffle_contest_get_contest (fixture->contest) != NULL, ==, i == 1);
      if (i == 0)
        begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
      else
        g_assert_cmpint (pat_contest_get_kind (riffle_contest_get_contest (fixture->contest)), ==,
                         PAT_CONTEST_TOURNAMENT);
      riffle_session_flush (fixture->base.session);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, newer);
    }
}

/* A game that is longer than the file can hold is told to be so, and stays readable. */
static void
test_endless (Contest       *fixture,
              gconstpointer  data)
{
  const char *const deals[] = { "klondike#1", NULL };
  PatContest *contest = pat_contest_new (PAT_CONTEST_TABLE, deals);
  g_autoptr (PatReplay) play = pat_replay_new (deals[0]);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = scratch_path (&fixture->base.scratch, "games/current.riffle-contest");
  g_autofree char *text = NULL;

  for (guint i = 0; i < 49999; i++)
    {
      pat_replay_add_event (play, &(PatReplayEvent) { 0, PAT_REPLAY_MOVES, (char *) "s" });
      pat_replay_add_event (play, &(PatReplayEvent) { 0, PAT_REPLAY_UNDO, NULL });
    }
  pat_contest_add_entrant (contest, "Ann");
  g_assert_true (pat_contest_set_play (contest, 0, 0, play, FALSE));
  riffle_contest_take (fixture->contest, contest, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 4; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_cmpuint (fixture->base.messages->len, ==, i > 2);
      turn_stock (&fixture->base);
    }
  g_assert_nonnull (strstr (g_ptr_array_index (fixture->base.messages, 0), "is not saved"));
  g_assert_cmpuint (fixture->base.messages->len, ==, 1);
  riffle_session_flush (fixture->base.session);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  contest = pat_contest_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (pat_replay_get_n_events (pat_contest_get_play (contest, 0, 0)), ==, 100000);
  g_object_unref (contest);
}

/* Another program may have written the file. */
static void
refresh (RiffleBestTours *tours)
{
  g_autofree char *trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));

  g_assert_null (trouble);
}

static RiffleBestTours *
open_tours (const char *path)
{
  RiffleBestTours *tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);

  refresh (tours);
  return tours;
}

static void
add_tour (RiffleBestTours *tours,
          int              total,
          gint64           ended_usec,
          const char      *name)
{
  const RiffleBestTour tour = { total, ended_usec, (char *) name, NULL };
  g_autoptr (GError) error = NULL;

  riffle_best_tours_add (tours, &tour, &error);
  g_assert_no_error (error);
}

/* Two programs add their tours to the same list, which keeps five. */
static void
test_best_tours (Contest       *fixture,
                 gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autoptr (RiffleBestTours) ours = open_tours (path);
  g_autoptr (RiffleBestTours) theirs = open_tours (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (riffle_best_tours_is_good (ours, -7));
  add_tour (ours, 50, 1, NULL);
  add_tour (theirs, 70, 2, "Bob");
  add_tour (ours, 50, 1, "Ann");
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 2);
  g_assert_cmpstr (riffle_best_tours_get (ours, 0)->name, ==, "Bob");
  g_assert_cmpstr (riffle_best_tours_get (ours, 1)->name, ==, "Ann");
  for (gint64 i = 0; i < 4; i++)
    add_tour (theirs, 60, 10 + i, NULL);
  g_assert_cmpuint (riffle_best_tours_get_n (theirs), ==, RIFFLE_N_BEST_TOURS);
  g_assert_cmpint (riffle_best_tours_get (theirs, 4)->total, ==, 60);
  g_assert_false (riffle_best_tours_is_good (theirs, 60));
  g_assert_true (riffle_best_tours_clear (theirs, &error));
  g_clear_object (&ours);
  ours = open_tours (path);
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 0);
}

/* A tour that comes from a file again has the same deals, and stands in the list once. */
static void
test_same_tour (Contest       *fixture,
                gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autoptr (RiffleBestTours) tours = open_tours (path);
  RiffleBestTour tour = { 50, 1, NULL, (char *) "a1" };

  g_assert_false (riffle_best_tours_has (tours, "a1"));
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  tour.name = (char *) "Ann";
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  tour.total = 70;
  tour.ended_usec = 2;
  g_assert_true (riffle_best_tours_add (tours, &tour, NULL));
  g_clear_object (&tours);
  tours = open_tours (path);
  g_assert_true (riffle_best_tours_has (tours, "a1"));
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 1);
  g_assert_cmpstr (riffle_best_tours_get (tours, 0)->name, ==, "Ann");
  g_assert_cmpint (riffle_best_tours_get (tours, 0)->total, ==, 50);
}

/* What one window has cleared does not come back with the next tour of another one. */
static void
test_cleared_best_tours (Contest       *fixture,
                         gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autoptr (RiffleBestTours) ours = open_tours (path);
  g_autoptr (RiffleBestTours) theirs = NULL;
  g_autoptr (GError) error = NULL;

  for (gint64 i = 1; i <= RIFFLE_N_BEST_TOURS; i++)
    add_tour (ours, 60, i, NULL);
  theirs = open_tours (path);
  g_assert_true (riffle_best_tours_clear (ours, &error));
  refresh (theirs);
  g_assert_true (riffle_best_tours_is_good (theirs, 7));
  add_tour (theirs, 7, 10, "Bob");
  g_assert_cmpuint (riffle_best_tours_get_n (theirs), ==, 1);
  refresh (ours);
  g_assert_cmpuint (riffle_best_tours_get_n (ours), ==, 1);
  g_assert_cmpint (riffle_best_tours_get (ours, 0)->total, ==, 7);
}

/* What could not be written is written with the next tour; a list that was to be cleared stays so.
 */
static void
test_unwritten_best_tours (Contest       *fixture,
                           gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autofree char *lock = g_strconcat (path, ".lock", NULL);
  g_autoptr (RiffleBestTours) tours = open_tours (path);
  const RiffleBestTour tour = { 50, 2, NULL, NULL };

  add_tour (tours, 60, 1, NULL);
  g_assert_cmpint (g_unlink (lock), ==, 0);
  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  g_assert_false (riffle_best_tours_clear (tours, NULL));
  g_assert_false (riffle_best_tours_add (tours, &tour, NULL));
  refresh (tours);
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 1);
  g_assert_cmpint (g_rmdir (lock), ==, 0);
  add_tour (tours, 40, 3, NULL);
  g_clear_object (&tours);
  tours = open_tours (path);
  g_assert_cmpuint (riffle_best_tours_get_n (tours), ==, 2);
  g_assert_cmpint (riffle_best_tours_get (tours, 0)->total, ==, 50);
}

/* However much is wrong, a sentence tells it. */
static void
test_sentence_of_best_tours (Contest       *fixture,
                             gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autofree char *word = g_strnfill (20000, 'x');
  const char *const ways[] = { "[%s]\nended=1\n", "[Tour 1]\ntotal=%s\nended=1\n", "%s", "\xff%s" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_auto (GStrv) parts = g_strsplit (ways[i], "%s", 2);
      g_autofree char *text = g_strconcat (parts[0], word, parts[1], NULL);
      g_autofree char *trouble = NULL;
      g_autoptr (RiffleBestTours) tours = NULL;

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
      trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
      g_assert_nonnull (trouble);
      g_assert_cmpuint (strlen (trouble), <, 1000);
      g_assert_true (g_utf8_validate (trouble, -1, NULL));
    }
}

static void
test_damaged_best_tours (Contest       *fixture,
                         gconstpointer  data)
{
  g_autofree char *path = scratch_path (&fixture->base.scratch, "best.ini");
  g_autofree char *kept = g_strconcat (path, ".unreadable-1", NULL);
  g_autofree char *trouble = NULL, *newer = NULL;
  g_autoptr (RiffleBestTours) tours = NULL;
  const RiffleBestTour tour = { 5, 5, NULL, NULL };

  g_assert_true (g_file_set_contents (path, "[Tour 1]\ntotal=many\n", -1, NULL));
  tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
  trouble = riffle_shared_file_text_open (RIFFLE_SHARED_FILE (tours));
  g_assert_nonnull (strstr (trouble, kept));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));
  add_tour (tours, 5, 5, NULL);
  g_clear_object (&tours);
  /* One of a newer version is left alone. */
  g_assert_true (g_file_set_contents (path, "[Riffle]\nversion=2\n", -1, NULL));
  tours = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, path);
  g_assert_false (riffle_best_tours_add (tours, &tour, NULL));
  g_assert_true (g_file_get_contents (path, &newer, NULL, NULL));
  g_assert_cmpstr (newer, ==, "[Riffle]\nversion=2\n");
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

/* Who finds no room in the file is told so, and all that is there stays. */
static void
test_full (Contest       *fixture,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  PatContest *contest;
  g_autofree char *before = NULL, *after = NULL;

  begin (fixture, PAT_CONTEST_TOURNAMENT, "golf");
  riffle_contest_end_game (fixture->contest);
  contest = riffle_contest_get_contest (fixture->contest);
  while (pat_contest_get_n_entrants (contest) < PAT_CONTEST_MAX_ENTRANTS)
    {
      int entrant = pat_contest_add_entrant (contest, NULL);

      pat_contest_set_play (contest, (guint) entrant, 0, pat_contest_get_play (contest, 0, 0),
                            TRUE);
    }
  before = pat_contest_to_string (contest);
  g_assert_true (riffle_contest_turn_can_enter (contest));
  g_assert_false (riffle_contest_enter (fixture->contest, "Zoe", &error));
  g_assert_nonnull (strstr (error->message, "no room"));
  after = pat_contest_to_string (riffle_contest_get_contest (fixture->contest));
  g_assert_cmpstr (after, ==, before);
}

#define ADD_CONTEST(name, function) \
  g_test_add ("/contest/" name, Contest, NULL, begin_fixture, function, end_fixture)

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
  ADD_CONTEST ("tournament", test_tournament);
  ADD_CONTEST ("full", test_full);
  ADD_CONTEST ("damaged", test_damaged);
  ADD_CONTEST ("newer", test_newer);
  ADD_CONTEST ("endless", test_endless);
  ADD_CONTEST ("best-tours", test_best_tours);
  ADD_CONTEST ("same-tour", test_same_tour);
  ADD_CONTEST ("cleared-best-tours", test_cleared_best_tours);
  ADD_CONTEST ("unwritten-best-tours", test_unwritten_best_tours);
  ADD_CONTEST ("sentence-of-best-tours", test_sentence_of_best_tours);
  ADD_CONTEST ("damaged-best-tours", test_damaged_best_tours);
  ADD_CONTEST ("check", test_check);
  ADD_CONTEST ("over", test_over);
  ADD_CONTEST ("several-windows", test_several_windows);
  return g_test_run ();
}

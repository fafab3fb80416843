/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Films of replays, how they run, and what is found out about texts and links from outside. */
#include "config.h"

#include "riffle-film-player.h"
#include "riffle-link.h"
#include "riffle-offer.h"
#include "riffle-replay-file.h"

#include "session-fixture.h"

/* Two cards are turned up, one is taken back, and the cards are dealt again. */
static PatReplay *
play (Fixture *fixture)
{
  static const PatReplayEvent events[] = {
    { 1000, PAT_REPLAY_MOVES, (char *) "s" },
    { 1100, PAT_REPLAY_MOVES, (char *) "s" },
    { 9000, PAT_REPLAY_UNDO, NULL },
    { 9500, PAT_REPLAY_RESTART, NULL },
    { 9600, PAT_REPLAY_MOVES, (char *) "s" },
  };
  PatReplay *replay = pat_replay_new ("klondike:draw=3#617");
  const PatReplayResult claim = { .score = -10, .msec = 12000 };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    g_assert_true (pat_replay_add_event (replay, &events[i]));
  pat_replay_set_player (replay, "Ann");
  pat_replay_set_claim (replay, &claim);
  return replay;
}

static RiffleFilm *
make_film (Fixture   *fixture,
           PatReplay *replay)
{
  g_autoptr (GError) error = NULL;
  RiffleFilm *film =
    riffle_film_new (replay, riffle_session_get_registry (fixture->session), &error);

  g_assert_no_error (error);
  return film;
}

/* The film shows what the referee would. */
static void
check_film (Fixture    *fixture,
            RiffleFilm *film,
            guint       step)
{
  g_autoptr (PatGame) expected = pat_replay_play (riffle_film_get_replay (film),
                                                  riffle_session_get_registry (fixture->session),
                                                  step, NULL, NULL);
  PatGame *game = riffle_film_get_game (film);

  riffle_film_seek (film, step);
  game = riffle_film_get_game (film);
  g_assert_cmpuint (riffle_film_get_step (film), ==, step);
  g_assert_true (pat_position_equal (pat_game_get_position (game),
                                     pat_game_get_position (expected)));
  g_assert_cmpint (pat_game_get_score (game), ==, pat_game_get_score (expected));
  if (step < riffle_film_get_n_steps (film))
    g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, pat_game_get_elapsed_usec (expected));
}

/* Forwards, backwards and across. */
static void
test_steps (Fixture       *fixture,
            gconstpointer  data)
{
  static const guint steps[] = { 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 5, 2, 4, 0, 3 };
  g_autoptr (PatReplay) replay = play (fixture);
  g_autoptr (RiffleFilm) film = make_film (fixture, replay);

  g_assert_cmpuint (riffle_film_get_n_steps (film), ==, 5);
  g_assert_true (riffle_film_has_times (film));
  g_assert_cmpint (riffle_film_get_msec (film, 0), ==, 0);
  g_assert_cmpint (riffle_film_get_msec (film, 5), ==, 9600);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    check_film (fixture, film, steps[i]);
}

/* A step to the next moment is played in the same game, so that cards fly; a jump needs another. */
static void
test_games (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  g_autoptr (RiffleFilm) film = make_film (fixture, replay);
  PatGame *game = riffle_film_get_game (film);
  g_autoptr (PatGame) copy = NULL;

  riffle_film_seek (film, 1);
  riffle_film_seek (film, 2);
  riffle_film_seek (film, 1);
  g_assert_true (riffle_film_get_game (film) == game);
  g_assert_cmpuint (pat_game_get_n_undos (game), ==, 0);
  copy = riffle_film_dup_game (film);
  g_assert_true (copy != game);
  g_assert_cmpuint (pat_game_get_n_moves (copy), ==, 1);
  riffle_film_seek (film, 5);
  g_assert_false (riffle_film_get_game (film) == game);
}

static void
check_delay (RiffleFilm       *film,
             RiffleFilmPlayer *player,
             guint             step,
             guint             expected)
{
  riffle_film_seek (film, step);
  g_assert_cmpuint (riffle_film_player_get_delay (player), ==, expected);
}

/* Evenly, or as the game was played, with pauses that are neither too short nor too long. */
static void
test_delays (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  g_autoptr (RiffleFilm) film = make_film (fixture, replay);
  g_autoptr (RiffleFilmPlayer) player = riffle_film_player_new (film);

  check_delay (film, player, 2, 1000);
  riffle_film_player_set_speed (player, 8);
  check_delay (film, player, 2, 125);
  riffle_film_player_set_speed (player, 0.25);
  check_delay (film, player, 2, 4000);
  riffle_film_player_set_speed (player, 2);
  riffle_film_player_set_by_times (player, TRUE);
  check_delay (film, player, 0, 500);
  check_delay (film, player, 1, 125);
  check_delay (film, player, 2, 2500);
  check_delay (film, player, 3, 250);
}

/* It runs to the end, and from there from the beginning. */
static void
test_playing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  g_autoptr (RiffleFilm) film = make_film (fixture, replay);
  g_autoptr (RiffleFilmPlayer) player = riffle_film_player_new (film);

  riffle_film_player_set_speed (player, 1000);
  riffle_film_player_set_playing (player, TRUE);
  while (riffle_film_player_is_playing (player))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (riffle_film_get_step (film), ==, 5);
  riffle_film_player_set_playing (player, TRUE);
  g_assert_cmpuint (riffle_film_get_step (film), ==, 0);
  riffle_film_player_set_playing (player, FALSE);
  g_assert_false (riffle_film_player_is_playing (player));
}

static void
test_links (void)
{
  static const struct { const char *link, *deal; } rows[] = {
    { "riffle:klondike:draw=3%23617", "klondike:draw=3#617" },
    { "riffle:klondike:draw=3#617", "klondike:draw=3#617" },
    { "RIFFLE:golf%233", "golf#3" },
    { "riffle:///golf%233", "golf#3" },
    { "riffle:golf%3", "golf%3" },
    { "riffle:", "" },
  };
  g_autofree char *link = riffle_link_dup ("klondike:draw=3,scoring=vegas#617");

  g_assert_cmpstr (link, ==, "riffle:klondike:draw=3,scoring=vegas%23617");
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *deal = riffle_link_dup_deal (rows[i].link);

      g_assert_cmpstr (deal, ==, rows[i].deal);
    }
  g_assert_false (riffle_link_is ("riffle-replay 1"));
  g_assert_false (riffle_link_is ("klondike#1"));
}

static RiffleOffer *
read_text (Fixture    *fixture,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  RiffleOffer *offer = riffle_offer_new (fixture->session, text, &error);

  g_assert_no_error (error);
  return offer;
}

static void
test_deals (Fixture       *fixture,
            gconstpointer  data)
{
  static const char *const texts[] = {
    "klondike:draw=3#617", "  klondike:draw=3#617\r\n", "riffle:klondike:draw=3%23617\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (RiffleOffer) offer = read_text (fixture, texts[i]);

      g_assert_cmpstr (offer->title, ==, "Klondike");
      g_assert_cmpstr (offer->deal, ==, "klondike:draw=3#617");
      g_assert_null (offer->film);
      g_assert_null (offer->game);
    }
}

/* Also after a mail program has touched it. */
static void
test_replays (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  g_autofree char *text = pat_replay_to_string (replay);
  g_autoptr (GString) mailed = g_string_new (text);
  g_autoptr (RiffleOffer) offer = NULL;

  g_string_replace (mailed, "\n", "\r\n", 0);
  g_string_truncate (mailed, mailed->len - 2);
  g_string_prepend (mailed, "\n\n");
  offer = read_text (fixture, mailed->str);
  g_assert_cmpstr (offer->title, ==, "Klondike");
  g_assert_nonnull (offer->film);
  g_assert_nonnull (strstr (offer->text, "Ann"));
  g_assert_nonnull (strstr (offer->text, "0:12"));
  g_assert_nonnull (strstr (offer->text, "this is not true: the score is "));
  g_assert_true (offer->is_refuted);
  g_assert_nonnull (offer->challenge);
}

/* Whoever plays calmly hears neither of points nor of time. */
static void
test_calm (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  g_autofree char *text = pat_replay_to_string (replay), *save = NULL;
  g_autoptr (RiffleOffer) offer = NULL, game = NULL;

  open_deal (fixture, "golf#9");
  g_settings_set_boolean (fixture->settings, "calm", TRUE);
  offer = read_text (fixture, text);
  save = pat_save_to_string (riffle_session_get_game (fixture->session));
  game = read_text (fixture, save);
  g_settings_reset (fixture->settings, "calm");
  g_assert_true (g_str_has_suffix (offer->text, "It was left unfinished. All moves were played "
                                   "again, and this is not true."));
  g_assert_null (offer->challenge);
  g_assert_cmpstr (game->text, ==, "A saved game.");
}

/* What cannot be played is told with its line; the deal can still be played. */
static void
test_bad_moves (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (PatReplay) replay = play (fixture);
  const PatReplayEvent event = { 10000, PAT_REPLAY_MOVES, (char *) "f4>t7" };
  g_autofree char *text = NULL, *path = NULL;
  g_autoptr (RiffleOffer) offer = NULL;
  g_autoptr (GError) error = NULL;

  pat_replay_add_event (replay, &event);
  text = pat_replay_to_string (replay);
  offer = read_text (fixture, text);
  g_assert_null (offer->film);
  g_assert_nonnull (offer->deal);
  g_assert_nonnull (strstr (offer->text, "Line 14, action 6: the move f4>t7 cannot"));
  path = g_build_filename (fixture->scratch.folder, "bad.riffle-replay", NULL);
  g_assert_true (pat_file_write (text, path, &error));
  g_assert_true (riffle_replay_file_is (path));
  g_assert_null (riffle_replay_file_read (fixture->session, path, &error));
  g_assert_nonnull (strstr (error->message, "The replay “bad.riffle-replay” cannot be shown: "));
  g_assert_nonnull (strstr (error->message, "Line 14, action 6"));
}

static void
test_saves (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autoptr (RiffleOffer) offer = NULL;

  open_deal (fixture, "klondike#1");
  turn_stock (fixture);
  text = pat_save_to_string (riffle_session_get_game (fixture->session));
  offer = read_text (fixture, text);
  g_assert_nonnull (offer->game);
  g_assert_nonnull (offer->film);
  g_assert_cmpstr (offer->deal, ==, "klondike#1");
  g_assert_cmpuint (pat_replay_get_n_events (offer->film), ==, 1);
}

static void
test_refusals (Fixture       *fixture,
               gconstpointer  data)
{
  static const struct { const char *text, *part; } rows[] = {
    { "", "neither a deal, nor a replay" },
    { "Dear Ann, look at this", "neither a deal, nor a replay" },
    { "glof#1", "Did you mean “golf”?" },
    { "golf#many", "a number from 1" },
    { "klondike:draw=9#1", "9 is not allowed" },
    { "riffle:glof%231", "Did you mean “golf”?" },
    { "riffle-replay 1\nprogram: 0\n", "line " },
    { "riffle-replay 7\n", "newer version" },
    { "riffle-save 1\nprogram: 0\n", "line " },
    { "riffle-contest 1\n", "This is a contest" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (riffle_offer_new (fixture->session, rows[i].text, &error));
      g_test_message ("%s", error->message);
      g_assert_nonnull (strstr (error->message, rows[i].part));
      /* Whole sentences, each with its subject. */
      g_assert_true (g_str_has_prefix (error->message, "The ")
                     || g_str_has_prefix (error->message, "This "));
      g_assert_true (g_str_has_suffix (error->message, ".")
                     || g_str_has_suffix (error->message, "?"));
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/replay/steps", test_steps },       { "/replay/games", test_games },
    { "/replay/delays", test_delays },     { "/replay/playing", test_playing },
    { "/replay/deals", test_deals },       { "/replay/replays", test_replays },
    { "/replay/calm", test_calm },
    { "/replay/bad-moves", test_bad_moves }, { "/replay/saves", test_saves },
    { "/replay/refusals", test_refusals },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/replay/links", test_links);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}

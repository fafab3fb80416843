/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Replays: what a player does is written down, read again, and believed only if it is true. */
#include "contest-sample.h"

/* Takes a move back, and then brings all cards up. */
static const ContestPlayer careless = { .n_undone = 1, .pace = 1000, .n_up = 8 };

static PatReplay *
read_again (PatReplay *replay)
{
  g_autofree char *text = pat_replay_to_string (replay);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  PatReplay *read = pat_replay_parse (text, -1, &error);

  g_assert_no_error (error);
  again = pat_replay_to_string (read);
  g_assert_cmpstr (again, ==, text);
  return read;
}

static void
assert_true_claim (PatReplay   *replay,
                   PatRegistry *registry,
                   int          score)
{
  g_autoptr (GError) error = NULL;
  PatReplayResult result;

  pat_replay_verify (replay, registry, &result, &error);
  g_assert_no_error (error);
  g_assert_cmpint (result.score, ==, score);
}

/* Everything that changes a game: moves with automatic ones, undo, redo, dealing again. */
static void
test_recording (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatGame) game = contest_begin (registry, 5);
  g_autoptr (PatRecorder) recorder = pat_recorder_new (game, NULL);
  g_autoptr (PatReplay) again = NULL;
  PatReplay *replay;

  contest_set_clock (game, 100);
  contest_move (game, FALSE);
  contest_set_clock (game, 250);
  g_assert_true (pat_game_undo (game));
  g_assert_true (pat_game_redo (game));
  contest_set_clock (game, 300);
  g_assert_true (pat_game_restart (game));
  contest_move (game, TRUE);
  g_assert_cmpuint (pat_game_instant_auto_play (game), ==, 7);
  g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_WON);
  replay = pat_recorder_get_replay (recorder);
  g_assert_cmpuint (pat_replay_get_n_events (replay), ==, 6);
  g_assert_cmpint (pat_replay_get_event (replay, 1)->act, ==, PAT_REPLAY_UNDO);
  g_assert_cmpint (pat_replay_get_event (replay, 1)->msec, ==, 250);
  g_assert_cmpint (pat_replay_get_event (replay, 3)->act, ==, PAT_REPLAY_RESTART);
  assert_true_claim (replay, registry, 8 * 5 - 1);
  again = read_again (replay);
  assert_true_claim (again, registry, 8 * 5 - 1);
}

/* A game that was begun before is taken up where it is. */
static void
test_history (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatGame) game = contest_begin (registry, 5);
  g_autoptr (PatRecorder) recorder = NULL, next = NULL;
  PatReplay *replay;

  pat_game_set_auto_play (game, PAT_AUTO_ALL);
  contest_move (game, FALSE);
  recorder = pat_recorder_new (game, NULL);
  replay = pat_recorder_get_replay (recorder);
  g_assert_cmpuint (pat_replay_get_n_events (replay), ==, 1);
  assert_true_claim (replay, registry, pat_game_get_score (game));
  next = pat_recorder_new (game, replay);
  g_assert_true (pat_recorder_get_replay (next) == replay);
}

/* As a film: the game after some of the actions. */
static void
test_part (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autoptr (GError) error = NULL;
  int expected[] = { 0, 0, -1, 4, 9, 14, 19, 24, 29, 34, 39, 39 };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      PatReplayResult result;
      g_autoptr (PatGame) game = pat_replay_play (replay, registry, i, &result, &error);

      g_assert_no_error (error);
      g_assert_cmpint (result.score, ==, expected[i]);
      g_assert_cmpint (result.state == PAT_GAME_WON, ==, i >= 10);
    }
}

/* One action after the other, in the same game; one that is not its turn is refused. */
static void
test_steps (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = pat_replay_play (replay, registry, 0, NULL, &error);

  for (guint i = 0; i < pat_replay_get_n_events (replay); i++)
    {
      g_assert_true (pat_replay_play_event (replay, game, i, &error));
      g_assert_cmpint (pat_game_get_elapsed_usec (game) / 1000, ==,
                       pat_replay_get_event (replay, i)->msec);
    }
  g_assert_cmpuint (pat_game_get_state (game), ==, PAT_GAME_WON);
  g_assert_false (pat_replay_play_event (replay, game, 0, &error));
  g_assert_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE);
}

/* Where an action stands in the text, with and without the name of a player. */
static void
test_lines (void)
{
  static const char *const names[] = { NULL, "Ann" };
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      pat_replay_set_player (replay, names[i]);
      text = pat_replay_to_string (replay);
      lines = g_strsplit (text, "\n", -1);
      g_assert_cmpstr (lines[pat_replay_get_line (replay, 1) - 1], ==, "1000 undo");
    }
}

/* The same at once: how the game stood after each action, and when. */
static void
test_results (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autoptr (PatReplay) bad = pat_replay_new (CONTEST_DEAL);
  const PatReplayEvent event = { 10, PAT_REPLAY_UNDO, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) results = pat_replay_list_results (replay, registry, &error);
  int expected[] = { 0, -1, 4, 9, 14, 19, 24, 29, 34, 39 };

  g_assert_no_error (error);
  g_assert_cmpuint (results->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < results->len; i++)
    {
      const PatReplayResult *result = &g_array_index (results, PatReplayResult, i);

      g_assert_cmpint (result->score, ==, expected[i]);
      g_assert_cmpint (result->msec, ==, pat_replay_get_event (replay, i)->msec);
      g_assert_cmpint (result->state == PAT_GAME_WON, ==, i == 9);
    }
  g_assert_true (pat_replay_add_event (bad, &event));
  g_assert_null (pat_replay_list_results (bad, registry, &error));
  g_assert_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_MOVE);
}

typedef struct
{
  const char *found;       /* in the text of a replay */
  const char *replacement;
  const char *expected;    /* what is said of it */
} Forgery;

static const Forgery forgeries[] = {
  { "score: 39", "score: 40", "the score is 39 and not 40" },
  { "state: won", "state: playing", "the game did not end as claimed" },
  { "msec: 9000", "msec: 8000", "the game took longer than claimed" },
  { "deal: tiny#5", "deal: huge#5", "the game “huge” is not installed here" },
  { "deal: tiny#5", "deal: tiny", "the deal “tiny” has no number" },
  { "deal: tiny#5", "deal: tiny:a=b#5", NULL },
  { "1000 undo", "1000 restart", NULL },
  { "1000 undo\n2000 ", "1000 undo\n1500 undo\n2000 ", "action 3: undo is not possible there" },
  { "2000 t", "2000 c1>f1 t", NULL },
};

/* Puts one part of a text in the place of another, with a checksum that fits. */
static char *
forge (const char *text,
       const char *found,
       const char *replacement)
{
  g_autoptr (GString) forged = g_string_new (text);
  char *again;

  g_assert_cmpuint (g_string_replace (forged, found, replacement, 1), ==, 1);
  if (strstr (replacement, "1500 ") != NULL)
    g_string_replace (forged, "actions: 10", "actions: 11", 1);
  again = save_sign (forged->str, -1);
  return again;
}

static void
test_forgeries (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autofree char *text = pat_replay_to_string (replay);

  for (guint i = 0; i < G_N_ELEMENTS (forgeries); i++)
    {
      const Forgery *forgery = &forgeries[i];
      g_autofree char *forged = forge (text, forgery->found, forgery->replacement);
      g_autoptr (GError) error = NULL;
      g_autoptr (PatReplay) read = pat_replay_parse (forged, -1, &error);
      PatReplayResult result;

      g_test_message ("%s", forgery->replacement);
      g_assert_no_error (error);
      g_assert_false (pat_replay_verify (read, registry, &result, &error));
      g_assert_nonnull (error);
      if (forgery->expected != NULL)
        g_assert_cmpstr (error->message, ==, forgery->expected);
    }
}

static const Forgery faults[] = {
  { "riffle-replay 1", "riffle-replay 2",
    "line 1: it was written by a newer version of this program, in format 2; formats up to 1 are "
    "known here" },
  { "riffle-replay 1", "riffle-replay 99999999999999999999",
    "line 1: it was written by a newer version of this program, in format 99999999999999999999; "
    "formats up to 1 are known here" },
  { "riffle-replay 1", "riffle-tune 1", "line 1: this is not a replay" },
  { "score: 39", "score: many",
    "line 6: “score” is “many”, and a number from -101000000 to 101000000 was expected" },
  { "state: won", "state: fine",
    "line 5: “fine” is not “playing”, “won”, “stuck” or “lost”" },
  { "player: Ann", "player: ", "line 4: the name of the player is empty" },
  { "player: Ann", "player:    ", "line 4: the name of the player is empty" },
  { "player: Ann", "player: Ann ", "line 4: the name of the player begins or ends with a space" },
  { "player: Ann", "player: A\033[31mnn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: \u200fAnn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: A\u202enn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: A\u2066nn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: \u200dAnn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: An\u200c\u200cn",
    "line 4: the name of the player has a character that cannot be seen" },
  { "player: Ann", "player: An\u2028n", "line 4: the name of the player has a line break" },
  { "player: Ann", "player: An\u2029n", "line 4: the name of the player has a line break" },
  { "player: Ann", "player: AnnAnnAnnAnnAnnAnnAnnAnnAnnAnnAnnAnnAnnAnn",
    "line 4: a name of at most 40 letters was expected" },
  { "actions: 10", "actions: 100001",
    "line 8: “actions” is “100001”, and a number from 0 to 100000 was expected" },
  { "actions: 10", "actions: 9", NULL },
  { "actions: 10", "actions: 12", NULL },
  { "1000 undo", "soon undo", "line 10: a time in milliseconds and an action were expected" },
  { "1000 undo", "999 undo",
    "line 10: an action was expected that is not earlier than the one before it" },
  { "1000 undo", "1000 ",
    "line 10: an action was expected that is not earlier than the one before it" },
  { "deal: tiny#5", "dale: tiny#5", "line 3: a line “deal” was expected, and not “dale: tiny#5”" },
};

static void
test_faults (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autofree char *text = NULL;

  pat_replay_set_player (replay, "  Ann\n");
  text = pat_replay_to_string (replay);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *forged = forge (text, faults[i].found, faults[i].replacement);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", faults[i].replacement);
      g_assert_null (pat_replay_parse (forged, -1, &error));
      g_assert_nonnull (error);
      if (faults[i].expected != NULL)
        g_assert_cmpstr (error->message, ==, faults[i].expected);
    }
}

/* Wherever a text is cut off or damaged, that is told. */
static void
test_damage (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatReplay) replay = contest_play (registry, 5, &careless);
  g_autofree char *text = pat_replay_to_string (replay);
  gsize length = strlen (text);

  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GError) cut = NULL, damaged = NULL;
      char kept = text[i];

      g_assert_null (pat_replay_parse (text, (gssize) i, &cut));
      g_assert_nonnull (cut);
      text[i] ^= 1;
      g_assert_null (pat_replay_parse (text, -1, &damaged));
      g_assert_nonnull (damaged);
      text[i] = kept;
    }
}

/* A name as the program makes it is read as it is. */
static void
check_player (const char *name)
{
  g_autoptr (PatReplay) replay = pat_replay_new (CONTEST_DEAL), again = NULL;

  pat_replay_set_player (replay, name);
  again = read_again (replay);
  g_assert_cmpstr (pat_replay_get_player (again), ==, name);
}

static void
test_names (void)
{
  static const struct { const char *typed, *name; } rows[] = {
    { "Ann", "Ann" }, { "  Ann  Lee ", "Ann  Lee" }, { "", NULL }, { " \t\n", NULL },
    { "a\nb", "a b" }, { "\x01", NULL }, { "\xff", "\xef\xbf\xbd" },
    { "0123456789012345678901234567890123456789x", "012345678901234567890123456789012345678…" },
    { "0123456789012345678901234567890123456789", "0123456789012345678901234567890123456789" },
    { "  01234567890123456789012345678901234567äö  ", "01234567890123456789012345678901234567äö" },
    { "01234567890123456789012345678901234567 äö", "01234567890123456789012345678901234567…" },
    { "Tr\303\242\314\201n", "Tr\303\242\314\201n" },
    { "e\314\201\314\201\314\201\314\201\314\201x", "e\314\201\314\201\314\201x" },
    { "👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧" }, { "❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥" },
    { "علی\u200cرضا", "علی\u200cرضا" },
    { "A\u200d\u200d\u200cB", "A\u200d  B" }, { "\u200dAnn \u200d ", "Ann" }, { "\u200c", NULL },
    { "A\u202eB\u200fC", "A B C" },
    { "e\314\201\314\201\314\201\u200d\314\201x", "e\314\201\314\201\314\201\u200dx" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = pat_replay_dup_name (rows[i].typed);

      g_assert_cmpstr (name, ==, rows[i].name);
      if (name != NULL)
        check_player (name);
    }
}

/* A text with another action at its end, and a checksum that is right. */
static char *
dup_text_with (PatReplay  *replay,
               const char *line)
{
  g_autofree char *text = pat_replay_to_string (replay), *checksum = NULL;
  g_autofree char *before = g_strdup_printf ("actions: %u\n", pat_replay_get_n_events (replay));
  g_autofree char *after = g_strdup_printf ("actions: %u\n", pat_replay_get_n_events (replay) + 1);
  g_autoptr (GString) longer = g_string_new (text);

  g_string_truncate (longer, (gsize) (strstr (text, "end: ") - text));
  g_string_append (longer, line);
  g_assert_cmpuint (g_string_replace (longer, before, after, 1), ==, 1);
  checksum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, longer->str, -1);
  g_string_append_printf (longer, "end: %.16s\n", checksum);
  return g_strdup (longer->str);
}

/* What is written at the end of the bounds is read, and what is beyond them is neither. */
static void
test_bounds (void)
{
  static const guint n_letters[] = { 1, 60000 };

  for (guint i = 0; i < G_N_ELEMENTS (n_letters); i++)
    {
      g_autofree char *moves = g_strnfill (n_letters[i], 's');
      g_autofree char *line = g_strdup_printf ("1 %s\n", moves);
      g_autofree char *longer = NULL;
      g_autoptr (PatReplay) replay = pat_replay_new (CONTEST_DEAL), again = NULL;
      g_autoptr (GError) error = NULL;
      PatReplayEvent event = { .msec = 1, .act = PAT_REPLAY_MOVES, .moves = moves };

      while (pat_replay_add_event (replay, &event))
        ;
      g_assert_cmpuint (pat_replay_get_n_events (replay), ==, i == 0 ? 100000 : 896 * 1024 / 60003);
      again = read_again (replay);
      longer = dup_text_with (replay, line);
      g_assert_null (pat_replay_parse (longer, -1, &error));
      g_assert_error (error, PAT_REPLAY_ERROR, PAT_REPLAY_ERROR_FORMAT);
    }
}

/* A player who does more than has room is not taken for a cheat, and the file can be read. */
static void
test_endless (void)
{
  g_autoptr (PatRegistry) registry = contest_new_registry ();
  g_autoptr (PatGame) game = contest_begin (registry, 5);
  g_autoptr (PatRecorder) recorder = pat_recorder_new (game, NULL);
  g_autoptr (PatReplay) again = NULL;

  contest_set_clock (game, 1000000);
  contest_move (game, FALSE);
  for (guint i = 0; i < 60000; i++)
    {
      g_assert_true (pat_game_undo (game));
      g_assert_true (pat_game_redo (game));
    }
  pat_game_instant_auto_play (game);
  again = read_again (pat_recorder_get_replay (recorder));
  g_assert_cmpuint (pat_replay_get_n_events (again), >, 50000);
  g_assert_cmpuint (pat_replay_get_claim (again)->state, ==, PAT_GAME_PLAYING);
  assert_true_claim (again, registry, pat_replay_get_claim (again)->score);
}

/* Nobody is told apart by what people do not see. */
static void
test_same_names (void)
{
  static const struct { const char *one, *other; gboolean is_same; } rows[] = {
    { "Ann", "Ann", TRUE }, { "Ann", " ann\t", TRUE }, { "Ann", "Anna", FALSE },
    { "Åsa", "A\xcc\x8asa", TRUE }, { "ÅSA", "a\xcc\x8asa", TRUE }, { "Åsa", "Asa", FALSE },
    { "Ann", "An\u200dn\u200c", TRUE }, { "👩👧", "👩\u200d👧", TRUE },
    { "Weiß", "WEISS", TRUE }, { "ﬁn", "FIN", TRUE }, { "Ann Lee", "Ann  Lee", FALSE },
  };
  const char *deals[] = { "golf#1", NULL };
  g_autoptr (PatContest) contest = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (pat_replay_is_same_name (rows[i].one, rows[i].other), ==, rows[i].is_same);
      g_assert_cmpint (pat_replay_is_same_name (rows[i].other, rows[i].one), ==, rows[i].is_same);
    }
  pat_contest_add_entrant (contest, "Ann");
  pat_contest_add_entrant (contest, NULL);
  g_assert_true (pat_contest_is_name_taken (contest, 1, "ANN "));
  g_assert_false (pat_contest_is_name_taken (contest, 0, "ANN "));
  g_assert_false (pat_contest_set_name (contest, 1, " aNN"));
  g_assert_null (pat_contest_get_name (contest, 1));
  g_assert_true (pat_contest_set_name (contest, 0, "ann"));
  g_assert_true (pat_contest_set_name (contest, 1, "Bob"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/replay/recording", test_recording);
  g_test_add_func ("/replay/history", test_history);
  g_test_add_func ("/replay/part", test_part);
  g_test_add_func ("/replay/steps", test_steps);
  g_test_add_func ("/replay/lines", test_lines);
  g_test_add_func ("/replay/results", test_results);
  g_test_add_func ("/replay/forgeries", test_forgeries);
  g_test_add_func ("/replay/faults", test_faults);
  g_test_add_func ("/replay/damage", test_damage);
  g_test_add_func ("/replay/bounds", test_bounds);
  g_test_add_func ("/replay/endless", test_endless);
  g_test_add_func ("/replay/names", test_names);
  g_test_add_func ("/replay/same-names", test_same_names);
  return g_test_run ();
}

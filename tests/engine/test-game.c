/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A game being played: its clock, what it announces, hints, the bank and automatic play. */
#include "config.h"

#include "rules-suite.h"

static const PatPoints points[] = {
  { PAT_EVENT_MOVE, PAT_ANY_ROLE, PAT_FOUNDATION, 5 }, { PAT_EVENT_UNDO, 0, 0, -2 }, { 0 }
};

static const PatScoring scoring = { PAT_SCORE_POINTS, .points = points };

static const PatPileSpec piles[] = {
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE, .take = PAT_TAKE_TOP },
  { .role = PAT_TABLEAU, .count = 3, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE,
    .fill = PAT_FILL_ANY, .take = PAT_TAKE_RUN },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (plain, piles, .auto_class = PAT_AUTO_ALL, .scoring = &scoring,
               .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_TABLEAU));
RULES_VARIANT (timed, piles, .auto_class = PAT_AUTO_ALL, .scoring = &scoring, .time_limit_sec = 60,
               .win = PAT_WIN_EMPTY, .win_roles = PAT_ROLE_BIT (PAT_TABLEAU));

static const PatPileSpec one_way[] = {
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 1, .at = { .y = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (single, one_way, .auto_class = PAT_AUTO_ALL);

static const PatPileSpec with_stock[] = {
  { .role = PAT_STOCK, .count = 1 },
  { .role = PAT_WASTE, .count = 1, .at = { .x = 1 }, .take = PAT_TAKE_TOP },
  { .role = PAT_FOUNDATION, .count = 1, .at = { .x = 2 }, .build = PAT_UP | PAT_SAME_SUIT,
    .fill = PAT_FILL_BASE },
  { .role = PAT_TABLEAU, .count = 2, .at = { .y = 1, .dx = 1 }, .build = PAT_DOWN | PAT_ALTERNATE },
  { .role = PAT_DISCARD, .count = 1, .at = { .x = 3 }, .deal = "*" },
  { 0 }
};

RULES_VARIANT (turning, with_stock, .stock = { PAT_WASTE, 1, PAT_UNLIMITED });
RULES_VARIANT (settling, with_stock, .stock = { PAT_WASTE, 1, PAT_UNLIMITED },
               .auto_class = PAT_AUTO_ALL, .win = PAT_WIN_EMPTY,
               .win_roles = PAT_ROLE_BIT (PAT_STOCK) | PAT_ROLE_BIT (PAT_WASTE) |
                            PAT_ROLE_BIT (PAT_TABLEAU));

static const PatCounterSpec counters[] = { { "spare", NULL, 3 }, { "turns", NULL, 7 }, { 0 } };

RULES_VARIANT (counting, piles, .counters = counters);

#define CIRCLE "tableau 1: 9S 5D; tableau 2: 6S"
#define THREE_HOME "tableau 1: KS 3C 2C; tableau 2: QH; tableau 3: AC"

static PatGame *
begin (const PatVariantSpec *spec,
       const char           *cards)
{
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (spec);
  g_autoptr (PatRules) rules = rules_build (spec, NULL);
  g_autoptr (GError) error = NULL;
  PatPosition position;
  PatGame *game;

  rules_set_up (rules, cards, &position);
  game = pat_game_new_for_position (variant, NULL, &position, &error);
  g_assert_no_error (error);
  return game;
}

static gboolean
play (PatGame    *game,
      const char *text)
{
  PatMove move;

  rules_read_move (pat_game_get_rules (game), text, &move);
  return pat_game_play (game, &move, NULL);
}

static void
note_moved (PatGame        *game,
            const PatMove  *move,
            const PatSteps *steps,
            gboolean        forwards,
            GString        *told)
{
  g_autofree char *text = pat_move_to_string (move, pat_game_get_rules (game));

  g_assert_cmpuint (steps->n_steps, >, 0);
  g_string_append_printf (told, "%s%s ", forwards ? "+" : "-", text);
}

static void
note_dealt (PatGame *game,
            GString *told)
{
  g_string_append (told, "dealt ");
}

static void
note_changed (PatGame *game,
              GString *told)
{
  g_string_append_printf (told, "changed:%d ", pat_game_get_score (game));
}

static void
note_ended (PatGame *game,
            GString *told)
{
  g_string_append_printf (told, "ended:%d ", pat_game_get_state (game));
}

static void
note_score (PatGame    *game,
            GParamSpec *pspec,
            GString    *told)
{
  g_string_append_printf (told, "score:%d ", pat_game_get_score (game));
}

/* Everything that a game tells from now on, except its score. */
static GString *
listen (PatGame *game)
{
  GString *told = g_string_new (NULL);

  g_signal_connect (game, "moved", G_CALLBACK (note_moved), told);
  g_signal_connect (game, "dealt", G_CALLBACK (note_dealt), told);
  g_signal_connect (game, "changed", G_CALLBACK (note_changed), told);
  g_signal_connect (game, "ended", G_CALLBACK (note_ended), told);
  return told;
}

static void
assert_told (GString    *told,
             const char *expected)
{
  g_assert_cmpstr (told->str, ==, expected);
  g_string_truncate (told, 0);
}

static void
let_time_pass (void)
{
  gint64 begin = g_get_monotonic_time ();

  while (g_get_monotonic_time () < begin + 10)
    continue;
}

static void
test_told (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);
  g_autoptr (GString) told = listen (game);

  g_assert_false (play (game, "t1>t2"));
  assert_told (told, "");
  g_assert_true (play (game, "t3>f"));
  assert_told (told, "+t3>f changed:5 ");
  g_assert_true (pat_game_undo (game));
  assert_told (told, "-t3>f changed:-2 ");
  g_assert_true (pat_game_redo (game));
  assert_told (told, "+t3>f changed:3 ");
  g_assert_true (pat_game_restart (game));
  assert_told (told, "dealt changed:-2 ");
  g_assert_false (pat_game_restart (game));
  assert_told (told, "");
}

/* Automatic moves belong to the move of the player that they follow. */
static void
test_automatic (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);
  g_autoptr (GString) told = NULL;
  gboolean automatic;

  pat_game_set_auto_play (game, PAT_AUTO_ALL);
  told = listen (game);
  g_assert_false (play (game, "t2>t1"));
  g_assert_true (play (game, "t3>f"));
  /* The King and the Queen that are left only go to and fro. */
  assert_told (told, "+t3>f +t1>f +t1>f changed:15 ended:2 ");
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_cmpuint (pat_game_get_history_length (game), ==, 3);
  pat_game_get_history_move (game, 0, &automatic);
  g_assert_false (automatic);
  pat_game_get_history_move (game, 1, &automatic);
  g_assert_true (automatic);

  g_assert_true (pat_game_undo (game));
  assert_told (told, "-t1>f -t1>f -t3>f changed:-2 ");
  g_assert_cmpuint (pat_game_get_n_undos (game), ==, 1);
  g_assert_true (pat_game_redo (game));
  assert_told (told, "+t3>f +t1>f +t1>f changed:13 ended:2 ");

  /* What the player takes back from there stays. */
  g_assert_false (play (game, "f>t2"));
  g_assert_true (play (game, "t2>t1"));
  assert_told (told, "+t2>t1 changed:13 ");
  g_assert_true (play (game, "f>t2"));
  assert_told (told, "+f>t2 changed:13 ");
}

static void
test_all_at_once (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);

  g_assert_true (pat_game_can_auto_play (game));
  g_assert_cmpuint (pat_game_instant_auto_play (game), ==, 3);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 1);
  g_assert_false (pat_game_can_auto_play (game));
  g_assert_cmpuint (pat_game_instant_auto_play (game), ==, 0);
  g_assert_true (pat_game_undo (game));
  g_assert_cmpuint (pat_game_get_history_cursor (game), ==, 0);
}

/* If nothing is left to do but to deal from the stock, it is done. */
static void
test_settled (void)
{
  g_autoptr (PatGame) game = begin (&settling, "waste: 3C AC 2C");

  g_assert_true (pat_game_can_auto_play (game));
  g_assert_cmpuint (pat_game_instant_auto_play (game), ==, 7);
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_WON);
  g_assert_cmpuint (pat_game_get_n_moves (game), ==, 4);
}

/* Nothing is done if that does not win, or if somebody would have to know hidden cards. */
static void
test_unsettled (void)
{
  static const struct
  {
    const char *cards;
    gboolean    is_settled;
  } rows[] = {
    { "passes: 1; stock: <2C> <AC>", TRUE },
    { "stock: <2C> <AC>", FALSE },
    { "passes: 1; stock: <2C> <AC>; tableau 1: <3C> QH", FALSE },
    { "waste: AC 3C; tableau 1: 2C", FALSE },
    { "waste: 3C AC; tableau 1: KH", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatGame) game = begin (&settling, rows[i].cards);

      while (pat_game_instant_auto_play (game) > 0)
        ;
      g_assert_cmpint (pat_game_get_state (game) == PAT_GAME_WON, ==, rows[i].is_settled);
    }
}

/* Whoever had only one move at each time could not have played otherwise. */
static void
test_choice (void)
{
  g_autoptr (PatGame) forced = begin (&single, "tableau 1: 3C 2C AC");
  g_autoptr (PatGame) free = begin (&plain, "tableau 1: KS; tableau 2: QH; tableau 3: AC");

  g_assert_false (pat_game_had_choice (forced));
  g_assert_true (play (forced, "t1>f"));
  g_assert_true (play (forced, "t1>f"));
  g_assert_false (pat_game_had_choice (forced));
  g_assert_false (pat_game_had_choice (free));
  g_assert_true (play (free, "t3>f"));
  g_assert_true (pat_game_had_choice (free));
  g_assert_true (pat_game_undo (free));
  g_assert_false (pat_game_had_choice (free));
}

static void
test_clock (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);
  gint64 elapsed;

  let_time_pass ();
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, 0);
  pat_game_set_running (game, FALSE);
  let_time_pass ();
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, 0);

  pat_game_set_running (game, TRUE);
  let_time_pass ();
  elapsed = pat_game_get_elapsed_usec (game);
  g_assert_cmpint (elapsed, >=, 10);
  pat_game_set_running (game, TRUE);
  g_assert_cmpint (pat_game_get_elapsed_usec (game), >=, elapsed);

  pat_game_set_running (game, FALSE);
  elapsed = pat_game_get_elapsed_usec (game);
  g_assert_cmpint (elapsed, >=, 10);
  let_time_pass ();
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, elapsed);
  pat_game_set_running (game, TRUE);
  let_time_pass ();
  g_assert_cmpint (pat_game_get_elapsed_usec (game), >=, elapsed + 10);
  g_assert_cmpint (pat_game_get_left_usec (game), ==, G_MAXINT64);
  g_assert_false (pat_game_check_time (game));
}

/* The clock stops at the end, and does not run again. */
static void
test_won (void)
{
  g_autoptr (PatGame) game = begin (&plain, "foundation: AC; tableau 1: 2C");
  g_autoptr (GString) told = listen (game);
  gint64 elapsed;
  PatMove move;

  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_PLAYING);
  pat_game_set_running (game, TRUE);
  g_assert_true (pat_game_hint (game, &move));
  g_assert_true (play (game, "t1>f"));
  assert_told (told, "+t1>f changed:5 ended:1 ");
  elapsed = pat_game_get_elapsed_usec (game);
  pat_game_set_running (game, TRUE);
  let_time_pass ();
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, elapsed);
  g_assert_false (pat_game_hint (game, &move));
  g_assert_false (play (game, "f>t1"));
  g_assert_true (pat_game_undo (game));
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_PLAYING);
  assert_told (told, "-t1>f changed:-2 ");
}

static void
set_elapsed (PatGame *game,
             gint64   seconds)
{
  const PatGameRecord record = { seconds * G_USEC_PER_SEC };

  pat_game_set_record (game, &record);
}

static void
test_time_limit (void)
{
  g_autoptr (PatGame) game = begin (&timed, THREE_HOME);
  g_autoptr (GString) told = NULL;
  PatMove move;

  g_assert_true (play (game, "t3>f"));
  set_elapsed (game, 59);
  g_assert_cmpint (pat_game_get_left_usec (game), ==, G_USEC_PER_SEC);
  g_assert_false (pat_game_check_time (game));
  g_assert_true (pat_game_get_can_undo (game));
  g_assert_true (pat_game_can_auto_play (game));

  set_elapsed (game, 61);
  g_assert_cmpint (pat_game_get_left_usec (game), ==, 0);
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_LOST);
  g_assert_true (pat_game_check_time (game));
  g_assert_false (pat_game_get_can_undo (game));
  g_assert_false (pat_game_get_can_redo (game));
  g_assert_false (pat_game_can_auto_play (game));
  g_assert_false (pat_game_hint (game, &move));
  g_assert_false (play (game, "t1>f"));

  /* It begins with all of its time. */
  told = listen (game);
  g_assert_true (pat_game_restart (game));
  g_assert_cmpint (pat_game_get_left_usec (game), ==, 60 * G_USEC_PER_SEC);
  g_assert_cmpint (pat_game_get_state (game), ==, PAT_GAME_PLAYING);
  g_assert_true (pat_game_get_can_redo (game));
  assert_told (told, "dealt changed:0 ");
}

/* The time of a game without a limit goes on. */
static void
test_restart_keeps_time (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);

  g_assert_true (play (game, "t3>f"));
  set_elapsed (game, 5);
  g_assert_true (pat_game_restart (game));
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, 5 * G_USEC_PER_SEC);
}

static void
test_hints (void)
{
  g_autoptr (PatGame) game = begin (&plain, "tableau 1: 2C; tableau 2: KS; tableau 3: AC");
  const PatRules *rules = pat_game_get_rules (game);
  g_autofree char *first = NULL, *again = NULL;
  PatMove move;

  g_assert_true (pat_game_hint (game, &move));
  first = pat_move_to_string (&move, rules);
  g_assert_cmpstr (first, ==, "t3>f");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
  g_assert_true (pat_game_play (game, &move, NULL));
  g_assert_true (pat_game_hint (game, &move));
  again = pat_move_to_string (&move, rules);
  g_assert_cmpstr (again, ==, "t1>f");
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 2);
}

RULES_VARIANT (open, piles, .peek_reveals = TRUE);
RULES_VARIANT (secret, piles, .peek_reveals = TRUE, .hides_cards = TRUE);

/* Face-down cards are shown if the game or the player wants it, and never in a game about hidden
 * cards; each look that shows some is help. */
static void
test_peek (void)
{
  static const struct
  {
    const PatVariantSpec *spec;
    guint                 pile;
    gboolean              is_wanted;
    gboolean              is_shown;
  } rows[] = {
    { &plain, 1, FALSE, FALSE }, { &plain, 1, TRUE, TRUE }, { &plain, 2, TRUE, FALSE },
    { &open, 1, FALSE, TRUE }, { &open, 1, TRUE, TRUE }, { &open, 2, TRUE, FALSE },
    { &open, 0, TRUE, FALSE }, { &secret, 1, FALSE, FALSE }, { &secret, 1, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatGame) game = begin (rows[i].spec, "tableau 1: <2C> <9S> KD; tableau 2: KS");

      g_assert_true (pat_game_peek (game, rows[i].pile, rows[i].is_wanted) == rows[i].is_shown);
      g_assert_cmpuint (pat_game_get_n_hints (game), ==, rows[i].is_shown ? 1 : 0);
    }
}

/* Who follows the hints is not led in circles: a card does not go to and fro. */
static void
test_hints_lead_on (void)
{
  g_autoptr (PatGame) game = begin (&plain, CIRCLE);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  guint n_moves = 0;
  PatMove move;

  for (; n_moves < 100 && pat_game_hint (game, &move); n_moves++)
    {
      guint64 hash;

      g_assert_true (pat_game_play (game, &move, NULL));
      hash = pat_rules_hash (pat_game_get_rules (game), pat_game_get_position (game));
      g_assert_true (g_hash_table_add (seen, g_memdup2 (&hash, sizeof hash)));
    }
  g_assert_cmpuint (n_moves, >, 0);
  g_assert_cmpuint (n_moves, <, 100);
}

/* Whoever has dealt the whole stock without a look at it is told to deal again while a card of it
 * goes somewhere, and is not when none does. */
static void
test_hints_through_stock (void)
{
  static const struct { const char *position; gboolean has_hint; } rows[] = {
    { "stock: <2C> <AS> <9D>; tableau 1: KH; tableau 2: KD", TRUE },
    { "stock: <2C> <4C> <9D>; tableau 1: KH; tableau 2: KD", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (PatGame) game = begin (&turning, rows[i].position);
      const PatMove deal = { .kind = PAT_MOVE_STOCK };
      PatMove move;

      for (guint k = 0; k < 5; k++)
        g_assert_true (pat_game_play (game, &deal, NULL));
      g_assert_cmpint (pat_game_hint (game, &move), ==, rows[i].has_hint);
      if (rows[i].has_hint)
        g_assert_cmpuint (move.kind, ==, PAT_MOVE_STOCK);
    }
}

static void
test_bank (void)
{
  g_autoptr (PatGame) game = begin (&plain, THREE_HOME);
  g_autoptr (GString) told = g_string_new (NULL);

  g_signal_connect (game, "notify::score", G_CALLBACK (note_score), told);
  pat_game_set_bank (game, 0);
  assert_told (told, "");
  pat_game_set_bank (game, -40);
  assert_told (told, "score:-40 ");
  g_assert_true (play (game, "t3>f"));
  assert_told (told, "score:-35 ");
  g_assert_cmpint (pat_game_get_bank (game), ==, -40);
}

/* A variant's own counters begin as its table says, and the others with 0. */
static void
test_counters (void)
{
  g_autoptr (PatGame) game = begin (&counting, THREE_HOME);
  const PatRules *rules = pat_game_get_rules (game);
  PatPosition position;

  pat_rules_deal (rules, 1, &position);
  g_assert_cmpint (position.counters[PAT_COUNTER_OWN], ==, 3);
  g_assert_cmpint (position.counters[PAT_COUNTER_OWN + 1], ==, 7);
  g_assert_cmpint (position.counters[PAT_COUNTER_OWN + 2], ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/told", test_told);
  g_test_add_func ("/game/automatic", test_automatic);
  g_test_add_func ("/game/all-at-once", test_all_at_once);
  g_test_add_func ("/game/settled", test_settled);
  g_test_add_func ("/game/unsettled", test_unsettled);
  g_test_add_func ("/game/choice", test_choice);
  g_test_add_func ("/game/clock", test_clock);
  g_test_add_func ("/game/won", test_won);
  g_test_add_func ("/game/time-limit", test_time_limit);
  g_test_add_func ("/game/restart-keeps-time", test_restart_keeps_time);
  g_test_add_func ("/game/hints", test_hints);
  g_test_add_func ("/game/peek", test_peek);
  g_test_add_func ("/game/hints/lead-on", test_hints_lead_on);
  g_test_add_func ("/game/hints/through-stock", test_hints_through_stock);
  g_test_add_func ("/game/bank", test_bank);
  g_test_add_func ("/game/counters", test_counters);
  return g_test_run ();
}

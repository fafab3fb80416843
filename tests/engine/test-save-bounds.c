/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Whatever a game comes to, its save can be read again: every number at both ends of what may
 * stand in a file, and one step further. */
#include "save-sample.h"

#define MAX_TIMES   1000000
#define MAX_BANK    100000000
#define MAX_POINTS  1000000
#define MAX_COUNT   30000
#define MAX_ELAPSED (G_GINT64_CONSTANT (100) * 366 * 24 * 3600 * G_USEC_PER_SEC)

/* A special action that can always be taken, with a name that makes moves long. */
static const PatSpecialSpec bounds_specials[] = {
  { .name = "a-name-as-long-as-it-may-be-though-no-author-would-ever-write-it",
    .label = "Count" },
  { 0 }
};

static const PatCounterSpec bounds_counters[] = { { "ups" }, { "downs" }, { 0 } };

static void
bounds_list (const PatRules    *rules,
             const PatPosition *position,
             PatMoves          *moves)
{
  PatMove move;

  pat_move_init_special (&move, 0);
  pat_moves_add (moves, &move);
}

static void
bounds_count (const PatRules    *rules,
              const PatPosition *position,
              const PatMove     *move,
              PatSteps          *steps)
{
  pat_steps_count (steps, PAT_COUNTER_OWN, 20000);
  pat_steps_count (steps, PAT_COUNTER_OWN + 1, -20000);
  pat_steps_score (steps, 20000);
}

static const PatVariantSpec bounds_spec = {
  .id = "bounds-sample", .name = "Bounds",
  .game = { .specials = bounds_specials, .counters = bounds_counters, .more_moves = bounds_list,
            .special = bounds_count, .scoring = &sample_money },
  .piles = sample_klondike_piles,
};

static PatRegistry *
new_registry (void)
{
  PatRegistry *registry = save_new_registry ();
  g_autoptr (GError) error = NULL;

  pat_registry_add_spec (registry, &bounds_spec, &error);
  g_assert_no_error (error);
  return registry;
}

static PatGame *
new_game (PatRegistry *registry,
          const char  *id)
{
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_game_new (pat_registry_find (registry, id), NULL, 617, &error);

  g_assert_no_error (error);
  return game;
}

static PatGame *
parse (PatRegistry *registry,
       const char  *text)
{
  g_autoptr (GError) error = NULL;
  PatGame *game = pat_save_parse (registry, text, -1, &error);

  g_assert_no_error (error);
  return game;
}

/* What is written is read, and says the same. */
static PatGame *
reload (PatRegistry *registry,
        PatGame     *game)
{
  g_autofree char *text = pat_save_to_string (game);
  g_autofree char *again = NULL;
  PatGame *read = parse (registry, text);

  again = pat_save_to_string (read);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpint (pat_game_get_score (read), ==, pat_game_get_score (game));
  return read;
}

/* The save of a game with another number in one of its lines. */
static char *
with_number (PatGame    *game,
             const char *word,
             gint64      number)
{
  g_autofree char *text = pat_save_to_string (game);
  g_autofree char *line = g_strdup_printf ("\n%s: ", word);
  char *at = strstr (text, line);
  g_autoptr (GString) changed = NULL;

  g_assert_nonnull (at);
  at += strlen (line);
  changed = g_string_new_len (text, at - text);
  g_string_append_printf (changed, "%" G_GINT64_FORMAT "%s", number, at + strcspn (at, "\n"));
  return save_sign (changed->str, (gssize) changed->len);
}

typedef struct
{
  const char *word;
  gint64      min;
  gint64      max;
} Field;

static const Field fields[] = {
  { "deal", 1, G_MAXINT64 },
  { "elapsed", 0, MAX_ELAPSED },
  { "undos", 0, MAX_TIMES },
  { "hints", 0, MAX_TIMES },
  { "bank", -MAX_BANK, MAX_BANK },
};

static void
check_end (PatRegistry *registry,
           const Field *field,
           gint64       number,
           gboolean     is_fine)
{
  g_autoptr (PatGame) game = new_game (registry, "save-sample");
  g_autofree char *text = with_number (game, field->word, number);
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) read = pat_save_parse (registry, text, -1, &error);
  g_autoptr (PatGame) again = NULL;

  /* The hash belongs to the cards of another deal. */
  if (is_fine && strcmp (field->word, "deal") == 0)
    g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_REPLAY);
  else if (is_fine)
    {
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = pat_save_to_string (read);
      g_assert_cmpstr (written, ==, text);
      again = reload (registry, read);
    }
  else
    g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_FORMAT);
}

static void
test_ends (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_test_message ("%s", fields[i].word);
      check_end (registry, &fields[i], fields[i].min, TRUE);
      check_end (registry, &fields[i], fields[i].max, TRUE);
      check_end (registry, &fields[i], fields[i].min - 1, FALSE);
      if (fields[i].max < G_MAXINT64)
        check_end (registry, &fields[i], fields[i].max + 1, FALSE);
    }
}

/* Deals have their ends, too. */
static void
test_deals (void)
{
  static const guint64 numbers[] = { 1, G_MAXINT64 };
  g_autoptr (PatRegistry) registry = new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (PatGame) game =
        pat_game_new (pat_registry_find (registry, "save-sample"), NULL, numbers[i], &error);
      g_autoptr (PatGame) read = NULL;

      g_assert_no_error (error);
      read = reload (registry, game);
      g_assert_cmpuint (pat_game_get_number (read), ==, numbers[i]);
    }
}

/* A game of which one number stands at its upper end already. */
static PatGame *
new_at_end (PatRegistry *registry,
            const char  *word,
            gint64       number)
{
  g_autoptr (PatGame) game = new_game (registry, "save-sample");
  g_autofree char *text = with_number (game, word, number);

  return parse (registry, text);
}

static void
test_undos (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_at_end (registry, "undos", MAX_TIMES);
  g_autoptr (PatGame) read = NULL;

  save_play (game, 1);
  g_assert_true (pat_game_undo (game));
  g_assert_cmpuint (pat_game_get_n_undos (game), ==, MAX_TIMES);
  read = reload (registry, game);
}

static void
test_hints (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_at_end (registry, "hints", MAX_TIMES);
  g_autoptr (PatGame) read = NULL;
  PatMove move;

  g_assert_true (pat_game_hint (game, &move));
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, MAX_TIMES);
  read = reload (registry, game);
}

static void
test_elapsed (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_at_end (registry, "elapsed", MAX_ELAPSED);
  g_autoptr (PatGame) read = NULL;
  gint64 start = g_get_monotonic_time ();

  pat_game_set_running (game, TRUE);
  while (g_get_monotonic_time () < start + 2)
    ;
  read = reload (registry, game);
  pat_game_set_running (game, FALSE);
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, MAX_ELAPSED);
}

/* What is carried over is bounded, and so is the score with it, which the next game gets. */
static void
test_bank (void)
{
  static const int banks[] = { G_MININT, -2147483000, 2147483000, G_MAXINT };
  g_autoptr (PatRegistry) registry = new_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (banks); i++)
    {
      g_autoptr (PatGame) game = new_game (registry, "save-sample");
      g_autoptr (PatGame) read = NULL;
      int limit = banks[i] < 0 ? -MAX_BANK : MAX_BANK;

      pat_game_set_bank (game, banks[i]);
      g_assert_cmpint (pat_game_get_bank (game), ==, limit);
      g_assert_cmpint (ABS (pat_game_get_score (game)), <=, MAX_BANK);
      read = reload (registry, game);
      g_assert_cmpint (pat_game_get_bank (read), ==, limit);
    }
}

static void
play_special (PatGame *game,
              guint    n)
{
  PatMove move;

  pat_move_init_special (&move, 0);
  for (; n > 0; n--)
    g_assert_true (pat_game_play (game, &move, NULL));
}

static PatGame *
new_for_position (PatGame *game)
{
  g_autoptr (GError) error = NULL;
  PatGame *given = pat_game_new_for_position (pat_game_get_variant (game), NULL,
                                              pat_game_get_position (game), &error);

  g_assert_no_error (error);
  return given;
}

/* Points and counters stop at their ends, can be written there, and come back by undo. */
static void
test_position (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_game (registry, "bounds-sample");
  g_autoptr (PatGame) given = NULL, read = NULL;
  PatPosition first = *pat_game_get_position (game);
  const PatPosition *position = pat_game_get_position (game);

  play_special (game, 120);
  g_assert_cmpint (position->counters[PAT_COUNTER_OWN], ==, MAX_COUNT);
  g_assert_cmpint (position->counters[PAT_COUNTER_OWN + 1], ==, -MAX_COUNT);
  g_assert_cmpint (position->score, ==, MAX_POINTS);
  given = new_for_position (game);
  read = reload (registry, given);
  g_assert_true (pat_position_equal (pat_game_get_position (read), position));
  g_assert_cmpint (pat_game_get_position (read)->score, ==, MAX_POINTS);
  while (pat_game_undo (game))
    ;
  g_assert_cmpmem (position, sizeof first, &first, sizeof first);
}

/* Passes through the stock are counted without an end, too. */
static void
test_passes (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_game (registry, "save-sample");
  g_autoptr (PatGame) late = NULL, given = NULL, read = NULL;
  PatPosition position = *pat_game_get_position (game);
  g_autoptr (GError) error = NULL;
  PatMove stock;

  position.counters[PAT_COUNTER_PASSES] = MAX_COUNT;
  late = pat_game_new_for_position (pat_game_get_variant (game), NULL, &position, &error);
  g_assert_no_error (error);
  pat_move_init_stock (&stock);
  for (guint i = 0; i < 60; i++)
    g_assert_true (pat_game_play (late, &stock, NULL));
  g_assert_cmpint (pat_game_get_position (late)->counters[PAT_COUNTER_PASSES], ==, MAX_COUNT);
  given = new_for_position (late);
  read = reload (registry, given);
}

/* Moves that need more bytes than a save may have: the game comes back without its history. */
static void
test_bytes (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  g_autoptr (PatGame) game = new_game (registry, "bounds-sample");
  g_autoptr (PatGame) read = NULL;

  play_special (game, 80000);
  read = reload (registry, game);
  g_assert_cmpuint (pat_game_get_history_length (read), ==, 0);
  g_assert_true (pat_position_equal (pat_game_get_position (read), pat_game_get_position (game)));
}

/* Options of other versions that would need a longer line than is read are left out. */
static void
test_unknown_options (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  PatVariant *variant = pat_registry_find (registry, "save-sample");
  g_autoptr (PatOptions) options = pat_variant_new_options (variant);
  g_autofree char *odd = g_strnfill (30000, '\001');
  g_autoptr (GVariant) stored = NULL;
  g_autoptr (PatGame) game = NULL, read = NULL;
  g_autoptr (GError) error = NULL;
  GVariantDict dict = G_VARIANT_DICT_INIT (NULL);

  g_variant_dict_insert (&dict, "later", "s", odd);
  stored = g_variant_ref_sink (g_variant_dict_end (&dict));
  g_assert_true (pat_options_set_variant (options, stored, &error));
  game = pat_game_new (variant, options, 1, &error);
  g_assert_no_error (error);
  read = reload (registry, game);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-bounds/ends", test_ends);
  g_test_add_func ("/save-bounds/deals", test_deals);
  g_test_add_func ("/save-bounds/undos", test_undos);
  g_test_add_func ("/save-bounds/hints", test_hints);
  g_test_add_func ("/save-bounds/elapsed", test_elapsed);
  g_test_add_func ("/save-bounds/bank", test_bank);
  g_test_add_func ("/save-bounds/position", test_position);
  g_test_add_func ("/save-bounds/passes", test_passes);
  g_test_add_func ("/save-bounds/bytes", test_bytes);
  g_test_add_func ("/save-bounds/unknown-options", test_unknown_options);
  return g_test_run ();
}

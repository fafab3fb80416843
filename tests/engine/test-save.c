/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Saved games: what was saved comes back, and every kind of damage is answered by a sentence. */
#include "save-sample.h"

typedef struct
{
  PatRegistry *registry;
  PatGame     *game;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  PatVariant *variant;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (GError) error = NULL;

  fixture->registry = save_new_registry ();
  variant = pat_registry_find (fixture->registry, "save-sample");
  options = pat_variant_new_options (variant);
  pat_options_parse (options, "draw=3", &error);
  g_assert_no_error (error);
  fixture->game = pat_game_new (variant, options, 617, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->registry);
}

static PatGame *
reload (Fixture *fixture,
        PatGame *game)
{
  g_autofree char *text = pat_save_to_string (game);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  PatGame *read = pat_save_parse (fixture->registry, text, -1, &error);

  g_assert_no_error (error);
  again = pat_save_to_string (read);
  g_assert_cmpstr (again, ==, text);
  return read;
}

static void
assert_same (PatGame *a,
             PatGame *b)
{
  g_assert_cmpmem (pat_game_get_position (a), sizeof (PatPosition), pat_game_get_position (b),
                   sizeof (PatPosition));
  g_assert_cmpint (pat_game_get_score (a), ==, pat_game_get_score (b));
  g_assert_cmpuint (pat_game_get_n_moves (a), ==, pat_game_get_n_moves (b));
  g_assert_cmpuint (pat_game_get_n_undos (a), ==, pat_game_get_n_undos (b));
  g_assert_cmpuint (pat_game_get_n_hints (a), ==, pat_game_get_n_hints (b));
  g_assert_cmpint (pat_game_get_bank (a), ==, pat_game_get_bank (b));
  g_assert_cmpuint (pat_game_get_history_length (a), ==, pat_game_get_history_length (b));
  g_assert_cmpuint (pat_game_get_history_cursor (a), ==, pat_game_get_history_cursor (b));
  g_assert_cmpuint (pat_game_get_number (a), ==, pat_game_get_number (b));
}

static void
test_round_trip (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (PatGame) read = NULL;
  PatMove move;

  pat_game_set_auto_play (fixture->game, PAT_AUTO_ALL);
  pat_game_set_bank (fixture->game, -104);
  save_play (fixture->game, 60);
  g_assert_true (pat_game_hint (fixture->game, &move));
  for (guint i = 0; i < 5; i++)
    g_assert_true (pat_game_undo (fixture->game));
  read = reload (fixture, fixture->game);
  assert_same (fixture->game, read);
  for (guint i = 0; i < 5; i++)
    g_assert_true (pat_game_redo (fixture->game) && pat_game_redo (read));
  g_assert_false (pat_game_redo (read));
  assert_same (fixture->game, read);
  while (pat_game_undo (fixture->game))
    g_assert_true (pat_game_undo (read));
  assert_same (fixture->game, read);
}

static void
test_untouched (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (PatGame) read = reload (fixture, fixture->game);

  assert_same (fixture->game, read);
  g_assert_true (pat_game_get_is_untouched (read));
}

/* A game that began with cards given by hand keeps them. */
static void
test_start (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (PatGame) given = NULL, read = NULL;
  g_autofree char *text = NULL;

  save_play (fixture->game, 20);
  given =
    pat_game_new_for_position (pat_game_get_variant (fixture->game),
                               pat_game_get_options (fixture->game),
                               pat_game_get_position (fixture->game), NULL);
  save_play (given, 10);
  pat_game_undo (given);
  read = reload (fixture, given);
  assert_same (given, read);
  text = pat_save_to_string (given);
  g_assert_nonnull (strstr (text, "\nstart:\n| deal: 617\n| stock:"));
}

/* Which moves a demonstration has played is kept as long as they can be made again. */
static void
test_demonstrated (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (PatGame) read = NULL, own = NULL;
  g_autofree char *text = NULL, *text_of_own = NULL;
  g_autofree PatMoves *moves = g_new (PatMoves, 1);

  save_play (fixture->game, 2);
  g_assert_false (pat_game_is_demonstrated (fixture->game));
  for (guint i = 0; i < 2; i++)
    {
      pat_rules_list (pat_game_get_rules (fixture->game), pat_game_get_position (fixture->game),
                      moves);
      g_assert_true (pat_game_demonstrate (fixture->game, &moves->moves[0]));
    }
  save_play (fixture->game, 1);
  g_assert_true (pat_game_undo (fixture->game) && pat_game_undo (fixture->game)
                 && pat_game_undo (fixture->game));
  text = pat_save_to_string (fixture->game);
  g_assert_nonnull (strstr (text, "\ndemonstrated: 3\nmoves: 5\n"));
  read = reload (fixture, fixture->game);
  g_assert_false (pat_game_is_demonstrated (read));
  g_assert_true (pat_game_redo (read));
  g_assert_true (pat_game_is_demonstrated (read));
  g_assert_true (pat_game_undo (read));
  save_play (read, 2);
  g_assert_false (pat_game_is_demonstrated (read));
  own = reload (fixture, read);
  g_assert_false (pat_game_is_demonstrated (own));
  text_of_own = pat_save_to_string (own);
  g_assert_null (strstr (text_of_own, "demonstrated"));
}

static void
test_unknown_options (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GVariant) stored =
    g_variant_ref_sink (g_variant_new_parsed ("{'draw': <'3'>, 'later': <'a b'>, 'n': <7>}"));
  g_autoptr (PatOptions) options = pat_variant_new_options (pat_game_get_variant (fixture->game));
  g_autoptr (PatGame) game = NULL, read = NULL;
  g_autoptr (GVariant) values = NULL, later = NULL, number = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (pat_options_set_variant (options, stored, &error));
  game = pat_game_new (pat_game_get_variant (fixture->game), options, 1, &error);
  g_assert_no_error (error);
  read = reload (fixture, game);
  values = pat_options_to_variant (pat_game_get_options (read));
  later = g_variant_lookup_value (values, "later", G_VARIANT_TYPE_STRING);
  number = g_variant_lookup_value (values, "n", G_VARIANT_TYPE_INT32);
  g_assert_cmpstr (g_variant_get_string (later, NULL), ==, "a b");
  g_assert_cmpint (g_variant_get_int32 (number), ==, 7);
  g_assert_true (pat_options_is (pat_game_get_options (read), "draw", "3"));
}

/* More moves than a save may have: the game comes back without its history. */
static void
test_very_long (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (PatGame) read = NULL;
  PatMove stock;

  pat_move_init_stock (&stock);
  for (guint i = 0; i <= 100000; i++)
    g_assert_true (pat_game_play (fixture->game, &stock, NULL));
  read = reload (fixture, fixture->game);
  g_assert_cmpuint (pat_game_get_history_length (read), ==, 0);
  g_assert_true (pat_position_equal (pat_game_get_position (read),
                                     pat_game_get_position (fixture->game)));
}

/* Players have saves like this: every version must be able to read them. */
static const char golden[] =
  "riffle-save 1\n"
  "program: 0.1.0\n"
  "variant: save-sample\n"
  "options: draw=3\n"
  "deal: 617\n"
  "elapsed: 1500000\n"
  "undos: 2\n"
  "hints: 1\n"
  "bank: -52\n"
  "moves: 4\n"
  "s\n"
  "s s\n"
  "s\n"
  "s\n"
  "cursor: 3\n"
  "hash: 48d4a4a38eb018c8\n"
  "end: 7f38da518e91d16f\n";

static void
test_golden (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = pat_save_parse (fixture->registry, golden, -1, &error);
  gboolean automatic;

  g_assert_no_error (error);
  g_assert_cmpuint (pat_game_get_number (game), ==, 617);
  g_assert_cmpint (pat_game_get_elapsed_usec (game), ==, 1500000);
  g_assert_cmpuint (pat_game_get_n_undos (game), ==, 2);
  g_assert_cmpuint (pat_game_get_n_hints (game), ==, 1);
  g_assert_cmpint (pat_game_get_bank (game), ==, -52);
  g_assert_cmpuint (pat_game_get_history_length (game), ==, 5);
  g_assert_cmpuint (pat_game_get_history_cursor (game), ==, 4);
  pat_game_get_history_move (game, 2, &automatic);
  g_assert_true (automatic);
  g_assert_true (pat_game_get_can_redo (game));
}

/* A part of the golden save, what stands there instead, and what has to be said about that. */
typedef struct
{
  const char  *part;
  const char  *instead;
  PatSaveError code;
  const char  *message;
} Damage;

static const Damage damages[] = {
  { golden, "", PAT_SAVE_ERROR_FORMAT, "line 1: this is not a saved game" },
  { "riffle-save 1", "riffle-save 2", PAT_SAVE_ERROR_NEWER,
    "line 1: the game was saved by a newer version of this program, in format 2; "
    "formats up to 1 are known here" },
  { "riffle-save 1", "riffle-save 99999999999999999999", PAT_SAVE_ERROR_NEWER,
    "line 1: the game was saved by a newer version of this program, in format "
    "99999999999999999999; formats up to 1 are known here" },
  { "riffle-save 1", "riffle-save 0", PAT_SAVE_ERROR_FORMAT, "line 1: this is not a saved game" },
  { "riffle-save 1", "\xef\xbb\xbfriffle-save 1", PAT_SAVE_ERROR_FORMAT,
    "line 1: a byte order mark stands ahead, which does not belong there" },
  { "riffle-save 1", "# a diary", PAT_SAVE_ERROR_FORMAT, "line 1: this is not a saved game" },
  { "variant: save-sample", "variant: lost-game", PAT_SAVE_ERROR_VARIANT,
    "line 3: the game “lost-game” is not installed here" },
  { "variant: save-sample\n", "", PAT_SAVE_ERROR_FORMAT, "line 16: the line “variant” is missing" },
  { "draw=3", "draw=7", PAT_SAVE_ERROR_FORMAT, NULL },
  { "draw=3", "draw", PAT_SAVE_ERROR_FORMAT,
    "line 4: option values of the form key=value were expected" },
  { "options: draw=3", "options: draw=3\nunknown: {", PAT_SAVE_ERROR_FORMAT,
    "line 5: the options of other versions cannot be read" },
  { "deal: 617", "deal: 0", PAT_SAVE_ERROR_FORMAT,
    "line 5: “deal” is “0”, and a number from 1 to 9223372036854775807 was expected" },
  { "deal: 617", "deal: 9223372036854775808", PAT_SAVE_ERROR_FORMAT, NULL },
  { "deal: 617\n", "", PAT_SAVE_ERROR_FORMAT,
    "line 16: either a line “deal” or a line “start” was expected" },
  { "deal: 617", "deal: 617\ndeal: 618", PAT_SAVE_ERROR_FORMAT,
    "line 6: the line “deal” appears twice" },
  { "deal: 617", "start:\n| tableau 1: QX", PAT_SAVE_ERROR_FORMAT,
    "line 6, column 14: “QX” is not a card; a card is written like QS, TD or <4S>" },
  { "deal: 617", "deal: 618", PAT_SAVE_ERROR_REPLAY,
    "line 16: after all moves the cards are not where they were when the game was saved" },
  { "undos: 2", "undos: -2", PAT_SAVE_ERROR_FORMAT, NULL },
  { "undos: 2", "undoes: 2", PAT_SAVE_ERROR_FORMAT,
    "line 7: “undoes: 2” is not a line of a saved game" },
  { "bank: -52", "demonstrated: 5", PAT_SAVE_ERROR_FORMAT,
    "line 9: “demonstrated” is “5”, and a number from 0 to 4 was expected" },
  { "moves: 4", "moves: 400", PAT_SAVE_ERROR_FORMAT,
    "line 17: there are fewer lines of moves than announced" },
  { "moves: 4", "moves: 3", PAT_SAVE_ERROR_FORMAT, "line 14: “s” is not a line of a saved game" },
  { "s s\n", "s t9>t1\n", PAT_SAVE_ERROR_FORMAT, NULL },
  { "s s\n", "s t1>f1\n", PAT_SAVE_ERROR_REPLAY, NULL },
  { "s s\n", "\n", PAT_SAVE_ERROR_FORMAT, "line 12: a move was expected" },
  { "cursor: 3", "cursor: 5", PAT_SAVE_ERROR_FORMAT,
    "line 15: “cursor” is “5”, and a number from 0 to 4 was expected" },
  { "cursor: 3", "cursor: 2", PAT_SAVE_ERROR_REPLAY, NULL },
  { "hints: 1", "hints: \xff", PAT_SAVE_ERROR_FORMAT,
    "line 8: the file is damaged: there is a byte that is not text" },
};

static char *
replace (const char *part,
         const char *instead)
{
  const char *at = strstr (golden, part);
  g_autoptr (GString) text = g_string_new_len (golden, at - golden);

  g_string_append (text, instead);
  g_string_append (text, at + strlen (part));
  return save_sign (text->str, (gssize) text->len);
}

static void
test_damages (Fixture       *fixture,
              gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *text = replace (damages[i].part, damages[i].instead);
      g_autoptr (GError) error = NULL;
      g_autoptr (PatGame) game = pat_save_parse (fixture->registry, text, -1, &error);

      g_test_message ("damage %u: %s", i, error != NULL ? error->message : "not noticed");
      g_assert_null (game);
      g_assert_error (error, PAT_SAVE_ERROR, (int) damages[i].code);
      if (damages[i].message != NULL)
        g_assert_cmpstr (error->message, ==, damages[i].message);
      g_assert_true (g_str_has_prefix (error->message, "line "));
    }
}

/* The sentence about an illegal move is the judge's. */
static void
test_illegal_move (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *text = replace ("s s\n", "s t1>f1\n");
  g_autoptr (GError) error = NULL;

  g_assert_null (pat_save_parse (fixture->registry, text, -1, &error));
  g_assert_error (error, PAT_SAVE_ERROR, PAT_SAVE_ERROR_REPLAY);
  g_assert_true (g_str_has_prefix (error->message,
                                   "line 12: the move t1>f1 cannot be played there. "));
}

/* Whatever byte a text ends at, and whatever single byte is another one: it is noticed. */
static void
test_every_byte (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autofree char *text = g_strdup (golden);

  for (gsize i = 0; i < strlen (golden); i++)
    {
      g_autoptr (GError) cut = NULL, changed = NULL;

      g_assert_null (pat_save_parse (fixture->registry, golden, (gssize) i, &cut));
      g_assert_nonnull (cut);
      text[i] ^= 1;
      g_assert_null (pat_save_parse (fixture->registry, text, -1, &changed));
      g_assert_nonnull (changed);
      text[i] ^= 1;
    }
}

static void
test_too_great (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *text = g_strnfill (5 * 1024 * 1024, '\n');
  g_autofree char *lines = NULL;
  g_autoptr (GError) size = NULL, count = NULL, empty = NULL;

  g_assert_null (pat_save_parse (fixture->registry, text, -1, &size));
  g_assert_cmpstr (size->message, ==, "line 1: the file is larger than a saved game can be");
  text[200000] = '\0';
  lines = g_strconcat ("riffle-save 1\n", text, NULL);
  g_assert_null (pat_save_parse (fixture->registry, lines, -1, &count));
  g_assert_cmpstr (count->message, ==,
                   "line 101000: the file has more lines than a saved game can have");
  g_assert_null (pat_save_parse (fixture->registry, "", -1, &empty));
  g_assert_cmpstr (empty->message, ==, "line 1: the file is empty");
}

typedef void (*FixtureFunc) (Fixture       *fixture,
                             gconstpointer  data);

static void
add (const char  *path,
     FixtureFunc  test)
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

/* Editors count the same lines: a byte that ends one belongs to it. */
static void
test_damaged_lines (void)
{
  static const struct { const char *text; gsize length; guint line; } rows[] = {
    { "", 0, 0 }, { "a\nb\n", 4, 0 }, { "\xff", 1, 1 }, { "a\n\xff\n\xff", 5, 2 },
    { "a\n\n\n\xc3", 5, 4 }, { "a\nb\0c\n", 6, 2 }, { "a\n\xff", 2, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (pat_text_find_damage (rows[i].text, rows[i].length), ==, rows[i].line);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/save/round-trip", test_round_trip);
  add ("/save/untouched", test_untouched);
  add ("/save/start", test_start);
  add ("/save/demonstrated", test_demonstrated);
  add ("/save/unknown-options", test_unknown_options);
  add ("/save/very-long", test_very_long);
  add ("/save/golden", test_golden);
  add ("/save/damages", test_damages);
  add ("/save/illegal-move", test_illegal_move);
  add ("/save/every-byte", test_every_byte);
  add ("/save/too-great", test_too_great);
  g_test_add_func ("/save/damaged-lines", test_damaged_lines);
  return g_test_run ();
}

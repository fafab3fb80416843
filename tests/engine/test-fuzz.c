/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Random damage, always the same, to saved games and positions of all variants: each is refused
 * with a sentence or gives something that holds together. */
#include "save-sample.h"

#include <sys/resource.h>

#define N_DAMAGES 10000
#define N_NUMBERS 8
#define MAX_MEMORY (G_GUINT64_CONSTANT (2) * 1024 * 1024 * 1024)

/* The first N_NUMBERS of them are numbers. */
static const char *const odd_words[] = {
  "99999999999999999999", "-1", "0", "4294967296", "18446744073709551615", "-9223372036854775808",
  "65536", "255", "\n", ":", "#", ">", "*", "!", "+", "s", "t1>t2", "<", "KS", "|", "start:",
  "moves: 100000", "\xff", "\xc3", "=", " ",
};

/* `./check --long` takes its time. */
static guint
get_n_damages (void)
{
  return g_getenv ("RIFFLE_TEST_LONG") != NULL ? 20 * N_DAMAGES : N_DAMAGES;
}

static gsize
place_in (PatRandom *random,
          GString   *text)
{
  return pat_random_below (random, (guint) text->len + 1);
}

static void
flip_byte (PatRandom *random,
           GString   *text)
{
  if (text->len > 0)
    text->str[pat_random_below (random,
                                (guint) text->len)] ^= (char) (1 << pat_random_below (random, 8));
}

static void
delete_some (PatRandom *random,
             GString   *text)
{
  gsize at = place_in (random, text);
  gsize length = 1 + pat_random_below (random, 20);

  g_string_erase (text, (gssize) at, (gssize) MIN (text->len - at, length));
}

static void
insert_word (PatRandom *random,
             GString   *text)
{
  gsize at = place_in (random, text);

  g_string_insert (text, (gssize) at,
                   odd_words[pat_random_below (random, G_N_ELEMENTS (odd_words))]);
}

static void
duplicate_some (PatRandom *random,
                GString   *text)
{
  gsize at = place_in (random, text);
  gsize length = 1 + pat_random_below (random, 60);
  g_autofree char *part = g_strndup (text->str + at, MIN (text->len - at, length));

  g_string_insert (text, (gssize) place_in (random, text), part);
}

static void
swap_lines (PatRandom *random,
            GString   *text)
{
  g_auto (GStrv) lines = g_strsplit (text->str, "\n", -1);
  guint n = g_strv_length (lines);
  guint a, b;
  char *line;
  g_autofree char *joined = NULL;

  if (n == 0)
    return;
  a = pat_random_below (random, n);
  b = pat_random_below (random, n);
  line = lines[a];
  lines[a] = lines[b];
  lines[b] = line;
  joined = g_strjoinv ("\n", lines);
  g_string_assign (text, joined);
}

/* Puts an odd number where a number stands. */
static void
change_number (PatRandom *random,
               GString   *text)
{
  gsize at = place_in (random, text);
  gsize length;

  at += strcspn (text->str + at, "0123456789");
  length = strspn (text->str + at, "0123456789");
  g_string_erase (text, (gssize) at, (gssize) length);
  g_string_insert (text, (gssize) at, odd_words[pat_random_below (random, N_NUMBERS)]);
}

typedef void (*DamageFunc) (PatRandom *random,
                            GString   *text);

static GString *
damage (PatRandom  *random,
        const char *original)
{
  static const DamageFunc funcs[] = {
    flip_byte, delete_some, insert_word, duplicate_some, swap_lines, change_number
  };
  GString *text = g_string_new (original);

  for (guint n = 1 + pat_random_below (random, 3); n > 0; n--)
    funcs[pat_random_below (random, G_N_ELEMENTS (funcs))] (random, text);
  return text;
}

static void
assert_sentence (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (*error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
}

static PatRegistry *
new_registry (void)
{
  PatRegistry *registry = save_new_registry ();

  pat_registry_add_default_folders (registry, FALSE);
  return registry;
}

static PatVariant *
choose_variant (PatRegistry *registry,
                guint        nth)
{
  g_autoptr (PatVariant) variant = NULL;
  GListModel *variants = G_LIST_MODEL (registry);

  variant = g_list_model_get_item (variants, nth % g_list_model_get_n_items (variants));
  return pat_registry_find (registry, pat_variant_get_id (variant));
}

/* A game of that variant, some moves old, with something to redo and sometimes with cards given
 * by hand. */
static PatGame *
new_game (PatRegistry *registry,
          guint        nth)
{
  PatVariant *variant = choose_variant (registry, nth);
  PatGame *game = pat_game_new (variant, NULL, 1 + nth, NULL);

  save_play (game, 25);
  if (nth % 2 == 1)
    {
      g_autoptr (PatGame) dealt = game;

      game = pat_game_new_for_position (variant, NULL, pat_game_get_position (dealt), NULL);
      save_play (game, 10);
    }
  pat_game_undo (game);
  pat_game_undo (game);
  return game;
}

static void
try_save (PatRegistry *registry,
          const char  *text,
          gsize        length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = pat_save_parse (registry, text, (gssize) length, &error);
  g_autoptr (PatGame) again = NULL;
  g_autofree char *saved = NULL, *saved_again = NULL;

  if (game == NULL)
    {
      assert_sentence (error);
      return;
    }
  saved = pat_save_to_string (game);
  again = pat_save_parse (registry, saved, -1, &error);
  g_assert_no_error (error);
  saved_again = pat_save_to_string (again);
  g_assert_cmpstr (saved_again, ==, saved);
}

/* Every other text gets a checksum that fits, so that the damage is not found by that alone. */
static void
test_saves (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  guint n_variants = g_list_model_get_n_items (G_LIST_MODEL (registry));
  guint n_texts = n_variants * 2;
  PatRandom random;

  pat_random_init (&random, 20240617, 1);
  for (guint i = 0; i < n_texts; i++)
    {
      g_autoptr (PatGame) game = new_game (registry, i);
      g_autofree char *original = pat_save_to_string (game);

      for (guint k = 0; k <= get_n_damages () / n_texts; k++)
        {
          g_autoptr (GString) text = damage (&random, original);
          g_autofree char *signed_text = save_sign (text->str, (gssize) text->len);

          if (k % 2 == 0)
            try_save (registry, text->str, text->len);
          else
            try_save (registry, signed_text, strlen (signed_text));
        }
    }
}

/* A position that can be read holds together: it is the same when it is written and read, and
 * can be played. */
static void
use_position (PatVariant        *variant,
              PatOptions        *options,
              const PatRules    *rules,
              const PatPosition *position)
{
  g_autofree char *text = pat_position_to_string (position, rules);
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = NULL;
  PatPosition again;
  PatMove move;

  g_assert_true (pat_position_parse (&again, rules, text, &error));
  if (memcmp (position, &again, sizeof again) != 0)
    g_test_message ("is another position when it is written and read:\n%s", text);
  g_assert_cmpmem (position, sizeof again, &again, sizeof again);
  game = pat_game_new_for_position (variant, options, position, &error);
  g_assert_no_error (error);
  pat_game_hint (game, &move);
  save_play (game, 3);
  while (pat_game_undo (game))
    continue;
  if (!pat_rules_get_game (rules)->no_undo && !pat_rules_get_game (rules)->hides_cards)
    g_assert_cmpmem (position, sizeof again, pat_game_get_position (game), sizeof again);
}

static gboolean
try_position (PatRegistry  *registry,
              const char   *text,
              GError      **error)
{
  g_autofree char *id = NULL, *values = NULL;
  g_autoptr (PatOptions) options = NULL;
  g_autoptr (PatRules) rules = NULL;
  PatVariant *variant;
  PatPosition position;

  if (!pat_position_scan (text, &id, &values, error))
    return FALSE;
  variant = pat_registry_find (registry, id != NULL ? id : "freecell-sample");
  if (variant == NULL)
    {
      pat_registry_suggest (registry, id);
      return TRUE;
    }
  options = pat_variant_new_options (variant);
  if (values != NULL && !pat_options_parse (options, values, error))
    return FALSE;
  rules = pat_variant_build_rules (variant, options, error);
  if (rules == NULL || !pat_position_parse (&position, rules, text, error))
    return FALSE;
  use_position (variant, options, rules, &position);
  return TRUE;
}

static void
test_positions (void)
{
  g_autoptr (PatRegistry) registry = new_registry ();
  guint n_variants = g_list_model_get_n_items (G_LIST_MODEL (registry));
  guint n_texts = n_variants * 2, n_read = 0;
  PatRandom random;

  pat_random_init (&random, 20240617, 2);
  for (guint i = 0; i < n_texts; i++)
    {
      g_autoptr (PatGame) game = new_game (registry, i);
      g_autofree char *original =
        pat_position_to_string (pat_game_get_position (game), pat_game_get_rules (game));

      for (guint k = 0; k <= get_n_damages () / n_texts; k++)
        {
          g_autoptr (GString) text = damage (&random, original);
          g_autoptr (GError) error = NULL;

          if (try_position (registry, text->str, &error))
            n_read++;
          else
            assert_sentence (error);
        }
    }
  /* Damage that is never read, or always, would test nothing. */
  g_assert_cmpuint (n_read, >, get_n_damages () / 100);
  g_assert_cmpuint (n_read, <, get_n_damages () / 2);
}

/* What is asked for without bound ends the test. Sanitizers need memory of their own. */
static void
limit_memory (void)
{
#if !defined (__SANITIZE_ADDRESS__)
  struct rlimit limit = { MAX_MEMORY, MAX_MEMORY };

  setrlimit (RLIMIT_AS, &limit);
#endif
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  limit_memory ();
  g_test_add_func ("/fuzz/saves", test_saves);
  g_test_add_func ("/fuzz/positions", test_positions);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games and presets of the program the chooser's search finds. */
#include "riffle-filter.h"
#include "riffle-search-words.h"

typedef struct
{
  PatRegistry *registry;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->registry = pat_registry_new ();
  pat_registry_add_default_folders (fixture->registry, FALSE);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->registry);
}

static gboolean
finds (Fixture    *fixture,
       const char *text,
       const char *id)
{
  g_autoptr (RiffleSearchWords) words = riffle_search_words_new (text);

  return riffle_search_words_find (words, pat_registry_find (fixture->registry, id));
}

/* The keys of the presets that are found, each before a space. */
static void
assert_presets (Fixture    *fixture,
                const char *text,
                const char *id,
                const char *expected)
{
  g_autoptr (RiffleSearchWords) words = riffle_search_words_new (text);
  PatVariant *variant = pat_registry_find (fixture->registry, id);
  g_autoptr (GString) found = g_string_new (NULL);

  for (const PatPreset *preset = pat_variant_get_spec (variant)->presets; preset->key; preset++)
    if (riffle_search_words_find_preset (words, variant, preset))
      g_string_append_printf (found, "%s ", preset->key);
  g_assert_cmpstr (found->str, ==, expected);
}

/* What differs from the game in nothing is found as the game. */
static void
test_presets (Fixture       *fixture,
              gconstpointer  data)
{
  assert_presets (fixture, "tripeaks", "tripeaks", "");
  assert_presets (fixture, "golf", "golf", "royale ");
  assert_presets (fixture, "smallware", "golf", "");
  assert_presets (fixture, "draw", "klondike", "deal-three vegas-three ");
  g_assert_true (finds (fixture, "tripeaks", "tripeaks"));
  g_assert_true (finds (fixture, "draw one", "klondike"));
  g_assert_false (finds (fixture, "draw three", "klondike"));
}

/* Words for what the filters ask, alone or beside names; whole words only. */
static void
test_facts (Fixture       *fixture,
            gconstpointer  data)
{
  static const struct
  {
    const char *text;
    RiffleFacet facet;
    int         answer;
  } asked[] = {
    { "easy", RIFFLE_FACET_ODDS, 2 },
    { "Easy  Games", RIFFLE_FACET_ODDS, 2 },
    { "hard", RIFFLE_FACET_ODDS, 0 },
    { "short", RIFFLE_FACET_LENGTH, 0 },
    { "long", RIFFLE_FACET_LENGTH, 2 },
    { "luck and skill", RIFFLE_FACET_SKILL, 1 },
    { "skill", RIFFLE_FACET_SKILL, 2 },
    { "two decks", RIFFLE_FACET_DECKS, 1 },
  };
  GListModel *model = G_LIST_MODEL (fixture->registry);

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    for (guint n = 0; n < g_list_model_get_n_items (model); n++)
      {
        g_autoptr (PatVariant) variant = g_list_model_get_item (model, n);

        if (riffle_facet_find_answer (asked[i].facet, variant) == asked[i].answer)
          g_assert_true (finds (fixture, asked[i].text, pat_variant_get_id (variant)));
      }
  g_assert_true (finds (fixture, "easy klondike", "klondike"));
  g_assert_true (finds (fixture, "two decks skill spider", "spider"));
  g_assert_false (finds (fixture, "easy klondike", "spider"));
  g_assert_false (finds (fixture, "hard klondike", "klondike"));
  g_assert_false (finds (fixture, "shortest", "golf"));
}

/* A name comes before what is known of a game, and that before where its rules come from. */
static void
test_ratings (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (RiffleSearchWords) easy = riffle_search_words_new ("easy");
  g_autoptr (RiffleSearchWords) source = riffle_search_words_new ("smallware");
  PatVariant *klondike = pat_registry_find (fixture->registry, "klondike");

  g_assert_cmpuint (riffle_search_words_rate (easy, klondike), ==, 1);
  g_assert_cmpuint (riffle_search_words_rate (source, klondike), ==, 0);
  g_assert_cmpuint (riffle_search_words_rate (source, pat_registry_find (fixture->registry,
                                                                         "golf")), ==, 1);
}

static void
add (const char *path,
     void (*test)(Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/search/presets", test_presets);
  add ("/search/facts", test_facts);
  add ("/search/ratings", test_ratings);
  return g_test_run ();
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the chooser of games files variants under: collections, and how often they come out. */
#include <patience.h>

#include "sample-tables.h"

static const PatCollectionSpec evenings = { .id = "evenings", .name = "Winter Evenings" };
static const PatCollectionSpec tour = { .id = "tour", .name = "The Tour", .about = "Far away.",
                                        .use = PAT_COLLECTION_TOUR };
static const PatCollectionSpec empty = { .id = "empty", .name = "Nothing on It",
                                         .use = PAT_COLLECTION_WEEK };

static const PatMembership first_of_tour[] = { { "tour", 1 }, { "evenings", 0 }, { NULL } };
static const PatMembership thrice_in_tour[] = {
  { "tour", 11, "strict" }, { "tour", 10, "easy" }, { "tour", 0 }, { "evenings", 1, "easy" },
  { NULL }
};
static const PatMembership last_of_tour[] = { { "tour", 9 }, { "unheard-of", 1 }, { NULL } };
static const PatMembership without_place[] = { { "tour", 0 }, { "evenings", 2 }, { NULL } };

static const PatOption choices[] = { { "level", "Level", NULL, PAT_OPTION_NUMBER, .max = 9 },
                                     { NULL } };
static const PatPreset presets[] = { { "easy", "Easy", "" }, { "strict", "Strict E", "level=9" },
                                     { NULL } };

/* The names are in another order than the places. */
static const PatVariantSpec filed[] = {
  { .id = "filed-a", .name = "A", .collections = without_place, .piles = sample_freecell_piles },
  { .id = "filed-b", .name = "B", .collections = last_of_tour, .piles = sample_freecell_piles },
  { .id = "filed-c", .name = "C", .collections = first_of_tour, .piles = sample_freecell_piles },
  { .id = "filed-d", .name = "D", .piles = sample_freecell_piles },
  { .id = "filed-e", .name = "E", .collections = thrice_in_tour, .options = choices,
    .presets = presets, .piles = sample_freecell_piles },
};

static void
add_collection (PatRegistry             *registry,
                const PatCollectionSpec *spec)
{
  g_autoptr (GError) error = NULL;

  pat_registry_add_collection (registry, spec, &error);
  g_assert_no_error (error);
}

static PatRegistry *
make_registry (void)
{
  PatRegistry *registry = pat_registry_new ();

  add_collection (registry, &evenings);
  for (guint i = 0; i < G_N_ELEMENTS (filed); i++)
    {
      g_autoptr (GError) error = NULL;

      pat_registry_add_spec (registry, &filed[i], &error);
      g_assert_no_error (error);
    }
  add_collection (registry, &tour);
  add_collection (registry, &empty);
  return registry;
}

static char *
join_deals (const PatCollection *collection)
{
  g_autoptr (GString) deals = g_string_new (NULL);

  for (guint i = 0; i < collection->games->len; i++)
    {
      g_autofree char *deal = pat_collection_game_dup_deal (g_ptr_array_index (collection->games,
                                                                               i));

      g_string_append_printf (deals, "%s%s", i > 0 ? " " : "", deal);
    }
  return g_string_free (g_steal_pointer (&deals), FALSE);
}

static void
test_order (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  g_autoptr (PatCollection) found = pat_collection_find (registry, "tour");
  g_autofree char *deals = join_deals (found);

  g_assert_cmpstr (found->name, ==, "The Tour");
  g_assert_cmpstr (found->about, ==, "Far away.");
  g_assert_cmpstr (deals, ==, "filed-c filed-b filed-e:preset=easy filed-e:preset=strict filed-a "
                   "filed-e");
  g_assert_null (pat_collection_find (registry, "empty"));
  g_assert_null (pat_collection_find (registry, "unheard-of"));
}

static void
test_list (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  g_autoptr (GPtrArray) list = pat_collection_list (registry);
  g_autoptr (PatCollection) copy = NULL;
  g_autofree char *deals = NULL;

  g_assert_cmpuint (list->len, ==, 2);
  copy = pat_collection_copy (g_ptr_array_index (list, 0));
  g_assert_cmpstr (copy->name, ==, "Winter Evenings");
  g_assert_null (copy->about);
  deals = join_deals (copy);
  g_assert_cmpstr (deals, ==, "filed-e:preset=easy filed-a filed-c");
  g_assert_cmpstr (((PatCollection *) g_ptr_array_index (list, 1))->id, ==, "tour");
}

/* The name of a preset says more than that of the variant, or all. */
static void
test_names (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  g_autoptr (PatCollection) found = pat_collection_find (registry, "tour");
  const PatCollectionGame *easy = g_ptr_array_index (found->games, 2);
  const PatCollectionGame *strict = g_ptr_array_index (found->games, 3);
  const PatCollectionGame *plain = g_ptr_array_index (found->games, 5);
  g_autofree char *easy_name = pat_collection_game_dup_name (easy);
  g_autofree char *strict_name = pat_collection_game_dup_name (strict);
  g_autofree char *plain_name = pat_collection_game_dup_name (plain);

  g_assert_cmpstr (pat_collection_game_get_title (easy), ==, "E");
  g_assert_cmpstr (pat_collection_game_get_subtitle (easy), ==, "Easy");
  g_assert_cmpstr (easy_name, ==, "E, Easy");
  g_assert_cmpstr (strict_name, ==, "Strict E");
  g_assert_null (pat_collection_game_get_subtitle (strict));
  g_assert_cmpstr (plain_name, ==, "E");
  g_assert_null (pat_collection_game_get_subtitle (plain));
}

static void
test_equal (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  PatVariant *variant = pat_registry_find (registry, "filed-e");
  g_autoptr (PatCollectionGame) easy = pat_collection_game_new (variant, &presets[0]);
  g_autoptr (PatCollectionGame) plain = pat_collection_game_new (variant, NULL);
  g_autoptr (PatCollectionGame) copy = pat_collection_game_copy (easy);

  g_assert_true (pat_collection_game_equal (easy, copy));
  g_assert_cmpuint (pat_collection_game_hash (easy), ==, pat_collection_game_hash (copy));
  g_assert_false (pat_collection_game_equal (easy, plain));
}

static const struct
{
  guint   easiness;
  PatOdds stated;
  PatOdds told;
} odds[] = {
  { 0, PAT_ODDS_UNKNOWN, PAT_ODDS_UNKNOWN },
  { 0, PAT_ODDS_SOMETIMES, PAT_ODDS_SOMETIMES },
  /* A figure goes before what is said without one. */
  { 1, PAT_ODDS_OFTEN, PAT_ODDS_SELDOM },
  { 24, PAT_ODDS_UNKNOWN, PAT_ODDS_SELDOM },
  { 25, PAT_ODDS_UNKNOWN, PAT_ODDS_SOMETIMES },
  { 66, PAT_ODDS_UNKNOWN, PAT_ODDS_SOMETIMES },
  { 67, PAT_ODDS_UNKNOWN, PAT_ODDS_OFTEN },
  { 99, PAT_ODDS_SELDOM, PAT_ODDS_OFTEN },
};

static void
test_odds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (odds); i++)
    {
      PatVariantSpec spec = filed[0];
      g_autoptr (PatVariant) variant = NULL;

      spec.easiness = odds[i].easiness;
      spec.odds = odds[i].stated;
      variant = pat_variant_new_for_table (&spec);
      g_assert_cmpint (pat_variant_get_odds (variant), ==, odds[i].told);
      /* Nobody has measured this game. */
      g_assert_cmpfloat (pat_variant_get_winnable_share (variant), ==,
                         odds[i].easiness > 0 ? odds[i].easiness : -1.0);
    }
}

static const PatMembership no_word[] = { { "My Games", 1 }, { NULL } };
static const PatMembership no_preset[] = { { "tour", 1, "royale" }, { NULL } };
static const PatMembership odd_preset[] = { { "tour", 1, "\xff" }, { NULL } };
static const PatMembership repeated[] = { { "tour", 1, "easy" }, { "tour", 2 },
                                          { "tour", 3, "easy" }, { NULL } };

static const struct
{
  PatVariantSpec spec;
  const char    *message;
} wrong[] = {
  { { .skill = 6 }, "filed-a: the share of skill is not one of 1 to 5" },
  { { .odds = PAT_ODDS_OFTEN + 1 }, "filed-a: there are no such odds" },
  { { .collections = no_word }, "filed-a: the id of a collection is not a word" },
  { { .collections = no_preset },
    "filed-a: for the collection “tour” there is no preset “royale”" },
  { { .collections = no_preset, .options = choices, .presets = presets },
    "filed-a: for the collection “tour” there is no preset “royale”" },
  { { .collections = odd_preset },
    "filed-a: for the collection “tour” there is no preset “\xef\xbf\xbd”" },
  { { .collections = repeated, .options = choices, .presets = presets },
    "filed-a: the game is in the collection “tour” twice, with the same preset or without one" },
};

static void
test_wrong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();
      g_autoptr (GError) error = NULL;
      PatVariantSpec spec = wrong[i].spec;

      spec.id = "filed-a";
      spec.name = "A";
      spec.piles = sample_freecell_piles;
      g_assert_false (pat_registry_add_spec (registry, &spec, &error));
      g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE);
      g_assert_cmpstr (error->message, ==, wrong[i].message);
    }
}

static const struct
{
  PatCollectionSpec spec;
  int               code;
  const char       *message;
} wrong_collections[] = {
  { { .id = "Tour", .name = "Tour" }, PAT_REGISTRY_ERROR_TABLE,
    "the id of a collection is not a word" },
  { { .id = "mine" }, PAT_REGISTRY_ERROR_TABLE,
    "mine: the collection has no name, or a text is not UTF-8" },
  { { .id = "mine", .name = "Mine", .about = "M\xff" }, PAT_REGISTRY_ERROR_TABLE,
    "mine: the collection has no name, or a text is not UTF-8" },
  { { .id = "tour", .name = "Another Tour" }, PAT_REGISTRY_ERROR_DUPLICATE,
    "tour: there is a collection of the same name" },
};

static void
test_wrong_collections (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong_collections); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (pat_registry_add_collection (registry, &wrong_collections[i].spec, &error));
      g_assert_error (error, PAT_REGISTRY_ERROR, wrong_collections[i].code);
      g_assert_cmpstr (error->message, ==, wrong_collections[i].message);
    }
}

/* What is asked for is the use, whatever the collection is called; one without games has none. */
static void
test_use (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  g_autoptr (PatCollection) shelf = pat_collection_find_for (registry, PAT_COLLECTION_SHELF);
  g_autoptr (PatCollection) played = pat_collection_find_for (registry, PAT_COLLECTION_TOUR);

  g_assert_cmpstr (shelf->id, ==, "evenings");
  g_assert_cmpstr (played->id, ==, "tour");
  g_assert_null (pat_collection_find_for (registry, PAT_COLLECTION_WEEK));
  g_assert_null (pat_collection_find_for (registry, PAT_COLLECTION_CHILDREN));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/collection/order", test_order);
  g_test_add_func ("/collection/list", test_list);
  g_test_add_func ("/collection/names", test_names);
  g_test_add_func ("/collection/equal", test_equal);
  g_test_add_func ("/collection/odds", test_odds);
  g_test_add_func ("/collection/wrong", test_wrong);
  g_test_add_func ("/collection/wrong-collections", test_wrong_collections);
  g_test_add_func ("/collection/use", test_use);
  return g_test_run ();
}

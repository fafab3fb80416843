/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which games the chooser's filters let pass, what is said of a game, and that every game of the
 * program has been filed. */
#include "riffle-filter.h"
#include "riffle-tile-state.h"

static const PatMembership on_shelf[] = { { "other", 1 }, { "shelf", 2 }, { NULL } };
static const PatPreset presets[] = { { "strict", "Strict", "" }, { NULL } };
static const PatVariantSpec short_spec = {
  .id = "a", .name = "A", .family = "B", .minutes = 5, .skill = 2, .odds = PAT_ODDS_SELDOM,
  .game = { .decks = 2 }, .presets = presets,
};
static const PatVariantSpec long_spec = {
  .id = "b", .name = "B", .family = "B", .minutes = 16, .skill = 4, .easiness = 70,
  .collections = on_shelf,
};
static const PatVariantSpec unknown_spec = { .id = "c", .name = "C" };

typedef struct
{
  RiffleFilter *filter;
  PatVariant   *short_game;
  PatVariant   *long_game;
  PatVariant   *unknown;
  guint         n_changes;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->filter = riffle_filter_new ();
  fixture->short_game = pat_variant_new_for_table (&short_spec);
  fixture->long_game = pat_variant_new_for_table (&long_spec);
  fixture->unknown = pat_variant_new_for_table (&unknown_spec);
  g_signal_connect_swapped (fixture->filter, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_object_unref (fixture->filter);
  g_object_unref (fixture->short_game);
  g_object_unref (fixture->long_game);
  g_object_unref (fixture->unknown);
}

/* A letter for each game that passes: s, l or u. */
static void
assert_passing (Fixture    *fixture,
                const char *expected)
{
  g_autoptr (GString) passing = g_string_new (NULL);

  if (riffle_filter_passes (fixture->filter, fixture->short_game, 0))
    g_string_append_c (passing, 's');
  if (riffle_filter_passes (fixture->filter, fixture->long_game, 3))
    g_string_append_c (passing, 'l');
  if (riffle_filter_passes (fixture->filter, fixture->unknown, 0))
    g_string_append_c (passing, 'u');
  g_assert_cmpstr (passing->str, ==, expected);
}

static const struct
{
  RiffleFacet facet;
  guint       answer;
  const char *passing;
} answers[] = {
  { RIFFLE_FACET_DECKS, 0, "lu" },
  { RIFFLE_FACET_DECKS, 1, "s" },
  { RIFFLE_FACET_DECKS, 2, "" },
  { RIFFLE_FACET_SKILL, 0, "s" },
  { RIFFLE_FACET_SKILL, 1, "" },
  { RIFFLE_FACET_SKILL, 2, "l" },
  { RIFFLE_FACET_LENGTH, 0, "s" },
  { RIFFLE_FACET_LENGTH, 1, "" },
  { RIFFLE_FACET_LENGTH, 2, "l" },
  { RIFFLE_FACET_ODDS, 0, "s" },
  { RIFFLE_FACET_ODDS, 1, "" },
  { RIFFLE_FACET_ODDS, 2, "l" },
};

static void
test_answers (Fixture       *fixture,
              gconstpointer  data)
{
  assert_passing (fixture, "slu");
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      riffle_filter_set_answer (fixture->filter, answers[i].facet, answers[i].answer, TRUE);
      g_assert_true (riffle_filter_get_answer (fixture->filter, answers[i].facet,
                                               answers[i].answer));
      assert_passing (fixture, answers[i].passing);
      riffle_filter_set_answer (fixture->filter, answers[i].facet, answers[i].answer, FALSE);
      g_assert_true (riffle_filter_is_empty (fixture->filter));
    }
}

/* Answers to one question add up, questions narrow. */
static void
test_together (Fixture       *fixture,
               gconstpointer  data)
{
  riffle_filter_set_answer (fixture->filter, RIFFLE_FACET_LENGTH, 0, TRUE);
  riffle_filter_set_answer (fixture->filter, RIFFLE_FACET_LENGTH, 2, TRUE);
  assert_passing (fixture, "sl");
  riffle_filter_set_answer (fixture->filter, RIFFLE_FACET_DECKS, 0, TRUE);
  assert_passing (fixture, "l");
  riffle_filter_set_new (fixture->filter, TRUE);
  assert_passing (fixture, "");
  riffle_filter_clear (fixture->filter);
  assert_passing (fixture, "slu");
}

static void
test_others (Fixture       *fixture,
             gconstpointer  data)
{
  riffle_filter_set_new (fixture->filter, TRUE);
  assert_passing (fixture, "su");
  riffle_filter_set_new (fixture->filter, FALSE);
  riffle_filter_set_collection (fixture->filter, "shelf");
  assert_passing (fixture, "l");
  g_assert_false (riffle_filter_is_empty (fixture->filter));
  riffle_filter_set_collection (fixture->filter, "nothing");
  assert_passing (fixture, "");
  riffle_filter_set_collection (fixture->filter, NULL);
  g_assert_true (riffle_filter_is_empty (fixture->filter));
}

static void
test_changes (Fixture       *fixture,
              gconstpointer  data)
{
  riffle_filter_clear (fixture->filter);
  riffle_filter_set_new (fixture->filter, FALSE);
  riffle_filter_set_collection (fixture->filter, NULL);
  riffle_filter_set_answer (fixture->filter, RIFFLE_FACET_SKILL, 1, FALSE);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  riffle_filter_set_new (fixture->filter, TRUE);
  riffle_filter_set_collection (fixture->filter, "shelf");
  riffle_filter_set_collection (fixture->filter, "shelf");
  riffle_filter_set_answer (fixture->filter, RIFFLE_FACET_SKILL, 1, TRUE);
  riffle_filter_clear (fixture->filter);
  g_assert_cmpuint (fixture->n_changes, ==, 4);
}

static void
assert_said (PatVariant            *variant,
             const RiffleTileState *state,
             const char            *caption,
             const char            *label)
{
  const PatCollectionGame game = { variant, NULL };
  g_autofree char *shown = riffle_tile_state_dup_caption (state, variant, TRUE);
  g_autofree char *said = riffle_tile_state_dup_label (state, &game);

  g_assert_cmpstr (shown, ==, caption);
  g_assert_cmpstr (said, ==, label);
}

static void
test_words (Fixture       *fixture,
            gconstpointer  data)
{
  const RiffleTileState none = { 0 };
  const RiffleTileState won = { .n_played = 3, .n_won = 1, .is_favourite = TRUE };
  const RiffleTileState lost = { .n_played = 1, .is_current = TRUE };
  g_autofree char *below_heading = riffle_tile_state_dup_caption (&none, fixture->short_game,
                                                                  FALSE);

  g_assert_cmpstr (below_heading, ==, "2 decks\t5 min\nluck\tseldom won");
  assert_said (fixture->short_game, &none, "B\n2 decks\t5 min\nluck\tseldom won",
               "A, B, 2 decks, 5 min, luck, seldom won");
  assert_said (fixture->short_game, &won, "B\n2 decks\t5 min\nluck\tseldom won\n1 win",
               "A, B, 2 decks, 1 win, favourite, 5 min, luck, seldom won");
  /* The family of this one says nothing new, that one has none, and nobody knows anything of it. */
  assert_said (fixture->long_game, &lost, "1 deck\t16 min\nskill\toften won\nno win yet",
               "B, 1 deck, no win yet, being played, 16 min, skill, often won");
  assert_said (fixture->unknown, &none, "1 deck", "C, 1 deck");
}

static void
test_preset_words (Fixture       *fixture,
                   gconstpointer  data)
{
  const RiffleTileState none = { 0 };
  const PatCollectionGame game = { fixture->short_game, presets };
  g_autofree char *said = riffle_tile_state_dup_label (&none, &game);

  g_assert_cmpstr (said, ==, "A, Strict, B, 2 decks, 5 min, luck, seldom won");
}

/* How many deals can be won is told of the preset that the tile is for. */
static void
test_chances (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *plain = NULL, *preset = NULL, *unknown = NULL, *known = NULL;
  PatCollectionGame game = { NULL, NULL };

  pat_registry_add_default_folders (registry, FALSE);
  game.variant = pat_registry_find (registry, "the-wish");
  known = riffle_tile_state_dup_chances (&game);
  g_assert_cmpstr (known, ==, "About 60 of 100 deals can be won, give or take 3 (1000 deals "
                   "tried). That is for someone who sees all the cards.");
  game.variant = pat_registry_find (registry, "klondike");
  plain = riffle_tile_state_dup_chances (&game);
  game.preset = pat_variant_find_preset (game.variant, "deal-three");
  preset = riffle_tile_state_dup_chances (&game);
  g_assert_nonnull (preset);
  g_assert_cmpstr (preset, !=, plain);
  unknown = riffle_tile_state_dup_chances (&(PatCollectionGame) { fixture->unknown, NULL });
  g_assert_null (unknown);
}

static const struct
{
  const char *id;
  const char *deals;
} shelves[] = {
  { "tour", "pyramid golf:preset=royale klondike:preset=royale canfield corners calculation "
    "three-shuffles reno:preset=cards" },
  { "palm-shelf", "agnes bakers-game bouquet bristol:preset=smallware cabal demon four-seasons "
    "freecell german-patience golf:preset=smallware interregnum "
    "klondike:preset=deal-one klondike:preset=deal-three lady-of-the-manor "
    "matrimony northwest-territory propeller scorpion seven-devils sir-tommy "
    "strategy sultan the-fly will-o-the-wisp:preset=smallware "
    "windmill" },
  { "children", "concentration pairs the-wish" },
  { "palace", "klondike:preset=palace double-klondike:preset=palace easthaven:preset=palace" },
  { "week", "klondike freecell spider tripeaks yukon simple-simon eight-off" },
};

/* The games of a shelf have the places from 1 on. */
static void
assert_places (const PatCollection *collection)
{
  for (guint i = 0; i < collection->games->len; i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (collection->games, i);
      const PatMembership *in = pat_variant_get_spec (game->variant)->collections;
      const char *key = game->preset != NULL ? game->preset->key : NULL;

      while (!g_str_equal (in->collection, collection->id) || g_strcmp0 (in->preset, key) != 0)
        in++;
      g_assert_cmpuint (in->place, ==, i + 1);
    }
}

/* As their sources have them. */
static void
assert_deals (const PatCollection *collection,
              const char          *expected)
{
  g_autoptr (GString) deals = g_string_new (NULL);

  for (guint i = 0; i < collection->games->len; i++)
    {
      g_autofree char *deal = pat_collection_game_dup_deal (g_ptr_array_index (collection->games,
                                                                               i));

      g_string_append_printf (deals, "%s%s", i > 0 ? " " : "", deal);
    }
  g_assert_cmpstr (deals->str, ==, expected);
}

static void
test_shelves (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GPtrArray) list = NULL;

  pat_registry_add_default_folders (registry, FALSE);
  list = pat_collection_list (registry);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (shelves));
  for (guint i = 0; i < list->len; i++)
    {
      const PatCollection *collection = g_ptr_array_index (list, i);

      g_assert_cmpstr (collection->id, ==, shelves[i].id);
      assert_deals (collection, shelves[i].deals);
      assert_places (collection);
    }
}

static void
test_filed (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  GListModel *model = G_LIST_MODEL (registry);

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);

      g_test_message ("%s", pat_variant_get_id (variant));
      g_assert_cmpint (riffle_facet_find_answer (RIFFLE_FACET_SKILL, variant), >=, 0);
      g_assert_cmpint (riffle_facet_find_answer (RIFFLE_FACET_LENGTH, variant), >=, 0);
    }
}

/* The best known games have a place of their own each, without gaps. */
static void
test_ranks (void)
{
  static const char *const popular[] = { "klondike", "spider", "freecell", "pyramid", "tripeaks",
                                         "golf" };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GPtrArray) ranked = g_ptr_array_new ();
  GListModel *model = G_LIST_MODEL (registry);

  pat_registry_add_default_folders (registry, FALSE);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, i);
      guint rank = pat_variant_get_spec (variant)->rank;

      if (rank == 0)
        continue;
      if (rank > ranked->len)
        g_ptr_array_set_size (ranked, (int) rank);
      g_assert_null (g_ptr_array_index (ranked, rank - 1));
      ranked->pdata[rank - 1] = (gpointer) pat_variant_get_id (variant);
    }
  g_assert_cmpuint (ranked->len, ==, 16);
  for (guint i = 0; i < ranked->len; i++)
    g_assert_nonnull (g_ptr_array_index (ranked, i));
  for (guint i = 0; i < G_N_ELEMENTS (popular); i++)
    g_assert_cmpstr (g_ptr_array_index (ranked, i), ==, popular[i]);
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
  add ("/filter/answers", test_answers);
  add ("/filter/together", test_together);
  add ("/filter/others", test_others);
  add ("/filter/changes", test_changes);
  add ("/filter/words", test_words);
  add ("/filter/preset-words", test_preset_words);
  add ("/filter/chances", test_chances);
  g_test_add_func ("/filter/shelves", test_shelves);
  g_test_add_func ("/filter/filed", test_filed);
  g_test_add_func ("/filter/ranks", test_ranks);
  return g_test_run ();
}

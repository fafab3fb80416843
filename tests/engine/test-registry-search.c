/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Looking for a game in the registry: by words, and by an id that was mistyped. */
#include "registry-modules.h"

static const struct
{
  const char *asked;
  const char *id;
} suggestions[] = {
  { "test-frist", "test-first" },
  { "test-fir", "test-first" },
  { "Test-Second", "test-second" },
  { "zebra cafe", "test-second" },
  { "zebar café", "test-second" },
  { "the old laddy", "test-first" },
  { "grossmutter", "test-first" },
  { "aunt elises game", "test-first" },
  { "aunt", "test-first" },
  { "the old", "test-first" },
  { "the", NULL }, /* the first word of another name may be that of a game that is not there */
  { "test-melons", NULL },
  { "something else entirely", NULL },
  { "x", NULL },
  { "", NULL },
  { "\xff\xfe\xfd", NULL },
};

static void
test_suggest (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  g_assert_null (pat_registry_suggest (registry, "test-first"));
  add_module (registry, "good");
  for (guint i = 0; i < G_N_ELEMENTS (suggestions); i++)
    {
      g_autofree char *shown = g_strescape (suggestions[i].asked, NULL);

      g_test_message ("%s", shown);
      g_assert_cmpstr (pat_registry_suggest (registry, suggestions[i].asked), ==,
                       suggestions[i].id);
    }
}

/* A word that nobody can have meant costs nothing: comparing this one letter by letter would take
   longer than the test may. */
static void
test_suggest_long (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *word = g_strnfill (50 * 1000 * 1000, 'x');

  add_module (registry, "good");
  g_assert_null (pat_registry_suggest (registry, word));
}

static const struct
{
  const char *words;
  gboolean    first;
  gboolean    second;
} searches[] = {
  { "", TRUE, TRUE },
  { "   ", TRUE, TRUE },
  { "testing", TRUE, TRUE },
  { "elise", TRUE, FALSE },
  { "ÉLISE", TRUE, FALSE },
  { "elises game", TRUE, FALSE },
  { "game aunt", TRUE, FALSE },
  { "GROSS", TRUE, FALSE },
  { "old lady", TRUE, FALSE },
  { "cafe", FALSE, TRUE },
  { "caf\xc3\xa9 zeb", FALSE, TRUE },
  { "book of tests", FALSE, TRUE },
  { "test-second", FALSE, TRUE },
  { "game zebra", FALSE, FALSE },
  { "klondike", FALSE, FALSE },
  { "index", FALSE, FALSE }, /* a context, which only translators see */
  { "x", FALSE, FALSE }, /* its end */
};

static void
test_search (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  add_module (registry, "good");
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_test_message ("%s", searches[i].words);
      g_assert_cmpint (pat_variant_matches (pat_registry_find (registry, "test-first"),
                                            searches[i].words), ==,
                       searches[i].first);
      g_assert_cmpint (pat_variant_matches (pat_registry_find (registry, "test-second"),
                                            searches[i].words), ==,
                       searches[i].second);
    }
}

static const PatPreset presets[] = {
  { "royal", "Royal", "" },
  { "four", PAT_NC_ ("option", "Four suits"), "" },
  { 0 }
};
static const PatVariantSpec garden = {
  .id = "garden", .name = "Secret Garden", .aliases = "Canfield;The Old Garden",
  .family = "Fan", .presets = presets,
};

static void
test_ratings (void)
{
  static const struct
  {
    const char *words;
    guint       rating;
  } ratings[] = {
    { "SECRET garden", 4 }, { "canfield", 3 }, { "the old garden", 3 }, { "secr", 2 },
    { "garden", 1 }, { "canf", 0 }, { "fan", 0 },
  };
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (&garden);

  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    {
      g_test_message ("%s", ratings[i].words);
      g_assert_true (pat_variant_matches (variant, ratings[i].words));
      g_assert_cmpuint (pat_variant_rate_match (variant, ratings[i].words), ==, ratings[i].rating);
    }
}

/* At least one word is in the name of the preset; the others may be in those of the variant. */
static void
test_presets (void)
{
  static const struct
  {
    const char *words;
    gboolean    royal;
    gboolean    four;
  } found[] = {
    { "royal", TRUE, FALSE }, { "Garden royal", TRUE, FALSE }, { "four secret", FALSE, TRUE },
    { "suits four", FALSE, TRUE }, { "garden", FALSE, FALSE }, { "royal yukon", FALSE, FALSE },
    { "", FALSE, FALSE }, { "r", FALSE, FALSE }, { "option", FALSE, FALSE },
  };
  g_autoptr (PatVariant) variant = pat_variant_new_for_table (&garden);

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    {
      g_test_message ("%s", found[i].words);
      g_assert_cmpint (pat_variant_matches_preset (variant, &presets[0], found[i].words), ==,
                       found[i].royal);
      g_assert_cmpint (pat_variant_matches_preset (variant, &presets[1], found[i].words), ==,
                       found[i].four);
    }
}

static void
test_collections (void)
{
  const PatCollection tour = { .id = (char *) "tour", .name = (char *) "Die große Reise" };

  g_assert_true (pat_collection_matches (&tour, "tour"));
  g_assert_true (pat_collection_matches (&tour, "reise GROSSE"));
  g_assert_false (pat_collection_matches (&tour, "reise kurz"));
  g_assert_false (pat_collection_matches (&tour, ""));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/suggest", test_suggest);
  g_test_add_func ("/registry/suggest-long", test_suggest_long);
  g_test_add_func ("/registry/search", test_search);
  g_test_add_func ("/registry/ratings", test_ratings);
  g_test_add_func ("/registry/presets", test_presets);
  g_test_add_func ("/registry/collections", test_collections);
  return g_test_run ();
}

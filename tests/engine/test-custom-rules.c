/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The rules that players agree on for a table: which game and which options they come to. */
#include <patience.h>

#include "sample-tables.h"

static const PatCustomRule rules[] = {
  { "many", "Many", "More.", .options = "level=9" },
  { "rare", "Rare", "Only in the second game.", .options = "rare=on" },
  { "second", "Second", "Another game.", .variant = "ruled-b", .options = "wide=on" },
  { "third", "Third", "A third game.", .variant = "ruled-c" },
  { "gone", "Gone", "A game that is not installed.", .variant = "ruled-d" },
  { NULL }
};

static const PatCollectionSpec table = { .id = "table", .name = "The Table", .rules = rules };

static const PatOption level[] = { { "level", "Level", NULL, PAT_OPTION_NUMBER, .max = 9 },
                                   { NULL } };
static const PatOption rare[] = { { "rare", "Rare", NULL, PAT_OPTION_SWITCH }, { NULL } };
static const PatOption wide[] = { { "wide", "Wide", NULL, PAT_OPTION_SWITCH },
                                  { "kept", "Kept", NULL, PAT_OPTION_SWITCH }, { NULL } };
static const PatPreset keep[] = { { "keep", "Keep", "kept=on" }, { NULL } };

static const PatVariantSpec games[] = {
  { .id = "ruled-a", .name = "A", .collections = (const PatMembership[]) { { "table", 1 }, { 0 } },
    .options = level, .piles = sample_freecell_piles },
  { .id = "ruled-b", .name = "B", .collections = (const PatMembership[]) { { "table", 2 }, { 0 } },
    .options = rare, .piles = sample_freecell_piles },
  { .id = "ruled-c", .name = "C", .options = wide, .presets = keep,
    .collections = (const PatMembership[]) { { "table", 3, "keep" }, { 0 } },
    .piles = sample_freecell_piles },
};

static PatRegistry *
make_registry (void)
{
  PatRegistry *registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;

  pat_registry_add_collection (registry, &table, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      pat_registry_add_spec (registry, &games[i], &error);
      g_assert_no_error (error);
    }
  return registry;
}

/* The rules that are chosen, what they come to, and which have an effect beside them. */
static const struct
{
  const char *keys;
  const char *deal;
  const char *effects;
} rows[] = {
  { "", "ruled-a", "ynyyn" },
  { "many", "ruled-a:level=9", "ynyyn" },
  { "rare", "ruled-a", "ynyyn" },
  { "unheard-of many", "ruled-a:level=9", "ynyyn" },
  { "second", "ruled-b", "nyyyn" },
  { "many rare second", "ruled-b:rare=on", "nyyyn" },
  { "third", "ruled-c:kept=on", "nnyyn" },
  { "second third", "ruled-c:wide=on,kept=on", "nnyyn" },
  { "gone", "ruled-a", "ynyyn" },
};

static void
assert_row (const PatCollection *collection,
            guint                nth)
{
  g_auto (GStrv) keys = g_strsplit (rows[nth].keys, " ", -1);
  g_autoptr (PatCollectionGame) game =
    pat_custom_rules_find_game (collection, (const char *const *) keys);
  g_autoptr (PatOptions) options =
    pat_custom_rules_new_options (collection, (const char *const *) keys);
  g_autofree char *text = pat_options_to_string (options);
  g_autofree char *deal = g_strconcat (pat_variant_get_id (game->variant),
                                       *text != '\0' ? ":" : "", text, NULL);
  g_autoptr (GString) effects = g_string_new (NULL);

  for (guint i = 0; i < pat_custom_rules_get_n (collection); i++)
    g_string_append (effects, pat_custom_rules_has_effect (collection, (const char *const *) keys,
                                                           i) ? "y" : "n");
  g_assert_cmpstr (deal, ==, rows[nth].deal);
  g_assert_cmpstr (effects->str, ==, rows[nth].effects);
}

static void
test_deals (void)
{
  g_autoptr (PatRegistry) registry = make_registry ();
  g_autoptr (PatCollection) collection = pat_collection_find (registry, "table");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%s", rows[i].keys);
      assert_row (collection, i);
    }
  g_assert_cmpstr (pat_custom_rules_get_key (collection, 2), ==, "second");
  g_assert_cmpstr (pat_custom_rules_get_name (collection, 2), ==, "Second");
  g_assert_cmpstr (pat_custom_rules_get_about (collection, 2), ==, "Another game.");
}

static void
test_wrong (void)
{
  static const PatCustomRule wrong[] = { { "one", "One", "The first." }, { "two", "Two" },
                                         { NULL } };
  static const PatCollectionSpec spec = { .id = "mine", .name = "Mine", .rules = wrong };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (pat_registry_add_collection (registry, &spec, &error));
  g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE);
  g_assert_cmpstr (error->message, ==,
                   "mine: rule 2 for tables has no key, name or description, or a wrong one");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/custom-rules/deals", test_deals);
  g_test_add_func ("/custom-rules/wrong", test_wrong);
  return g_test_run ();
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The registry: what modules bring is listed, and broken ones with their reason. */
#include "registry-modules.h"

static void
test_good (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatVariant) first = NULL;
  g_autoptr (PatVariant) second = NULL;

  g_assert_cmpuint (count (registry), ==, 0);
  add_module (registry, "good");
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
  g_assert_cmpuint (count (registry), ==, 2);
  first = g_list_model_get_item (G_LIST_MODEL (registry), 0);
  second = g_list_model_get_item (G_LIST_MODEL (registry), 1);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (registry), 2));
  g_assert_cmpstr (pat_variant_get_id (first), ==, "test-first");
  g_assert_cmpstr (pat_variant_get_id (second), ==, "test-second");
  g_assert_cmpstr (pat_variant_get_name (second), ==, "Zebra Café");
  g_assert_cmpstr (pat_variant_get_family (second), ==, "Testing");
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (registry)) == PAT_TYPE_VARIANT);
  g_assert_true (pat_registry_find (registry, "test-second") == second);
  g_assert_null (pat_registry_find (registry, "test-nothing"));
}

static void
test_added_twice (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *path = get_module ("good");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *roundabout = g_build_filename (folder, ".", "..", "plugins", "good.so", NULL);

  pat_registry_add_file (registry, path);
  pat_registry_add_file (registry, roundabout);
  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
}

static const struct
{
  const char *module;
  int         code;
  const char *message;
} broken_modules[] = {
  { "wrong-abi", PAT_REGISTRY_ERROR_ABI,
    "the plugin was built for plugin interface 999, and this program has "
    G_STRINGIFY (PAT_PLUGIN_ABI) },
  { "no-abi", PAT_REGISTRY_ERROR_MODULE,
    "this is not a plugin of Riffle: it has no function “pat_plugin_abi”" },
  { "no-load", PAT_REGISTRY_ERROR_MODULE,
    "this is not a plugin of Riffle: it has no function “pat_plugin_load”" },
  { "no-variants", PAT_REGISTRY_ERROR_MODULE, "the plugin has no variants" },
  { "missing-function", PAT_REGISTRY_ERROR_MODULE, "pat_function_of_a_later_engine" },
  { "text", PAT_REGISTRY_ERROR_MODULE, "the file cannot be loaded as a module: " },
  { "there-is-none", PAT_REGISTRY_ERROR_MODULE, "the file cannot be loaded as a module: " },
};

static void
test_broken_modules (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken_modules); i++)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();

      add_module (registry, broken_modules[i].module);
      add_module (registry, "good");
      assert_broken (registry, 0, broken_modules[i].code, broken_modules[i].message);
      g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 1);
      g_assert_cmpuint (count (registry), ==, 2);
    }
}

/* In the order in which the module adds them. */
static const char *const wrong_tables[] = {
  "the module adds a variant that is not there",
  "the id of a variant must be made of a–z, 0–9 and “-”, not “”",
  "wrong-no-name: the variant has no name",
  "the id of a variant must be made of a–z, 0–9 and “-”, not “Bad Id”",
  "wrong-text: a text is not UTF-8",
  "wrong-no-piles: the table has no piles",
  "wrong-endless: the table has no last row",
  "wrong-many: row 1 (foundation): there are more than 96 piles",
  "wrong-aimless: row 1 (foundation): `build` names no direction",
  "wrong-strange: row 1 has an unknown role",
  "wrong-misdealt: ",
  "wrong-overdealt: ",
  "wrong-decks: more than four decks",
  "wrong-refusing: ",
  "wrong-reasoning: there is a reason",
  "wrong-option-outside: option a: the default is not among the allowed values",
  "wrong-option-twice: option a is there twice",
  "wrong-option-reserved: option 1: a key must be made of a–z, 0–9 and “-”, and not be `preset`",
  "wrong-option-nameless: option a has no label",
  "wrong-option-choices: option a: the default is not among the allowed values",
  "wrong-preset-option: preset p: there is no option “b”; did you mean “a”?",
  "wrong-preset-value: preset p: a: 3 is not allowed; on or off",
  "wrong-preset-twice: preset p is there twice",
  "wrong-options-endless: the options have no last row",
  "wrong-presets-endless: the presets have no last row",
  "wrong-choices-endless: option a: the choices have no last row",
  "a-word-that-is-just-one-letter-longer-than-any-w…: an id has no more than 64 letters",
  "wrong-long-name: names of games and families have no more than 120 letters",
  "wrong-long-family: names of games and families have no more than 120 letters",
  "wrong-long-key: a-word-that-is-just-one-letter-longer-than-any-word-may-ever-be-…: "
  "a key has no more than 64 letters",
  "wrong-long-label: a: a label has no more than 120 letters",
  "wrong-long-preset: a-word-that-is-just-one-letter-longer-than-any-word-may-ever-be-…: "
  "a key has no more than 64 letters",
  "wrong-long-member: the id of a collection is not a word",
  "wrong-member-preset: for the collection “tour” there is no preset “none”",
  "wrong-member-twice: the game is in the collection “tour” twice, with the same preset or "
  "without one",
  "wrong-long-counter: the name of a counter has no more than 64 letters",
};

static void
test_wrong_tables (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  add_module (registry, "wrong-tables");
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, G_N_ELEMENTS (wrong_tables));
  for (guint i = 0; i < G_N_ELEMENTS (wrong_tables); i++)
    assert_broken (registry, i, PAT_REGISTRY_ERROR_TABLE, wrong_tables[i]);
  g_assert_cmpuint (count (registry), ==, 1);
  g_assert_nonnull (pat_registry_find (registry, "test-among-wrong"));
}

static void
test_duplicate (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *good = get_module ("good");
  g_autofree char *duplicate = get_module ("duplicate");

  add_module (registry, "good");
  add_module (registry, "duplicate");
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 1);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_DUPLICATE, "test-first: ");
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_DUPLICATE, good);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_DUPLICATE, duplicate);
  g_assert_cmpstr (pat_registry_get_broken (registry, 0)->path, ==, duplicate);
  g_assert_cmpstr (pat_variant_get_name (pat_registry_find (registry, "test-first")), ==,
                   "Aunt Élise's Game");
  g_assert_nonnull (pat_registry_find (registry, "test-third"));
}

static void
test_spec (void)
{
  static const PatPileSpec piles[] = {
    { .role = PAT_FOUNDATION, .count = 4, .at = { .dx = 1 }, .build = PAT_UP | PAT_SAME_SUIT,
      .fill = PAT_FILL_BASE },
    { .role = PAT_TABLEAU, .count = 4, .at = { .y = 1.2f, .dx = 1 }, .take = PAT_TAKE_TOP,
      .deal = "UUUUUUUUUUUUU" },
    { 0 }
  };
  static const PatVariantSpec spec = { .id = "test-spec", .name = "Spec", .piles = piles };
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (pat_registry_add_spec (registry, &spec, &error));
  g_assert_no_error (error);
  g_assert_false (pat_registry_add_spec (registry, &spec, &error));
  g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_DUPLICATE);
  g_clear_error (&error);
  g_assert_false (pat_registry_add_spec (registry, NULL, &error));
  g_assert_error (error, PAT_REGISTRY_ERROR, PAT_REGISTRY_ERROR_TABLE);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
}

/* Keeps a list of ids by what the signal says alone. */
static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  gpointer    data)
{
  GPtrArray *ids = data;

  g_assert_cmpuint (n_removed, ==, 0);
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (model, position + i);

      g_ptr_array_insert (ids, (int) (position + i), (gpointer) pat_variant_get_id (variant));
    }
}

static void
test_sorted (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  g_signal_connect (registry, "items-changed", G_CALLBACK (items_changed_cb), ids);
  add_module (registry, "wrong-tables");
  add_module (registry, "duplicate");
  add_module (registry, "good");
  g_assert_cmpuint (ids->len, ==, count (registry));
  g_assert_cmpuint (ids->len, ==, 4);
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (G_LIST_MODEL (registry), i);
      g_autoptr (PatVariant) next = g_list_model_get_item (G_LIST_MODEL (registry), i + 1);

      g_assert_cmpstr (pat_variant_get_id (variant), ==, g_ptr_array_index (ids, i));
      if (next != NULL)
        g_assert_cmpint (g_utf8_collate (pat_variant_get_name (variant),
                                         pat_variant_get_name (next)), <, 0);
    }
}

/* The engine adds `flip` if a table turns cards up, and only then. */
static void
test_variant_options (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatOptions) first = NULL;
  g_autoptr (PatOptions) second = NULL;
  g_autoptr (PatRules) rules = NULL;
  guint n;

  add_module (registry, "good");
  first = pat_variant_new_options (pat_registry_find (registry, "test-first"));
  second = pat_variant_new_options (pat_registry_find (registry, "test-second"));
  pat_options_get_specs (second, &n);
  g_assert_cmpuint (n, ==, 0);
  pat_options_get_specs (first, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (pat_options_is (first, "flip", "auto"));
  g_assert_true (pat_options_parse (first, "preset=hard,flip=manual", NULL));
  rules = pat_variant_build_rules (pat_registry_find (registry, "test-first"), first, NULL);
  g_assert_nonnull (rules);
  /* What was made from the registry outlives it. */
  g_clear_object (&registry);
  g_assert_true (pat_options_equal (pat_rules_get_options (rules), first));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/good", test_good);
  g_test_add_func ("/registry/added-twice", test_added_twice);
  g_test_add_func ("/registry/broken-modules", test_broken_modules);
  g_test_add_func ("/registry/wrong-tables", test_wrong_tables);
  g_test_add_func ("/registry/duplicate", test_duplicate);
  g_test_add_func ("/registry/spec", test_spec);
  g_test_add_func ("/registry/sorted", test_sorted);
  g_test_add_func ("/registry/variant-options", test_variant_options);
  return g_test_run ();
}

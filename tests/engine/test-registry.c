/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The registry: modules are found and listed, broken ones with their reason, and nothing that
   lies in a folder does harm. */
#include <glib/gstdio.h>
#include <patience.h>
#include <sys/stat.h>
#include <unistd.h>

static char *
get_module (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".so", NULL);

  return g_build_filename (g_getenv ("RIFFLE_TEST_PLUGINS"), file, NULL);
}

static void
add_module (PatRegistry *registry,
            const char  *name)
{
  g_autofree char *path = get_module (name);

  pat_registry_add_file (registry, path);
}

static guint
count (PatRegistry *registry)
{
  return g_list_model_get_n_items (G_LIST_MODEL (registry));
}

static void
assert_broken (PatRegistry *registry,
               guint        nth,
               int          code,
               const char  *part)
{
  const PatBroken *broken;

  g_assert_cmpuint (nth, <, pat_registry_get_n_broken (registry));
  broken = pat_registry_get_broken (registry, nth);
  if (strstr (broken->error->message, part) == NULL)
    g_test_message ("%s does not say: %s", broken->error->message, part);
  g_assert_nonnull (strstr (broken->error->message, part));
  g_assert_error (broken->error, PAT_REGISTRY_ERROR, code);
  g_assert_true (g_path_is_absolute (broken->path));
}

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
    "the plugin was built for plugin interface 999, and this program has 4" },
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

static void
link_module (const char *name,
             const char *folder,
             const char *new_name)
{
  g_autofree char *module = get_module (name);
  g_autofree char *path = g_build_filename (folder, new_name, NULL);

  g_assert_cmpint (symlink (module, path), ==, 0);
}

static char *
make_folder (const char *parent,
             const char *name)
{
  char *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0755), ==, 0);
  return path;
}

/* Writes the beginning of a module, as a copy that was broken off leaves it. */
static void
write_truncated (const char *folder,
                 const char *name,
                 gsize       length)
{
  g_autofree char *module = get_module ("good");
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (module, &contents, NULL, NULL));
  g_assert_true (g_file_set_contents (path, contents, (gssize) length, NULL));
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_file_test (path, G_FILE_TEST_IS_SYMLINK) ? NULL : g_dir_open (path, 0,
                                                                                            NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* A folder with everything that does not belong there, and one sound module a level below. */
static void
test_folder (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *family = make_folder (folder, "family");
  g_autofree char *too_deep = make_folder (family, "too-deep");
  g_autofree char *disguised = g_build_filename (folder, "a-folder.so", NULL);
  g_autofree char *dangling = g_build_filename (folder, "b-dangling.so", NULL);
  g_autofree char *pipe = g_build_filename (folder, "f-pipe.so", NULL);
  const char *const messages[] = {
    "it is not an ordinary file", "No such file or directory", "it is not a shared library",
    "it is incomplete",
    "it is not a shared library", "it is not an ordinary file",
  };

  g_assert_cmpint (g_mkdir (disguised, 0755), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", dangling), ==, 0);
  write_truncated (folder, "c-empty.so", 0);
  write_truncated (folder, "d-truncated.so", 1000);
  link_module ("text", folder, "e-text.so");
  g_assert_cmpint (mkfifo (pipe, 0644), ==, 0);
  link_module ("text", folder, "read.me");
  link_module ("good", family, "good.so");
  link_module ("duplicate", too_deep, "duplicate.so");

  pat_registry_add_folder (registry, folder);
  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, G_N_ELEMENTS (messages));
  for (guint i = 0; i < G_N_ELEMENTS (messages); i++)
    {
      g_autofree char *name = g_path_get_basename (pat_registry_get_broken (registry, i)->path);
      g_autofree char *message = g_strconcat ("the file cannot be loaded as a module: ",
                                              messages[i], NULL);

      g_assert_cmpint (name[0], ==, "abcdef"[i]);
      assert_broken (registry, i, PAT_REGISTRY_ERROR_MODULE, message);
    }
  remove_tree (folder);
}

/* Wherever a copy broke off, it is refused or it is complete in all that matters; none ends
   the process. */
static void
test_truncated (void)
{
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *module = get_module ("good");
  GStatBuf status;

  g_assert_cmpint (g_stat (module, &status), ==, 0);
  for (gsize length = 1; length < (gsize) status.st_size; length += 199)
    {
      g_autoptr (PatRegistry) registry = pat_registry_new ();
      g_autofree char *name = g_strdup_printf ("cut-%06" G_GSIZE_FORMAT ".so", length);
      g_autofree char *path = NULL;

      write_truncated (folder, name, length);
      path = g_build_filename (folder, name, NULL);
      pat_registry_add_file (registry, path);
      g_assert_cmpuint (count (registry) / 2 + pat_registry_get_n_broken (registry), ==, 1);
    }
  remove_tree (folder);
}

static void
test_unreadable_folder (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autofree char *folder = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing", NULL);
  g_autofree char *no_folder = get_module ("text");

  pat_registry_add_folder (registry, missing);
  pat_registry_add_folder (registry, no_folder);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  assert_broken (registry, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  g_assert_cmpstr (pat_registry_get_broken (registry, 0)->path, ==, missing);
  /* The superuser may read every folder. */
  if (geteuid () != 0)
    {
      g_autofree char *locked = make_folder (folder, "locked");

      g_assert_cmpint (g_chmod (locked, 0), ==, 0);
      pat_registry_add_folder (registry, folder);
      assert_broken (registry, 2, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
      g_assert_cmpint (g_chmod (locked, 0755), ==, 0);
    }
  g_assert_cmpuint (count (registry), ==, 0);
  remove_tree (folder);
}

static void
test_default_folders (void)
{
  g_autofree char *own = make_folder (g_get_user_data_dir (), "riffle/plugins");
  g_autofree char *one = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *two = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *path = g_strdup_printf ("%s::%s:/nowhere/at/all", one, two);
  g_autoptr (PatRegistry) without = pat_registry_new ();
  g_autoptr (PatRegistry) with = pat_registry_new ();

  link_module ("good", one, "good.so");
  link_module ("wrong-abi", two, "wrong-abi.so");
  link_module ("duplicate", own, "duplicate.so");
  g_setenv ("RIFFLE_PLUGIN_PATH", path, TRUE);
  pat_registry_add_default_folders (without, FALSE);
  pat_registry_add_default_folders (with, TRUE);
  g_unsetenv ("RIFFLE_PLUGIN_PATH");

  g_assert_cmpuint (count (without), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (without), ==, 2);
  assert_broken (without, 0, PAT_REGISTRY_ERROR_ABI, "999");
  assert_broken (without, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  g_assert_cmpuint (count (with), ==, 3);
  assert_broken (with, 2, PAT_REGISTRY_ERROR_DUPLICATE, "test-first");
  remove_tree (one);
  remove_tree (two);
}

/* One module of the usual folders, and the others later; what is missing or no plain name is
   nobody's fault. */
static void
test_default_module (void)
{
  g_autofree char *one = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  g_autofree char *below = make_folder (one, "family");
  g_autofree char *path = g_strdup_printf ("%s:/nowhere/at/all", one);
  g_autofree char *good = g_build_filename (below, "good.so", NULL);
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  link_module ("good", below, "good.so");
  link_module ("wrong-abi", one, "wrong-abi.so");
  g_setenv ("RIFFLE_PLUGIN_PATH", path, TRUE);
  pat_registry_add_default_module (registry, "other.so", FALSE);
  pat_registry_add_default_module (registry, "family/good.so", FALSE);
  pat_registry_add_default_module (registry, "", FALSE);
  g_assert_cmpuint (count (registry), ==, 0);
  g_assert_null (pat_registry_get_path (registry, "test-first"));
  pat_registry_add_default_module (registry, "good.so", FALSE);
  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpstr (pat_registry_get_path (registry, "test-first"), ==, good);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
  pat_registry_add_default_folders (registry, FALSE);
  g_unsetenv ("RIFFLE_PLUGIN_PATH");

  g_assert_cmpuint (count (registry), ==, 2);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 2);
  assert_broken (registry, 0, PAT_REGISTRY_ERROR_ABI, "999");
  assert_broken (registry, 1, PAT_REGISTRY_ERROR_FOLDER, "the folder cannot be read: ");
  remove_tree (one);
}

/* Without any set-up the build tree's own plugins are found, and no others: the template of
   authors is not among the player's games. */
static void
test_build_tree (void)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();

  g_unsetenv ("RIFFLE_PLUGIN_PATH");
  pat_registry_add_default_folders (registry, FALSE);
  g_assert_nonnull (pat_registry_find (registry, "klondike"));
  g_assert_null (pat_registry_find (registry, "six-by-four"));
  for (guint i = 0; i < pat_registry_get_n_broken (registry); i++)
    g_test_message ("%s", pat_registry_get_broken (registry, i)->error->message);
  g_assert_cmpuint (pat_registry_get_n_broken (registry), ==, 0);
}

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
  { "kin", FALSE, FALSE }, /* a context, which only translators see */
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
  /* G_TEST_OPTION_ISOLATE_DIRS would do it, too, but forgets what it allocates. */
  g_autofree char *own = g_dir_make_tmp ("riffle-registry-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", own, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/good", test_good);
  g_test_add_func ("/registry/added-twice", test_added_twice);
  g_test_add_func ("/registry/broken-modules", test_broken_modules);
  g_test_add_func ("/registry/wrong-tables", test_wrong_tables);
  g_test_add_func ("/registry/duplicate", test_duplicate);
  g_test_add_func ("/registry/spec", test_spec);
  g_test_add_func ("/registry/sorted", test_sorted);
  g_test_add_func ("/registry/folder", test_folder);
  g_test_add_func ("/registry/truncated", test_truncated);
  g_test_add_func ("/registry/unreadable-folder", test_unreadable_folder);
  g_test_add_func ("/registry/default-folders", test_default_folders);
  g_test_add_func ("/registry/default-module", test_default_module);
  g_test_add_func ("/registry/build-tree", test_build_tree);
  g_test_add_func ("/registry/suggest", test_suggest);
  g_test_add_func ("/registry/suggest-long", test_suggest_long);
  g_test_add_func ("/registry/search", test_search);
  g_test_add_func ("/registry/variant-options", test_variant_options);
  result = g_test_run ();
  remove_tree (own);
  return result;
}

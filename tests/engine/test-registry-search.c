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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/registry/suggest", test_suggest);
  g_test_add_func ("/registry/suggest-long", test_suggest_long);
  g_test_add_func ("/registry/search", test_search);
  return g_test_run ();
}

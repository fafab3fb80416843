/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book: every link leads somewhere, every key that is named exists, the search finds what is
 * meant, and every place can be shown; needs a display. */
#include "config.h"

#include "riffle-book-keys.h"
#include "riffle-book-picture.h"
#include "riffle-book-reader.h"
#include "riffle-book-search.h"
#include "riffle-book-visits.h"
#include "riffle-book.h"
#include "window-fixture.h"

typedef void (*SectionFunc) (const RiffleBookSection *section,
                             gpointer                 data);

static void
foreach_section (SectionFunc function,
                 gpointer    data)
{
  for (const RiffleBookChapter *chapter = riffle_book_get_chapters (); chapter->id != NULL;
       chapter++)
    for (const RiffleBookSection *section = chapter->sections; section->id != NULL; section++)
      function (section, data);
}

static void
check_links (const RiffleBookSection *section,
             gpointer                 data)
{
  RiffleBookPlace place;

  for (guint i = 0; section->links[i] != NULL; i++)
    {
      if (!riffle_book_find (section->links[i], &place))
        g_error ("“%s” has a link to “%s”, which is nowhere", section->id, section->links[i]);
      g_assert_cmpstr (section->links[i], !=, section->id);
    }
}

static void
check_id (const RiffleBookSection *section,
          gpointer                 data)
{
  if (!g_hash_table_add (data, (gpointer) section->id))
    g_error ("two places are called “%s”", section->id);
}

static void
test_links (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  foreach_section (check_links, NULL);
  foreach_section (check_id, ids);
  for (const RiffleBookChapter *chapter = riffle_book_get_chapters (); chapter->id != NULL;
       chapter++)
    if (!g_hash_table_add (ids, (gpointer) chapter->id))
      g_error ("two places are called “%s”", chapter->id);
}

/* What can be read of a section, without its heading. */
static void
check_text (const RiffleBookSection *section,
            gpointer                 data)
{
  g_assert_true (section->paragraphs[0] != NULL || section->items[0] != NULL
                 || section->keys != NULL);
}

static void
test_texts (void)
{
  for (const RiffleBookChapter *chapter = riffle_book_get_chapters (); chapter->id != NULL;
       chapter++)
    {
      g_assert_cmpstr (riffle_book_get_title (chapter->id), ==, chapter->title);
      g_assert_nonnull (chapter->sections[0].id);
    }
  foreach_section (check_text, NULL);
}

/* Whether a key is one of the board's own. */
static gboolean
is_board_key (const char *key)
{
  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    for (const RiffleShortcut *entry = group->shortcuts; entry->title != NULL; entry++)
      if (entry->action == NULL && g_strv_contains ((const char *const *) entry->keys, key))
        return TRUE;
  return FALSE;
}

static void
check_keys_of (const char *text)
{
  const char *open = text, *close;

  /* Players may have given the action another key. */
  if (strstr (text, "Ctrl+") != NULL)
    g_error ("a key is written out in: %s", text);
  while ((open = strchr (open, '{')) != NULL)
    {
      g_autofree char *name = NULL;

      close = strchr (open, '}');
      g_assert_nonnull (close);
      name = g_strndup (open + 1, (gsize) (close - open - 1));
      if (!is_board_key (name) && riffle_shortcuts_find (name) == NULL)
        g_error ("nothing has the key “%s” of: %s", name, text);
      open = close;
    }
}

static void
check_keys (const RiffleBookSection *section,
            gpointer                 data)
{
  const RiffleShortcutGroup *group = riffle_shortcuts_get_groups ();

  for (guint i = 0; section->paragraphs[i] != NULL; i++)
    check_keys_of (section->paragraphs[i]);
  for (guint i = 0; section->items[i] != NULL; i++)
    check_keys_of (section->items[i]);
  if (section->keys == NULL)
    return;
  while (group->title != NULL && !g_str_equal (group->title, section->keys))
    group++;
  g_assert_nonnull (group->title);
}

static void
test_key_names (void)
{
  foreach_section (check_keys, NULL);
}

static void
find_key (const RiffleBookSection *section,
          gpointer                 data)
{
  const char **wanted = data;

  for (guint i = 0; *wanted != NULL && section->paragraphs[i] != NULL; i++)
    if (strstr (section->paragraphs[i], *wanted) != NULL)
      *wanted = NULL;
}

/* All that helps a player is explained, and not only in a list of keys. */
static void
test_help_is_told (void)
{
  static const char *const keys[] = {
    "{win.rules}", "{win.pile-help}", "{win.piles}", "{win.hint}", "{win.demonstration}",
    "{win.undo}", "{win.redo}", "{win.auto-play}", "{win.game-options}", "{win.statistics}",
    "{win.open}", "{win.save-as}", "{win.show-help-overlay}", "{F10}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *wanted = keys[i];

      foreach_section (find_key, &wanted);
      if (wanted != NULL)
        g_error ("the book does not say what %s does", wanted);
    }
}

/* The keys are those that the player has chosen. */
static void
test_own_keys (Fixture       *fixture,
               gconstpointer  data)
{
  g_autofree char *first = NULL, *changed = NULL, *told = NULL, *none = NULL;

  first = riffle_book_keys_fill (fixture->shortcuts, "{win.hint} or {Return}.");
  g_assert_cmpstr (first, ==, "Ctrl+H or Return.");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", "<Control>h", "<Control>j");
  changed = riffle_book_keys_fill (fixture->shortcuts, "{win.hint}");
  g_assert_cmpstr (changed, ==, "Ctrl+J");
  told = riffle_book_keys_tell (fixture->shortcuts, riffle_shortcuts_find ("win.undo"));
  g_assert_cmpstr (told, ==, "Undo: Ctrl+Z, Ctrl+B");
  riffle_shortcuts_set_key (fixture->shortcuts, "win.hint", "<Control>j", NULL);
  none = riffle_book_keys_fill (fixture->shortcuts, "{win.hint}");
  g_assert_cmpstr (none, ==, "(no key)");
  riffle_shortcuts_reset_all (fixture->shortcuts);
}

static void
check_picture (const RiffleBookSection *section,
               gpointer                 data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (PatGame) game = NULL;

  if (section->picture == NULL)
    return;
  game = riffle_book_picture_make_game (section->picture, &error);
  g_assert_no_error (error);
  ++*(guint *) data;
}

/* The run is the one that the text for screen readers tells. */
static void
test_pictures (void)
{
  guint n_pictures = 0;
  g_autoptr (PatGame) run = riffle_book_picture_make_game ("run", NULL);
  const PatPosition *position = pat_game_get_position (run);

  g_assert_cmpuint (pat_position_get_size (position, 0), ==, 4);
  g_assert_cmpuint (pat_position_get_top (position, 0), ==, pat_card_new (PAT_DIAMONDS, 6));
  foreach_section (check_picture, &n_pictures);
  g_assert_cmpuint (n_pictures, ==, 5);
}

/* What is typed, and which place comes first. */
static const struct
{
  const char *words;
  const char *first; /* (nullable): nothing is found */
} searches[] = {
  { "foundation", "foundation" },
  { "FOUNDATION ", "foundation" },
  { "waste", "waste" },
  { "run", "run" },
  { "vegas", "score-vegas" },
  { "11982", "eleven-nine-eight-two" },
  { "cadogan", "first-books" },
  { "screen reader", "screen-reader" },
  { "klondike", "game:klondike" },
  { "tut's tomb", "game:pyramid" },
  { "patience", "game:klondike" },
  { "napoleon helena", "beginnings" },
  { "xyzzy", NULL },
  { "", NULL },
  { "  ", NULL },
};

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  PatRegistry *registry = riffle_session_get_registry (fixture->session);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autoptr (GPtrArray) hits = riffle_book_search (registry, searches[i].words);
      const RiffleBookHit *first = hits->len > 0 ? g_ptr_array_index (hits, 0) : NULL;

      g_test_message ("%s", searches[i].words);
      g_assert_cmpstr (first != NULL ? first->place : NULL, ==, searches[i].first);
    }
}

static void
test_visits (void)
{
  g_autoptr (RiffleBookVisits) visits = riffle_book_visits_new ();

  g_assert_null (riffle_book_visits_go_back (visits));
  riffle_book_visits_go (visits, "introduction");
  riffle_book_visits_go (visits, "run");
  riffle_book_visits_go (visits, "run");
  g_assert_true (riffle_book_visits_can_go_back (visits));
  g_assert_cmpstr (riffle_book_visits_go_back (visits), ==, "introduction");
  g_assert_null (riffle_book_visits_go_back (visits));
  riffle_book_visits_clear (visits);
  g_assert_null (riffle_book_visits_get_place (visits));
}

static void
show (const RiffleBookSection *section,
      gpointer                 reader)
{
  g_assert_true (riffle_book_reader_show (reader, section->id, RIFFLE_BOOK_FOCUS_NONE));
}

/* The chapters with all their sections, and the rules of every game. */
static void
test_places (Fixture       *fixture,
             gconstpointer  data)
{
  GListModel *registry = G_LIST_MODEL (riffle_session_get_registry (fixture->session));
  RiffleBoard *board = RIFFLE_BOARD (g_object_ref_sink (riffle_board_new ()));
  GtkWidget *reader = g_object_ref_sink (riffle_book_reader_new (board, fixture->session,
                                                                 fixture->shortcuts));

  foreach_section (show, reader);
  g_assert_cmpuint (g_list_model_get_n_items (registry), >, 90);
  for (guint i = 0; i < g_list_model_get_n_items (registry); i++)
    {
      g_autoptr (PatVariant) variant = g_list_model_get_item (registry, i);
      g_autofree char *place = g_strconcat (RIFFLE_BOOK_GAME, pat_variant_get_id (variant), NULL);

      g_assert_true (riffle_book_reader_show (RIFFLE_BOOK_READER (reader), place,
                                              RIFFLE_BOOK_FOCUS_NONE));
    }
  g_assert_false (riffle_book_reader_show (RIFFLE_BOOK_READER (reader), "game:nowhere",
                                           RIFFLE_BOOK_FOCUS_NONE));
  g_assert_false (riffle_book_reader_show (RIFFLE_BOOK_READER (reader), "nowhere",
                                           RIFFLE_BOOK_FOCUS_NONE));
  g_assert_finalize_object (reader);
  g_object_unref (board);
}

int
main (int    argc,
      char **argv)
{
  init_tests (argc, argv);
  g_test_add_func ("/app/book/links", test_links);
  g_test_add_func ("/app/book/texts", test_texts);
  g_test_add_func ("/app/book/key-names", test_key_names);
  g_test_add_func ("/app/book/help-is-told", test_help_is_told);
  g_test_add_func ("/app/book/pictures", test_pictures);
  g_test_add_func ("/app/book/visits", test_visits);
  g_test_add ("/app/book/own-keys", Fixture, NULL, set_up, test_own_keys, tear_down);
  g_test_add ("/app/book/search", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/app/book/places", Fixture, NULL, set_up, test_places, tear_down);
  return run_tests ();
}

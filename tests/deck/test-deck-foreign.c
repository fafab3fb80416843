/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decks of other programs: small ones made here, and all that are installed. */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "riffle-deck.h"

#define WIDTH 80 /* pixels */

static const char *const suits[] = { "club", "diamond", "heart", "spade" };
static const char *const ranks[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack",
                                     "queen", "king" };

static GBytes *
draw (RiffleDeck            *deck,
      RiffleDeckItem         item,
      const RiffleDeckStyle *style)
{
  int height = (int) (WIDTH * riffle_deck_get_aspect (deck));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  riffle_deck_draw (deck, item, cr, WIDTH, height, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface) * height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return pixels;
}

/* Whether a drawing covers most of the card. */
static gboolean
is_covered (GBytes *pixels)
{
  gsize length, n_covered = 0;
  const guint32 *values = g_bytes_get_data (pixels, &length);

  for (gsize i = 0; i < length / 4; i++)
    n_covered += values[i] >> 24 > 0x80;
  return n_covered > length / 4 * 3 / 4;
}

/* All faces and the back differ, and none is a speck in its corner. */
static void
assert_complete (RiffleDeck *deck)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);

  for (guint i = 0; i <= 52; i++)
    {
      RiffleDeckItem item = i < 52 ? pat_card_new (i / 13, i % 13 + 1) : RIFFLE_DECK_BACK;
      GBytes *pixels = draw (deck, item, NULL);

      g_assert_true (is_covered (pixels));
      g_assert_true (g_hash_table_add (seen, pixels));
    }
}

/* A card of one colour of its own: x, y and size are in the drawing's units. */
static void
add_card (GString    *text,
          const char *id,
          guint       colour,
          double      x,
          double      y)
{
  g_string_append_printf (text, "<g id=\"%s\"><rect x=\"%g\" y=\"%g\" width=\"10\" height=\"14\" "
                          "fill=\"#%06x\"/></g>", id, x, y, colour);
}

static char *
build_sheet (void)
{
  GString *text = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-5 -7 130 "
                                "70\">");

  for (guint i = 0; i < 52; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s_%s", suits[i / 13], ranks[i % 13]);

      add_card (text, id, 0x100000 + i * 0x408, i % 13 * 10 - 5.0, i / 13 * 14 - 7.0);
    }
  add_card (text, "joker_black", 0x202020, -5, 49);
  add_card (text, "joker_red", 0xff2020, 5, 49);
  add_card (text, "back", 0x2020ff, 15, 49);
  return g_string_free (g_string_append (text, "</svg>"), FALSE);
}

/* Cards lie anywhere, the back is wider than they are. */
static char *
build_elements (void)
{
  GString *text = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"500\" "
                                "height=\"500\"><defs>");

  for (guint i = 0; i < 52; i++)
    {
      g_autofree char *id = g_strdup_printf ("%s_%s", ranks[i % 13], suits[i / 13]);

      add_card (text, id, 0x100000 + i * 0x408, i * 7.0, 400.0 - i * 5);
    }
  g_string_append (text, "</defs><rect id=\"back\" width=\"14\" height=\"14\" fill=\"#2020ff\"/>");
  return g_string_free (g_string_append (text, "</svg>"), FALSE);
}

static RiffleDeck *
load_text (const char  *text,
           GError     **error)
{
  g_autofree char *folder = g_dir_make_tmp ("riffle-deck-XXXXXX", NULL);
  g_autofree char *name = g_build_filename (folder, "some_deck.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name), parent = g_file_get_parent (file);
  RiffleDeck *deck;

  g_assert_true (g_file_set_contents (name, text, -1, NULL));
  deck = riffle_deck_new_from_file (file, error);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (parent, NULL, NULL));
  return deck;
}

static guint32
middle_of (RiffleDeck     *deck,
           RiffleDeckItem  item)
{
  g_autoptr (GBytes) pixels = draw (deck, item, NULL);
  gsize length;
  const guint32 *values = g_bytes_get_data (pixels, &length);

  return values[length / 8 + WIDTH / 2] & 0xffffff;
}

static void
assert_colours (RiffleDeck *deck)
{
  for (guint i = 0; i < 52; i++)
    g_assert_cmphex (middle_of (deck, pat_card_new (i / 13, i % 13 + 1)), ==,
                     0x100000 + i * 0x408);
  g_assert_cmphex (middle_of (deck, RIFFLE_DECK_BACK), ==, 0x2020ff);
}

static void
test_sheet (void)
{
  g_autofree char *text = build_sheet ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, &error);

  g_assert_no_error (error);
  g_assert_cmpint (riffle_deck_get_kind (deck), ==, RIFFLE_DECK_AISLERIOT);
  g_assert_cmpstr (riffle_deck_get_name (deck), ==, "Some deck");
  g_assert_cmpfloat (riffle_deck_get_aspect (deck), ==, 1.4);
  assert_colours (deck);
  g_assert_cmphex (middle_of (deck, pat_card_new (PAT_HEARTS, PAT_JOKER)), ==, 0xff2020);
  g_assert_cmphex (middle_of (deck, pat_card_new (PAT_SPADES, PAT_JOKER)), ==, 0x202020);
  g_assert_true (riffle_deck_try_out (deck, &error));
}

static void
test_elements (void)
{
  g_autofree char *text = build_elements ();
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, &error);

  g_assert_no_error (error);
  g_assert_cmpint (riffle_deck_get_kind (deck), ==, RIFFLE_DECK_KDE);
  g_assert_cmpfloat_with_epsilon (riffle_deck_get_aspect (deck), 1.4, 1e-6);
  assert_colours (deck);
  assert_complete (deck);
}

/* What is requested beside the artwork shows on it, and only there. */
static void
test_requests (void)
{
  const PatCard seven = pat_card_new (PAT_DIAMONDS, 7);
  const RiffleDeckStyle styles[] = {
    { 0 }, { .large_index = TRUE }, { .own_index = TRUE }, { .four_colours = TRUE },
    { .pattern = TRUE }, { .corners = RIFFLE_DECK_EDGE_RIGHT },
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);
  g_autofree char *text = build_sheet ();
  g_autoptr (RiffleDeck) deck = load_text (text, NULL);
  g_autoptr (GBytes) plain = draw (deck, pat_card_new (PAT_SPADES, 7), NULL);
  g_autoptr (GBytes) black = draw (deck, pat_card_new (PAT_SPADES, 7), &styles[4]);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    g_assert_true (g_hash_table_add (seen, draw (deck, seven, &styles[i])));
  g_assert_true (g_bytes_equal (plain, black));
}

static void
test_own_back (void)
{
  g_autofree char *text = build_sheet ();
  g_autoptr (RiffleDeck) deck = load_text (text, NULL);

  riffle_deck_set_back (deck, "lattice");
  g_assert_cmphex (middle_of (deck, RIFFLE_DECK_BACK), !=, 0x2020ff);
  riffle_deck_set_back (deck, "no such back");
  g_assert_cmphex (middle_of (deck, RIFFLE_DECK_BACK), ==, 0x2020ff);
}

static void
assert_refused (const char *text,
                const char *fault)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, &error);

  g_assert_null (deck);
  g_assert_nonnull (strstr (error->message, "some_deck.svg"));
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, fault));
}

static char *
replace (const char *text,
         const char *from,
         const char *to)
{
  g_auto (GStrv) pieces = g_strsplit (text, from, -1);

  g_assert_cmpuint (g_strv_length (pieces), >, 1);
  return g_strjoinv (to, pieces);
}

static void
test_faults (void)
{
  static const struct
  {
    gboolean sheet;
    const char *from, *to, *fault;
  } rows[] = {
    { TRUE, "heart_queen", "heart_dame", "“heart_queen” is missing" },
    { FALSE, "queen_heart", "dame_heart", "“queen_heart” is missing" },
    { TRUE, "id=\"back\"", "id=\"front\"", "“back” is missing" },
    { TRUE, "club_1\"", "club_one\"", "No cards are found" },
    { TRUE, "-5 -7 130 70", "-5 -7 1300 70", "taller than it is wide" },
    { TRUE, "-5 -7 130 70", "-5 -7 13e6 70e5", "no deck needs" },
    { FALSE, "height=\"14\"", "height=\"4\"", "taller than it is wide" },
    { FALSE, "width=\"10\" height=\"14\"", "width=\"0\" height=\"0\"", "is empty" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *good = rows[i].sheet ? build_sheet () : build_elements ();
      g_autofree char *text = replace (good, rows[i].from, rows[i].to);

      assert_refused (text, rows[i].fault);
    }
}

/* Half a file, cut anywhere, is refused. */
static void
test_half (void)
{
  g_autofree char *good = build_sheet ();
  gsize length = strlen (good);

  for (guint part = 1; part < 10; part++)
    {
      g_autofree char *half = g_strndup (good, length * part / 10);

      assert_refused (half, "is not a usable deck. It is damaged in line ");
    }
}

static void
test_file (const char *path,
           guint      *n_usable)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = riffle_deck_new_from_file (file, &error);

  if (deck == NULL)
    {
      /* One of KDE's decks shows cards in perspective; all others are good. */
      g_assert_nonnull (strstr (error->message, "taller than it is wide"));
      return;
    }
  assert_complete (deck);
  *n_usable += 1;
}

/* All files with a suffix below a folder, two levels deep at most. */
static void
test_folder (const char *folder,
             guint       depth,
             guint      *n_files,
             guint      *n_usable)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && depth > 0)
        {
          test_folder (path, depth - 1, n_files, n_usable);
        }
      else if (g_str_has_suffix (name, ".svgz") || g_str_has_suffix (name, ".svg"))
        {
          *n_files += 1;
          test_file (path, n_usable);
        }
    }
}

static void
test_installed (gconstpointer data)
{
  guint n_files = 0, n_usable = 0;

  test_folder (data, 1, &n_files, &n_usable);
  if (n_files == 0)
    {
      g_test_skip ("no decks are installed there");
      return;
    }
  g_test_message ("%u of %u", n_usable, n_files);
  g_assert_cmpuint (n_usable + 1, >=, n_files);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck/foreign/sheet", test_sheet);
  g_test_add_func ("/deck/foreign/elements", test_elements);
  g_test_add_func ("/deck/foreign/requests", test_requests);
  g_test_add_func ("/deck/foreign/own-back", test_own_back);
  g_test_add_func ("/deck/foreign/faults", test_faults);
  g_test_add_func ("/deck/foreign/half", test_half);
  g_test_add_data_func ("/deck/foreign/aisleriot", "/usr/share/aisleriot/cards", test_installed);
  g_test_add_data_func ("/deck/foreign/kde", "/usr/share/carddecks", test_installed);
  return g_test_run ();
}

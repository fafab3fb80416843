/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are not decks are refused with a sentence that names the file and the fault. */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "riffle-deck.h"

static char *
read_good (gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (g_test_get_filename (G_TEST_DIST, "traditional.svg", NULL), &text, length,
                       &error);
  g_assert_no_error (error);
  return text;
}

static const char *const large_parts[] = {
  "back", "joker",
  "court_jack_club", "court_jack_diamond", "court_jack_heart", "court_jack_spade",
  "court_queen_club", "court_queen_diamond", "court_queen_heart", "court_queen_spade",
  "court_king_club", "court_king_diamond", "court_king_heart", "court_king_spade",
};

/* The name of the file of a large part, in the program's own deck or in a folder. */
static char *
part_name (const char *folder,
           const char *part)
{
  g_autofree char *file = g_strconcat (part, ".svg", NULL);

  if (folder != NULL)
    return g_build_filename (folder, file, NULL);
  if (g_str_equal (part, "back"))
    return g_test_build_filename (G_TEST_DIST, "..", "backs", "lattice.svg", NULL);
  return g_test_build_filename (G_TEST_DIST, file, NULL);
}

/* A folder with the good large parts, for a sheet that has only the small ones. */
static char *
make_folder (void)
{
  char *folder = g_dir_make_tmp ("riffle-deck-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (large_parts); i++)
    {
      g_autofree char *from = part_name (NULL, large_parts[i]), *to = NULL;
      g_autofree char *text = NULL;

      to = part_name (folder, large_parts[i]);
      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      g_assert_true (g_file_set_contents (to, text, -1, NULL));
    }
  return folder;
}

static void
remove_folder (const char *folder)
{
  g_autofree char *sheet = g_build_filename (folder, "strange.svg", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (large_parts); i++)
    {
      g_autofree char *name = part_name (folder, large_parts[i]);

      g_unlink (name);
    }
  g_unlink (sheet);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Writes a sheet into a folder, loads it as a deck and tries it out. */
static RiffleDeck *
load_from (const char  *folder,
           const char  *text,
           gsize        length,
           GError     **error)
{
  g_autofree char *name = g_build_filename (folder, "strange.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (name);
  RiffleDeck *deck;

  g_assert_true (g_file_set_contents (name, text, length, NULL));
  deck = riffle_deck_new_from_file (file, error);
  if (deck != NULL && !riffle_deck_try_out (deck, error))
    g_clear_object (&deck);
  g_assert_true ((deck == NULL) == (error != NULL && *error != NULL));
  return deck;
}

/* Loads a sheet beside the good large parts. */
static RiffleDeck *
load_text (const char  *text,
           gsize        length,
           GError     **error)
{
  g_autofree char *folder = make_folder ();
  RiffleDeck *deck = load_from (folder, text, length, error);

  remove_folder (folder);
  return deck;
}

static void
assert_refused (const char *text,
                gsize       length,
                const char *fault)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, length, &error);

  g_assert_null (deck);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "strange.svg"));
  g_assert_nonnull (strstr (error->message, fault));
}

/* The good deck with one text in place of another. */
static char *
change (const char *from,
        const char *to)
{
  gsize length;
  g_autofree char *good = read_good (&length);
  g_auto (GStrv) pieces = g_strsplit (good, from, -1);

  g_assert_cmpuint (g_strv_length (pieces), >, 1);
  return g_strjoinv (to, pieces);
}

static void
test_good (void)
{
  gsize length;
  g_autofree char *good = read_good (&length);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (good, length, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (riffle_deck_get_name (deck), ==, "Traditional");
}

/* Without a title the file lends its name. */
static void
test_untitled (void)
{
  g_autofree char *text = change ("<title>Traditional</title>", "");
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (riffle_deck_get_name (deck), "strange.svg"));
}

/* However long a title is, it is a line that can be shown. */
static void
test_long_title (void)
{
  g_autofree char *spaces = g_strnfill (301, ' ');
  g_auto (GStrv) words = g_strsplit (spaces, " ", -1);
  g_autofree char *letters = g_strjoinv ("ä", words);
  g_autofree char *title = g_strconcat ("<title>xy\n", letters, "</title>", NULL);
  g_autofree char *text = change ("<title>Traditional</title>", title);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (riffle_deck_get_name (deck), -1, NULL));
  g_assert_cmpint (g_utf8_strlen (riffle_deck_get_name (deck), -1), <, 100);
  g_assert_null (strchr (riffle_deck_get_name (deck), '\n'));
}

/* However long a name or a box is, a sentence tells what is wrong. */
static void
test_long_box (void)
{
  g_autofree char *letters = g_strnfill (20000, 'x');
  g_autofree char *part = g_strconcat ("<svg><g id=\"", letters, "\" data-box=\"", letters,
                                       "\"/></svg>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (part, strlen (part), &error);

  g_assert_null (deck);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "not four sensible numbers"));
  g_assert_cmpuint (strlen (error->message), <, 1000);
}

static void
test_truncated (void)
{
  gsize length;
  g_autofree char *good = read_good (&length);

  for (guint part = 0; part < 20; part++)
    assert_refused (good, length * part / 20, "is not a usable deck");
  assert_refused (good, length - 3, "is not a usable deck");
}

static void
test_garbage (void)
{
  GRand *random = g_rand_new_with_seed (1);
  char noise[4096];

  for (guint i = 0; i < sizeof noise; i++)
    noise[i] = (char) g_rand_int (random);
  noise[0] = 'P';
  assert_refused (noise, sizeof noise, "is not a usable deck. It is not an SVG drawing.");
  assert_refused ("PK\x03\x04", 4, "is not a usable deck. It is not an SVG drawing.");
  assert_refused ("", 0, "is not a usable deck. It is empty.");
  assert_refused (" \n", 2, "is not a usable deck. It is empty.");
  assert_refused ("\x1f\x8b\x08", 3,
                  "is not a usable deck. It is damaged and cannot be unpacked.");
  assert_refused ("<svg>\n  <g", 10, "is not a usable deck. It is damaged in line 2, column 5: ");
  assert_refused ("<html><body/></html>", 20, "svg");
  g_rand_free (random);
}

/* Every part that a sheet must have, one after the other. */
static void
test_missing_parts (void)
{
  static const char *const names[] = {
    "card", "empty", "cross", "recycle", "pip_heart",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from = g_strdup_printf ("id=\"%s\"", names[i]);
      g_autofree char *text = change (from, "id=\"other\"");

      assert_refused (text, strlen (text), names[i]);
    }
}

/* Loads the good sheet if the file of one large part has another text, or is not there. */
static void
assert_part_refused (const char *part,
                     const char *text,
                     const char *fault)
{
  gsize length;
  g_autofree char *good = read_good (&length);
  g_autofree char *folder = make_folder ();
  g_autofree char *name = part_name (folder, part);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = NULL;

  if (text != NULL)
    g_assert_true (g_file_set_contents (name, text, -1, NULL));
  else
    g_assert_cmpint (g_unlink (name), ==, 0);
  deck = load_from (folder, good, length, &error);
  g_assert_null (deck);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "is not a usable deck"));
  g_assert_nonnull (strstr (error->message, fault));
  remove_folder (folder);
}

static void
test_large_parts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (large_parts); i++)
    {
      g_autofree char *missing = g_strdup_printf ("The part “%s” is missing", large_parts[i]);

      assert_part_refused (large_parts[i], NULL, missing);
    }
  assert_part_refused ("joker", "<svg viewBox=\"0 0 9 9\"/>", "The part “joker” is missing");
  assert_part_refused ("joker", "<svg", "joker.svg");
  assert_part_refused ("joker",
                       "<svg xmlns=\"http://www.w3.org/2000/svg\">"
                       "<g id=\"joker\" data-box=\"0 0 9 9\"/></svg>",
                       "view box");
}

/* What a face can do without: it still loads and draws. */
static void
test_optional_parts (void)
{
  g_autofree char *text = change ("id=\"glyph_", "id=\"former_");
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (text, strlen (text), &error);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 140);
  cairo_t *cr = cairo_create (surface);

  g_assert_no_error (error);
  riffle_deck_draw (deck, pat_card_new (PAT_SPADES, PAT_QUEEN), cr, 100, 140, NULL);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_sizes (void)
{
  static const struct
  {
    const char *from, *to, *fault;
  } rows[] = {
    { "viewBox=\"0 0 1400", "viewBox=\"0 0 1400000", "1.4e+06" },
    { "viewBox=\"0 0 1400", "viewBox=\"0 0 0.1", "measures" },
    { "viewBox=", "lookBox=", "view box" },
    { "\"30 30 250 350\"", "\"30 30 350 250\"", "taller than it is wide" },
    { "\"30 30 250 350\"", "\"30 30 100 350\"", "taller than it is wide" },
    { "\"30 30 250 350\"", "\"30 30 250\"", "four sensible numbers" },
    { "\"30 30 250 350\"", "\"30 30 250 350 1\"", "four sensible numbers" },
    { "\"30 30 250 350\"", "\"30 nan 250 350\"", "four sensible numbers" },
    { "\"30 30 250 350\"", "\"30 30 0 350\"", "four sensible numbers" },
    { "\"30 30 250 350\"", "\"30 30 1e99 350\"", "four sensible numbers" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = change (rows[i].from, rows[i].to);

      assert_refused (text, strlen (text), rows[i].fault);
    }
}

static void
test_too_large (void)
{
  gsize length = 8 * 1024 * 1024 + 1;
  g_autofree char *text = g_malloc (length);

  memset (text, ' ', length);
  assert_refused (text, length, "8 MiB");
}

/* A deck of rectangles, with something more among its definitions and in the joker. */
static char *
build_deck (const char *definitions,
            const char *joker)
{
  static const char *const names[] = {
    "card", "back", "empty", "cross", "recycle", "pip_club", "pip_diamond", "pip_heart",
    "pip_spade",
    "court_jack_club", "court_jack_diamond", "court_jack_heart", "court_jack_spade",
    "court_queen_club", "court_queen_diamond", "court_queen_heart", "court_queen_spade",
    "court_king_club", "court_king_diamond", "court_king_heart", "court_king_spade",
  };
  GString *text = g_string_new ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 "
                                "100\">");

  g_string_append_printf (text, "<defs>%s</defs>", definitions);
  g_string_append_printf (text, "<g id=\"joker\" data-box=\"0 0 50 70\">%s</g>", joker);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_string_append_printf (text, "<g id=\"%s\" data-box=\"0 0 50 70\">"
                            "<rect width=\"50\" height=\"70\"/></g>", names[i]);
  g_string_append (text, "</svg>");
  return g_string_free (text, FALSE);
}

/* The smallest deck is one sheet. */
static void
test_smallest (void)
{
  g_autofree char *text = build_deck ("", "<rect width=\"50\" height=\"70\"/>");
  g_autofree char *folder = g_dir_make_tmp ("riffle-deck-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_from (folder, text, strlen (text), &error);

  remove_folder (folder);
  g_assert_no_error (error);
  g_assert_cmpfloat (riffle_deck_get_aspect (deck), ==, 1.4);
}

/* More than a drawing is refused; a link that is only followed by hand is none of our business. */
static void
test_active_content (void)
{
  static const struct
  {
    const char *content, *fault;
  } rows[] = {
    { "<image href=\"file:///nowhere/a.png\" width=\"9\"/>", "“file:///nowhere/a.png”" },
    { "<image xlink:href = 'b.png' width=\"9\"/>", "“b.png”" },
    { "<use href=\"other.svg#a\"/>", "“other.svg#a”" },
    { "<script>alert (1)</script>", "script" },
  };
  g_autofree char *harmless = build_deck ("", "<a href=\"https://example.org\"><rect width=\"9\" "
                                          "height=\"9\"/></a>");
  g_autoptr (GError) error = NULL;
  g_autoptr (RiffleDeck) deck = load_text (harmless, strlen (harmless), &error);

  g_assert_no_error (error);
  g_assert_nonnull (deck);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = build_deck ("", rows[i].content);

      assert_refused (text, strlen (text), rows[i].fault);
    }
}

/* A small file that unpacks to more than any deck. */
static void
test_packed_bomb (void)
{
  const gsize block = 1024 * 1024;
  g_autoptr (GConverter) converter =
    G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  g_autoptr (GOutputStream) target = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (target, converter);
  g_autofree char *spaces = g_malloc (block);

  memset (spaces, ' ', block);
  for (guint i = 0; i < 64; i++)
    g_assert_true (g_output_stream_write_all (stream, spaces, block, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  assert_refused (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (target)),
                  g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (target)),
                  "Unpacked it is larger than 48 MiB");
}

/* References that multiply to 8^8 end with an error, not with a frozen program. */
static void
test_reference_bomb (void)
{
  g_autoptr (GString) levels = g_string_new ("<g id=\"b0\"><rect width=\"1\" height=\"1\"/></g>");
  g_autofree char *text = NULL;

  for (guint level = 1; level <= 8; level++)
    {
      g_string_append_printf (levels, "<g id=\"b%u\">", level);
      for (guint i = 0; i < 8; i++)
        g_string_append_printf (levels, "<use href=\"#b%u\"/>", level - 1);
      g_string_append (levels, "</g>");
    }
  text = build_deck (levels->str, "<use href=\"#b8\"/>");
  assert_refused (text, strlen (text), "cannot be drawn");
}

static void
test_missing_file (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/strange.svg");
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_tmp_dir ());

  g_assert_null (riffle_deck_new_from_file (file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_nonnull (strstr (error->message, "strange.svg"));
  g_clear_error (&error);
  g_assert_null (riffle_deck_new_from_file (folder, &error));
  g_assert_error (error, RIFFLE_DECK_ERROR, RIFFLE_DECK_ERROR_INVALID);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck/load/good", test_good);
  g_test_add_func ("/deck/load/untitled", test_untitled);
  g_test_add_func ("/deck/load/long-title", test_long_title);
  g_test_add_func ("/deck/load/long-box", test_long_box);
  g_test_add_func ("/deck/load/truncated", test_truncated);
  g_test_add_func ("/deck/load/garbage", test_garbage);
  g_test_add_func ("/deck/load/missing-parts", test_missing_parts);
  g_test_add_func ("/deck/load/large-parts", test_large_parts);
  g_test_add_func ("/deck/load/optional-parts", test_optional_parts);
  g_test_add_func ("/deck/load/sizes", test_sizes);
  g_test_add_func ("/deck/load/too-large", test_too_large);
  g_test_add_func ("/deck/load/smallest", test_smallest);
  g_test_add_func ("/deck/load/active-content", test_active_content);
  g_test_add_func ("/deck/load/packed-bomb", test_packed_bomb);
  g_test_add_func ("/deck/load/reference-bomb", test_reference_bomb);
  g_test_add_func ("/deck/load/missing-file", test_missing_file);
  return g_test_run ();
}

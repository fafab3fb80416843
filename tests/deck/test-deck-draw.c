/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every item of the built-in deck draws something of its own, at several sizes and styles. */
#include "config.h"

#include "riffle-deck-builtin.h"
#include "riffle-deck.h"

#define LAST_LABEL 13

typedef struct
{
  RiffleDeck *deck;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->deck = riffle_deck_new_builtin ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->deck);
}

static GBytes *
draw (RiffleDeck            *deck,
      RiffleDeckItem         item,
      int                    width,
      const RiffleDeckStyle *style)
{
  int height = (int) (width * riffle_deck_get_aspect (deck) + 0.5);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  riffle_deck_draw (deck, item, cr, width, height, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface) * height);
  cairo_surface_destroy (surface);
  return pixels;
}

/* How many pixels, of a million, are neither transparent nor white. */
static guint
measure_ink (GBytes *pixels)
{
  gsize length, count = 0;
  const guint32 *values = g_bytes_get_data (pixels, &length);

  length /= 4;
  for (gsize i = 0; i < length; i++)
    if (values[i] != 0 && values[i] != 0xffffffff)
      count++;
  return count * 1000000 / length;
}

static GPtrArray *
list_items (void)
{
  static const RiffleDeckItem extras[] = {
    RIFFLE_DECK_BACK, RIFFLE_DECK_EMPTY, RIFFLE_DECK_CROSS, RIFFLE_DECK_RECYCLE,
  };
  GPtrArray *items = g_ptr_array_new ();

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
      {
        g_ptr_array_add (items, GUINT_TO_POINTER (pat_card_new (suit, rank)));
        g_ptr_array_add (items, GUINT_TO_POINTER (RIFFLE_DECK_COVERED (pat_card_new (suit, rank))));
        for (guint size = 1; size <= PAT_LAYOUT_FLAT_SIZES; size++)
          g_ptr_array_add (items, GUINT_TO_POINTER (RIFFLE_DECK_FLAT (pat_card_new (suit, rank),
                                                                      size)));
      }
  for (guint i = 0; i < G_N_ELEMENTS (extras); i++)
    g_ptr_array_add (items, GUINT_TO_POINTER (extras[i]));
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint rank = 0; rank <= PAT_KING; rank++)
      {
        RiffleDeckItem mark = RIFFLE_DECK_FOUNDATION (pat_card_new (suit, rank));

        g_ptr_array_add (items, GUINT_TO_POINTER (mark));
      }
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    g_ptr_array_add (items, GUINT_TO_POINTER (RIFFLE_DECK_FOUNDATION_RANK (rank)));
  g_ptr_array_add (items, GUINT_TO_POINTER (RIFFLE_DECK_FOUNDATION_RUN (PAT_KING)));
  g_ptr_array_add (items, GUINT_TO_POINTER (pat_card_new (PAT_CLUBS, PAT_JOKER)));
  g_ptr_array_add (items, GUINT_TO_POINTER (pat_card_new (PAT_HEARTS, PAT_JOKER)));
  return items;
}

static void
assert_all_different (RiffleDeck            *deck,
                      int                    width,
                      const RiffleDeckStyle *style)
{
  g_autoptr (GPtrArray) items = list_items ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);

  for (guint i = 0; i < items->len; i++)
    {
      RiffleDeckItem item = GPOINTER_TO_UINT (items->pdata[i]);
      GBytes *pixels = draw (deck, item, width, style);
      gpointer other;

      if (measure_ink (pixels) < 20000)
        g_error ("item 0x%x has no ink at %d pixels", item, width);
      if (g_hash_table_lookup_extended (seen, pixels, NULL, &other))
        g_error ("items 0x%x and 0x%x look the same at %d pixels",
                 item, GPOINTER_TO_UINT (other), width);
      g_hash_table_insert (seen, pixels, items->pdata[i]);
    }
  g_assert_cmpuint (items->len, ==, (2 + PAT_LAYOUT_FLAT_SIZES) * 52 + 4 + 4 * 14 + 13 + 1 + 2);
}

static void
test_different (Fixture       *fixture,
                gconstpointer  data)
{
  static const int widths[] = { 24, 40, 59, 60, 101, 240 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    assert_all_different (fixture->deck, widths[i], NULL);
}

/* How many pixels of a card's middle have ink, of a million. */
static guint
measure_middle (RiffleDeck            *deck,
                RiffleDeckItem         item,
                int                    width,
                const RiffleDeckStyle *style)
{
  g_autoptr (GBytes) pixels = draw (deck, item, width, style);
  gsize length = g_bytes_get_size (pixels) / 4 / (gsize) width;
  g_autoptr (GBytes) middle = g_bytes_new_from_bytes (pixels, length * 9 / 20 * (gsize) width * 4,
                                                      length / 10 * (gsize) width * 4);

  return measure_ink (middle);
}

/* Nothing is seen in the middle of a covered card, whatever the face: the edges are left. */
static void
test_covered (Fixture       *fixture,
              gconstpointer  data)
{
  static const int widths[] = { 24, 59, 60, 79, 80, 240 };
  const RiffleDeckStyle large = { .large_index = TRUE };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (widths); i++)
    for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
      {
        const RiffleDeckStyle *style = i % 2 == 0 ? NULL : &large;
        PatCard card = pat_card_new (PAT_SPADES, rank);
        int width = widths[i / 2];
        guint edges = 3000000 / (guint) width + 10000;

        g_assert_cmpuint (measure_middle (fixture->deck, RIFFLE_DECK_COVERED (card), width, style),
                          <=, edges);
        g_assert_cmpuint (measure_middle (fixture->deck, RIFFLE_DECK_FLAT (card, 1), width, style),
                          <=, edges);
      }
  g_assert_cmpuint (measure_middle (fixture->deck, pat_card_new (PAT_SPADES, PAT_KING), 80, NULL),
                    >, 300000);
}

/* Of a squeezed card, what is seen at least tells rank and suit: no two are the same. */
static void
test_flat (Fixture       *fixture,
           gconstpointer  data)
{
  static const struct { int width, n_lines; } rows[] = {
    { 24, 10 }, { 40, 11 }, { 59, 11 }, { 60, 11 }, { 101, 17 }, { 240, 39 },
  };
  const RiffleDeckStyle large = { .large_index = TRUE };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      int width = rows[i / 2].width;
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                           (GDestroyNotify) g_bytes_unref, NULL);

      for (guint k = 0; k < 52; k++)
        {
          PatCard card = pat_card_new (k / 13, k % 13 + 1);
          g_autoptr (GBytes) pixels = draw (fixture->deck, RIFFLE_DECK_FLAT (card, 1), width,
                                            i % 2 == 0 ? NULL : &large);
          GBytes *strip = g_bytes_new (g_bytes_get_data (pixels, NULL),
                                       (gsize) (width * rows[i / 2].n_lines) * 4);

          g_assert_cmpuint (measure_ink (strip), >, 40000);
          if (!g_hash_table_add (seen, strip))
            g_error ("card 0x%x looks like another one at %d pixels", card, width);
        }
    }
}

static void
test_styles (Fixture       *fixture,
             gconstpointer  data)
{
  const RiffleDeckStyle four = { .four_colours = TRUE }, large = { .large_index = TRUE };
  const PatCard club = pat_card_new (PAT_CLUBS, 7), spade = pat_card_new (PAT_SPADES, 7);
  g_autoptr (GBytes) plain_club = draw (fixture->deck, club, 100, NULL);
  g_autoptr (GBytes) four_club = draw (fixture->deck, club, 100, &four);
  g_autoptr (GBytes) plain_spade = draw (fixture->deck, spade, 100, NULL);
  g_autoptr (GBytes) four_spade = draw (fixture->deck, spade, 100, &four);

  assert_all_different (fixture->deck, 60, &four);
  assert_all_different (fixture->deck, 120, &large);
  g_assert_false (g_bytes_equal (plain_club, four_club));
  g_assert_true (g_bytes_equal (plain_spade, four_spade));
}

/* The first or last columns of pixels, as much as is seen of a card on which others lie. */
static GBytes *
cut_edge (GBytes *pixels,
          int     width,
          int     n_columns,
          int     first)
{
  gsize length;
  const guint32 *values = g_bytes_get_data (pixels, &length);
  int height = (int) (length / 4) / width;
  guint32 *edge = g_new (guint32, n_columns * height);

  for (int y = 0; y < height; y++)
    memcpy (edge + y * n_columns, values + y * width + first, 4 * (gsize) n_columns);
  return g_bytes_new_take (edge, 4 * (gsize) (n_columns * height));
}

static void
assert_edges_differ (RiffleDeck      *deck,
                     int              width,
                     RiffleDeckEdges  edge)
{
  const RiffleDeckStyle style = { .corners = edge, .strips = edge };
  int n_columns = MAX (10, width / 4);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                       (GDestroyNotify) g_bytes_unref, NULL);

  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
      {
        g_autoptr (GBytes) pixels = draw (deck, pat_card_new (suit, rank), width, &style);
        int first = edge == RIFFLE_DECK_EDGE_LEFT ? 0 : width - n_columns;

        if (!g_hash_table_add (seen, cut_edge (pixels, width, n_columns, first)))
          g_error ("rank %u of suit %u is not told by its edge at %d pixels", rank, suit, width);
      }
}

/* Of a card that others overlap sideways, the edge alone tells which it is, and upright. */
static void
test_edges (Fixture       *fixture,
            gconstpointer  data)
{
  static const int widths[] = { 24, 46, 59, 60, 120 };
  static const RiffleDeckStyle plain = { 0 }, turned = { .corners = RIFFLE_DECK_EDGE_RIGHT };
  const PatCard card = pat_card_new (PAT_SPADES, 2);
  g_autoptr (GBytes) without = draw (fixture->deck, card, 120, &plain);
  g_autoptr (GBytes) with = draw (fixture->deck, card, 120, &turned);
  g_autoptr (GBytes) edge_without = cut_edge (without, 120, 20, 100);
  g_autoptr (GBytes) edge_with = cut_edge (with, 120, 20, 100);

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      assert_edges_differ (fixture->deck, widths[i], RIFFLE_DECK_EDGE_LEFT);
      assert_edges_differ (fixture->deck, widths[i], RIFFLE_DECK_EDGE_RIGHT);
    }
  g_assert_cmpuint (measure_ink (edge_with), >, measure_ink (edge_without) * 3 / 2);
}

/* A card that lies face down shows the back, and no card is an empty place. */
static void
test_face_down (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GBytes) back = draw (fixture->deck, RIFFLE_DECK_BACK, 60, NULL);
  const PatCard nine = PAT_FACE_DOWN | pat_card_new (PAT_HEARTS, 9);
  g_autoptr (GBytes) down = draw (fixture->deck, nine, 60, NULL);
  g_autoptr (GBytes) none = draw (fixture->deck, PAT_NO_CARD, 60, NULL);
  g_autoptr (GBytes) empty = draw (fixture->deck, RIFFLE_DECK_EMPTY, 60, NULL);

  g_assert_true (g_bytes_equal (back, down));
  g_assert_true (g_bytes_equal (none, empty));
}

/* A court card is the same when it is turned by half a turn. */
static void
test_turned (Fixture       *fixture,
             gconstpointer  data)
{
  const int width = 200;
  const PatCard king = pat_card_new (PAT_SPADES, PAT_KING);
  g_autoptr (GBytes) pixels = draw (fixture->deck, king, width, NULL);
  gsize length, different = 0;
  const guint32 *values = g_bytes_get_data (pixels, &length);

  length /= 4;
  for (gsize i = 0; i < length / 2; i++)
    {
      guint32 a = values[i], b = values[length - 1 - i];

      for (guint shift = 0; shift < 32; shift += 8)
        if (ABS ((int) (a >> shift & 255) - (int) (b >> shift & 255)) > 40)
          {
            different++;
            break;
          }
    }
  /* Only along outlines may the rounding to pixels differ. */
  g_assert_cmpuint (different, <, length / 200);
}

static void
test_labels (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const german[LAST_LABEL] = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K",
  };
  static const char *const foreign[LAST_LABEL] = {
    "א", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Ж", "мм", "δ",
  };
  const RiffleDeckStyle as_german = { .labels = german }, as_foreign = { .labels = foreign };

  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    {
      PatCard card = pat_card_new (PAT_DIAMONDS, rank);
      g_autoptr (GBytes) english = draw (fixture->deck, card, 100, NULL);
      g_autoptr (GBytes) changed = draw (fixture->deck, card, 100, &as_german);
      g_autoptr (GBytes) other = draw (fixture->deck, card, 100, &as_foreign);
      gboolean is_letter = rank == PAT_ACE || rank >= PAT_JACK;

      g_assert_cmpint (g_bytes_equal (english, changed), ==, rank != PAT_JACK && rank != PAT_QUEEN);
      g_assert_cmpint (g_bytes_equal (english, other), ==, !is_letter);
      /* The text in a font is about as black as the glyph. */
      g_assert_cmpuint (measure_ink (other), >, measure_ink (english) * 9 / 10);
    }
}

/* A label that is empty or endless must not hurt. */
static void
test_odd_labels (Fixture       *fixture,
                 gconstpointer  data)
{
  const char *labels[LAST_LABEL];
  const RiffleDeckStyle style = { .labels = labels };

  for (guint i = 0; i < LAST_LABEL; i++)
    labels[i] = i % 2 == 0 ? "" : "a very long label that nobody would put into a corner";
  assert_all_different (fixture->deck, 60, NULL);
  for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
    g_bytes_unref (draw (fixture->deck, pat_card_new (PAT_SPADES, rank), 60, &style));
}

/* Drawing leaves the context as it was. */
static void
test_context (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GPtrArray) items = list_items ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 80, 112);
  cairo_t *cr = cairo_create (surface);
  cairo_matrix_t before, after;

  cairo_translate (cr, 3, 4);
  cairo_get_matrix (cr, &before);
  for (guint i = 0; i < items->len; i++)
    {
      riffle_deck_draw (fixture->deck, GPOINTER_TO_UINT (items->pdata[i]), cr, 70, 98, NULL);
      cairo_get_matrix (cr, &after);
      g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
    }
  g_assert_true (cairo_get_group_target (cr) == surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_properties (Fixture       *fixture,
                 gconstpointer  data)
{
  g_assert_cmpstr (riffle_deck_get_name (fixture->deck), ==, "Traditional");
  g_assert_cmpfloat_with_epsilon (riffle_deck_get_aspect (fixture->deck), 1.4, 0.001);
}

/* A back belongs to these faces, unless the player has chosen others. Returns: how many do */
static guint
count_partners (const RiffleDeckBuiltin *style,
                GHashTable              *seen)
{
  gsize n_backs;
  const RiffleDeckBuiltin *backs = riffle_deck_builtin_list_backs (&n_backs);
  guint n_partners = 0;

  for (gsize i = 0; i < n_backs; i++)
    {
      const char *faces = "", *back = backs[i].id;
      g_autoptr (RiffleDeck) deck = riffle_deck_new_style (style->id, back);

      riffle_deck_builtin_complete (&faces, &back);
      g_assert_cmpstr (back, ==, backs[i].id);
      n_partners += g_str_equal (faces, style->id);
      g_hash_table_add (seen, draw (deck, RIFFLE_DECK_BACK, 60, NULL));
      faces = style->id;
      riffle_deck_builtin_complete (&faces, &back);
      g_assert_cmpstr (faces, ==, style->id);
      g_assert_cmpstr (back, ==, backs[i].id);
    }
  return n_partners;
}

/* There are twelve backs and five sets of faces: the first set belongs to four backs, each other
 * one to two. All of them go together, and none looks like another. */
static void
test_partners (void)
{
  g_autoptr (GHashTable) backs = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                        (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GHashTable) kings = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                        (GDestroyNotify) g_bytes_unref, NULL);
  gsize n_styles;
  const RiffleDeckBuiltin *styles = riffle_deck_builtin_list_faces (&n_styles);

  for (gsize i = 0; i < n_styles; i++)
    {
      const char *faces = styles[i].id, *back = "";
      g_autoptr (RiffleDeck) deck = NULL;

      riffle_deck_builtin_complete (&faces, &back);
      g_assert_cmpstr (back, ==, styles[i].partner);
      g_assert_cmpstr (riffle_deck_builtin_find_back (back)->partner, ==, faces);
      g_assert_cmpuint (count_partners (&styles[i], backs), ==, i == 0 ? 4 : 2);
      deck = riffle_deck_new_style (faces, back);
      g_hash_table_add (kings, draw (deck, pat_card_new (PAT_SPADES, PAT_KING), 100, NULL));
    }
  g_assert_cmpuint (g_hash_table_size (backs), ==, 12);
  g_assert_cmpuint (g_hash_table_size (kings), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/deck/draw/different", test_different);
  ADD ("/deck/draw/covered", test_covered);
  ADD ("/deck/draw/flat", test_flat);
  ADD ("/deck/draw/styles", test_styles);
  ADD ("/deck/draw/edges", test_edges);
  ADD ("/deck/draw/face-down", test_face_down);
  ADD ("/deck/draw/turned", test_turned);
  ADD ("/deck/draw/labels", test_labels);
  ADD ("/deck/draw/odd-labels", test_odd_labels);
  ADD ("/deck/draw/context", test_context);
  ADD ("/deck/draw/properties", test_properties);
#undef ADD
  g_test_add_func ("/deck/partners", test_partners);
  return g_test_run ();
}

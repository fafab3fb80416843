/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The corners of court cards keep clear of their frames. */
#include "config.h"

#include "riffle-deck.h"

#define INK 228 /* a pixel with a darker channel has ink, of 255 */

typedef struct
{
  cairo_surface_t *surface;
  int              width;
} Picture;

static const char *const faces[] = { "traditional", "african", "greek", "horror", "japanese" };

static Picture
draw (RiffleDeck        *deck,
      PatCard            card,
      int                width,
      const char *const *labels)
{
  const RiffleDeckStyle style = { .labels = labels };
  int height = (int) (width * riffle_deck_get_aspect (deck) + 0.5);
  Picture picture = { cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height), width };
  cairo_t *cr = cairo_create (picture.surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  riffle_deck_draw (deck, card, cr, width, height, &style);
  cairo_destroy (cr);
  cairo_surface_flush (picture.surface);
  return picture;
}

/* Whether a column has ink between two heights, which are parts of the card's width. */
static gboolean
has_ink (const Picture *picture,
         int            column,
         double         top,
         double         bottom)
{
  const guchar *data = cairo_image_surface_get_data (picture->surface);
  int stride = cairo_image_surface_get_stride (picture->surface);

  for (int y = (int) (top * picture->width); y < (int) (bottom * picture->width); y++)
    {
      const guchar *pixel = data + y * stride + column * 4;

      if (MIN (pixel[0], MIN (pixel[1], pixel[2])) < INK)
        return TRUE;
    }
  return FALSE;
}

/* The first column of the frame, which is alone in the rows of the rank if that is not written. */
static int
find_frame (RiffleDeck *deck,
            PatCard     card,
            int         width)
{
  const char *const blank[] = { " ", " ", " ", " ", " ", " ", " ", " ", " ", " ", " ", " ", " " };
  Picture picture = draw (deck, card, width, blank);
  int column = width / 25; /* beyond the outline of the card */

  while (column < width && !has_ink (&picture, column, 0.16, 0.19))
    column++;
  cairo_surface_destroy (picture.surface);
  return column;
}

static void
assert_gap (RiffleDeck        *deck,
            const char        *name,
            PatCard            card,
            int                width,
            const char *const *labels)
{
  int frame = find_frame (deck, card, width);
  Picture picture = draw (deck, card, width, labels);
  gboolean has_index = FALSE;

  g_assert_cmpint (frame, >, width / 10);
  g_assert_cmpint (frame, <, width / 4);
  for (int column = width / 25; column < frame; column++)
    has_index = has_index || has_ink (&picture, column, 0.06, 0.4);
  g_assert_true (has_index);
  if (has_ink (&picture, frame - 1, 0.06, 0.4))
    g_error ("%s, card 0x%x, %d pixels wide: the corner touches the frame", name, card, width);
  cairo_surface_destroy (picture.surface);
}

/* At least one pixel lies between rank or suit and the frame, in our letters and in the widest. */
static void
test_gap (void)
{
  static const int widths[] = { 60, 66, 74, 80, 90, 99, 100, 112, 143, 200 };
  static const char *const wide[] = {
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "WW", "DK", "10",
  };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_autoptr (RiffleDeck) deck = riffle_deck_new_style (faces[i], "lattice");

      for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
        for (guint suit = 0; suit < PAT_N_SUITS; suit++)
          for (guint rank = PAT_JACK; rank <= PAT_KING; rank++)
            {
              assert_gap (deck, faces[i], pat_card_new (suit, rank), widths[j], NULL);
              assert_gap (deck, faces[i], pat_card_new (suit, rank), widths[j], wide);
            }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck/court-gap", test_gap);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ranks in the player's language, in the deck's own letters or else in a font. */
#include "config.h"

#include "riffle-deck-index-private.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#define SPACE     9.0 /* between two glyphs, of their height of 100 */
#define MAX_LABEL 8   /* letters that are tried with glyphs */
#define FONT_SIZE 100 /* points; the text is scaled to its box afterwards */

/**
 * riffle_deck_index_label:
 * @rank: 1 to 13
 *
 * Returns: the text for the corners of cards of that rank, in the player's language
 */
const char *
riffle_deck_index_label (guint rank)
{
  static const char *const numbers[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10" };

  switch (rank)
    {
    case 1:
      /* Translators: the letter in the corner of an ace, as on the playing cards of your country
         (A, or 1) */
      return C_ ("card index", "A");
    case 11:
      /* Translators: the letter in the corner of a jack, as on the playing cards of your country
         (German B, French V) */
      return C_ ("card index", "J");
    case 12:
      /* Translators: the letter in the corner of a queen, as on the playing cards of your
         country (German and French D) */
      return C_ ("card index", "Q");
    case 13:
      /* Translators: the letter in the corner of a king, as on the playing cards of your country
         (German K, French R) */
      return C_ ("card index", "K");
    default:
      g_return_val_if_fail (rank >= 2 && rank <= 10, "");
      return numbers[rank - 2];
    }
}

/* glyph_A, glyph_7; beyond ASCII glyph_u0414. */
static void
glyph_name (gunichar  letter,
            char     *name,
            gsize     size)
{
  if (letter < 0x80)
    g_snprintf (name, size, "glyph_%c", (char) letter);
  else
    g_snprintf (name, size, "glyph_u%04X", letter);
}

/* The width of the text in the deck's glyphs, 100 units high; 0 if it has not all of them. */
static double
measure_glyphs (RiffleDeckParts *parts,
                const char      *label)
{
  double width = -SPACE;
  guint count = 0;
  char name[24];

  for (const char *at = label; *at != '\0'; at = g_utf8_next_char (at))
    {
      const RiffleDeckPart *part;

      glyph_name (g_utf8_get_char (at), name, sizeof name);
      part = riffle_deck_parts_get (parts, name);
      if (part == NULL || ++count > MAX_LABEL)
        return 0;
      width += part->width * 100 / part->height + SPACE;
    }
  return MAX (width, 0);
}

static void
draw_glyphs (RiffleDeckParts *parts,
             const char      *label,
             cairo_t         *cr)
{
  RiffleDeckBox box = { 0, 0, 0, 100 };
  char name[24];

  for (const char *at = label; *at != '\0'; at = g_utf8_next_char (at))
    {
      const RiffleDeckPart *part;

      glyph_name (g_utf8_get_char (at), name, sizeof name);
      part = riffle_deck_parts_get (parts, name);
      box.width = part->width * 100 / part->height;
      riffle_deck_parts_draw (parts, name, cr, &box);
      box.x += box.width + SPACE;
    }
}

/* Scales what measures width by height to the box and its middle; narrows what is too wide. */
static void
fit (cairo_t             *cr,
     const RiffleDeckBox *box,
     double               width,
     double               height)
{
  double scale_y = box->height / height;
  double scale_x = MIN (scale_y, box->width / width);

  cairo_translate (cr, box->x + (box->width - width * scale_x) / 2, box->y);
  cairo_scale (cr, scale_x, scale_y);
}

static void
draw_text (const char          *label,
           cairo_t             *cr,
           const RiffleDeckBox *box)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();
  PangoRectangle ink;

  pango_font_description_set_family_static (font, "Sans");
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, FONT_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, label, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  if (ink.width > 0 && ink.height > 0)
    {
      fit (cr, box, ink.width, ink.height);
      cairo_translate (cr, -ink.x, -ink.y);
      pango_cairo_layout_path (cr, layout);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_fill (cr);
    }
  pango_font_description_free (font);
  g_object_unref (layout);
}

/* Draws the text in black, as high as the box and in its middle. */
void
riffle_deck_index_draw (RiffleDeckParts     *parts,
                        const char          *label,
                        cairo_t             *cr,
                        const RiffleDeckBox *box)
{
  double width = measure_glyphs (parts, label);

  cairo_save (cr);
  if (width > 0)
    {
      fit (cr, box, width, 100);
      draw_glyphs (parts, label, cr);
    }
  else
    {
      draw_text (label, cr, box);
    }
  cairo_restore (cr);
}

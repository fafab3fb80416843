/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the parts of a drawing through which nothing is seen: a card has round corners, and hides
 * everything between them. */
#include "config.h"

#include "riffle-solid.h"

#define COVERS  240 /* alpha, 0 to 255, that hides what lies below */
#define AT_EDGE 192 /* at the edge, which is smoothed */

/* The pixels of an image, seen as lines: rows, or columns. */
typedef struct
{
  const guint8 *data;
  gsize         to_next; /* bytes from one line to the next */
  gsize         step;    /* bytes from one pixel of a line to the next */
  int           n_lines;
  int           length;  /* of a line, in pixels */
} Lines;

static guint
get_alpha (const Lines *lines,
           int          line,
           int          nth)
{
  guint32 pixel = *(const guint32 *) (lines->data + (gsize) line * lines->to_next +
                                      (gsize) nth * lines->step);

  return pixel >> 24;
}

static gboolean
is_solid (const Lines *lines,
          int          line)
{
  if (get_alpha (lines, line, 0) < AT_EDGE ||
      get_alpha (lines, line, lines->length - 1) < AT_EDGE)
    return FALSE;
  for (int i = 1; i < lines->length - 1; i++)
    if (get_alpha (lines, line, i) < COVERS)
      return FALSE;
  return TRUE;
}

/* All solid lines around the one in the middle; the edge of the drawing does not count. */
static void
find_lines (const Lines *lines,
            int         *begin,
            int         *end)
{
  *begin = *end = lines->n_lines / 2;
  while (*begin > 1 && is_solid (lines, *begin - 1))
    --*begin;
  while (*end < lines->n_lines - 1 && is_solid (lines, *end))
    ++*end;
}

/* From device pixels to whole logical ones, inwards. */
static void
scale_down (int  n_pixels,
            int  n_logical,
            int *begin,
            int *end)
{
  *begin = (*begin * n_logical + n_pixels - 1) / n_pixels;
  *end = MAX (*begin, *end * n_logical / n_pixels);
}

/**
 * riffle_solid_find:
 * @self: (out caller-allocates): the parts that were found
 * @surface: an image in ARGB32
 * @width: of the image, in logical pixels
 * @height: of the image, in logical pixels
 *
 * Finds the parts around the middle of a drawing that hide everything below them.
 */
void
riffle_solid_find (RiffleSolid     *self,
                   cairo_surface_t *surface,
                   int              width,
                   int              height)
{
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  Lines rows = {
    cairo_image_surface_get_data (surface), stride, sizeof (guint32),
    cairo_image_surface_get_height (surface), cairo_image_surface_get_width (surface)
  };
  Lines columns = { rows.data, rows.step, rows.to_next, rows.length, rows.n_lines };
  int begin, end;

  find_lines (&rows, &begin, &end);
  scale_down (rows.n_lines, height, &begin, &end);
  self->wide = (GdkRectangle) { 0, begin, width, end - begin };
  find_lines (&columns, &begin, &end);
  scale_down (columns.n_lines, width, &begin, &end);
  self->high = (GdkRectangle) { begin, 0, end - begin, height };
}

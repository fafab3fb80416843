/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cloth of a card table: fibres that can hardly be seen, and light that falls on the middle. */
#include "config.h"

#include "riffle-felt.h"

#include <math.h>

#define TILE     192   /* pixels a side of the piece that is repeated */
#define N_FIBRES 2600
#define SEED     52    /* any; the cloth is always the same */
#define LIGHT    1.10  /* times the colour, in the middle */
#define SHADE    0.80  /* in the corners */

/* A fibre that leaves the tile on one side comes back on the other. */
static void
draw_fibre (cairo_t *cr,
            GRand   *random)
{
  double x = g_rand_double_range (random, 0, TILE), y = g_rand_double_range (random, 0, TILE);
  double angle = g_rand_double_range (random, 0, 2 * G_PI);
  double length = g_rand_double_range (random, 3, 9);
  double tone = g_rand_boolean (random) ? 1 : 0;

  cairo_set_source_rgba (cr, tone, tone, tone, g_rand_double_range (random, 0.02, 0.07));
  for (int i = 0; i < 9; i++)
    {
      double left = x + (i % 3 - 1) * TILE, top = y + (i / 3 - 1) * TILE;

      if (left < -length || top < -length || left > TILE + length || top > TILE + length)
        continue;
      cairo_move_to (cr, left, top);
      cairo_rel_line_to (cr, length * cos (angle), length * sin (angle));
    }
  cairo_stroke (cr);
}

static cairo_surface_t *
make_fibres (void)
{
  cairo_surface_t *tile = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TILE, TILE);
  cairo_t *cr = cairo_create (tile);
  GRand *random = g_rand_new_with_seed (SEED);

  cairo_set_line_width (cr, 1);
  for (int i = 0; i < N_FIBRES; i++)
    draw_fibre (cr, random);
  g_rand_free (random);
  cairo_destroy (cr);
  return tile;
}

static void
add_stop (cairo_pattern_t *light,
          double           offset,
          const GdkRGBA   *colour,
          double           factor)
{
  cairo_pattern_add_color_stop_rgb (light, offset, MIN (colour->red * factor, 1),
                                    MIN (colour->green * factor, 1),
                                    MIN (colour->blue * factor, 1));
}

/**
 * riffle_felt_paint:
 * @cr: where to paint
 * @width: in pixels
 * @height: in pixels
 * @colour: of the cloth
 *
 * Paints the cloth. This takes as long as several frames do: keep the result.
 */
void
riffle_felt_paint (cairo_t       *cr,
                   int            width,
                   int            height,
                   const GdkRGBA *colour)
{
  cairo_surface_t *fibres = make_fibres ();
  double middle = width / 2.0, top = height * 0.38;
  cairo_pattern_t *light = cairo_pattern_create_radial (middle, top, 0, middle, top,
                                                        hypot (middle, height - top));

  add_stop (light, 0, colour, LIGHT);
  add_stop (light, 0.45, colour, 1);
  add_stop (light, 1, colour, SHADE);
  cairo_set_source (cr, light);
  cairo_paint (cr);
  cairo_set_source_surface (cr, fibres, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_paint (cr);
  cairo_pattern_destroy (light);
  cairo_surface_destroy (fibres);
}

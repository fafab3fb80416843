/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parts of a drawing hide what lies below them. */
#include "config.h"

#include "riffle-solid.h"

#define WIDTH  40
#define HEIGHT 56
#define CORNER 6  /* pixels of each side that a corner takes */

/* A card with square bits missing at its corners. */
static cairo_surface_t *
draw_card (int    scale,
           double edge)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH * scale,
                                                         HEIGHT * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_set_source_rgba (cr, 1, 1, 1, edge);
  cairo_rectangle (cr, 0, CORNER, WIDTH, HEIGHT - 2 * CORNER);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 1.0 / scale, CORNER, WIDTH - 2.0 / scale, HEIGHT - 2 * CORNER);
  cairo_rectangle (cr, CORNER, 0, WIDTH - 2 * CORNER, HEIGHT);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static void
test_card (void)
{
  for (int scale = 1; scale <= 3; scale++)
    {
      cairo_surface_t *surface = draw_card (scale, 0.9);
      RiffleSolid solid;

      riffle_solid_find (&solid, surface, WIDTH, HEIGHT);
      g_assert_true (gdk_rectangle_equal (&solid.wide, &(GdkRectangle) {
      0, CORNER, WIDTH, HEIGHT - 2 * CORNER
    }));
      g_assert_true (gdk_rectangle_equal (&solid.high, &(GdkRectangle) {
      CORNER, 0, WIDTH - 2 * CORNER, HEIGHT
    }));
      cairo_surface_destroy (surface);
    }
}

/* Edges that are more than smoothed let something be seen. */
static void
test_veiled_edge (void)
{
  cairo_surface_t *surface = draw_card (1, 0.5);
  RiffleSolid solid;

  riffle_solid_find (&solid, surface, WIDTH, HEIGHT);
  g_assert_cmpint (solid.wide.height, ==, 0);
  g_assert_cmpint (solid.high.width, ==, WIDTH - 2 * CORNER);
  cairo_surface_destroy (surface);
}

/* Something shines through a place in the middle, or everywhere. */
static void
test_hole (void)
{
  cairo_surface_t *surface = draw_card (1, 0.9);
  cairo_t *cr = cairo_create (surface);
  RiffleSolid solid;

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
  cairo_rectangle (cr, WIDTH / 2 - 2, HEIGHT / 2 - 2, 4, 4);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  riffle_solid_find (&solid, surface, WIDTH, HEIGHT);
  g_assert_cmpint (solid.wide.height, <=, 0 + HEIGHT / 2 - CORNER);
  g_assert_true (!gdk_rectangle_contains_point (&solid.wide, WIDTH / 2, HEIGHT / 2));
  g_assert_true (!gdk_rectangle_contains_point (&solid.high, WIDTH / 2, HEIGHT / 2));
  cairo_surface_destroy (surface);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  riffle_solid_find (&solid, surface, 1, 1);
  g_assert_true (solid.wide.height == 0 && solid.high.width == 0);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solid/card", test_card);
  g_test_add_func ("/solid/veiled-edge", test_veiled_edge);
  g_test_add_func ("/solid/hole", test_hole);
  return g_test_run ();
}

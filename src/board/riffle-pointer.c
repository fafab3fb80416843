/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a pointing left hand, for which cursor themes have no name. */
#include "config.h"

#include "riffle-pointer.h"

#define SIZE  24 /* pixels */
#define TIP_X 14 /* of the finger */
#define TIP_Y 1

/* The outline of the hand: the forefinger up, the thumb to the right. */
static void
trace_hand (cairo_t *cr)
{
  cairo_move_to (cr, 12, 13);
  cairo_line_to (cr, 12, 3);
  cairo_curve_to (cr, 12, 0.7, 16, 0.7, 16, 3);
  cairo_line_to (cr, 16, 13.5);
  cairo_curve_to (cr, 17.5, 12, 20.5, 11.5, 21, 13.5);
  cairo_curve_to (cr, 20, 15, 18, 19, 16, 22);
  cairo_line_to (cr, 6, 22);
  cairo_curve_to (cr, 3.5, 19, 3.5, 16, 3.5, 12);
  cairo_curve_to (cr, 3.5, 9.5, 6.3, 9.5, 6.4, 11.5);
  cairo_curve_to (cr, 6.5, 8.5, 9.2, 8.5, 9.2, 10.8);
  cairo_curve_to (cr, 9.2, 8, 12, 8, 12, 10.5);
  cairo_close_path (cr);
}

GdkCursor *
riffle_pointer_new_left_hand (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) pixels = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkCursor) otherwise = gdk_cursor_new_from_name ("pointer", NULL);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);

  trace_hand (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), stride * SIZE);
  cairo_surface_destroy (surface);
  texture = gdk_memory_texture_new (SIZE, SIZE, GDK_MEMORY_DEFAULT, pixels, stride);
  return gdk_cursor_new_from_texture (texture, TIP_X, TIP_Y, otherwise);
}

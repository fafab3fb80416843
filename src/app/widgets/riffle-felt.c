/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cloth of a card table: threads that can hardly be seen, and light that falls on the middle.
 * Each pixel is the colour at one of a few hundred lights, so that a frame has time for a large
 * table while a window changes its size. */
#include "config.h"

#include "riffle-felt.h"

#include <adwaita.h>
#include <math.h>

#define TILE        256  /* pixels a side of the piece that is repeated */
#define SEED        52   /* any; the cloth is always the same */
#define N_LIGHTS    1024 /* all shades of the cloth */
#define DARKEST     0.60 /* times the colour, */
#define BRIGHTEST   1.20
#define LIGHT       1.07 /* times the colour, in the middle, */
#define SHADE       0.74 /* and in the corners */
#define N_DISTANCES 4096 /* steps from the middle to the corners, by the square of the distance */
#define TWILL       0.024 /* how much light the upper threads have more, and the lower ones less */
#define THREAD      0.016 /* how much one thread differs from the others, */
#define FUZZ        0.026 /* and one pixel */

#define DARK_FELT   0.72 /* times its colour in dark windows */
#define PLAIN_FELT  0.55 /* times its colour in high contrast, which has no threads, either */

static int
to_steps (double light)
{
  return (int) lrint (light * N_LIGHTS / (BRIGHTEST - DARKEST));
}

/* Each thread runs over two others and under the next two. */
static void
weave (gint16 tile[TILE][TILE])
{
  GRand *random = g_rand_new_with_seed (SEED);
  double across[TILE], along[TILE];

  for (int i = 0; i < TILE; i++)
    {
      across[i] = g_rand_double_range (random, -THREAD, THREAD);
      along[i] = g_rand_double_range (random, -THREAD, THREAD);
    }
  for (int y = 0; y < TILE; y++)
    for (int x = 0; x < TILE; x++)
      {
        gboolean is_upper = (x + y) % 4 < 2;
        double light = is_upper ? TWILL + across[x] : -TWILL + along[y];

        tile[y][x] = (gint16) to_steps (light + g_rand_double_range (random, -FUZZ, FUZZ));
      }
  g_rand_free (random);
}

/* The light by the square of the distance from the middle. */
static void
shine (gint16 lights[N_DISTANCES])
{
  for (int i = 0; i < N_DISTANCES; i++)
    {
      double part = (double) i / (N_DISTANCES - 1);

      lights[i] = (gint16) to_steps (LIGHT + (SHADE - LIGHT) * part - DARKEST);
    }
}

static guint32
get_part (float  colour,
          double light)
{
  return (guint32) lrint (CLAMP (colour * light, 0, 1) * 255);
}

static void
dye (guint32        dyes[N_LIGHTS],
     const GdkRGBA *colour)
{
  for (int i = 0; i < N_LIGHTS; i++)
    {
      double light = DARKEST + i * (BRIGHTEST - DARKEST) / N_LIGHTS;

      dyes[i] = 0xff000000u | get_part (colour->red, light) << 16 |
                get_part (colour->green, light) << 8 | get_part (colour->blue, light);
    }
}

/**
 * riffle_felt_adapt:
 * @colour: (inout): of a cloth, as it is in a light window
 *
 * Makes the colour darker in dark windows, and in high contrast.
 *
 * Returns: whether the cloth is seen as one; in high contrast it is of one colour
 */
gboolean
riffle_felt_adapt (GdkRGBA *colour)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean is_plain = adw_style_manager_get_high_contrast (manager);
  float factor = is_plain ? PLAIN_FELT : adw_style_manager_get_dark (manager) ? DARK_FELT : 1;

  colour->red *= factor;
  colour->green *= factor;
  colour->blue *= factor;
  return !is_plain;
}

/**
 * riffle_felt_paint:
 * @surface: an image of the format RGB24 or ARGB32
 * @colour: of the cloth, without transparency
 *
 * Covers the whole image with cloth.
 */
void
riffle_felt_paint (cairo_surface_t *surface,
                   const GdkRGBA   *colour)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  double middle = width / 2.0, top = height * 0.38, most = hypot (middle, height - top);
  double scale = (N_DISTANCES - 1) / MAX (most * most, 1);
  g_autofree gint16 (*tile)[TILE] = g_malloc (sizeof (gint16[TILE][TILE]));
  gint16 lights[N_DISTANCES];
  guint32 dyes[N_LIGHTS];
  guint8 *data;

  weave (tile);
  shine (lights);
  dye (dyes, colour);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (data + (gsize) y * (gsize) stride);
      const gint16 *threads = tile[y % TILE];
      float high = (float) ((y - top) * (y - top) * scale);

      for (int x = 0; x < width; x++)
        {
          float wide = (float) x - (float) middle;
          int distance = (int) (wide * wide * (float) scale + high);

          row[x] = dyes[lights[MIN (distance, N_DISTANCES - 1)] + threads[x % TILE]];
        }
    }
  cairo_surface_mark_dirty (surface);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A large picture that grows bit by bit. It consists of tiles: only those with something on them
 * take memory, and only those that have changed are drawn on the screen again. However many things
 * lie on each other in it, a frame paints each of its pixels once.
 *
 * The toolkit's transforms alone, one for each card in each frame, would do without this file.
 * Drawn by the processor, a frame of the wreath then took four to seven times as long, and a third
 * to nearly all of the frames came late instead of none or few. */
#include "config.h"

#include "riffle-mosaic.h"

#include <math.h>

#include "riffle-surface-node.h"

#define SIDE 192 /* of a tile, in logical pixels */

typedef struct
{
  cairo_surface_t *surface; /* (owned) (nullable): nothing is on it */
  GskRenderNode   *node;    /* (owned) (nullable): of the surface, once it was shown */
} Tile;

/* What was laid on the mosaic. */
typedef struct
{
  guint            level;   /* it lies above those of lower levels */
  graphene_rect_t  bounds;
  cairo_surface_t *surface; /* (owned) */
} Image;

struct _RiffleMosaic
{
  int   n_columns;
  int   n_rows;
  int   scale;     /* device pixels per logical pixel */
  Tile *tiles;     /* (owned): row by row */
  GArray *images;  /* of Image, the undermost first */
};

static void
clear_image (gpointer image)
{
  cairo_surface_destroy (((Image *) image)->surface);
}

/**
 * riffle_mosaic_new:
 * @width: in logical pixels; what lies outside is not shown
 * @height: in logical pixels
 * @scale: device pixels per logical pixel
 *
 * Returns: (transfer full): a mosaic with nothing on it
 */
RiffleMosaic *
riffle_mosaic_new (float width,
                   float height,
                   int   scale)
{
  RiffleMosaic *self = g_new0 (RiffleMosaic, 1);

  self->n_columns = (int) ceilf (MAX (width, 1) / SIDE);
  self->n_rows = (int) ceilf (MAX (height, 1) / SIDE);
  self->scale = scale;
  self->tiles = g_new0 (Tile, (gsize) self->n_columns * (gsize) self->n_rows);
  self->images = g_array_new (FALSE, FALSE, sizeof (Image));
  g_array_set_clear_func (self->images, clear_image);
  return self;
}

void
riffle_mosaic_free (RiffleMosaic *self)
{
  for (int i = 0; i < self->n_columns * self->n_rows; i++)
    {
      g_clear_pointer (&self->tiles[i].surface, cairo_surface_destroy);
      g_clear_pointer (&self->tiles[i].node, gsk_render_node_unref);
    }
  g_array_unref (self->images);
  g_free (self->tiles);
  g_free (self);
}

/* A surface for a tile, ready to be drawn on in the mosaic's coordinates. */
static cairo_t *
begin_tile (RiffleMosaic *self,
            int           column,
            int           row)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE * self->scale,
                                                         SIDE * self->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -column * SIDE, -row * SIDE);
  cairo_surface_destroy (surface);
  return cr;
}

static void
end_tile (Tile    *tile,
          cairo_t *cr)
{
  g_clear_pointer (&tile->surface, cairo_surface_destroy);
  g_clear_pointer (&tile->node, gsk_render_node_unref);
  tile->surface = cairo_surface_reference (cairo_get_target (cr));
  cairo_surface_flush (tile->surface);
  cairo_destroy (cr);
}

/* What is on the screen now stays as it is: the next frame may be far away. */
static void
copy_tile (Tile    *tile,
           int      column,
           int      row,
           cairo_t *cr)
{
  if (tile->surface == NULL)
    return;
  cairo_set_source_surface (cr, tile->surface, column * SIDE, row * SIDE);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
}

/* Tiles on which something of an image is to be. */
static void
find_tiles (RiffleMosaic          *self,
            const graphene_rect_t *bounds,
            GdkRectangle          *tiles)
{
  int left = (int) floorf (bounds->origin.x / SIDE), top = (int) floorf (bounds->origin.y / SIDE);
  int right = (int) ceilf ((bounds->origin.x + bounds->size.width) / SIDE);
  int bottom = (int) ceilf ((bounds->origin.y + bounds->size.height) / SIDE);

  tiles->x = CLAMP (left, 0, self->n_columns);
  tiles->y = CLAMP (top, 0, self->n_rows);
  tiles->width = CLAMP (right, 0, self->n_columns) - tiles->x;
  tiles->height = CLAMP (bottom, 0, self->n_rows) - tiles->y;
}

/**
 * riffle_mosaic_extend:
 * @bounds: (inout): what is to change, in logical pixels; then what will be drawn again
 *
 * Extends a rectangle to the tiles that it touches.
 */
void
riffle_mosaic_extend (RiffleMosaic    *self,
                      graphene_rect_t *bounds)
{
  GdkRectangle area;

  find_tiles (self, bounds, &area);
  *bounds = GRAPHENE_RECT_INIT ((float) (area.x * SIDE), (float) (area.y * SIDE),
                                (float) (area.width * SIDE), (float) (area.height * SIDE));
}

static void
draw_image (cairo_t     *cr,
            const Image *image)
{
  cairo_set_source_surface (cr, image->surface, (double) image->bounds.origin.x,
                            (double) image->bounds.origin.y);
  cairo_paint (cr);
}

static void
draw_all (RiffleMosaic *self,
          cairo_t      *cr)
{
  for (guint i = 0; i < self->images->len; i++)
    draw_image (cr, &g_array_index (self->images, Image, i));
}

/* Whether something of a higher level lies on it already. */
static gboolean
is_covered (RiffleMosaic *self,
            guint         nth)
{
  const Image *image = &g_array_index (self->images, Image, nth);

  for (guint i = nth + 1; i < self->images->len; i++)
    if (graphene_rect_intersection (&g_array_index (self->images, Image, i).bounds,
                                    &image->bounds, NULL))
      return TRUE;
  return FALSE;
}

/* Tiles are drawn again from the bottom if the image is covered. */
static void
draw_tiles (RiffleMosaic *self,
            guint         nth)
{
  const Image *image = &g_array_index (self->images, Image, nth);
  gboolean covered = is_covered (self, nth);
  GdkRectangle area;

  find_tiles (self, &image->bounds, &area);
  for (int row = area.y; row < area.y + area.height; row++)
    for (int column = area.x; column < area.x + area.width; column++)
      {
        Tile *tile = &self->tiles[row * self->n_columns + column];
        cairo_t *cr = begin_tile (self, column, row);

        if (covered)
          draw_all (self, cr);
        else
          {
            copy_tile (tile, column, row, cr);
            draw_image (cr, image);
          }
        end_tile (tile, cr);
      }
}

/**
 * riffle_mosaic_add:
 * @level: how high the image lies; those that cover one another have levels of their own
 * @bounds: where it lies, in whole logical pixels
 * @surface: (transfer full): an image that knows its scale
 *
 * Lays an image above those of lower levels and below those of higher ones.
 */
void
riffle_mosaic_add (RiffleMosaic          *self,
                   guint                  level,
                   const graphene_rect_t *bounds,
                   cairo_surface_t       *surface)
{
  Image image = { level, *bounds, surface };
  guint nth = self->images->len;

  while (nth > 0 && g_array_index (self->images, Image, nth - 1).level > level)
    nth--;
  g_array_insert_val (self->images, nth, image);
  draw_tiles (self, nth);
}

/**
 * riffle_mosaic_snapshot:
 * @cairo_nodes: the kind of nodes, see riffle_card_cache_set_cairo_nodes()
 *
 * Draws the mosaic.
 */
void
riffle_mosaic_snapshot (RiffleMosaic *self,
                        GtkSnapshot  *snapshot,
                        gboolean      cairo_nodes)
{
  for (int i = 0; i < self->n_columns * self->n_rows; i++)
    {
      Tile *tile = &self->tiles[i];

      if (tile->surface == NULL)
        continue;
      if (tile->node == NULL)
        tile->node = riffle_surface_node_new (tile->surface, SIDE, SIDE, cairo_nodes);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((float) (i % self->n_columns * SIDE),
                                                    (float) (i / self->n_columns * SIDE)));
      gtk_snapshot_append_node (snapshot, tile->node);
      gtk_snapshot_restore (snapshot);
    }
}

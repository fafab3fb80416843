/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays tiles out in columns, more and larger ones in a larger window. Columns have one width and
 * rows one height, and the last column ends where the row ends. A GtkFlowBox would only make more
 * columns. */
#include "config.h"

#include "riffle-tiles-layout.h"

#include "riffle-grid.h"
#include "riffle-tile.h"

#define MIN_COLUMNS   2
#define MARGIN      12 /* pixels, at both sides */
#define LARGE_COLUMNS 6    /* of large tiles: one row, */
#define FEWER_COLUMNS 3    /* or two rows, */
#define WIDE          1000 /* pixels: a window that is wider has wider tiles, */
#define GROWTH        0.05 /* by this share of what it has more */

struct _RiffleTilesLayout
{
  GtkLayoutManager parent_instance;

  gboolean         is_large;
};

G_DEFINE_FINAL_TYPE (RiffleTilesLayout, riffle_tiles_layout, GTK_TYPE_LAYOUT_MANAGER)

/**
 * riffle_tiles_layout_count_columns:
 * @is_large: whether the tiles are large
 * @room: the width that there is, in pixels
 *
 * Returns: in how many columns tiles stand there
 */
int
riffle_tiles_layout_count_columns (gboolean is_large,
                                   int      room)
{
  double wanted = RIFFLE_TILE_WIDTH + MAX (room - WIDE, 0) * GROWTH;

  if (!is_large)
    return MAX ((int) (room / wanted), MIN_COLUMNS);
  if (room >= LARGE_COLUMNS * RIFFLE_TILE_WIDTH)
    return LARGE_COLUMNS;
  return room >= FEWER_COLUMNS * RIFFLE_TILE_WIDTH ? FEWER_COLUMNS : MIN_COLUMNS;
}

/* Pictures come in a few widths only. */
static int
get_tile_width (gboolean is_large,
                int      room)
{
  int width = room / riffle_tiles_layout_count_columns (is_large, room);

  return riffle_tile_get_picture_width (width) + 2 * RIFFLE_TILE_PADDING;
}

/**
 * riffle_tiles_layout_get_room:
 * @width: of a section, in pixels
 *
 * A narrow window takes of the margins first.
 *
 * Returns: how wide all tiles of a line are
 */
int
riffle_tiles_layout_get_room (int width)
{
  return MAX (width - 2 * MARGIN, MIN_COLUMNS * RIFFLE_TILE_WIDTH);
}

/**
 * riffle_tiles_layout_get_margin:
 * @width: of a section, in pixels
 *
 * Returns: what lies before its tiles, however wide they are
 */
int
riffle_tiles_layout_get_margin (int width)
{
  return (width - riffle_tiles_layout_get_room (width)) / 2;
}

static RiffleGrid
find_grid (RiffleTilesLayout *self,
           GtkWidget         *widget,
           int                room)
{
  RiffleGrid grid = {
    .n_columns = riffle_tiles_layout_count_columns (self->is_large, room),
    .width = get_tile_width (self->is_large, room),
  };

  grid.height = riffle_grid_measure_largest (widget, GTK_ORIENTATION_VERTICAL, grid.width);
  return grid;
}

static void
riffle_tiles_layout_measure (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             GtkOrientation    orientation,
                             int               for_size,
                             int              *minimum,
                             int              *natural,
                             int              *minimum_baseline,
                             int              *natural_baseline)
{
  RiffleGrid grid;

  *minimum = *natural = MIN_COLUMNS * RIFFLE_TILE_WIDTH;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  grid = find_grid (RIFFLE_TILES_LAYOUT (layout), widget,
                    MAX (for_size, MIN_COLUMNS * RIFFLE_TILE_WIDTH));
  *minimum = *natural = riffle_grid_get_height (&grid, widget);
}

static void
riffle_tiles_layout_allocate (GtkLayoutManager *layout,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  RiffleGrid grid = find_grid (RIFFLE_TILES_LAYOUT (layout), widget, width);

  riffle_grid_allocate (&grid, widget, width);
}

static GtkSizeRequestMode
riffle_tiles_layout_get_request_mode (GtkLayoutManager *layout,
                                      GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
riffle_tiles_layout_class_init (RiffleTilesLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->measure = riffle_tiles_layout_measure;
  layout_class->allocate = riffle_tiles_layout_allocate;
  layout_class->get_request_mode = riffle_tiles_layout_get_request_mode;
}

static void
riffle_tiles_layout_init (RiffleTilesLayout *self)
{
}

/**
 * riffle_tiles_layout_new:
 * @is_large: whether the tiles are large
 *
 * Returns: (transfer full): the layout of a widget whose children are tiles
 */
GtkLayoutManager *
riffle_tiles_layout_new (gboolean is_large)
{
  RiffleTilesLayout *self = g_object_new (RIFFLE_TYPE_TILES_LAYOUT, NULL);

  self->is_large = is_large;
  return GTK_LAYOUT_MANAGER (self);
}

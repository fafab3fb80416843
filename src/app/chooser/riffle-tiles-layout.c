/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays tiles out in columns, more and larger ones in a larger window, and whatever stands beside
 * them on the page in the same columns. Columns have one width, and the last column ends where the
 * row ends. A GtkFlowBox would only make more columns. */
#include "config.h"

#include "riffle-tiles-layout.h"

#include "riffle-grid.h"
#include "riffle-tile.h"

#define MIN_COLUMNS  2
#define MARGIN       12   /* pixels, at both sides */
#define SPACING      12   /* pixels, between rows of cards */
#define WIDE         1000 /* pixels: a window that is wider has wider tiles, */
#define GROWTH       0.085 /* by this share of what it has more */
#define LARGE_COLUMNS 6   /* of large tiles: one row, */
#define FEWER_COLUMNS 3   /* or two rows */
#define CARD_WIDTH   300  /* pixels: a wide card takes two columns that are not as wide */
#define CARD_COLUMNS 2

struct _RiffleTilesLayout
{
  GtkLayoutManager parent_instance;

  RiffleTilesKind  kind;
};

G_DEFINE_FINAL_TYPE (RiffleTilesLayout, riffle_tiles_layout, GTK_TYPE_LAYOUT_MANAGER)

/**
 * riffle_tiles_layout_count_columns:
 * @kind: what is laid out
 * @room: the width that there is, in pixels
 *
 * Returns: in how many columns tiles stand there
 */
int
riffle_tiles_layout_count_columns (RiffleTilesKind kind,
                                   int             room)
{
  double wanted = RIFFLE_TILE_WIDTH + MAX (room - WIDE, 0) * GROWTH;

  if (kind != RIFFLE_TILES_LARGE)
    return MAX ((int) (room / wanted), MIN_COLUMNS);
  if (room >= LARGE_COLUMNS * RIFFLE_TILE_WIDTH)
    return LARGE_COLUMNS;
  return room >= FEWER_COLUMNS * RIFFLE_TILE_WIDTH ? FEWER_COLUMNS : MIN_COLUMNS;
}

/* Pictures come in a few widths only. */
static RiffleGrid
find_tiles (RiffleTilesKind kind,
            int             room)
{
  RiffleGrid grid = { .n_columns = riffle_tiles_layout_count_columns (kind, room) };

  grid.width = riffle_tile_get_picture_width (room / grid.n_columns) + 2 * RIFFLE_TILE_PADDING;
  return grid;
}

/* A card begins and ends where pictures do, which lie within their tiles. */
static RiffleGrid
find_cards (RiffleTilesKind kind,
            int             width)
{
  int room = width + 2 * RIFFLE_TILE_PADDING, n_taken = 1, end;
  const RiffleGrid tiles = find_tiles (RIFFLE_TILES, room);
  RiffleGrid grid = { .spacing = SPACING };

  if (kind == RIFFLE_TILES_WIDE_CARDS && tiles.width < CARD_WIDTH)
    n_taken = tiles.n_columns < 2 * CARD_COLUMNS ? tiles.n_columns : CARD_COLUMNS;
  grid.n_columns = tiles.n_columns / n_taken;
  end = riffle_grid_get_x (&tiles, grid.n_columns * n_taken - 1, room) + tiles.width;
  grid.rest = room - end;
  grid.width = riffle_grid_get_x (&tiles, n_taken - 1, room) + tiles.width
               - 2 * RIFFLE_TILE_PADDING;
  return grid;
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

static gboolean
is_of_cards (RiffleTilesLayout *self)
{
  return self->kind == RIFFLE_TILES_CARDS || self->kind == RIFFLE_TILES_WIDE_CARDS;
}

static RiffleGrid
find_grid (RiffleTilesLayout *self,
           int                width)
{
  return is_of_cards (self) ? find_cards (self->kind, width) : find_tiles (self->kind, width);
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
  RiffleTilesLayout *self = RIFFLE_TILES_LAYOUT (layout);
  int least = MIN_COLUMNS * RIFFLE_TILE_WIDTH - (is_of_cards (self) ? 2 * RIFFLE_TILE_PADDING : 0);
  int width = MAX (for_size, least);
  RiffleGrid grid;

  *minimum = *natural = least;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  grid = find_grid (self, width);
  *minimum = *natural = riffle_grid_measure (&grid, widget);
}

static void
riffle_tiles_layout_allocate (GtkLayoutManager *layout,
                              GtkWidget        *widget,
                              int               width,
                              int               height,
                              int               baseline)
{
  RiffleGrid grid = find_grid (RIFFLE_TILES_LAYOUT (layout), width);

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
 * @kind: what is laid out
 *
 * Returns: (transfer full): the layout of a widget whose children are of that kind
 */
GtkLayoutManager *
riffle_tiles_layout_new (RiffleTilesKind kind)
{
  RiffleTilesLayout *self = g_object_new (RIFFLE_TYPE_TILES_LAYOUT, NULL);

  self->kind = kind;
  return GTK_LAYOUT_MANAGER (self);
}

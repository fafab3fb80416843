/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays widgets out in columns of one width and rows of one height. A GtkFlowBox cannot do this: it
 * makes as many columns as fit at the least width of its children, here as many as fit well. */
#include "config.h"

#include "riffle-columns-layout.h"

#include "riffle-grid.h"

#define SPACING      12  /* pixels, between columns and between rows */
#define COLUMN_WIDTH 200 /* wanted; two columns are there in any case */
#define MIN_COLUMNS  2
#define MAX_COLUMNS  5

struct _RiffleColumnsLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (RiffleColumnsLayout, riffle_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

static RiffleGrid
find_grid (GtkWidget *widget,
           int        room)
{
  RiffleGrid grid = {
    .n_columns = CLAMP ((room + SPACING) / (COLUMN_WIDTH + SPACING), MIN_COLUMNS, MAX_COLUMNS),
    .spacing = SPACING,
  };

  grid.width = MAX ((room + SPACING) / grid.n_columns - SPACING,
                    riffle_grid_measure_largest (widget, GTK_ORIENTATION_HORIZONTAL, -1));
  grid.height = riffle_grid_measure_largest (widget, GTK_ORIENTATION_VERTICAL, grid.width);
  return grid;
}

static void
riffle_columns_layout_measure (GtkLayoutManager *layout,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int largest = riffle_grid_measure_largest (widget, orientation, -1);

      *minimum = MIN_COLUMNS * largest + (MIN_COLUMNS - 1) * SPACING;
      *natural = MAX (*minimum, MAX_COLUMNS * (COLUMN_WIDTH + SPACING) - SPACING);
    }
  else
    {
      int room = for_size < 0 ? MAX_COLUMNS * (COLUMN_WIDTH + SPACING) : for_size;
      RiffleGrid grid = find_grid (widget, room);

      *minimum = *natural = riffle_grid_get_height (&grid, widget);
    }
}

static void
riffle_columns_layout_allocate (GtkLayoutManager *layout,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  RiffleGrid grid = find_grid (widget, width);

  riffle_grid_allocate (&grid, widget, width);
}

static GtkSizeRequestMode
riffle_columns_layout_get_request_mode (GtkLayoutManager *layout,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
riffle_columns_layout_class_init (RiffleColumnsLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->measure = riffle_columns_layout_measure;
  layout_class->allocate = riffle_columns_layout_allocate;
  layout_class->get_request_mode = riffle_columns_layout_get_request_mode;
}

static void
riffle_columns_layout_init (RiffleColumnsLayout *self)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of one width and rows of one height: what layouts of that kind share. */
#include "config.h"

#include "riffle-grid.h"

/**
 * riffle_grid_measure_largest:
 * @widget: whose children are measured
 * @orientation: what is measured
 * @for_size: of the other orientation, in pixels, or -1
 *
 * Returns: the largest size that one of the children needs, in pixels
 */
int
riffle_grid_measure_largest (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size)
{
  int largest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int minimum;

      gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
      largest = MAX (largest, minimum);
    }
  return largest;
}

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/**
 * riffle_grid_get_height:
 * @grid: a grid
 * @widget: whose children stand in it
 *
 * Returns: how high all rows are together, in pixels
 */
int
riffle_grid_get_height (const RiffleGrid *grid,
                        GtkWidget        *widget)
{
  int n_rows = (count_children (widget) + grid->n_columns - 1) / grid->n_columns;

  return MAX (n_rows * (grid->height + grid->spacing) - grid->spacing, 0);
}

/**
 * riffle_grid_get_x:
 * @grid: a grid
 * @column: one of its columns, from 0
 * @width: of the widget that has the grid, in pixels
 *
 * The last column ends where the rest begins, whatever the division leaves over.
 *
 * Returns: where the column begins, in pixels from the start of a row
 */
int
riffle_grid_get_x (const RiffleGrid *grid,
                   int               column,
                   int               width)
{
  int room = width - grid->rest - grid->width;

  return grid->n_columns < 2 ? 0 : column * room / (grid->n_columns - 1);
}

/**
 * riffle_grid_allocate:
 * @grid: a grid
 * @widget: whose children get their places in it, from the start of each row
 * @width: of the widget, in pixels
 *
 * Lays out the children.
 */
void
riffle_grid_allocate (const RiffleGrid *grid,
                      GtkWidget        *widget,
                      int               width)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int nth = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), nth++)
    {
      int x = riffle_grid_get_x (grid, nth % grid->n_columns, width);
      int y = nth / grid->n_columns * (grid->height + grid->spacing);

      gtk_widget_size_allocate (child,
                                &(GdkRectangle) { mirrored ? width - x - grid->width : x, y,
                                                  grid->width, grid->height }, -1);
    }
}

/**
 * riffle_grid_find_neighbour:
 * @grid: a grid
 * @widget: whose children stand in it
 * @nth: of one of them, from 0
 * @direction: of an arrow
 *
 * Left and right lead from row to row. The last row may be shorter than the one above it.
 *
 * Returns: where the arrow leads, or -1
 */
int
riffle_grid_find_neighbour (const RiffleGrid *grid,
                            GtkWidget        *widget,
                            int               nth,
                            GtkDirectionType  direction)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int last = count_children (widget) - 1;

  if (direction == GTK_DIR_UP)
    return MAX (nth - grid->n_columns, -1);
  if (direction == GTK_DIR_DOWN)
    return nth / grid->n_columns < last / grid->n_columns ? MIN (nth + grid->n_columns, last) : -1;
  nth += (direction == GTK_DIR_RIGHT) == mirrored ? -1 : 1;
  return nth <= last ? nth : -1;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of one width, and rows as high as what is highest in each. */
#include "config.h"

#include "riffle-grid.h"

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* How high a row is that begins with this child: its next row begins with *next. */
static int
measure_row (const RiffleGrid  *grid,
             GtkWidget         *first,
             GtkWidget        **next)
{
  GtkWidget *child = first;
  int height = 0;

  for (int column = 0; column < grid->n_columns && child != NULL; column++)
    {
      int minimum;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, grid->width, &minimum, NULL, NULL, NULL);
      height = MAX (height, minimum);
      child = gtk_widget_get_next_sibling (child);
    }
  *next = child;
  return height;
}

/**
 * riffle_grid_measure:
 * @grid: a grid
 * @widget: whose children stand in it
 *
 * Returns: how high all rows are together, in pixels
 */
int
riffle_grid_measure (const RiffleGrid *grid,
                     GtkWidget        *widget)
{
  int height = -grid->spacing;

  for (GtkWidget *first = gtk_widget_get_first_child (widget); first != NULL;)
    height += measure_row (grid, first, &first) + grid->spacing;
  return MAX (height, 0);
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

static void
allocate_child (const RiffleGrid *grid,
                GtkWidget        *child,
                int               width,
                int               column,
                int               y,
                int               height)
{
  int x = riffle_grid_get_x (grid, column, width);

  if (gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL)
    x = width - x - grid->width;
  gtk_widget_size_allocate (child, &(GdkRectangle) { x, y, grid->width, height }, -1);
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
  int y = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget), *next; child != NULL;)
    {
      int height = measure_row (grid, child, &next);

      for (int column = 0; child != next; column++)
        {
          allocate_child (grid, child, width, column, y, height);
          child = gtk_widget_get_next_sibling (child);
        }
      y += height + grid->spacing;
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

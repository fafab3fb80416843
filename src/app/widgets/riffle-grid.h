/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Columns of one width, and rows as high as what is highest in each. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RiffleGrid:
 * @n_columns: at least 1
 * @width: of a column, in pixels
 * @spacing: between rows, in pixels
 * @rest: what lies behind the last column, in pixels
 *
 * Where widgets stand. The columns share the width of the widget that has them, but for the rest.
 */
typedef struct
{
  int n_columns;
  int width;
  int spacing;
  int rest;
} RiffleGrid;

int  riffle_grid_measure        (const RiffleGrid *grid,
                                 GtkWidget        *widget);
int  riffle_grid_get_x           (const RiffleGrid *grid,
                                  int               column,
                                  int               width);
void riffle_grid_allocate        (const RiffleGrid *grid,
                                  GtkWidget        *widget,
                                  int               width);
int  riffle_grid_find_neighbour  (const RiffleGrid *grid,
                                  GtkWidget        *widget,
                                  int               nth,
                                  GtkDirectionType  direction);

G_END_DECLS

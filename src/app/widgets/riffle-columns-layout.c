/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays widgets out in columns of one width and rows of one height. A GtkFlowBox cannot do this: it
 * makes as many columns as fit at the least width of its children, here as many as fit well. */
#include "config.h"

#include "riffle-columns-layout.h"

#define SPACING      12  /* pixels, between columns and between rows */
#define COLUMN_WIDTH 200 /* wanted; two columns are there in any case */
#define MIN_COLUMNS  2
#define MAX_COLUMNS  4

struct _RiffleColumnsLayout
{
  GtkLayoutManager parent_instance;
};

typedef struct
{
  int n_columns;
  int n_rows;
  int width;      /* of a column, in pixels */
  int height;     /* of a row */
} Columns;

G_DEFINE_FINAL_TYPE (RiffleColumnsLayout, riffle_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The largest size that one of the children needs. */
static int
measure_largest (GtkWidget      *widget,
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

static Columns
find_columns (GtkWidget *widget,
              int        room)
{
  Columns columns = { .n_columns = CLAMP ((room + SPACING) / (COLUMN_WIDTH + SPACING),
                                          MIN_COLUMNS, MAX_COLUMNS) };

  columns.n_rows = (count_children (widget) + columns.n_columns - 1) / columns.n_columns;
  columns.width = MAX ((room + SPACING) / columns.n_columns - SPACING,
                       measure_largest (widget, GTK_ORIENTATION_HORIZONTAL, -1));
  columns.height = measure_largest (widget, GTK_ORIENTATION_VERTICAL, columns.width);
  return columns;
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
      int largest = measure_largest (widget, orientation, -1);

      *minimum = MIN_COLUMNS * largest + (MIN_COLUMNS - 1) * SPACING;
      *natural = MAX (*minimum, MAX_COLUMNS * (COLUMN_WIDTH + SPACING) - SPACING);
    }
  else
    {
      int room = for_size < 0 ? MAX_COLUMNS * (COLUMN_WIDTH + SPACING) : for_size;
      Columns columns = find_columns (widget, room);

      *minimum = *natural = MAX (columns.n_rows * (columns.height + SPACING) - SPACING, 0);
    }
}

static void
riffle_columns_layout_allocate (GtkLayoutManager *layout,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  Columns columns = find_columns (widget, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int nth = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child), nth++)
    {
      int x = nth % columns.n_columns * (columns.width + SPACING);
      int y = nth / columns.n_columns * (columns.height + SPACING);

      gtk_widget_size_allocate (child,
                                &(GdkRectangle) { mirrored ? width - x - columns.width : x, y,
                                                  columns.width, columns.height }, -1);
    }
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

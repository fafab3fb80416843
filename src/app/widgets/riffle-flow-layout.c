/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays widgets out beside one another, and in further rows if there is little room. What is left
 * of a row goes to its first widget if that expands; else it is left behind the row if the first
 * widget is to stand at the start, and otherwise before it. */
#include "config.h"

#include "riffle-flow-layout.h"

#define SPACING 6 /* pixels, between widgets and between rows */

struct _RiffleFlowLayout
{
  GtkLayoutManager parent_instance;
};

typedef struct
{
  GtkWidget *first;  /* (nullable): there are no more rows */
  GtkWidget *end;    /* (nullable): the first one of the next row */
  int        width;  /* of all in it, in pixels */
  int        height;
} Row;

G_DEFINE_FINAL_TYPE (RiffleFlowLayout, riffle_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The first one that is shown, from a widget on. */
static GtkWidget *
find_shown (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
next_shown (GtkWidget *child)
{
  return find_shown (gtk_widget_get_next_sibling (child));
}

/* A widget that is wider than all the room wraps what is in it. */
static int
get_width (GtkWidget *child,
           int        room)
{
  int minimum, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return MAX (minimum, MIN (natural, room));
}

static int
get_height (GtkWidget *child,
            int        width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static Row
measure_row (GtkWidget *first,
             int        room)
{
  Row row = { .first = first, .end = first };

  while (row.end != NULL)
    {
      int width = get_width (row.end, room);
      int spacing = row.end == first ? 0 : SPACING;

      if (row.end != first && row.width + spacing + width > room)
        break;
      row.width += spacing + width;
      row.height = MAX (row.height, get_height (row.end, width));
      row.end = next_shown (row.end);
    }
  return row;
}

static int
measure_rows (GtkWidget *widget,
              int        room)
{
  int height = 0;

  for (GtkWidget *child = find_shown (gtk_widget_get_first_child (widget)); child != NULL;)
    {
      Row row = measure_row (child, room);

      height += row.height + (height > 0 ? SPACING : 0);
      child = row.end;
    }
  return height;
}

static void
measure_widths (GtkWidget *widget,
                int       *minimum,
                int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = find_shown (gtk_widget_get_first_child (widget)); child != NULL;
       child = next_shown (child))
    {
      *minimum = MAX (*minimum, get_width (child, 0));
      *natural += get_width (child, G_MAXINT / 2) + (*natural > 0 ? SPACING : 0);
    }
}

static void
riffle_flow_layout_measure (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_widths (widget, minimum, natural);
  else
    *minimum = *natural = measure_rows (widget, for_size < 0 ? G_MAXINT / 2 : for_size);
}

static void
place (GtkWidget    *parent,
       GtkWidget    *child,
       GdkRectangle  area)
{
  if (gtk_widget_get_direction (parent) == GTK_TEXT_DIR_RTL)
    area.x = gtk_widget_get_width (parent) - area.x - area.width;
  gtk_widget_size_allocate (child, &area, -1);
}

static void
allocate_row (GtkWidget *widget,
              const Row *row,
              int        room,
              int        y)
{
  int left = MAX (room - row->width, 0);
  gboolean at_start = gtk_widget_get_halign (row->first) == GTK_ALIGN_START;
  gboolean expands = gtk_widget_compute_expand (row->first, GTK_ORIENTATION_HORIZONTAL);
  int x = expands || at_start ? 0 : left;

  for (GtkWidget *child = row->first; child != row->end; child = next_shown (child))
    {
      int width = get_width (child, room);

      if (expands && child == row->first)
        width += left;
      place (widget, child, (GdkRectangle) { x, y, width, row->height });
      x += width + SPACING;
    }
}

static void
riffle_flow_layout_allocate (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  GtkWidget *child = find_shown (gtk_widget_get_first_child (widget));
  int y = 0;

  while (child != NULL)
    {
      Row row = measure_row (child, width);

      /* The only row is as high as there is room, for those who centre themselves. */
      if (y == 0 && row.end == NULL)
        row.height = height;
      allocate_row (widget, &row, width, y);
      y += row.height + SPACING;
      child = row.end;
    }
}

static GtkSizeRequestMode
riffle_flow_layout_get_request_mode (GtkLayoutManager *layout,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
riffle_flow_layout_class_init (RiffleFlowLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->measure = riffle_flow_layout_measure;
  layout_class->allocate = riffle_flow_layout_allocate;
  layout_class->get_request_mode = riffle_flow_layout_get_request_mode;
}

static void
riffle_flow_layout_init (RiffleFlowLayout *self)
{
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The drawing of a chart, without its labels. */
#include "config.h"

#include "riffle-plot.h"

#include <adwaita.h>
#include <math.h>

#include "ui-compat.h"

#define HEIGHT      120 /* pixels */
#define BAR_HEIGHT  8
#define LINE_WIDTH  2
#define DOT_RADIUS  3.5
#define MOST_COLUMN 24  /* the width of a column */
#define N_LINES     4   /* into which the height is divided */

/* It is drawn in two colours of the style sheet: its own and that of its guides, with less alpha
 * for what is behind. */
struct _RifflePlot
{
  GtkWidget         parent_instance;

  RiffleSeriesKind  kind;
  GArray           *values;
  double            mark;
  GtkWidget        *guides; /* has the colour of the text, and draws nothing */
};

G_DEFINE_FINAL_TYPE (RifflePlot, riffle_plot, GTK_TYPE_WIDGET)

/* What is drawn, and where. */
typedef struct
{
  cairo_t *cr;
  double   width;
  double   height;
  GdkRGBA  colour;
  GdkRGBA  guide;
  gboolean is_contrasting;
} Drawing;

static void
riffle_plot_dispose (GObject *object)
{
  RifflePlot *self = RIFFLE_PLOT (object);

  g_clear_pointer (&self->guides, gtk_widget_unparent);
  g_clear_pointer (&self->values, g_array_unref);
  G_OBJECT_CLASS (riffle_plot_parent_class)->dispose (object);
}

static void
riffle_plot_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  RifflePlot *self = RIFFLE_PLOT (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = self->kind == RIFFLE_SERIES_BAR ? BAR_HEIGHT : HEIGHT;
}

static void
set_colour (const Drawing *drawing,
            const GdkRGBA *colour,
            double         alpha)
{
  cairo_set_source_rgba (drawing->cr, colour->red, colour->green, colour->blue,
                         colour->alpha * alpha);
}

static double
get_value (RifflePlot *self,
           guint       nth)
{
  return CLAMP (g_array_index (self->values, double, nth), 0, 1);
}

/* Lines across the chart, between the pixels so that they are sharp. */
static void
draw_guides (const Drawing *drawing)
{
  set_colour (drawing, &drawing->guide, drawing->is_contrasting ? 0.6 : 0.15);
  cairo_set_line_width (drawing->cr, 1);
  for (int i = 0; i <= N_LINES; i++)
    {
      double y = floor ((drawing->height - 1) * i / N_LINES) + 0.5;

      cairo_move_to (drawing->cr, 0, y);
      cairo_line_to (drawing->cr, drawing->width, y);
    }
  cairo_stroke (drawing->cr);
}

static void
trace_line (RifflePlot    *self,
            const Drawing *drawing)
{
  double room = drawing->width - 2 * DOT_RADIUS;
  guint n = self->values->len;

  for (guint i = 0; i < n; i++)
    cairo_line_to (drawing->cr, DOT_RADIUS + (n > 1 ? room * i / (n - 1) : room),
                   DOT_RADIUS + (drawing->height - 2 * DOT_RADIUS) * (1 - get_value (self, i)));
}

static void
draw_line (RifflePlot    *self,
           const Drawing *drawing)
{
  double x, y;

  trace_line (self, drawing);
  cairo_line_to (drawing->cr, drawing->width - DOT_RADIUS, drawing->height);
  cairo_line_to (drawing->cr, DOT_RADIUS, drawing->height);
  set_colour (drawing, &drawing->colour, 0.15);
  cairo_fill (drawing->cr);
  trace_line (self, drawing);
  cairo_get_current_point (drawing->cr, &x, &y);
  set_colour (drawing, &drawing->colour, 1);
  cairo_set_line_width (drawing->cr, LINE_WIDTH);
  cairo_set_line_join (drawing->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (drawing->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (drawing->cr);
  cairo_arc (drawing->cr, x, y, DOT_RADIUS, 0, 2 * G_PI);
  cairo_fill (drawing->cr);
}

/* A rectangle whose upper corners are round. */
static void
add_column (const Drawing *drawing,
            double         x,
            double         width,
            double         height)
{
  double radius = MIN (MIN (width / 2, 4), height);
  double top = drawing->height - height;

  cairo_new_sub_path (drawing->cr);
  cairo_arc (drawing->cr, x + radius, top + radius, radius, G_PI, 1.5 * G_PI);
  cairo_arc (drawing->cr, x + width - radius, top + radius, radius, 1.5 * G_PI, 2 * G_PI);
  cairo_line_to (drawing->cr, x + width, drawing->height);
  cairo_line_to (drawing->cr, x, drawing->height);
  cairo_close_path (drawing->cr);
}

static void
draw_mark (RifflePlot    *self,
           const Drawing *drawing)
{
  static const double dashes[] = { 4, 4 };
  double y = floor ((drawing->height - 1) * (1 - self->mark)) + 0.5;

  set_colour (drawing, &drawing->guide, drawing->is_contrasting ? 1 : 0.6);
  cairo_set_line_width (drawing->cr, 1);
  cairo_set_dash (drawing->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (drawing->cr, 0, y);
  cairo_line_to (drawing->cr, drawing->width, y);
  cairo_stroke (drawing->cr);
}

static void
draw_columns (RifflePlot    *self,
              const Drawing *drawing)
{
  double step = drawing->width / self->values->len;
  double width = MIN (step * 0.75, MOST_COLUMN);

  for (guint i = 0; i < self->values->len; i++)
    add_column (drawing, step * i + (step - width) / 2, width,
                MAX (drawing->height * get_value (self, i), 1));
  set_colour (drawing, &drawing->colour, 1);
  cairo_fill (drawing->cr);
  if (self->mark >= 0)
    draw_mark (self, drawing);
}

static void
add_bar (const Drawing *drawing,
         double         width)
{
  double radius = drawing->height / 2;

  width = MAX (width, drawing->height);
  cairo_new_sub_path (drawing->cr);
  cairo_arc (drawing->cr, radius, radius, radius, G_PI / 2, 1.5 * G_PI);
  cairo_arc (drawing->cr, width - radius, radius, radius, 1.5 * G_PI, 2.5 * G_PI);
  cairo_close_path (drawing->cr);
}

/* The part is cut off straight where it ends. */
static void
draw_bar (RifflePlot    *self,
          const Drawing *drawing)
{
  double length = MAX (drawing->width * get_value (self, 0), drawing->height);

  add_bar (drawing, length);
  set_colour (drawing, &drawing->guide, drawing->is_contrasting ? 0.5 : 0.2);
  cairo_fill_preserve (drawing->cr);
  cairo_clip (drawing->cr);
  cairo_rectangle (drawing->cr, 0, 0, length * get_value (self, 1), drawing->height);
  set_colour (drawing, &drawing->colour, 1);
  cairo_fill (drawing->cr);
}

static void
draw (RifflePlot    *self,
      const Drawing *drawing)
{
  if (self->kind == RIFFLE_SERIES_BAR)
    {
      draw_bar (self, drawing);
      return;
    }
  draw_guides (drawing);
  if (self->kind == RIFFLE_SERIES_LINE)
    draw_line (self, drawing);
  else
    draw_columns (self, drawing);
}

/* Where people write from right to left, time runs in that direction, too. */
static void
riffle_plot_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  RifflePlot *self = RIFFLE_PLOT (widget);
  Drawing drawing = { .width = gtk_widget_get_width (widget),
                      .height = gtk_widget_get_height (widget) };
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) drawing.width, (float) drawing.height);

  if (self->values == NULL || self->values->len == 0 || drawing.width < 2 * DOT_RADIUS)
    return;
  riffle_ui_get_colour (widget, &drawing.colour);
  riffle_ui_get_colour (self->guides, &drawing.guide);
  drawing.is_contrasting = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  drawing.cr = gtk_snapshot_append_cairo (snapshot, &area);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (drawing.cr, drawing.width, 0);
      cairo_scale (drawing.cr, -1, 1);
    }
  draw (self, &drawing);
  cairo_destroy (drawing.cr);
}

static void
riffle_plot_class_init (RifflePlotClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = riffle_plot_dispose;
  widget_class->measure = riffle_plot_measure;
  widget_class->snapshot = riffle_plot_snapshot;
  gtk_widget_class_set_css_name (widget_class, "riffle-plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
riffle_plot_init (RifflePlot *self)
{
  self->guides = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->guides, "riffle-plot-guides");
  gtk_widget_set_parent (self->guides, GTK_WIDGET (self));
}

/**
 * riffle_plot_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer full): the chart
 */
GtkWidget *
riffle_plot_new (void)
{
  return g_object_new (RIFFLE_TYPE_PLOT, NULL);
}

/**
 * riffle_plot_set_series:
 * @self: the chart
 * @series: (nullable): what it shows
 *
 * Shows something else.
 */
void
riffle_plot_set_series (RifflePlot         *self,
                        const RiffleSeries *series)
{
  g_return_if_fail (RIFFLE_IS_PLOT (self));

  g_clear_pointer (&self->values, g_array_unref);
  if (series != NULL)
    {
      self->kind = series->kind;
      self->values = g_array_ref (series->values);
      self->mark = series->mark;
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

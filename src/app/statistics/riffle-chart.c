/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart with its labels. */
#include "config.h"

#include "riffle-chart.h"

#include "riffle-plot.h"

/* The plot with what its upper and its lower end mean beside it, and below both when it begins and
 * ends, and what it shows. */
struct _RiffleChart
{
  GtkBox      parent_instance;

  GtkWidget  *grid;
  RifflePlot *plot;
  GtkLabel   *top;
  GtkLabel   *bottom;
  GtkLabel   *first;
  GtkLabel   *last;
  GtkLabel   *text;
};

G_DEFINE_FINAL_TYPE (RiffleChart, riffle_chart, GTK_TYPE_BOX)

static void
riffle_chart_class_init (RiffleChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  /* The row is read as a whole, in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkLabel *
label_new (GtkAlign halign,
           GtkAlign valign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_halign (label, halign);
  gtk_widget_set_valign (label, valign);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  return GTK_LABEL (label);
}

static GtkLabel *
text_new (void)
{
  GtkLabel *label = label_new (GTK_ALIGN_FILL, GTK_ALIGN_START);

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  return label;
}

static void
attach (RiffleChart *self,
        gpointer     child,
        int          column,
        int          row)
{
  gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (child), column, row, 1, 1);
}

static void
riffle_chart_init (RiffleChart *self)
{
  GtkWidget *plot = riffle_plot_new ();
  GtkWidget *days = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->grid = gtk_grid_new ();
  self->plot = RIFFLE_PLOT (plot);
  self->top = label_new (GTK_ALIGN_END, GTK_ALIGN_START);
  self->bottom = label_new (GTK_ALIGN_END, GTK_ALIGN_END);
  self->first = label_new (GTK_ALIGN_START, GTK_ALIGN_START);
  self->last = label_new (GTK_ALIGN_END, GTK_ALIGN_START);
  self->text = text_new ();
  gtk_widget_set_hexpand (plot, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->last), TRUE);
  gtk_box_append (GTK_BOX (days), GTK_WIDGET (self->first));
  gtk_box_append (GTK_BOX (days), GTK_WIDGET (self->last));
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_attach (GTK_GRID (self->grid), plot, 1, 0, 1, 2);
  attach (self, self->top, 0, 0);
  attach (self, self->bottom, 0, 1);
  attach (self, days, 1, 2);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), self->grid);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->text));
}

/**
 * riffle_chart_new:
 *
 * Makes an empty chart.
 *
 * Returns: (transfer full): the chart
 */
GtkWidget *
riffle_chart_new (void)
{
  return g_object_new (RIFFLE_TYPE_CHART, NULL);
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/**
 * riffle_chart_set_series:
 * @self: the chart
 * @series: (nullable): what it shows; without it, it is hidden
 *
 * Shows something else.
 */
void
riffle_chart_set_series (RiffleChart        *self,
                         const RiffleSeries *series)
{
  g_return_if_fail (RIFFLE_IS_CHART (self));

  gtk_widget_set_visible (GTK_WIDGET (self), series != NULL);
  riffle_plot_set_series (self->plot, series);
  if (series == NULL)
    return;
  show_text (self->top, series->top);
  show_text (self->bottom, series->bottom);
  show_text (self->first, series->first);
  show_text (self->last, series->last);
  show_text (self->text, series->text);
}

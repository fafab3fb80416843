/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of statistics, which makes a widget only for the rows that are seen. */
#include "config.h"

#include "riffle-statistics-list.h"

#include "riffle-chart.h"
#include "riffle-statistics-row.h"
#include "ui-compat.h"

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* The title and the figure in one line, and below it a chart. */
static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = label_new (NULL);
  GtkWidget *figure = label_new ("dim-label");

  gtk_label_set_xalign (GTK_LABEL (figure), 1);
  gtk_label_set_justify (GTK_LABEL (figure), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_vexpand (line, TRUE);
  gtk_box_append (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (line), figure);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), riffle_chart_new ());
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
set_style (GtkWidget     *box,
           RiffleRowKind  kind)
{
  static const char *const headings[] = { "riffle-record-heading", "heading", NULL };
  static const char *const firsts[] = { "riffle-record-figure", "first", NULL };
  static const char *const figures[] = { "riffle-record-figure", NULL };
  static const char *const lasts[] = { "riffle-record-figure", "last", NULL };
  static const char *const onlys[] = { "riffle-record-figure", "first", "last", NULL };
  const char *const *const styles[] = { headings, firsts, figures, lasts, onlys };

  gtk_widget_set_css_classes (box, (const char **) styles[kind]);
}

/* A row has the focus as a whole, and is read as a whole. */
static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item)
{
  RiffleStatisticsRow *row = gtk_list_item_get_item (item);
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *line = gtk_widget_get_first_child (box);
  GtkWidget *figure = gtk_widget_get_last_child (line);
  const char *text = riffle_statistics_row_get_figure (row);
  g_autofree char *spoken = riffle_statistics_row_dup_spoken (row);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (line)),
                      riffle_statistics_row_get_title (row));
  gtk_label_set_text (GTK_LABEL (figure), text);
  gtk_widget_set_visible (figure, *text != '\0');
  riffle_chart_set_series (RIFFLE_CHART (gtk_widget_get_last_child (box)),
                           riffle_statistics_row_get_series (row));
  set_style (box, riffle_statistics_row_get_kind (row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* A list that shows rows. */
GtkWidget *
riffle_statistics_list_new (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list = gtk_list_view_new (NULL, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_widget_add_css_class (list, "riffle-records");
  riffle_ui_make_one_stop (list);
  return list;
}

void
riffle_statistics_list_show (GtkWidget  *list,
                             GListModel *rows)
{
  g_autoptr (GtkNoSelection) model = gtk_no_selection_new (g_object_ref (rows));

  gtk_list_view_set_model (GTK_LIST_VIEW (list), GTK_SELECTION_MODEL (model));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list that leads to a place in the book. */
#include "config.h"

#include "riffle-book-row.h"

#include "riffle-book.h"

#define PLACE "riffle-place"
#define LINES 2 /* of the text below the title */

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

/* A paragraph of which the beginning will do. */
static GtkWidget *
excerpt_new (const char *text)
{
  GtkWidget *label = label_new (text);

  gtk_label_set_lines (GTK_LABEL (label), LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  return label;
}

/**
 * riffle_book_row_new:
 * @place: a place in the book
 * @title: what it is called
 * @text: (nullable): what is found there
 *
 * Returns: (transfer floating): a row that opens the place
 */
GtkWidget *
riffle_book_row_new (const char *place,
                     const char *title,
                     const char *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (row, "riffle-book-row");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label_new (title));
  if (text != NULL)
    gtk_box_append (GTK_BOX (box), excerpt_new (text));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), RIFFLE_BOOK_OPEN);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", place);
  g_object_set_data_full (G_OBJECT (row), PLACE, g_strdup (place), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
  return row;
}

/**
 * riffle_book_row_get_place:
 * @row: a row made by riffle_book_row_new ()
 *
 * Returns: (transfer none): the place that it leads to
 */
const char *
riffle_book_row_get_place (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), PLACE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button with the picture of a game and two lines of text beside it: to go on with a game, or to
 * begin one with certain options. */
#include "config.h"

#include "riffle-game-row.h"

#define PICTURE_SCALE 0.5f
#define GAP           12 /* pixels, between the picture and the texts */
#define MAX_LINES     3  /* of each text */

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* In one line, if there is room for that. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (GTK_LABEL (label), MAX_LINES);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, style);
  return label;
}

/**
 * riffle_game_row_new:
 * @variant: a game
 * @pictures: where its picture comes from
 * @title: the first line
 * @subtitle: the second line
 *
 * Makes a button that a screen reader calls by both lines.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
riffle_game_row_new (PatVariant       *variant,
                     RiffleThumbnails *pictures,
                     const char       *title,
                     const char       *subtitle)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = riffle_thumbnail_new (variant, pictures, PICTURE_SCALE);
  GtkWidget *second = label_new (subtitle, "caption");
  GString *label = g_string_new (title);

  pat_words_add_item (label, subtitle);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (second, "riffle-small");
  gtk_box_append (GTK_BOX (texts), label_new (title, "heading"));
  gtk_box_append (GTK_BOX (texts), second);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "riffle-game-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label->str, -1);
  g_string_free (label, TRUE);
  return button;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A collection of games in the chooser: its name, and pictures of some of its games. */
#include "config.h"

#include "riffle-shelf.h"

#include <glib/gi18n.h>

#define N_PICTURES    3
#define PICTURE_SCALE 0.5f
#define STEP          27 /* pixels from one picture to the next, which covers a part of it */

static GtkWidget *
pictures_new (const PatCollection *collection,
              RiffleThumbnails    *pictures)
{
  GtkWidget *fixed = gtk_fixed_new ();

  for (guint i = 0; i < MIN (N_PICTURES, collection->games->len); i++)
    {
      const PatCollectionGame *game = g_ptr_array_index (collection->games, i);

      gtk_fixed_put (GTK_FIXED (fixed),
                     riffle_thumbnail_new (game->variant, pictures, PICTURE_SCALE), i * STEP, 0);
    }
  gtk_widget_set_halign (fixed, GTK_ALIGN_CENTER);
  return fixed;
}

static GtkWidget *
label_new (const char *text,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
about_new (const char *about)
{
  GtkWidget *label = label_new (about, "caption");

  gtk_widget_add_css_class (label, "riffle-small");
  return label;
}

/**
 * riffle_shelf_new:
 * @collection: a collection
 * @pictures: where the pictures come from
 *
 * Makes a button with the name of a collection.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
riffle_shelf_new (const PatCollection *collection,
                  RiffleThumbnails    *pictures)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint n_games = collection->games->len;
  g_autofree char *count = g_strdup_printf (ngettext ("%u game", "%u games", n_games), n_games);
  /* Translators: the name of a collection, and how many games are in it: “The Tour, 8 games” */
  g_autofree char *label = g_strdup_printf (C_("collection", "%s, %s"), collection->name, count);
  GtkWidget *caption = label_new (count, "caption");
  GtkWidget *row = pictures_new (collection, pictures);

  gtk_widget_add_css_class (caption, "riffle-small");
  gtk_widget_set_margin_bottom (row, 6);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), label_new (collection->name, "heading"));
  gtk_box_append (GTK_BOX (box), caption);
  if (collection->about != NULL)
    gtk_box_append (GTK_BOX (box), about_new (collection->about));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "riffle-shelf");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return button;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large dialogs are, whose widgets differ between versions of libadwaita. */
#include "config.h"

#include "ui-size.h"

#include "ui-compat.h"

#define TALLEST 1000 /* pixels: what is longer is not read at one look any more */

/**
 * riffle_ui_let_shrink:
 * @tree: a dialog of libadwaita, or what is in it
 *
 * Lets a dialog be as narrow as the window needs it. Those of libadwaita ask for a little more than
 * a window of 360 pixels has inside if nothing is drawn around it.
 */
void
riffle_ui_let_shrink (GtkWidget *tree)
{
  int width, height;

  gtk_widget_get_size_request (tree, &width, &height);
  if (width > RIFFLE_LEAST_DIALOG_WIDTH)
    gtk_widget_set_size_request (tree, RIFFLE_LEAST_DIALOG_WIDTH, height);
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    riffle_ui_let_shrink (child);
}

/**
 * riffle_ui_let_grow:
 * @dialog: a dialog
 * @parent: a widget of the window that it belongs to
 *
 * Makes a dialog higher if the window is much higher than it.
 */
void
riffle_ui_let_grow (GtkWidget *dialog,
                    GtkWidget *parent)
{
  int room = gtk_widget_get_height (GTK_WIDGET (gtk_widget_get_root (parent)));
  int height = MIN (room * 4 / 5, TALLEST);
#if RIFFLE_HAS_DIALOGS
  int usual = adw_dialog_get_content_height (ADW_DIALOG (dialog));

  adw_dialog_set_content_height (ADW_DIALOG (dialog), MAX (usual, height));
#else
  int width, usual;

  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &usual);
  gtk_window_set_default_size (GTK_WINDOW (dialog), width, MAX (usual, height));
#endif
}

/**
 * riffle_ui_fit:
 * @dialog: a dialog
 * @parent: a widget of the window that it belongs to
 *
 * Makes a dialog no larger than its window. Newer ones lie inside of it, and fill a narrow one by
 * themselves.
 */
void
riffle_ui_fit (GtkWidget *dialog,
               GtkWidget *parent)
{
#if !RIFFLE_HAS_DIALOGS
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (parent));
  int room_x = gtk_widget_get_width (window), room_y = gtk_widget_get_height (window);
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (dialog), &width, &height);
  if (room_x > 0 && room_y > 0)
    gtk_window_set_default_size (GTK_WINDOW (dialog), MIN (width, room_x),
                                 width >= room_x ? room_y : MIN (height, room_y));
#endif
}

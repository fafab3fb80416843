/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons that begin a tour, or a tournament, of the games of a collection. */
#include "config.h"

#include "riffle-tour-buttons.h"

#include <glib/gi18n.h>

#include "ui-names.h"

static GtkWidget *
button_new (const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  riffle_ui_name_mnemonics (button);
  return button;
}

/**
 * riffle_tour_buttons_new:
 *
 * Makes the buttons for what can be done with the games of the tour as a whole.
 *
 * Returns: (transfer floating): the buttons
 */
GtkWidget *
riffle_tour_buttons_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: a button: plays all games of the tour one after the other */
  GtkWidget *tour = button_new (_("Play the _Tour"), "win.tour");

  gtk_widget_add_css_class (tour, "suggested-action");
  gtk_box_append (GTK_BOX (box), tour);
  gtk_box_append (GTK_BOX (box), button_new (_("T_ournament…"), "win.tournament"));
  gtk_widget_set_margin_top (box, 6);
  return box;
}

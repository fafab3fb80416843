/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of games begins with: ways to the game on the table, to what waits, and to the deal
 * of today. */
#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-game-row.h"

static void
add_row (RiffleChooser *self,
         PatVariant    *variant,
         const char    *title,
         const char    *subtitle,
         const char    *action)
{
  GtkWidget *head = gtk_widget_get_first_child (GTK_WIDGET (self->way_back));
  GtkWidget *row = riffle_game_row_new (variant, self->pictures, title, subtitle);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_widget_set_parent (row, head);
}

/* Stands beside the ways back. */
static GtkWidget *
unfinished_new (void)
{
  GtkWidget *button = gtk_button_new_with_label (_("Unfinished Games"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.unfinished");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

/* Fills the section that leads back to the game on the table, to a tour or a tournament that waits,
 * and to the deal of today. */
void
riffle_chooser_fill_way_back (RiffleChooser *self)
{
  GtkWidget *head = gtk_widget_get_first_child (GTK_WIDGET (self->way_back)), *row;

  while ((row = gtk_widget_get_first_child (head)) != NULL)
    gtk_widget_unparent (row);
  if (self->continued != NULL)
    /* Translators: on the page of games, what leads back to the game that is being played. Its name
       stands below. */
    add_row (self, self->continued, C_("button", "Continue"),
             pat_variant_get_name (self->continued), "win.back");
  if (self->waiting != NULL)
    add_row (self, self->waiting, self->waiting_title, pat_variant_get_name (self->waiting),
             "win.continue-contest");
  if (self->today != NULL)
    /* Translators: on the page of games, what opens the deal of today. The name of its game stands
       below. */
    add_row (self, self->today, C_("button", "Today’s Deal"), self->today_state,
             "win.play-today");
  if (self->continued != NULL)
    gtk_widget_insert_before (unfinished_new (), head, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of games begins with: ways to the game on the table, to what waits, and to the deal
 * of today. */
#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-game-row.h"

#define CONTINUE_WIDTH 300 /* pixels */

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
  gtk_widget_set_size_request (row, CONTINUE_WIDTH, -1);
  gtk_widget_set_parent (row, head);
}

/* Stands beside the ways back. */
static GtkWidget *
show_all_new (void)
{
  /* Translators: a button beside “Continue”: lists all games that can be continued */
  GtkWidget *button = gtk_button_new_with_mnemonic (_("Show _All"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.unfinished");
  gtk_widget_set_tooltip_text (button, _("Unfinished Games"));
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
    gtk_widget_insert_before (show_all_new (), head, NULL);
}

/**
 * riffle_chooser_set_waiting:
 * @self: the page
 * @variant: (nullable): the game of a tour or a tournament that waits; %NULL: none does
 * @title: (nullable): what leads back to it
 *
 * Offers to go on with a tour or a tournament.
 */
void
riffle_chooser_set_waiting (RiffleChooser *self,
                            PatVariant    *variant,
                            const char    *title)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  g_set_object (&self->waiting, variant);
  g_free (self->waiting_title);
  self->waiting_title = g_strdup (title);
  riffle_chooser_fill_way_back (self);
  riffle_chooser_update_shown (self);
}

/**
 * riffle_chooser_set_today:
 * @self: the page
 * @variant: (nullable): the game of today’s deal
 * @state: its name, and how the player fared
 *
 * Offers the deal of today.
 */
void
riffle_chooser_set_today (RiffleChooser *self,
                          PatVariant    *variant,
                          const char    *state)
{
  g_return_if_fail (RIFFLE_IS_CHOOSER (self));

  if (variant == self->today && g_strcmp0 (state, self->today_state) == 0)
    return;
  g_set_object (&self->today, variant);
  g_free (self->today_state);
  self->today_state = g_strdup (state);
  riffle_chooser_fill_way_back (self);
  riffle_chooser_update_shown (self);
}

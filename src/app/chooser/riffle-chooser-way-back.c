/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the page of games begins with: ways to the game on the table and to other unfinished ones,
 * to what waits, and to the deal of today. */
#include "config.h"

#include "riffle-chooser-private.h"

#include <glib/gi18n.h>

#include "riffle-game-row.h"
#include "ui-names.h"

#define BUTTON_ROOM 46 /* pixels, at the end of a row */

static GtkWidget *
get_head (RiffleChooser *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->way_back));
}

static GtkWidget *
row_new (RiffleChooser *self,
         PatVariant    *variant,
         const char    *title,
         const char    *subtitle,
         const char    *action)
{
  GtkWidget *row = riffle_game_row_new (variant, self->pictures, title, subtitle);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  return row;
}

static void
update_unfinished (RiffleChooser *self)
{
  if (self->unfinished_button != NULL)
    gtk_widget_set_visible (self->unfinished_button,
                            self->unfinished != NULL
                            && riffle_unfinished_has_any (self->unfinished));
}

static GtkWidget *
unfinished_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("view-list-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.unfinished");
  gtk_widget_set_tooltip_text (button, _("Unfinished Games"));
  riffle_ui_name (button, _("Unfinished Games"));
  gtk_widget_set_halign (button, GTK_ALIGN_END);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (button, 6);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  return button;
}

/* Who has left other games, too, finds them at the end of the row. */
static GtkWidget *
continue_row_new (RiffleChooser *self)
{
  /* Translators: on the page of games, what leads back to the game that is being played. Its name
     stands below. */
  GtkWidget *row = row_new (self, self->continued, C_("button", "Continue"),
                            pat_variant_get_name (self->continued), "win.back");
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_widget_set_margin_end (gtk_button_get_child (GTK_BUTTON (row)), BUTTON_ROOM);
  self->unfinished_button = unfinished_button_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), row);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->unfinished_button);
  update_unfinished (self);
  return overlay;
}

/* Fills the section that leads back to the game on the table, to a tour or a tournament that waits,
 * and to the deal of today. */
void
riffle_chooser_fill_way_back (RiffleChooser *self)
{
  GtkWidget *head = get_head (self), *row;

  self->unfinished_button = NULL;
  while ((row = gtk_widget_get_first_child (head)) != NULL)
    gtk_widget_unparent (row);
  if (self->continued != NULL)
    gtk_widget_set_parent (continue_row_new (self), head);
  if (self->waiting != NULL)
    gtk_widget_set_parent (row_new (self, self->waiting, self->waiting_title,
                                    pat_variant_get_name (self->waiting),
                                    "win.continue-contest"), head);
  if (self->today != NULL)
    /* Translators: on the page of games, what opens the deal of today. The name of its game stands
       below. */
    gtk_widget_set_parent (row_new (self, self->today, C_("button", "Today’s Deal"),
                                    self->today_state, "win.play-today"), head);
}

/**
 * riffle_chooser_set_unfinished:
 * @self: the page
 * @unfinished: (transfer full): looks for unfinished games each time when the page is shown
 *
 * Offers the list of unfinished games if there are others than the one on the table. This is called
 * once.
 */
void
riffle_chooser_set_unfinished (RiffleChooser    *self,
                               RiffleUnfinished *unfinished)
{
  g_return_if_fail (self != NULL && RIFFLE_IS_UNFINISHED (unfinished));

  self->unfinished = unfinished;
  g_signal_connect_object (self, "map", G_CALLBACK (riffle_unfinished_look), unfinished,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (unfinished, "changed", G_CALLBACK (update_unfinished), self,
                           G_CONNECT_SWAPPED);
}

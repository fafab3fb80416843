/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The time of a game, on a button that pauses it. */
#include "config.h"

#include "riffle-time-button.h"

#include <glib/gi18n.h>

#include "riffle-format.h"

struct _RiffleTimeButton
{
  GtkToggleButton parent_instance;

  GtkLabel       *label;
};

G_DEFINE_FINAL_TYPE (RiffleTimeButton, riffle_time_button, GTK_TYPE_TOGGLE_BUTTON)

static void
riffle_time_button_class_init (RiffleTimeButtonClass *class)
{
}

static void
riffle_time_button_init (RiffleTimeButton *self)
{
  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "riffle-clock");
  gtk_button_set_child (GTK_BUTTON (self), GTK_WIDGET (self->label));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.pause");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->label, NULL, -1);
}

/* What the button shows, and what it does when it is pressed, with whatever hand. */
static const char *
get_help (gboolean is_limited,
          gboolean is_paused)
{
  if (is_paused)
    return is_limited ? _("Time left; press to continue") : _("Time; press to continue");
  return is_limited ? _("Time left; press to pause") : _("Time; press to pause");
}

/**
 * riffle_time_button_show:
 * @self: the button
 * @game: a game
 * @is_paused: whether it is paused
 *
 * Shows the time of a game as it is now, or what is left of it.
 */
void
riffle_time_button_show (RiffleTimeButton *self,
                         PatGame          *game,
                         gboolean          is_paused)
{
  gboolean is_limited = pat_rules_get_game (pat_game_get_rules (game))->time_limit_sec > 0;
  gint64 usec = is_limited ? pat_game_get_left_usec (game) : pat_game_get_elapsed_usec (game);
  g_autofree char *time = riffle_format_time (usec / 1000);
  const char *help = get_help (is_limited, is_paused);

  g_return_if_fail (RIFFLE_IS_TIME_BUTTON (self));

  gtk_label_set_text (self->label, time);
  /* Whenever a tooltip is set, GTK asks the display server where the pointer is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (self)), help) != 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self), help);
}

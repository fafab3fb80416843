/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A day of the calendar: its number, and a mark that says how the player fared. */
#include "config.h"

#include "riffle-daily-day.h"

#include "riffle-daily-text.h"
#include "ui-names.h"

/* A mark that needs no colour: a tick for a win, a dot for a game that was begun. */
static GtkWidget *
mark_new (const RiffleDailyResult *found)
{
  GtkWidget *mark;

  if (found != NULL && found->result.won != 0)
    mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  else
    mark = gtk_label_new (found != NULL && found->result.began != 0 ? "•" : "");
  gtk_widget_add_css_class (mark, "riffle-day-mark");
  return mark;
}

static const char *
get_style (const RiffleDailyResult *found)
{
  if (found == NULL || found->result.began == 0)
    return "is-missed";
  if (found->result.won == 0)
    return "is-begun";
  return riffle_day_result_counts (&found->result, found->day) ? "is-won" : "is-won-later";
}

/**
 * riffle_daily_day_new:
 * @daily: the deals of days
 * @day: a day
 *
 * Makes a button for a day, which can be pressed if the day has come. It takes no focus yet.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
riffle_daily_day_new (RiffleDaily *daily,
                      RiffleDay    day)
{
  const RiffleDailyResult *found = riffle_daily_results_find (riffle_daily_get_results (daily),
                                                              day);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *number = riffle_day_format (day, "%-d");
  g_autofree char *label = riffle_daily_text_dup_label (daily, day);

  gtk_box_append (GTK_BOX (box), gtk_label_new (number));
  gtk_box_append (GTK_BOX (box), mark_new (found));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "riffle-day");
  gtk_widget_add_css_class (button, get_style (found));
  if (day == riffle_day_get_today ())
    gtk_widget_add_css_class (button, "is-today");
  gtk_widget_set_sensitive (button, day <= riffle_day_get_today ());
  gtk_widget_set_focusable (button, FALSE);
  riffle_ui_name (button, label);
  return button;
}

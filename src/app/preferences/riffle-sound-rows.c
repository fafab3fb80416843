/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about sounds for the preferences. */
#include "config.h"

#include "riffle-sound-rows.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"

#define VOLUME_STEP 5
#define VOLUME_PAGE 20

static GtkWidget *
volume_row_new (GSettings *settings)
{
  GtkAdjustment *volume = gtk_adjustment_new (0, 0, 100, VOLUME_STEP, VOLUME_PAGE, 0);
  /* Translators: the title of a slider: how loud sounds are */
  GtkWidget *row = riffle_rows_new_scale (_("Volume"), volume);

  g_settings_bind (settings, "sound-volume", volume, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sound", row, "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  return row;
}

/**
 * riffle_sound_rows_new:
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a group of rows
 */
GtkWidget *
riffle_sound_rows_new (GSettings *settings)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkSwitch *toggle;
  /* Translators: a switch and a group of the preferences */
  GtkWidget *row = riffle_rows_new_switch (_("Sound"), _("Play card sounds"), &toggle);

  adw_preferences_group_set_title (group, _("Sound"));
  g_settings_bind (settings, "sound", toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
  adw_preferences_group_add (group, volume_row_new (settings));
  return GTK_WIDGET (group);
}

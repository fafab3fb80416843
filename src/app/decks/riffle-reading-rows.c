/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about how cards are read for the preferences. */
#include "config.h"

#include "riffle-reading-rows.h"

#include <glib/gi18n.h>

#include "riffle-rows.h"

/**
 * riffle_reading_rows_new:
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a group of rows
 */
GtkWidget *
riffle_reading_rows_new (GSettings *settings)
{
  static const struct
  {
    const char *key, *title, *subtitle;
  } rows[] = {
    /* Translators: a switch of the preferences; the indices are the letters and suits in the
       corners of cards */
    { "large-indices", N_("Large indices"),
      N_("Draw rank and suit large, which makes cards easier to read") },
    /* Translators: a switch of the preferences: each suit has a colour of its own */
    { "four-colours", N_("Four colours"),
      N_("Clubs are teal and diamonds are orange, so that no two suits look alike") },
    { "striped-suits", N_("Stripes on red cards"),
      N_("Hearts and diamonds can be told from other suits without their colour") },
    { "own-indices", N_("Indices in your language on all decks"),
      N_("Draw Riffle’s letters and suits over those of other decks") },
  };
  GtkWidget *group = adw_preferences_group_new ();

  /* Translators: a group of the preferences: what makes cards easier to read */
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Reading"));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkSwitch *toggle;
      GtkWidget *row = riffle_rows_new_switch (_(rows[i].title), _(rows[i].subtitle), &toggle);

      g_settings_bind (settings, rows[i].key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  return group;
}

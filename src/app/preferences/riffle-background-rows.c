/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows about the table for the preferences. */
#include "config.h"

#include "riffle-background-rows.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-file-window.h"
#include "riffle-rows.h"
#include "ui-preferences.h"

static const char *const nicks[] = { "desktop", "white", "gray", "inverse", "green", "blue",
                                     "burgundy", "slate", "colour", "picture", NULL };

static gboolean
get_choice (GValue   *value,
            GVariant *variant,
            gpointer  user_data)
{
  for (guint i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_choice (const GValue       *value,
            const GVariantType *type,
            gpointer            user_data)
{
  return g_variant_new_string (nicks[g_value_get_uint (value)]);
}

static GtkWidget *
choice_row_new (GSettings *settings)
{
  const char *labels[] = {
    /* Translators: backgrounds of the table. The first goes with the windows of the desktop. */
    C_ ("background", "As the Desktop"), C_ ("background", "White"), C_ ("background", "Grey"),
    /* Translators: dark if the windows are light, light if they are dark. */
    C_ ("background", "Opposite of the Desktop"),
    /* Translators: cloth, as on the tables of a club. */
    C_ ("background", "Green Felt"), C_ ("background", "Blue Felt"),
    C_ ("background", "Burgundy Felt"), C_ ("background", "Slate Felt"),
    C_ ("background", "Your Colour"), C_ ("background", "Your Picture"), NULL
  };
  GtkDropDown *choice;
  /* Translators: the title of a choice: what lies under the cards */
  GtkWidget *row = riffle_rows_new_choice (_("Background"), NULL, (char **) labels, &choice);

  g_settings_bind_with_mapping (settings, "background", choice, "selected",
                                G_SETTINGS_BIND_DEFAULT, get_choice, set_choice, NULL, NULL);
  return row;
}

/* A row is there only while the background is the one that it belongs to. */
static gboolean
get_visible (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  g_value_set_boolean (value, g_str_equal (g_variant_get_string (variant, NULL), user_data));
  return TRUE;
}

static void
show_for (GtkWidget  *row,
          GSettings  *settings,
          const char *nick)
{
  g_settings_bind_with_mapping (settings, "background", row, "visible",
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, get_visible,
                                NULL, (gpointer) nick, NULL);
}

static gboolean
get_colour (GValue   *value,
            GVariant *variant,
            gpointer  user_data)
{
  GdkRGBA colour = { 0, 0, 0, 1 };

  gdk_rgba_parse (&colour, g_variant_get_string (variant, NULL));
  g_value_set_boxed (value, &colour);
  return TRUE;
}

static GVariant *
set_colour (const GValue       *value,
            const GVariantType *type,
            gpointer            user_data)
{
  return g_variant_new_take_string (gdk_rgba_to_string (g_value_get_boxed (value)));
}

static GtkWidget *
colour_row_new (GSettings *settings)
{
  GtkWidget *button = riffle_ui_colour_button_new (_("Colour of the Table"));
  /* Translators: the title of a row: the colour of the table */
  GtkWidget *row = riffle_rows_new_button (_("Colour"), button);

  g_settings_bind_with_mapping (settings, "background-colour", button, "rgba",
                                G_SETTINGS_BIND_DEFAULT, get_colour, set_colour, NULL, NULL);
  show_for (row, settings, "colour");
  return row;
}

static void
picture_chosen_cb (GFile     *file,
                   gpointer   data,
                   GSettings *settings)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_settings_set_string (settings, "background-picture", uri);
}

static void
choose_picture_cb (GtkWidget *button,
                   GSettings *settings)
{
  const RiffleFileKind kinds[] = { { C_ ("files", "Pictures") }, { NULL } };

  const RiffleFileQuestion question = {
    .title = _("Choose a Picture"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kinds = kinds,
    .answered = (RiffleFileFunc) picture_chosen_cb,
  };

  riffle_file_window_ask (button, &question, settings);
}

static gboolean
get_name (GValue   *value,
          GVariant *variant,
          gpointer  user_data)
{
  const char *uri = g_variant_get_string (variant, NULL);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autofree char *base = *uri == '\0' ? NULL : g_file_get_basename (file);

  g_value_take_string (value, base == NULL ? g_strdup ("") : riffle_error_dup_file_name (base));
  return TRUE;
}

static GtkWidget *
picture_row_new (GSettings *settings)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("C_hoose…"));
  /* Translators: the title of a row: the picture on the table */
  GtkWidget *row = riffle_rows_new_button (_("Picture"), button);

  g_signal_connect_object (button, "clicked", G_CALLBACK (choose_picture_cb), settings, 0);
  g_settings_bind_with_mapping (settings, "background-picture", row, "subtitle",
                                G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY, get_name,
                                NULL, NULL, NULL);
  show_for (row, settings, "picture");
  return row;
}

/**
 * riffle_background_rows_new:
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a group of rows
 */
GtkWidget *
riffle_background_rows_new (GSettings *settings)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  /* Translators: a page and a group of the preferences: the table on which the cards lie */
  adw_preferences_group_set_title (group, _("Table"));
  adw_preferences_group_add (group, choice_row_new (settings));
  adw_preferences_group_add (group, colour_row_new (settings));
  adw_preferences_group_add (group, picture_row_new (settings));
  return GTK_WIDGET (group);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu that writes all statistics into a file of the player's own, or adds those of one. */
#include "config.h"

#include "riffle-transfer-menu.h"

#include <glib/gi18n.h>

#include "riffle-menu.h"
#include "riffle-toast.h"
#include "riffle-transfer-file.h"
#include "ui-names.h"
#include "ui-questions.h"

#define GROUP "statistics" /* of the actions */

typedef struct
{
  AdwToastOverlay  *toasts;     /* borrowed: they own this */
  RiffleStatistics *statistics;
  PatRegistry      *registry;
} Menu;

static void
menu_free (gpointer data)
{
  Menu *menu = data;

  g_object_unref (menu->statistics);
  g_object_unref (menu->registry);
  g_free (menu);
}

static void
say (Menu       *menu,
     const char *text)
{
  AdwToast *toast = riffle_toast_new (text);

  riffle_toast_fit (toast, GTK_WIDGET (menu->toasts));
  adw_toast_overlay_add_toast (menu->toasts, toast);
  riffle_ui_announce (GTK_WIDGET (menu->toasts), text);
}

/* A reason can be long, and the player may have to look at a line. */
static void
tell (Menu         *menu,
      const GError *error)
{
  riffle_ui_tell (GTK_WIDGET (menu->toasts), _("Please Note"), error->message);
}

static char *
dup_chosen_path (GtkFileChooserNative *dialog,
                 int                   response)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return file == NULL || response != GTK_RESPONSE_ACCEPT ? NULL : g_file_get_path (file);
}

static void
add_filter (GtkFileChooserNative *dialog,
            const char           *name,
            const char           *first,
            const char           *second)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_pattern (filter, first);
  if (second != NULL)
    gtk_file_filter_add_pattern (filter, second);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
}

static void
exported_cb (GtkFileChooserNative *dialog,
             int                   response,
             Menu                 *menu)
{
  g_autofree char *path = dup_chosen_path (dialog, response);
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && riffle_transfer_file_write (menu->statistics, path, &error))
    {
      name = g_filename_display_basename (path);
      /* Translators: %s is the name of a file */
      sentence = g_strdup_printf (_("Saved as “%s”"), name);
      say (menu, sentence);
    }
  else if (path != NULL)
    tell (menu, error);
  g_object_unref (dialog);
}

static void
say_added (Menu    *menu,
           guint64  n_games)
{
  guint n = (guint) MIN (n_games, G_MAXUINT);
  g_autofree char *sentence = NULL;

  if (n == 0)
    sentence = g_strdup (_("All games of this file are in the statistics already"));
  else
    /* Translators: after games were added to the statistics */
    sentence = g_strdup_printf (ngettext ("%u game was added", "%u games were added", n), n);
  say (menu, sentence);
}

static void
imported_cb (GtkFileChooserNative *dialog,
             int                   response,
             Menu                 *menu)
{
  g_autofree char *path = dup_chosen_path (dialog, response);
  g_autoptr (GError) error = NULL;
  guint64 n_games;

  if (path != NULL
      && riffle_transfer_file_read (menu->statistics, menu->registry, path, &n_games, &error)
      && riffle_statistics_journal_save (riffle_statistics_get_journal (menu->statistics), &error))
    say_added (menu, n_games);
  else if (path != NULL)
    tell (menu, error);
  g_object_unref (dialog);
}

static GtkFileChooserNative *
chooser_new (Menu                 *menu,
             const char           *title,
             GtkFileChooserAction  action)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (menu->toasts));

  return gtk_file_chooser_native_new (title, GTK_WINDOW (root), action, NULL, NULL);
}

static void
show_chooser (Menu                 *menu,
              GtkFileChooserNative *dialog,
              GCallback             answered)
{
  /* The page may be closed before. */
  g_signal_connect_data (dialog, "response", answered, menu, NULL, 0);
  g_object_set_data_full (G_OBJECT (dialog), "riffle-toasts", g_object_ref (menu->toasts),
                          g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  /* Translators: the title of a window for files */
  GtkFileChooserNative *dialog = chooser_new (data, _("Export the Statistics"),
                                              GTK_FILE_CHOOSER_ACTION_SAVE);

  /* Translators: a kind of file; the name ends in the word in brackets */
  add_filter (dialog, _("Statistics for Programs (.json)"), "*.json", NULL);
  /* Translators: a kind of file; the name ends in the word in brackets */
  add_filter (dialog, _("Table for Spreadsheets (.csv)"), "*.csv", NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), "riffle-statistics.json");
  show_chooser (data, dialog, G_CALLBACK (exported_cb));
}

static void
import_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  /* Translators: the title of a window for files */
  GtkFileChooserNative *dialog = chooser_new (data, _("Import Statistics"),
                                              GTK_FILE_CHOOSER_ACTION_OPEN);

  /* Translators: a kind of file */
  add_filter (dialog, _("Statistics"), "*.json", "*.csv");
  show_chooser (data, dialog, G_CALLBACK (imported_cb));
}

static void
add_action (GSimpleActionGroup *group,
            const char         *name,
            GCallback           activated,
            Menu               *menu)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

  g_signal_connect (action, "activate", activated, menu);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
}

static void
open_menu_cb (GtkMenuButton *button,
              gpointer       data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  /* Translators: an entry of a menu: writes the statistics into a file */
  g_menu_append (menu, _("_Export…"), GROUP ".export");
  /* Translators: an entry of a menu: adds the statistics of a file */
  g_menu_append (menu, _("_Import…"), GROUP ".import");
  riffle_menu_make (button, G_MENU_MODEL (menu));
}

static GtkWidget *
button_new (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  /* Translators: the name of the menu with “Export” and “Import” */
  const char *name = _("Export and Import");

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_widget_set_tooltip_text (button, name);
  riffle_ui_name (button, name);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), open_menu_cb, NULL, NULL);
  return button;
}

/**
 * riffle_transfer_menu_new:
 * @toasts: what is shown tells how it went
 * @statistics: the statistics
 * @registry: knows the variants
 *
 * Makes a button with the menu.
 *
 * Returns: (transfer full): the button
 */
GtkWidget *
riffle_transfer_menu_new (AdwToastOverlay  *toasts,
                          RiffleStatistics *statistics,
                          PatRegistry      *registry)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *button = button_new ();
  Menu *menu = g_new (Menu, 1);

  menu->toasts = toasts;
  menu->statistics = g_object_ref (statistics);
  menu->registry = g_object_ref (registry);
  g_object_set_data_full (G_OBJECT (toasts), "riffle-transfer-menu", menu, menu_free);
  add_action (group, "export", G_CALLBACK (export_cb), menu);
  add_action (group, "import", G_CALLBACK (import_cb), menu);
  gtk_widget_insert_action_group (button, GROUP, G_ACTION_GROUP (group));
  return button;
}

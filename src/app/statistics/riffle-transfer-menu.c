/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu that writes all statistics into a file of the player's own, or adds those of one. */
#include "config.h"

#include "riffle-transfer-menu.h"

#include <glib/gi18n.h>

#include "riffle-error.h"
#include "riffle-file-window.h"
#include "riffle-menu.h"
#include "riffle-output.h"
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

  riffle_toast_prepare (toast, GTK_WIDGET (menu->toasts));
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

static void
exported_cb (GFile    *file,
             Menu     *menu,
             gpointer  owner)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path != NULL && riffle_transfer_file_write (menu->statistics, path, &error))
    {
      g_autofree char *sentence = riffle_output_dup_saved (path);

      say (menu, sentence);
    }
  else if (path != NULL)
    tell (menu, error);
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
imported_cb (GFile    *file,
             Menu     *menu,
             gpointer  owner)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  guint64 n_games;

  if (path != NULL
      && riffle_transfer_file_read (menu->statistics, menu->registry, path, &n_games, &error)
      && riffle_statistics_journal_save (riffle_statistics_get_journal (menu->statistics), &error))
    say_added (menu, n_games);
  else if (path != NULL)
    tell (menu, error);
}

static void
export_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  Menu *menu = data;
  const RiffleFileKind kinds[] = {
    /* Translators: a kind of file; the name ends in the word in brackets */
    { _("Statistics for Programs (.json)"), { "*.json" } },
    /* Translators: a kind of file; the name ends in the word in brackets */
    { _("Table for Spreadsheets (.csv)"), { "*.csv" } },
    { NULL }
  };
  const RiffleFileQuestion question = {
    /* Translators: the title of a window for files */
    .title = _("Export the Statistics"),
    .action = GTK_FILE_CHOOSER_ACTION_SAVE,
    .kinds = kinds,
    .name = "riffle-statistics.json",
    .answered = (RiffleFileFunc) exported_cb,
    .data = menu,
  };

  riffle_file_window_ask (GTK_WIDGET (menu->toasts), &question, menu->toasts);
}

static void
import_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  Menu *menu = data;
  const RiffleFileKind kinds[] = {
    /* Translators: a kind of file */
    { _("Statistics"), { "*.json", "*.csv" } },
    { NULL }
  };
  const RiffleFileQuestion question = {
    /* Translators: the title of a window for files */
    .title = _("Import Statistics"),
    .action = GTK_FILE_CHOOSER_ACTION_OPEN,
    .kinds = kinds,
    .answered = (RiffleFileFunc) imported_cb,
    .data = menu,
  };

  riffle_file_window_ask (GTK_WIDGET (menu->toasts), &question, menu->toasts);
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

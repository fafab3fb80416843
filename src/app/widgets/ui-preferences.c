/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs for pages of preferences, and what stands on them, as far as versions differ. */
#include "config.h"

#include "ui-preferences.h"

#include "riffle-toast.h"
#include "riffle-unsearched-page.h"
#include "ui-compat.h"
#include "ui-size.h"

/**
 * riffle_ui_preferences_new:
 * @title: its title
 *
 * Makes a dialog for pages of preferences.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_ui_preferences_new (const char *title)
{
#if RIFFLE_HAS_DIALOGS
  AdwDialog *dialog = adw_preferences_dialog_new ();

  riffle_ui_let_shrink (adw_dialog_get_child (dialog));
  adw_dialog_set_title (dialog, title);
  gtk_widget_add_css_class (GTK_WIDGET (dialog), "riffle-dialog");
  return GTK_WIDGET (dialog);
#else
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                                    "title", title,
                                    "search-enabled", FALSE,
                                    "modal", TRUE,
                                    "default-width", 560,
                                    "default-height", 620,
                                    NULL);

  riffle_ui_let_shrink (window);
  gtk_widget_add_css_class (window, "riffle-dialog");
  return window;
#endif
}

#if RIFFLE_HAS_DIALOGS
/* The dialog of libadwaita 1.7 never drops the pages that it still has when it goes. */
static void
remove_page_cb (AdwPreferencesDialog *dialog,
                AdwPreferencesPage   *page)
{
  adw_preferences_dialog_remove (dialog, page);
}
#endif

/**
 * riffle_ui_preferences_add_page:
 * @preferences: a dialog made by riffle_ui_preferences_new ()
 * @page: a page, with one group at least
 *
 * Adds a page. It and its groups are destroyed with the dialog.
 */
void
riffle_ui_preferences_add_page (GtkWidget          *preferences,
                                AdwPreferencesPage *page)
{
#if RIFFLE_HAS_DIALOGS
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (preferences), page);
  g_signal_connect_object (preferences, "unrealize", G_CALLBACK (remove_page_cb), page, 0);
#else
  riffle_unsearched_page_add (preferences, page);
#endif
}

/**
 * riffle_ui_preferences_add_toast:
 * @preferences: a dialog made by riffle_ui_preferences_new ()
 * @toast: (transfer full): a toast made by riffle_toast_new ()
 *
 * Shows a toast in the dialog.
 */
void
riffle_ui_preferences_add_toast (GtkWidget *preferences,
                                 AdwToast  *toast)
{
  riffle_toast_prepare (toast, preferences);
#if RIFFLE_HAS_DIALOGS
  adw_preferences_dialog_add_toast (ADW_PREFERENCES_DIALOG (preferences), toast);
#else
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (preferences), toast);
#endif
}

/**
 * riffle_ui_colour_button_new:
 * @title: of the dialog that the button opens
 *
 * Makes a button that shows a colour, its property “rgba”, and lets the player choose another.
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
riffle_ui_colour_button_new (const char *title)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  GtkColorDialog *dialog = gtk_color_dialog_new ();

  gtk_color_dialog_set_title (dialog, title);
  gtk_color_dialog_set_with_alpha (dialog, FALSE);
  return gtk_color_dialog_button_new (dialog);
#else
  return g_object_new (GTK_TYPE_COLOR_BUTTON, "title", title, "use-alpha", FALSE, "modal", TRUE,
                       NULL);
#endif
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs, whose widgets differ between versions of libadwaita. */
#include "config.h"

#include "ui-compat.h"

#include <glib/gi18n.h>

#include "ui-names.h"
#include "ui-size.h"

#define HEADER "riffle-header" /* of a page: its header bar, borrowed */
#define FOCUS  "riffle-focus"  /* of a page: what is to have the focus, in place of all of it */

static GtkWidget *
get_dialog (GtkWidget *page)
{
#if RIFFLE_HAS_DIALOGS
  return gtk_widget_get_ancestor (page, ADW_TYPE_DIALOG);
#else
  return GTK_WIDGET (gtk_widget_get_root (page));
#endif
}

/* Keys scroll the page. Otherwise the first text on it would have the focus, and be selected. */
static void
focus_page_cb (GtkWidget *page)
{
  GtkWidget *wanted = g_object_get_data (G_OBJECT (get_dialog (page)), FOCUS);

  gtk_widget_grab_focus (wanted != NULL ? wanted : page);
}

/* A screen reader says the name of what has the focus. */
static void
prepare_page (GtkWidget  *page,
              const char *title)
{
  gtk_widget_set_focusable (page, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (page, "map", G_CALLBACK (focus_page_cb), NULL);
}

/**
 * riffle_ui_page_new:
 * @title: its title
 * @child: what it shows
 * @width: in pixels
 * @height: in pixels
 *
 * Makes a window or dialog that shows a page to read.
 *
 * Returns: (transfer none): the dialog
 */
GtkWidget *
riffle_ui_page_new (const char *title,
                    GtkWidget  *child,
                    int         width,
                    int         height)
{
  GtkWidget *header = adw_header_bar_new ();
#if RIFFLE_HAS_DIALOGS
  GtkWidget *view = adw_toolbar_view_new ();
  AdwDialog *dialog = adw_dialog_new ();

  prepare_page (child, title);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), child);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, width);
  adw_dialog_set_content_height (dialog, height);
  adw_dialog_set_child (dialog, view);
  gtk_widget_add_css_class (GTK_WIDGET (dialog), "riffle-dialog");
  g_object_set_data (G_OBJECT (dialog), HEADER, header);
  return GTK_WIDGET (dialog);
#else
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = adw_window_new ();

  prepare_page (child, title);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), child);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  /* Keys that come before the window is active are for it, too. */
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_widget_add_css_class (window, "riffle-dialog");
  g_object_set_data (G_OBJECT (window), HEADER, header);
  return window;
#endif
}

/**
 * riffle_ui_page_add_button:
 * @dialog: from riffle_ui_page_new ()
 * @button: a button
 *
 * Adds a button at the start of the header.
 */
void
riffle_ui_page_add_button (GtkWidget *dialog,
                           GtkWidget *button)
{
  adw_header_bar_pack_start (g_object_get_data (G_OBJECT (dialog), HEADER), button);
}

#if !RIFFLE_HAS_DIALOGS
static gboolean
close_cb (GtkWidget *widget,
          GVariant  *arguments,
          gpointer   user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
close_with_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_shortcut_trigger_parse_string ("Escape|<Control>w");
  GtkShortcutAction *action = gtk_callback_action_new (close_cb, NULL, NULL);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (trigger, action));
  gtk_widget_add_controller (window, controller);
}
#endif

/**
 * riffle_ui_present:
 * @dialog: a dialog made here
 * @parent: a widget of the window that it belongs to
 *
 * Shows a dialog. It is destroyed when the player closes it.
 */
void
riffle_ui_present (GtkWidget *dialog,
                   GtkWidget *parent)
{
  riffle_ui_name_mnemonics (dialog);
#if RIFFLE_HAS_DIALOGS
  adw_dialog_present (ADW_DIALOG (dialog), parent);
#else
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (gtk_widget_get_root (parent)));
  riffle_ui_fit (dialog, parent);
  close_with_escape (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/**
 * riffle_ui_present_tall:
 * @dialog: a dialog made here
 * @parent: a widget of the window that it belongs to
 *
 * Shows a dialog that has more to read than its usual height shows: it is higher in a high window.
 */
void
riffle_ui_present_tall (GtkWidget *dialog,
                        GtkWidget *parent)
{
  riffle_ui_let_grow (dialog, parent);
  riffle_ui_present (dialog, parent);
}

/**
 * riffle_ui_set_focus:
 * @dialog: a dialog made here
 * @widget: a widget in it
 *
 * Gives the focus to a widget, if it can be used, as soon as the dialog takes keys.
 */
void
riffle_ui_set_focus (GtkWidget *dialog,
                     GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget))
    return;
  /* A dialog may come up after it was presented. */
  g_object_set_data_full (G_OBJECT (dialog), FOCUS, g_object_ref (widget), g_object_unref);
#if RIFFLE_HAS_DIALOGS
  adw_dialog_set_focus (ADW_DIALOG (dialog), widget);
#else
  gtk_window_set_focus (GTK_WINDOW (dialog), widget);
#endif
}

/**
 * riffle_ui_close:
 * @dialog: a dialog made here
 *
 * Closes a dialog as the player would. It may be closed already, as long as something holds it.
 */
void
riffle_ui_close (GtkWidget *dialog)
{
#if RIFFLE_HAS_DIALOGS
  if (gtk_widget_get_parent (dialog) != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
#else
  gtk_window_close (GTK_WINDOW (dialog));
#endif
}

/**
 * riffle_ui_has_dialog:
 * @window: the window
 *
 * Tells whether a dialog covers a part of the window, which is active all the same.
 *
 * Returns: %FALSE if dialogs are windows of their own
 */
gboolean
riffle_ui_has_dialog (GtkWidget *window)
{
#if RIFFLE_HAS_DIALOGS
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) != NULL;
#else
  return FALSE;
#endif
}

#if RIFFLE_HAS_DIALOGS
/* A dialog changes its form while its place in the window is allocated. If it is being closed then,
 * libadwaita 1.7 removes it in the middle of that, and goes on with what it has freed. */
static void
dialog_removed_cb (GtkWidget *dialog)
{
  if (gtk_widget_get_parent (dialog) == NULL)
    g_idle_add_once (g_object_unref, dialog);
}

static void
keep_until_removed_cb (AdwDialog *dialog)
{
  g_signal_connect (g_object_ref (dialog), "notify::parent", G_CALLBACK (dialog_removed_cb), NULL);
}

/* Escape only counts for libadwaita when the dialog has come up, two frames later. */
static void
close_attempt_cb (AdwDialog *dialog)
{
  if (adw_dialog_get_can_close (dialog))
    riffle_ui_close (GTK_WIDGET (dialog));
}

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog == NULL)
    return;
  /* It may have been shown before, under another one. */
  g_signal_handlers_disconnect_by_func (dialog, keep_until_removed_cb, NULL);
  g_signal_handlers_disconnect_by_func (dialog, close_attempt_cb, NULL);
  g_signal_connect (dialog, "closed", G_CALLBACK (keep_until_removed_cb), NULL);
  g_signal_connect (dialog, "close-attempt", G_CALLBACK (close_attempt_cb), NULL);
}
#endif

/**
 * riffle_ui_close_dialog:
 * @window: the window
 *
 * Closes the dialog that covers a part of the window, if it may be closed now.
 *
 * Returns: whether there is one
 */
gboolean
riffle_ui_close_dialog (GtkWidget *window)
{
#if RIFFLE_HAS_DIALOGS
  AdwDialog *dialog
    = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  if (dialog != NULL)
    close_attempt_cb (dialog);
  return dialog != NULL;
#else
  return FALSE;
#endif
}

/**
 * riffle_ui_watch_dialogs:
 * @window: the window
 * @changed: called with @window when riffle_ui_has_dialog () may have changed
 *
 * Watches the dialogs that cover a part of the window, and closes them safely.
 */
void
riffle_ui_watch_dialogs (GtkWidget *window,
                         GCallback  changed)
{
#if RIFFLE_HAS_DIALOGS
  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
  g_signal_connect (window, "notify::visible-dialog", changed, NULL);
#endif
}

/**
 * riffle_ui_present_about:
 * @parent: a widget of the window that it belongs to
 *
 * Shows who made the program.
 */
void
riffle_ui_present_about (GtkWidget *parent)
{
  const char *developers[] = { _("The Riffle contributors"), NULL };
  GtkWidget *about;

#if RIFFLE_HAS_DIALOGS
  about = GTK_WIDGET (adw_about_dialog_new ());
#else
  about = adw_about_window_new ();
#endif
  g_object_set (about,
                "application-name", _("Riffle"),
                "application-icon", RIFFLE_APPLICATION_ID,
                "developer-name", _("The Riffle contributors"),
                "developers", developers,
                "version", RIFFLE_VERSION,
                "comments", _("A collection of solitaire card games"),
                "website", "https://github.com/rifflecards/Riffle",
                "issue-url", "https://github.com/rifflecards/Riffle/issues",
                "copyright", _("© The Riffle contributors"),
                "license-type", GTK_LICENSE_GPL_3_0,
                /* Translators: replace this with your names, one a line. */
                "translator-credits", _("translator-credits"),
                NULL);
  riffle_ui_name_mnemonics (about);
#if RIFFLE_HAS_DIALOGS
  gtk_widget_set_size_request (about, RIFFLE_LEAST_DIALOG_WIDTH, -1);
  adw_dialog_present (ADW_DIALOG (about), parent);
#else
  riffle_ui_let_shrink (about);
  riffle_ui_fit (about, parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (about), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_present (GTK_WINDOW (about));
#endif
}

/**
 * riffle_ui_make_one_stop:
 * @list: a GtkListView
 *
 * Lets Tab stop once at the list, in which arrows lead from row to row. With newer versions of GTK
 * it would stop at every row.
 */
void
riffle_ui_make_one_stop (GtkWidget *list)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_list_view_set_tab_behavior (GTK_LIST_VIEW (list), GTK_LIST_TAB_ITEM);
#endif
}

/**
 * riffle_ui_get_colour:
 * @widget: a widget
 * @colour: (out caller-allocates): the colour that the style sheet gives it
 *
 * Gets the colour of a widget that draws itself.
 */
void
riffle_ui_get_colour (GtkWidget *widget,
                      GdkRGBA   *colour)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
#endif
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only place where versions of GTK and libadwaita make a difference: dialogs and announcements.
 * */
#include "config.h"

#include "ui-compat.h"

#include <glib/gi18n.h>

#include "riffle-announce.h"
#include "riffle-group-keeper.h"
#include "riffle-toast.h"

#define HAS_DIALOGS (ADW_CHECK_VERSION (1, 5, 0))
#define LEAST_WIDTH 320 /* pixels: dialogs can be made as narrow as this */

#if HAS_DIALOGS
typedef AdwAlertDialog Alert;
#else
typedef AdwMessageDialog Alert;
#endif

/* Keys scroll the page; else the first text on it would have the focus, and be selected. */
static void
focus_page_cb (GtkWidget *page)
{
  gtk_widget_grab_focus (page);
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
#if HAS_DIALOGS
  GtkWidget *view = adw_toolbar_view_new ();
  AdwDialog *dialog = adw_dialog_new ();

  gtk_widget_set_focusable (child, TRUE);
  g_signal_connect (child, "map", G_CALLBACK (focus_page_cb), NULL);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), child);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, width);
  adw_dialog_set_content_height (dialog, height);
  adw_dialog_set_child (dialog, view);
  return GTK_WIDGET (dialog);
#else
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window = adw_window_new ();

  gtk_widget_set_focusable (child, TRUE);
  g_signal_connect (child, "map", G_CALLBACK (focus_page_cb), NULL);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), child);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  return window;
#endif
}

#if !HAS_DIALOGS
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

/* Newer dialogs lie inside of their window; these are not larger than theirs. */
static void
fit_dialog (GtkWindow *dialog,
            GtkWidget *parent)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (parent));
  int room_x = gtk_widget_get_width (window), room_y = gtk_widget_get_height (window);
  int width, height;

  gtk_window_get_default_size (dialog, &width, &height);
  if (room_x > 0 && room_y > 0)
    gtk_window_set_default_size (dialog, MIN (width, room_x), MIN (height, room_y));
}
#endif

/* The dialogs of libadwaita ask for a little more than a window of 360 pixels has inside where
 * nothing is drawn around windows. */
static void
let_shrink (GtkWidget *tree)
{
  int width, height;

  gtk_widget_get_size_request (tree, &width, &height);
  if (width > LEAST_WIDTH)
    gtk_widget_set_size_request (tree, LEAST_WIDTH, height);
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_shrink (child);
}

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
#if HAS_DIALOGS
  adw_dialog_present (ADW_DIALOG (dialog), parent);
#else
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (gtk_widget_get_root (parent)));
  fit_dialog (GTK_WINDOW (dialog), parent);
  close_with_escape (dialog);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/**
 * riffle_ui_close:
 * @dialog: a dialog made here
 *
 * Closes a dialog as the player would.
 */
void
riffle_ui_close (GtkWidget *dialog)
{
#if HAS_DIALOGS
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
 * Returns: %FALSE where dialogs are windows of their own
 */
gboolean
riffle_ui_has_dialog (GtkWidget *window)
{
#if HAS_DIALOGS
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) != NULL;
#else
  return FALSE;
#endif
}

/**
 * riffle_ui_watch_dialogs:
 * @window: the window
 * @changed: called with @window when riffle_ui_has_dialog () may have changed
 *
 * Watches the dialogs that cover a part of the window.
 */
void
riffle_ui_watch_dialogs (GtkWidget *window,
                         GCallback  changed)
{
#if HAS_DIALOGS
  g_signal_connect (window, "notify::visible-dialog", changed, NULL);
#endif
}

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
#if HAS_DIALOGS
  AdwDialog *dialog = adw_preferences_dialog_new ();

  let_shrink (adw_dialog_get_child (dialog));
  adw_dialog_set_title (dialog, title);
  return GTK_WIDGET (dialog);
#else
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                                    "title", title,
                                    "search-enabled", FALSE,
                                    "modal", TRUE,
                                    "default-width", 560,
                                    "default-height", 620,
                                    NULL);

  let_shrink (window);
  return window;
#endif
}

#if HAS_DIALOGS
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
  riffle_group_keeper_add (page);
#if HAS_DIALOGS
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (preferences), page);
  g_signal_connect_object (preferences, "unrealize", G_CALLBACK (remove_page_cb), page, 0);
#else
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (preferences), page);
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
  riffle_toast_fit (toast, preferences);
#if HAS_DIALOGS
  adw_preferences_dialog_add_toast (ADW_PREFERENCES_DIALOG (preferences), toast);
#else
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (preferences), toast);
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

#if HAS_DIALOGS
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
#if HAS_DIALOGS
  gtk_widget_set_size_request (about, LEAST_WIDTH, -1);
  adw_dialog_present (ADW_DIALOG (about), parent);
#else
  let_shrink (about);
  fit_dialog (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (about), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_present (GTK_WINDOW (about));
#endif
}

static Alert *
alert_new (GtkWidget  *parent,
           const char *heading,
           const char *body)
{
#if HAS_DIALOGS
  return ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, body));
#else
  return ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (parent)),
                                                     heading, body));
#endif
}

static void
alert_add_response (Alert      *alert,
                    const char *id,
                    const char *label)
{
#if HAS_DIALOGS
  adw_alert_dialog_add_response (alert, id, label);
  adw_alert_dialog_set_default_response (alert, id);
#else
  adw_message_dialog_add_response (alert, id, label);
  adw_message_dialog_set_default_response (alert, id);
#endif
}

static void
alert_present (Alert     *alert,
               GtkWidget *parent)
{
#if HAS_DIALOGS
  adw_dialog_present (ADW_DIALOG (alert), parent);
#else
  gtk_window_present (GTK_WINDOW (alert));
#endif
}

/**
 * riffle_ui_tell:
 * @parent: a widget of the window that it belongs to
 * @heading: in a few words
 * @body: in a sentence
 *
 * Tells the player something that is too important, or too long, for a toast.
 */
void
riffle_ui_tell (GtkWidget  *parent,
                const char *heading,
                const char *body)
{
  Alert *alert = alert_new (parent, heading, body);

  alert_add_response (alert, "close", _("_Close"));
  alert_present (alert, parent);
}

typedef struct
{
  GtkEditable      *entry;
  RiffleUiTextFunc  answered;
  GObject          *owner;    /* (nullable): weak */
} Asking;

static void
response_cb (Alert      *alert,
             const char *response,
             Asking     *asking)
{
  if (g_str_equal (response, "accept") && asking->owner != NULL)
    asking->answered (gtk_editable_get_text (asking->entry), asking->owner);
}

static void
asking_free (gpointer  data,
             GClosure *closure)
{
  Asking *asking = data;

  g_clear_weak_pointer (&asking->owner);
  g_free (asking);
}

/**
 * riffle_ui_ask_text:
 * @parent: a widget of the window that it belongs to
 * @question: what is asked
 * @answered: takes the answer, if there is one
 * @owner: (type GObject): for @answered, which is called only as long as the owner is there
 *
 * Asks the player for a line of text.
 */
void
riffle_ui_ask_text (GtkWidget              *parent,
                    const RiffleUiQuestion *question,
                    RiffleUiTextFunc        answered,
                    gpointer                owner)
{
  Alert *alert = alert_new (parent, question->heading, question->body);
  GtkWidget *entry = gtk_entry_new ();
  Asking *asking = g_new0 (Asking, 1);

  asking->entry = GTK_EDITABLE (entry);
  asking->answered = answered;
  g_set_weak_pointer (&asking->owner, G_OBJECT (owner));
  gtk_editable_set_text (GTK_EDITABLE (entry), question->initial);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  question->heading, -1);
#if HAS_DIALOGS
  adw_alert_dialog_set_extra_child (alert, entry);
#else
  adw_message_dialog_set_extra_child (alert, entry);
#endif
  alert_add_response (alert, "cancel", _("_Cancel"));
  alert_add_response (alert, "accept", question->accept);
  g_signal_connect_data (alert, "response", G_CALLBACK (response_cb), asking, asking_free, 0);
  alert_present (alert, parent);
  gtk_widget_grab_focus (entry);
}

static void
choice_cb (Alert      *alert,
           const char *response,
           Asking     *asking)
{
  if (asking->owner != NULL)
    asking->answered (response, asking->owner);
}

/* The last answer is the one on top where there is only room for a column of buttons, and has the
 * focus there. */
static void
alert_set_choices (Alert                  *alert,
                   const RiffleUiResponse *responses)
{
  for (const RiffleUiResponse *response = responses; response->id != NULL; response++)
    {
#if HAS_DIALOGS
      adw_alert_dialog_add_response (alert, response->id, _(response->label));
      adw_alert_dialog_set_default_response (alert, response->id);
      adw_alert_dialog_set_close_response (alert, response->id);
      if (response->is_destructive)
        adw_alert_dialog_set_response_appearance (alert, response->id, ADW_RESPONSE_DESTRUCTIVE);
#else
      adw_message_dialog_add_response (alert, response->id, _(response->label));
      adw_message_dialog_set_default_response (alert, response->id);
      adw_message_dialog_set_close_response (alert, response->id);
      if (response->is_destructive)
        adw_message_dialog_set_response_appearance (alert, response->id, ADW_RESPONSE_DESTRUCTIVE);
#endif
    }
}

/* Wherever the buttons stand, a key that nobody meant for the question must not lose anything. */
static void
alert_focus_default (Alert *alert)
{
#if HAS_DIALOGS
  adw_dialog_set_focus (ADW_DIALOG (alert), adw_dialog_get_default_widget (ADW_DIALOG (alert)));
#else
  gtk_window_set_focus (GTK_WINDOW (alert), gtk_window_get_default_widget (GTK_WINDOW (alert)));
#endif
}

/**
 * riffle_ui_ask:
 * @parent: a widget of the window that it belongs to
 * @heading: in a few words
 * @body: in a sentence
 * @responses: the answers; the last one is meant where the question is closed; ends with a row
 *   without an id
 * @answered: takes the answer
 * @owner: (type GObject): for @answered, which is called only as long as the owner is there
 *
 * Asks the player what to do.
 */
void
riffle_ui_ask (GtkWidget              *parent,
               const char             *heading,
               const char             *body,
               const RiffleUiResponse *responses,
               RiffleUiTextFunc        answered,
               gpointer                owner)
{
  Alert *alert = alert_new (parent, heading, body);
  Asking *asking = g_new0 (Asking, 1);

  asking->answered = answered;
  g_set_weak_pointer (&asking->owner, G_OBJECT (owner));
  alert_set_choices (alert, responses);
  g_signal_connect_data (alert, "response", G_CALLBACK (choice_cb), asking, asking_free, 0);
  alert_present (alert, parent);
  alert_focus_default (alert);
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

/**
 * riffle_ui_name:
 * @widget: a widget
 * @name: what it is called
 *
 * Names a widget for assistive technologies, whatever it was labelled by. Older versions would say
 * both, newer ones only what it was labelled by.
 */
void
riffle_ui_name (GtkWidget  *widget,
                const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * riffle_ui_describe:
 * @widget: a widget
 * @text: what is to be said of it
 *
 * Describes a widget for assistive technologies, whatever it was described by.
 */
void
riffle_ui_describe (GtkWidget  *widget,
                    const char *text)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/**
 * riffle_ui_name_buttons:
 * @tree: the widgets of a template
 *
 * Names the buttons that show nothing but an icon by their tooltips. Older versions put the type of
 * the picture before the name, and call the button in a menu button by its type.
 */
void
riffle_ui_name_buttons (GtkWidget *tree)
{
  const char *tooltip = gtk_widget_get_tooltip_text (tree);

  if (GTK_IS_MENU_BUTTON (tree) && tooltip != NULL)
    {
      riffle_ui_name (tree, tooltip);
      riffle_ui_name (gtk_widget_get_first_child (tree), tooltip);
    }
  else if (GTK_IS_BUTTON (tree) && tooltip != NULL &&
           gtk_button_get_icon_name (GTK_BUTTON (tree)) != NULL)
    riffle_ui_name (tree, tooltip);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      riffle_ui_name_buttons (child);
}

/**
 * riffle_ui_announce:
 * @widget: where it happened
 * @text: what happened
 *
 * Has a screen reader say something, as well as the toolkit can.
 */
void
riffle_ui_announce (GtkWidget  *widget,
                    const char *text)
{
  riffle_announce (widget, text);
}

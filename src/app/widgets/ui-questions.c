/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and messages in a dialog of their own, which differ between versions of libadwaita. */
#include "config.h"

#include "ui-questions.h"

#include <glib/gi18n.h>

#include "ui-compat.h"
#include "ui-names.h"

#if RIFFLE_HAS_DIALOGS
typedef AdwAlertDialog Alert;
#else
typedef AdwMessageDialog Alert;
#endif

static Alert *
alert_new (GtkWidget  *parent,
           const char *heading,
           const char *body)
{
#if RIFFLE_HAS_DIALOGS
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
#if RIFFLE_HAS_DIALOGS
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
  riffle_ui_name_mnemonics (GTK_WIDGET (alert));
#if RIFFLE_HAS_DIALOGS
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
 *
 * Returns: (transfer none): the dialog, which is destroyed when the player closes it
 */
GtkWidget *
riffle_ui_tell (GtkWidget  *parent,
                const char *heading,
                const char *body)
{
  Alert *alert = alert_new (parent, heading, body);

  alert_add_response (alert, "close", _("_Close"));
  alert_present (alert, parent);
  return GTK_WIDGET (alert);
}

/**
 * riffle_ui_set_body:
 * @dialog: from riffle_ui_ask ()
 * @body: in a sentence
 *
 * Says something else below the heading.
 */
void
riffle_ui_set_body (GtkWidget  *dialog,
                    const char *body)
{
#if RIFFLE_HAS_DIALOGS
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (dialog), body);
#else
  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
#endif
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
 *
 * Returns: (transfer none): the dialog, which is destroyed when it is closed
 */
GtkWidget *
riffle_ui_ask_text (GtkWidget              *parent,
                    const RiffleUiQuestion *question,
                    RiffleUiTextFunc        answered,
                    gpointer                owner)
{
  Alert *alert = alert_new (parent, question->heading, question->body);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *entry = gtk_entry_new ();
  Asking *asking = g_new0 (Asking, 1);

  asking->entry = GTK_EDITABLE (entry);
  asking->answered = answered;
  g_set_weak_pointer (&asking->owner, G_OBJECT (owner));
  gtk_editable_set_text (GTK_EDITABLE (entry), question->initial);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  question->heading, -1);
  gtk_box_append (GTK_BOX (box), entry);
  if (question->extra != NULL)
    gtk_box_append (GTK_BOX (box), question->extra);
#if RIFFLE_HAS_DIALOGS
  adw_alert_dialog_set_extra_child (alert, box);
#else
  adw_message_dialog_set_extra_child (alert, box);
#endif
  alert_add_response (alert, "cancel", _("_Cancel"));
  alert_add_response (alert, "accept", question->accept);
#if RIFFLE_HAS_DIALOGS
  adw_alert_dialog_set_response_appearance (alert, "accept", ADW_RESPONSE_SUGGESTED);
#else
  adw_message_dialog_set_response_appearance (alert, "accept", ADW_RESPONSE_SUGGESTED);
#endif
  g_signal_connect_data (alert, "response", G_CALLBACK (response_cb), asking, asking_free, 0);
  alert_present (alert, parent);
  gtk_widget_grab_focus (entry);
  return GTK_WIDGET (alert);
}

static void
choice_cb (Alert      *alert,
           const char *response,
           Asking     *asking)
{
  if (asking->owner != NULL)
    asking->answered (response, asking->owner);
}

/* The last answer is the one on top if there is only room for a column of buttons, and has the
 * focus there. */
static void
alert_set_choices (Alert                  *alert,
                   const RiffleUiResponse *responses)
{
  for (const RiffleUiResponse *response = responses; response->id != NULL; response++)
    {
#if RIFFLE_HAS_DIALOGS
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
#if RIFFLE_HAS_DIALOGS
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
 * @responses: the answers; the last one is meant if the question is closed; ends with a row
 *   without an id
 * @answered: takes the answer
 * @owner: (type GObject): for @answered, which is called only as long as the owner is there
 *
 * Asks the player what to do.
 *
 * Returns: (transfer none): the dialog, which is destroyed when it is closed
 */
GtkWidget *
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
  return GTK_WIDGET (alert);
}

/**
 * riffle_ui_add_content:
 * @dialog: a dialog made by riffle_ui_ask ()
 * @content: a widget
 *
 * Puts a widget below the text of a question.
 */
void
riffle_ui_add_content (GtkWidget *dialog,
                       GtkWidget *content)
{
#if RIFFLE_HAS_DIALOGS
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), content);
#else
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), content);
#endif
}

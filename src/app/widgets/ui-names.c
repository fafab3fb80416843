/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What assistive technologies are told of widgets, which differs between versions of GTK. */
#include "config.h"

#include "ui-names.h"

#include <patience.h>
#include <string.h>

#include "riffle-announce.h"

/* The oldest version of GTK that is known to do without a session bus: 4.18. */
#define FIRST_WITHOUT_BUS 18
/* The newest version in which the entries of menus are known to have names: 4.8. In 4.18 they are
 * labelled by something that screen readers do not find. */
#define LAST_WITH_ENTRIES 8
#define ENTRY "GtkModelButton" /* the type is not public */

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

/* A label as it is shown: two underscores stand for one, a single one for the key after it. */
static char *
dup_without_mnemonic (const char *label)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; *label != '\0'; label++)
    {
      if (*label == '_' && label[1] != '\0')
        label++;
      g_string_append_c (text, *label);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whether a button has a mnemonic, and now a name without it. */
static gboolean
name_by_label (GtkWidget *widget)
{
  GtkButton *button = GTK_BUTTON (widget);
  g_autofree char *name = NULL;

  if (!gtk_button_get_use_underline (button) || gtk_button_get_label (button) == NULL)
    return FALSE;
  name = dup_without_mnemonic (gtk_button_get_label (button));
  riffle_ui_name (widget, name);
  return TRUE;
}

/**
 * riffle_ui_name_mnemonics:
 * @tree: the widgets of a dialog
 *
 * Names the buttons that have a mnemonic by their labels. Older versions would say the label with
 * its underscore as well.
 */
void
riffle_ui_name_mnemonics (GtkWidget *tree)
{
  if (GTK_IS_BUTTON (tree) && name_by_label (tree))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    riffle_ui_name_mnemonics (child);
}

static void
name_entry (GtkWidget *entry)
{
  g_autofree char *text = NULL, *name = NULL;

  g_object_get (entry, "text", &text, NULL);
  name = dup_without_mnemonic (text != NULL ? text : "");
  riffle_ui_name (entry, name);
}

/**
 * riffle_ui_name_entries:
 * @tree: the widgets of a menu
 *
 * Names the entries of a menu by their texts, also if these change.
 */
void
riffle_ui_name_entries (GtkWidget *tree)
{
  if (gtk_get_minor_version () <= LAST_WITH_ENTRIES)
    return;
  if (g_str_equal (G_OBJECT_TYPE_NAME (tree), ENTRY))
    {
      g_signal_connect (tree, "notify::text", G_CALLBACK (name_entry), NULL);
      name_entry (tree);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    riffle_ui_name_entries (child);
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
    {
      riffle_ui_name (tree, tooltip);
      /* The toolkit makes a description of the tooltip, too: it would be said twice. */
      riffle_ui_describe (tree, "");
    }
  else
    for (GtkWidget *child = gtk_widget_get_first_child (tree); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      riffle_ui_name_buttons (child);
}

/* Whether a text has its stop already, or needs none. */
static gboolean
is_ended (const char *text)
{
  const char *last = g_utf8_find_prev_char (text, text + strlen (text));

  return last == NULL
         || g_unichar_type (g_utf8_get_char (last)) == G_UNICODE_OTHER_PUNCTUATION;
}

/**
 * riffle_ui_announce:
 * @widget: where it happened
 * @text: what happened
 *
 * Has a screen reader say something, as well as the toolkit can. A few words get a full stop, for
 * other sentences may follow at once.
 */
void
riffle_ui_announce (GtkWidget  *widget,
                    const char *text)
{
  g_autofree char *sentence = is_ended (text) ? g_strdup (text) : pat_words_end_phrase (text);

  riffle_announce (widget, sentence);
}

/**
 * riffle_ui_check_bus:
 * @application: the application, which is registered
 *
 * Goes without screen readers if there is no session bus, in versions of the toolkit that crash
 * otherwise: GTK 4.8 names all accessible objects after the application’s path on that bus, and
 * ends the process by SIGSEGV when the first object without a name is removed. It happens if there
 * is an accessibility bus all the same. To be called before the toolkit opens the display.
 */
void
riffle_ui_check_bus (GApplication *application)
{
  if (gtk_get_minor_version () < FIRST_WITHOUT_BUS
      && g_application_get_dbus_object_path (application) == NULL)
    g_setenv ("GTK_A11Y", "none", TRUE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that lists the keys and lets the player change them: rows of libadwaita in a preferences
 * page. The toolkit's own window of shortcuts would spare half of this file, but with these keys it
 * needs 965×830 pixels, nearly three times the width of a narrow screen; its rows can neither be
 * chosen nor have buttons, so it cannot change keys; and it is deprecated from GTK 4.18. */
#include "config.h"

#include "riffle-shortcuts-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "riffle-shortcut-conflicts.h"
#include "riffle-shortcut-dialog.h"
#include "riffle-shortcut-keys.h"
#include "riffle-shortcuts.h"
#include "riffle-sound.h"
#include "ui-compat.h"
#include "ui-names.h"
#include "ui-questions.h"

#define WIDTH  520 /* pixels */
#define HEIGHT 640

#define ROW "riffle-row"

/* Keys that do the same stand below each other, so that a row stays narrow; arrows and single
 * letters have room side by side. */
static GtkWidget *
keys_new (const char *const *keys,
          gboolean           are_short)
{
  GtkWidget *box = gtk_box_new (are_short ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                6);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      GtkWidget *label = gtk_shortcut_label_new ("");

      riffle_shortcut_show (GTK_SHORTCUT_LABEL (label), keys[i]);
      gtk_widget_set_halign (label, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* The keys as they are spoken. */
static char *
dup_words (const char *const *keys)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; keys[i] != NULL; i++)
    g_ptr_array_add (words, riffle_shortcut_dup_name (keys[i]));
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

/* A row of the page; it lives as long as its widget. */
typedef struct
{
  RiffleShortcuts      *shortcuts; /* the application's */
  const RiffleShortcut *shortcut;
  AdwActionRow         *row;
  GtkWidget            *keys;      /* (nullable) */
  GtkWidget            *reset;     /* (nullable) */
} Row;

/* A screen reader tells a row by its title, and then its description. */
static void
show_keys (Row               *self,
           const char *const *keys)
{
  g_autofree char *words = dup_words (keys);

  if (self->keys != NULL)
    adw_action_row_remove (self->row, self->keys);
  self->keys = keys[0] != NULL
      ? keys_new (keys, self->shortcut->action == NULL)
      : gtk_label_new (_("No key"));
  adw_action_row_add_suffix (self->row, self->keys);
  riffle_ui_describe (GTK_WIDGET (self->row), keys[0] != NULL ? words : _("No key"));
}

static void
update_row (GtkWidget *row)
{
  Row *self = g_object_get_data (G_OBJECT (row), ROW);
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (self->shortcuts, self->shortcut->action);

  show_keys (self, (const char *const *) keys);
  gtk_widget_set_visible (self->reset, riffle_shortcuts_is_changed (self->shortcuts,
                                                                    self->shortcut->action));
}

static void
activated_cb (GtkWidget *row)
{
  Row *self = g_object_get_data (G_OBJECT (row), ROW);

  riffle_shortcut_dialog_present (row, self->shortcuts, self->shortcut);
}

static char *
dup_reset_label (const char *title)
{
  /* Translators: %s is what a key does */
  return g_strdup_printf (_("Reset the Key of “%s”"), title);
}

static void
reset_answered_cb (const char *answer,
                   gpointer    row)
{
  Row *self = g_object_get_data (G_OBJECT (row), ROW);

  if (g_str_equal (answer, "reset"))
    riffle_shortcuts_reset (self->shortcuts, self->shortcut->action);
}

/* The button vanishes, and the focus would with it. The keys that the player has given to other
 * actions are taken away only when the player says so. */
static void
reset_cb (GtkWidget *row)
{
  static const RiffleUiResponse responses[] = {
    { "reset", N_("_Reset"), TRUE },
    { "cancel", N_("_Cancel") },
    { NULL }
  };
  Row *self = g_object_get_data (G_OBJECT (row), ROW);
  const RiffleShortcut *shortcut = self->shortcut;
  g_autofree char *title = riffle_shortcut_dup_title (shortcut);
  g_autofree char *heading = dup_reset_label (title);
  g_autofree char *conflicts = riffle_shortcut_conflicts_dup_text (self->shortcuts,
                                                                   shortcut->action,
                                                                   shortcut->keys);

  gtk_widget_grab_focus (row);
  if (conflicts == NULL)
    riffle_shortcuts_reset (self->shortcuts, shortcut->action);
  else
    riffle_ui_ask (row, heading, conflicts, responses, reset_answered_cb, row);
}

static void
make_editable (Row        *self,
               const char *title)
{
  GtkWidget *row = GTK_WIDGET (self->row);
  g_autofree char *label = dup_reset_label (title);

  self->reset = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_set_valign (self->reset, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->reset, "flat");
  /* Translators: a button: gives an action its usual keys again */
  gtk_widget_set_tooltip_text (self->reset, _("Reset"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->reset), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  adw_action_row_add_suffix (self->row, self->reset);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (activated_cb), NULL);
  g_signal_connect_swapped (self->reset, "clicked", G_CALLBACK (reset_cb), row);
  g_signal_connect_object (self->shortcuts, "changed", G_CALLBACK (update_row), row,
                           G_CONNECT_SWAPPED);
  update_row (row);
}

static GtkWidget *
row_new (RiffleShortcuts      *shortcuts,
         const RiffleShortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  Row *self = g_new0 (Row, 1);
  g_autofree char *title = riffle_shortcut_dup_title (shortcut);

  self->shortcuts = shortcuts;
  self->shortcut = shortcut;
  self->row = ADW_ACTION_ROW (row);
  g_object_set_data_full (G_OBJECT (row), ROW, self, g_free);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (self->row, 0);
  if (shortcut->action != NULL)
    make_editable (self, title);
  else
    show_keys (self, shortcut->keys);
  return row;
}

/* Those of the cards belong to the board. */
static gboolean
can_change (const RiffleShortcutGroup *entries)
{
  for (const RiffleShortcut *entry = entries->shortcuts; entry->title != NULL; entry++)
    if (entry->action != NULL)
      return TRUE;
  return FALSE;
}

static GtkWidget *
group_new (RiffleShortcuts           *shortcuts,
           const RiffleShortcutGroup *entries)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group),
                                   g_dpgettext2 (NULL, "shortcuts", entries->title));
  if (!can_change (entries))
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                           _("These keys cannot be changed."));
  for (const RiffleShortcut *entry = entries->shortcuts; entry->title != NULL; entry++)
    if (riffle_sound_is_supported () || g_strcmp0 (entry->action, "win.sound") != 0)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row_new (shortcuts, entry));
  return group;
}

static void
update_reset_all (GtkWidget *button)
{
  RiffleShortcuts *shortcuts = g_object_get_data (G_OBJECT (button), ROW);

  gtk_widget_set_sensitive (button, riffle_shortcuts_is_changed (shortcuts, NULL));
}

/* What can be done on this page. */
static GtkWidget *
head_new (RiffleShortcuts *shortcuts)
{
  GtkWidget *group = adw_preferences_group_new ();
  /* Translators: a button: gives all actions their usual keys again */
  GtkWidget *button = gtk_button_new_with_label (_("Reset All"));

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Choose a row to give it another key."));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), ROW, shortcuts);
  g_signal_connect_object (button, "clicked", G_CALLBACK (riffle_shortcuts_reset_all), shortcuts,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (shortcuts, "changed", G_CALLBACK (update_reset_all), button,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), button);
  update_reset_all (button);
  return group;
}

/**
 * riffle_shortcuts_page_present:
 * @parent: a widget of the window that the page belongs to
 *
 * Lists the keys, as the application knows them, and lets the player change those of actions.
 */
void
riffle_shortcuts_page_present (GtkWidget *parent)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());
  RiffleShortcuts *shortcuts = riffle_shortcuts_get_for (application);
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (head_new (shortcuts)));
  for (const RiffleShortcutGroup *group = riffle_shortcuts_get_groups (); group->title != NULL;
       group++)
    adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group_new (shortcuts, group)));
  /* Translators: the title of a page */
  riffle_ui_present_tall (riffle_ui_page_new (_("Keyboard Shortcuts"), GTK_WIDGET (page), WIDTH,
                                              HEIGHT), parent);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the player for another key: what is pressed becomes the key, unless something else has it,
 * which is shown first. */
#include "config.h"

#include "riffle-shortcut-dialog.h"

#include <glib/gi18n.h>

#include "riffle-shortcut-keys.h"
#include "riffle-text.h"
#include "ui-compat.h"
#include "ui-names.h"

#define WIDTH   360 /* pixels */
#define HEIGHT  400
#define SPACING 18

/* What the dialog needs while it is open. */
typedef struct
{
  RiffleShortcuts      *shortcuts;
  const RiffleShortcut *shortcut;
  char                 *proposed; /* (nullable): a key that another action has */
  GtkWidget            *dialog;
  GtkWidget            *keys;
  GtkLabel             *message;
  GtkWidget            *take;
} Dialog;

static void
dialog_free (Dialog *self)
{
  riffle_shortcuts_suspend (self->shortcuts, FALSE);
  g_object_unref (self->shortcuts);
  g_free (self->proposed);
  g_free (self);
}

static void
tell (Dialog     *self,
      const char *sentence)
{
  gtk_label_set_text (self->message, sentence);
  riffle_ui_announce (GTK_WIDGET (self->message), sentence);
}

static void
set_key (Dialog     *self,
         const char *key)
{
  riffle_shortcuts_set_key (self->shortcuts, self->shortcut->action, key);
  riffle_ui_close (self->dialog);
}

/* The key of another action is taken away only when the player says so. */
static void
propose (Dialog               *self,
         const char           *key,
         const RiffleShortcut *holder)
{
  g_autofree char *title = riffle_shortcut_dup_title (holder);
  g_autofree char *label = NULL;
  g_autofree char *sentence = NULL;
  GdkModifierType modifiers;
  guint value;

  gtk_accelerator_parse (key, &value, &modifiers);
  label = gtk_accelerator_get_label (value, modifiers);
  /* Translators: the first %s is a key, the second is what it does: “Ctrl+Z is already used for
     “Undo””. */
  sentence = g_strdup_printf (_("%s is already used for “%s”. If you use it here, it will be "
                                "removed there."), label, title);
  g_free (self->proposed);
  self->proposed = g_strdup (key);
  gtk_shortcut_label_set_accelerator (GTK_SHORTCUT_LABEL (self->keys), key);
  gtk_widget_set_visible (self->take, TRUE);
  gtk_widget_grab_focus (self->take);
  riffle_ui_describe (self->take, sentence);
  tell (self, sentence);
}

static void
try_key (Dialog     *self,
         const char *key)
{
  g_autofree char *refusal = riffle_shortcut_refuse (key);
  const RiffleShortcut *holder;

  gtk_widget_set_visible (self->take, FALSE);
  if (refusal != NULL)
    {
      tell (self, refusal);
      return;
    }
  holder = riffle_shortcuts_find_holder (self->shortcuts, key, self->shortcut->action);
  if (holder != NULL)
    propose (self, key, holder);
  else
    set_key (self, key);
}

/* The key as it is written: if Shift was needed for a sign, the sign says it. */
static char *
dup_name (GtkEventControllerKey *controller,
          guint                  key,
          GdkModifierType        state)
{
  GtkEventController *keys = GTK_EVENT_CONTROLLER (controller);
  GdkEvent *event = gtk_event_controller_get_current_event (keys);
  gunichar sign = gdk_keyval_to_unicode (key);

  state &= gtk_accelerator_get_default_mod_mask ();
  if (sign > ' ' && !g_unichar_isalpha (sign))
    state &= ~(gdk_key_event_get_consumed_modifiers (event) & GDK_SHIFT_MASK);
  return gtk_accelerator_name (gdk_keyval_to_lower (key), state);
}

/* Without Ctrl and the like, these lead through the dialog. */
static gboolean
leads_on (guint           key,
          GdkModifierType state)
{
  switch (key)
    {
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
    case GDK_KEY_Escape:
      return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) == 0;
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Dialog                *self)
{
  GtkEventController *keys = GTK_EVENT_CONTROLLER (controller);
  g_autofree char *name = NULL;

  if (gdk_key_event_is_modifier (gtk_event_controller_get_current_event (keys)) ||
      leads_on (key, state))
    return FALSE;
  name = dup_name (controller, key, state);
  if (key == GDK_KEY_BackSpace && g_str_equal (name, "BackSpace"))
    set_key (self, NULL);
  else
    try_key (self, name);
  return TRUE;
}

static void
take_cb (Dialog *self)
{
  g_autofree char *key = g_strdup (self->proposed);

  set_key (self, key);
}

static void
remove_cb (Dialog *self)
{
  set_key (self, NULL);
}

static void
add_keys (Dialog    *self,
          GtkWidget *column)
{
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (self->shortcuts, self->shortcut->action);

  self->keys = gtk_shortcut_label_new (keys[0] != NULL ? keys[0] : "");
  /* Translators: in the place of a key: the action has none */
  gtk_shortcut_label_set_disabled_text (GTK_SHORTCUT_LABEL (self->keys), _("No key"));
  gtk_widget_set_halign (self->keys, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), self->keys);
}

static GtkWidget *
add_button (Dialog     *self,
            GtkWidget  *column,
            const char *label,
            GCallback   clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (column), button);
  return button;
}

static GtkWidget *
content_new (Dialog     *self,
             const char *title)
{
  GtkWidget *column = riffle_text_new_column ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *page;

  gtk_box_set_spacing (GTK_BOX (column), SPACING);
  gtk_box_append (GTK_BOX (column), riffle_text_new (title, "title-2"));
  add_keys (self, column);
  self->message = GTK_LABEL (riffle_text_new (_("Press the new key. It replaces the current ones."),
                                              NULL));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->message));
  self->take = add_button (self, column, _("Use It Here"), G_CALLBACK (take_cb));
  gtk_widget_add_css_class (self->take, "suggested-action");
  gtk_widget_set_visible (self->take, FALSE);
  /* Translators: a button: takes the key from the action */
  add_button (self, column, _("No Key"), G_CALLBACK (remove_cb));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  page = riffle_text_scroll (column);
  gtk_widget_add_controller (page, keys);
  return page;
}

/**
 * riffle_shortcut_dialog_present:
 * @parent: a widget of the window that the dialog belongs to
 * @shortcuts: the keys
 * @shortcut: an entry of their table, with an action
 *
 * Lets the player press another key for an action.
 */
void
riffle_shortcut_dialog_present (GtkWidget            *parent,
                                RiffleShortcuts      *shortcuts,
                                const RiffleShortcut *shortcut)
{
  Dialog *self = g_new0 (Dialog, 1);
  g_autofree char *title = riffle_shortcut_dup_title (shortcut);

  self->shortcuts = g_object_ref (shortcuts);
  self->shortcut = shortcut;
  self->dialog = riffle_ui_page_new (_("Set a Key"), content_new (self, title), WIDTH, HEIGHT);
  g_object_set_data_full (G_OBJECT (self->dialog), "riffle-shortcut", self,
                          (GDestroyNotify) dialog_free);
  riffle_shortcuts_suspend (shortcuts, TRUE);
  riffle_ui_present (self->dialog, parent);
}

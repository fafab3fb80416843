/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the player for another key: what is pressed becomes the key, unless something else has it,
 * which is shown first. Of several keys the player chooses the one that is replaced. */
#include "config.h"

#include "riffle-shortcut-dialog.h"

#include <glib/gi18n.h>

#include "riffle-shortcut-conflicts.h"
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
  char                **keys;     /* that the action has now */
  guint                 chosen;   /* which of them is replaced */
  char                 *proposed; /* (nullable): a key that another action has */
  GtkWidget            *dialog;
  GPtrArray            *labels;   /* one for each key; one that says so if there is none */
  GtkLabel             *message;
  GtkWidget            *take;
  GtkWidget            *remove;
} Dialog;

static void
dialog_free (Dialog *self)
{
  riffle_shortcuts_suspend (self->shortcuts, FALSE);
  g_object_unref (self->shortcuts);
  g_strfreev (self->keys);
  g_ptr_array_unref (self->labels);
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
  riffle_shortcuts_set_key (self->shortcuts, self->shortcut->action, self->keys[self->chosen], key);
  riffle_ui_close (self->dialog);
}

/* Shows a key in the place of the one that is replaced. */
static void
show_key (Dialog     *self,
          const char *key)
{
  riffle_shortcut_show (g_ptr_array_index (self->labels, self->chosen), key);
}

static gboolean
has_several (Dialog *self)
{
  return g_strv_length (self->keys) > 1;
}

/* The key of another action is taken away only when the player says so. */
static void
propose (Dialog     *self,
         const char *key,
         const char *sentence)
{
  g_free (self->proposed);
  self->proposed = g_strdup (key);
  show_key (self, key);
  gtk_widget_set_visible (self->take, TRUE);
  gtk_widget_grab_focus (self->take);
  riffle_ui_describe (self->take, sentence);
  tell (self, sentence);
}

/* What was proposed before is not any more. */
static void
withdraw (Dialog *self)
{
  gtk_widget_set_visible (self->take, FALSE);
  show_key (self, self->keys[self->chosen]);
}

/* Why the action cannot have a key, as a sentence. */
static char *
refuse (Dialog     *self,
        const char *key)
{
  g_autofree char *label = NULL;

  if (!g_strv_contains ((const char *const *) self->keys, key))
    return riffle_shortcut_refuse (key);
  label = riffle_shortcut_dup_name (key);
  /* Translators: %s is a key, such as Ctrl+Z */
  return g_strdup_printf (_("%s does this already."), label);
}

static void
try_key (Dialog     *self,
         const char *key)
{
  const char *const keys[] = { key, NULL };
  g_autofree char *refusal = refuse (self, key);
  g_autofree char *conflict = NULL;

  withdraw (self);
  if (refusal != NULL)
    {
      tell (self, refusal);
      return;
    }
  conflict = riffle_shortcut_conflicts_dup_text (self->shortcuts, self->shortcut->action, keys);
  if (conflict != NULL)
    propose (self, key, conflict);
  else
    set_key (self, key);
}

/* Without Ctrl and the like, these lead through the dialog, or from one key of several to the next;
 * none of them could be had. */
static gboolean
leads_on (Dialog          *self,
          guint            key,
          GdkModifierType  state)
{
  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
      return has_several (self) && (state & gtk_accelerator_get_default_mod_mask ()) == 0;
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
      leads_on (self, key, state))
    return FALSE;
  name = riffle_shortcut_dup_pressed (controller, key, state);
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

/* Says what the next key does. */
static void
ask (Dialog *self)
{
  g_autofree char *label = NULL, *sentence = NULL, *remove = NULL;

  if (self->keys[0] == NULL)
    {
      gtk_label_set_text (self->message, _("Press the new key."));
      return;
    }
  label = riffle_shortcut_dup_name (self->keys[self->chosen]);
  if (has_several (self))
    /* Translators: %s is a key, such as Ctrl+Z; the action has other keys, too */
    sentence = g_strdup_printf (_("Press the new key. It replaces %s; the other keys stay."),
                                label);
  else
    /* Translators: %s is a key, such as Ctrl+Z */
    sentence = g_strdup_printf (_("Press the new key. It replaces %s."), label);
  gtk_label_set_text (self->message, sentence);
  /* Translators: a button; %s is a key, such as Ctrl+Z */
  remove = g_strdup_printf (_("Remove %s"), label);
  gtk_button_set_label (GTK_BUTTON (self->remove), remove);
}

static void
chosen_cb (Dialog         *self,
           GParamSpec     *pspec,
           GtkCheckButton *choice)
{
  if (!gtk_check_button_get_active (choice))
    return;
  withdraw (self);
  self->chosen = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "riffle-key"));
  ask (self);
  riffle_ui_announce (GTK_WIDGET (self->message), gtk_label_get_text (self->message));
}

static GtkWidget *
choice_new (Dialog         *self,
            guint           n,
            GtkCheckButton *group)
{
  GtkWidget *choice = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  g_autofree char *name = riffle_shortcut_dup_name (self->keys[n]);

  gtk_check_button_set_group (GTK_CHECK_BUTTON (choice), group);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), n == 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), g_ptr_array_index (self->labels, n));
  riffle_ui_name (choice, name);
  g_object_set_data (G_OBJECT (choice), "riffle-key", GUINT_TO_POINTER (n));
  g_signal_connect_swapped (choice, "notify::active", G_CALLBACK (chosen_cb), self);
  return choice;
}

static void
add_label (Dialog     *self,
           const char *key)
{
  GtkWidget *label = gtk_shortcut_label_new ("");

  /* Translators: in the place of a key: the action has none */
  gtk_shortcut_label_set_disabled_text (GTK_SHORTCUT_LABEL (label), _("No key"));
  riffle_shortcut_show (GTK_SHORTCUT_LABEL (label), key);
  g_ptr_array_add (self->labels, label);
}

/* A single key is shown as it is; of several, one is chosen. */
static GtkWidget *
keys_new (Dialog *self)
{
  GtkWidget *keys = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING / 3), *first = NULL;

  for (guint i = 0; self->keys[i] != NULL || i == 0; i++)
    {
      GtkWidget *part;

      add_label (self, self->keys[i]);
      part = has_several (self) ? choice_new (self, i, (GtkCheckButton *) first)
                                : g_ptr_array_index (self->labels, i);
      gtk_box_append (GTK_BOX (keys), part);
      first = first != NULL ? first : part;
    }
  gtk_widget_set_halign (keys, GTK_ALIGN_CENTER);
  return keys;
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
  gtk_box_append (GTK_BOX (column), keys_new (self));
  self->message = GTK_LABEL (riffle_text_new (NULL, NULL));
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->message));
  self->take = add_button (self, column, _("Use It Here"), G_CALLBACK (take_cb));
  gtk_widget_add_css_class (self->take, "suggested-action");
  gtk_widget_set_visible (self->take, FALSE);
  self->remove = add_button (self, column, "", G_CALLBACK (remove_cb));
  gtk_widget_set_visible (self->remove, self->keys[0] != NULL);
  ask (self);
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
  self->keys = riffle_shortcuts_dup_keys (shortcuts, shortcut->action);
  self->labels = g_ptr_array_new ();
  self->dialog = riffle_ui_page_new (_("Set a Key"), content_new (self, title), WIDTH, HEIGHT);
  g_object_set_data_full (G_OBJECT (self->dialog), "riffle-shortcut", self,
                          (GDestroyNotify) dialog_free);
  riffle_shortcuts_suspend (shortcuts, TRUE);
  riffle_ui_present (self->dialog, parent);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys as text, as players read them, and which of them may be used. */
#include "config.h"

#include "riffle-shortcut-keys.h"

#include <glib/gi18n.h>

#include "riffle-board.h"

/* The toolkit has names such as “Page_Up”, and many of its translations keep the underscore. */
static char *
dup_name (guint           key,
          GdkModifierType modifiers)
{
  char *name = gtk_accelerator_get_label (key, modifiers);

  return key == GDK_KEY_underscore ? name : g_strdelimit (name, "_", ' ');
}

/**
 * riffle_shortcut_dup_name:
 * @key: a key as text, such as "<Shift>Page_Up"
 *
 * Returns: (transfer full): the key as the player reads it, such as “Shift+Page Up”
 */
char *
riffle_shortcut_dup_name (const char *key)
{
  GdkModifierType modifiers;
  guint value;

  gtk_accelerator_parse (key, &value, &modifiers);
  return dup_name (value, modifiers);
}

/**
 * riffle_shortcut_show:
 * @label: a label for keys
 * @key: (nullable): a key as text, or %NULL for none
 *
 * Shows a key, with the toolkit's sign if it has one, or else with the name of the key.
 */
void
riffle_shortcut_show (GtkShortcutLabel *label,
                      const char       *key)
{
  GtkWidget *cap;
  GdkModifierType modifiers;
  guint value;

  gtk_shortcut_label_set_accelerator (label, key != NULL ? key : "");
  cap = gtk_widget_get_last_child (GTK_WIDGET (label));
  if (key == NULL || g_utf8_strlen (gtk_label_get_text (GTK_LABEL (cap)), -1) == 1)
    return;
  if (gtk_accelerator_parse (key, &value, &modifiers))
    {
      g_autofree char *name = dup_name (value, 0);

      gtk_label_set_text (GTK_LABEL (cap), name);
    }
}

/**
 * riffle_shortcut_refuse:
 * @key: a key as text, such as "<Control>n"
 *
 * Tells why a key cannot be had: it is none, or cards, texts or the toolkit need it.
 *
 * Returns: (nullable) (transfer full): a sentence, or %NULL if the key may be used
 */
char *
riffle_shortcut_refuse (const char *key)
{
  const GdkModifierType held = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK;
  GdkModifierType modifiers;
  g_autofree char *label = NULL;
  guint value;

  if (!gtk_accelerator_parse (key, &value, &modifiers) || value == 0 ||
      !gtk_accelerator_valid (value, modifiers))
    return g_strdup (_("This key cannot be used."));
  label = dup_name (value, modifiers);
  if ((modifiers & held) != 0)
    return NULL;
  if (riffle_board_is_own_key (value))
    /* Translators: %s is a key */
    return g_strdup_printf (_("%s is needed to play with the cards. Hold Ctrl or Alt with it."),
                            label);
  if (gdk_keyval_to_unicode (value) >= ' ' || value == GDK_KEY_Tab || value == GDK_KEY_F10)
    /* Translators: %s is a key */
    return g_strdup_printf (_("%s is needed for other things. Hold Ctrl or Alt with it."), label);
  return NULL;
}

/**
 * riffle_shortcut_dup_pressed:
 * @controller: what has heard a key
 * @key: the key
 * @state: the keys that are held with it
 *
 * Returns: (transfer full): the key as it is written: if Shift was needed for a sign, the sign says
 *   it
 */
char *
riffle_shortcut_dup_pressed (GtkEventControllerKey *controller,
                             guint                  key,
                             GdkModifierType        state)
{
  GtkEventController *keys = GTK_EVENT_CONTROLLER (controller);
  GdkEvent *event = gtk_event_controller_get_current_event (keys);
  gunichar sign = gdk_keyval_to_unicode (key);

  state &= gtk_accelerator_get_default_mod_mask ();
  if (sign > ' ' && !g_unichar_isalpha (sign) && event != NULL)
    state &= ~(gdk_key_event_get_consumed_modifiers (event) & GDK_SHIFT_MASK);
  return gtk_accelerator_name (gdk_keyval_to_lower (key), state);
}

/**
 * riffle_shortcut_normalize:
 * @key: a key as text
 *
 * Returns: (nullable) (transfer full): the one form in which the key is compared and kept
 */
char *
riffle_shortcut_normalize (const char *key)
{
  GdkModifierType modifiers;
  guint value;

  if (!gtk_accelerator_parse (key, &value, &modifiers))
    return NULL;
  return gtk_accelerator_name (value, modifiers);
}

/**
 * riffle_shortcut_normalize_all:
 * @keys: keys as texts
 *
 * Returns: (transfer full): those that are keys, each in its one form
 */
char **
riffle_shortcut_normalize_all (const char *const *keys)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *key = riffle_shortcut_normalize (keys[i]);

      if (key != NULL)
        g_strv_builder_add (builder, key);
    }
  return g_strv_builder_end (builder);
}

/**
 * riffle_shortcut_drop:
 * @keys: (transfer full): keys
 * @key: one of them
 *
 * Returns: (transfer full): the others
 */
char **
riffle_shortcut_drop (char       **keys,
                      const char  *key)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; keys[i] != NULL; i++)
    if (!g_str_equal (keys[i], key))
      g_strv_builder_add (builder, keys[i]);
  g_strfreev (keys);
  return g_strv_builder_end (builder);
}

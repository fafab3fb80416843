/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys as text, and which of them may be used. */
#include "config.h"

#include "riffle-shortcut-keys.h"

#include <glib/gi18n.h>

#include "riffle-board.h"

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
  label = gtk_accelerator_get_label (value, modifiers);
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

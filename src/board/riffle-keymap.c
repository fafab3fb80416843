/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which key was meant: the keypad, capital letters, and keyboards with other letters. */
#include "config.h"

#include "riffle-keymap.h"

/* Keys of the keypad that mean the same as others. */
static const struct
{
  guint keypad;
  guint key;
}
same_keys[] = {
  { GDK_KEY_KP_Left, GDK_KEY_Left }, { GDK_KEY_KP_Right, GDK_KEY_Right },
  { GDK_KEY_KP_Up, GDK_KEY_Up }, { GDK_KEY_KP_Down, GDK_KEY_Down },
  { GDK_KEY_KP_Home, GDK_KEY_Home }, { GDK_KEY_KP_End, GDK_KEY_End },
  { GDK_KEY_KP_Page_Up, GDK_KEY_Page_Up }, { GDK_KEY_KP_Page_Down, GDK_KEY_Page_Down },
  { GDK_KEY_KP_Enter, GDK_KEY_Return }, { GDK_KEY_KP_Add, GDK_KEY_plus },
  { GDK_KEY_KP_Subtract, GDK_KEY_minus }, { GDK_KEY_KP_Divide, GDK_KEY_slash },
};

/* The key that means the same, of several that do. */
guint
riffle_keymap_simplify (guint key)
{
  if (key >= GDK_KEY_KP_0 && key <= GDK_KEY_KP_9)
    return key - GDK_KEY_KP_0 + GDK_KEY_0;
  for (gsize i = 0; i < G_N_ELEMENTS (same_keys); i++)
    if (same_keys[i].keypad == key)
      return same_keys[i].key;
  return gdk_keyval_to_lower (key);
}

/* On keyboards with other letters the Latin ones of another layout count, and digits that need
 * Shift do without it. Returns: a letter or a digit, or GDK_KEY_VoidSymbol */
guint
riffle_keymap_find_latin (GtkWidget *widget,
                          guint      code)
{
  g_autofree guint *keys = NULL;
  int n_keys;

  if (!gdk_display_map_keycode (gtk_widget_get_display (widget), code, NULL, &keys, &n_keys))
    return GDK_KEY_VoidSymbol;
  for (int i = 0; i < n_keys; i++)
    if (keys[i] < 128 && g_ascii_isalnum ((char) keys[i]))
      return gdk_keyval_to_lower (keys[i]);
  return GDK_KEY_VoidSymbol;
}

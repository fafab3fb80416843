/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody is told who starts the program for the first time. */
#include "config.h"

#include "riffle-advice.h"

#include <glib/gi18n.h>

/**
 * riffle_advice_get:
 *
 * Returns: (transfer none): what can be done with the pointer
 */
const char *
riffle_advice_get (void)
{
  /* Translators: shown below the cards at the very first start. The title is the name of the game,
     which is a button. */
  return _("Drag a card, or click it and then its new place. For other games, click the title.");
}

/**
 * riffle_advice_get_for_fingers:
 *
 * Returns: (transfer none): what can be done on a screen that is touched
 */
const char *
riffle_advice_get_for_fingers (void)
{
  /* Translators: shown below the cards at the very first start, on a screen that is touched.
     The title is the name of the game, which is a button. */
  return _("Drag a card, or tap it and then its new place. For other games, tap the title.");
}

/**
 * riffle_advice_get_for_keys:
 *
 * Returns: (transfer none): what can be done with keys
 */
const char *
riffle_advice_get_for_keys (void)
{
  /* Translators: at the very first start, for whoever plays with keys or hears a screen reader */
  return _("Arrow keys and Return move cards. F1 shows the rules, Ctrl+F finds other games, and "
           "Ctrl+? shows all keys.");
}

/**
 * riffle_advice_is_wanted:
 * @key: a key that was pressed
 *
 * Returns: whether it moves the focus, so that the player seems to play with keys
 */
gboolean
riffle_advice_is_wanted (guint key)
{
  return key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_Left
         || key == GDK_KEY_Right || key == GDK_KEY_Up || key == GDK_KEY_Down;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys in the texts of the book, as the player has them. In a text, a name in braces stands for a
 * key: that of an action, such as {win.undo}, or one of the board’s own, such as {Return}. */
#include "config.h"

#include "riffle-book-keys.h"

#include <string.h>

#include <glib/gi18n.h>

#include "riffle-shortcut-keys.h"

/* The first key of an action: texts name one. */
static char *
dup_key_of_action (RiffleShortcuts *shortcuts,
                   const char      *action)
{
  g_auto (GStrv) keys = riffle_shortcuts_dup_keys (shortcuts, action);

  if (keys == NULL || keys[0] == NULL)
    /* Translators: stands in a sentence for a key that the player has taken away */
    return g_strdup (C_("book", "(no key)"));
  return riffle_shortcut_dup_name (keys[0]);
}

static char *
dup_key (RiffleShortcuts *shortcuts,
         const char      *name)
{
  return strchr (name, '.') != NULL ? dup_key_of_action (shortcuts, name)
         : riffle_shortcut_dup_name (name);
}

/**
 * riffle_book_keys_fill:
 * @shortcuts: the keys of the program
 * @text: a text of the book, in the player's language
 *
 * Returns: (transfer full): the text with keys in place of the names in braces
 */
char *
riffle_book_keys_fill (RiffleShortcuts *shortcuts,
                       const char      *text)
{
  g_autoptr (GString) filled = g_string_new (NULL);
  const char *open, *close;

  while ((open = strchr (text, '{')) != NULL && (close = strchr (open, '}')) != NULL)
    {
      g_autofree char *name = g_strndup (open + 1, (gsize) (close - open - 1));
      g_autofree char *key = dup_key (shortcuts, name);

      g_string_append_len (filled, text, open - text);
      g_string_append (filled, key);
      text = close + 1;
    }
  g_string_append (filled, text);
  return g_string_free (g_steal_pointer (&filled), FALSE);
}

static void
add_names (GPtrArray          *names,
           const char *const  *keys)
{
  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    g_ptr_array_add (names, riffle_shortcut_dup_name (keys[i]));
}

/**
 * riffle_book_keys_tell:
 * @shortcuts: the keys of the program
 * @shortcut: an entry of the table of keys
 *
 * Returns: (transfer full): what the keys do, and which they are
 */
char *
riffle_book_keys_tell (RiffleShortcuts      *shortcuts,
                       const RiffleShortcut *shortcut)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *title = riffle_shortcut_dup_title (shortcut);
  g_autofree char *keys = NULL;

  if (shortcut->action != NULL)
    {
      g_auto (GStrv) own = riffle_shortcuts_dup_keys (shortcuts, shortcut->action);

      add_names (names, (const char *const *) own);
    }
  else
    add_names (names, shortcut->keys);
  if (names->len == 0)
    g_ptr_array_add (names, g_strdup (C_("book", "(no key)")));
  g_ptr_array_add (names, NULL);
  keys = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: an entry of a list of keys, such as “Undo: Ctrl+Z, Ctrl+B”; %1$s is what the keys
     do, %2$s the keys */
  return g_strdup_printf (C_("book", "%1$s: %2$s"), title, keys);
}

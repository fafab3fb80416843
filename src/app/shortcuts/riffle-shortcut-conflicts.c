/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What other actions lose if an action gets keys, as players are told before. */
#include "config.h"

#include "riffle-shortcut-conflicts.h"

#include <glib/gi18n.h>

#include "riffle-shortcut-keys.h"

/**
 * riffle_shortcut_conflicts_dup_text:
 * @shortcuts: the shortcuts
 * @action: an action of the table
 * @keys: keys that it could get
 *
 * Tells which of the keys other actions have.
 *
 * Returns: (nullable) (transfer full): a line for each of these keys, or %NULL if there is none
 */
char *
riffle_shortcut_conflicts_dup_text (RiffleShortcuts   *shortcuts,
                                    const char        *action,
                                    const char *const *keys)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; keys[i] != NULL; i++)
    {
      const RiffleShortcut *holder = riffle_shortcuts_find_holder (shortcuts, keys[i], action);
      g_autofree char *name = NULL, *title = NULL, *line = NULL;

      if (holder == NULL)
        continue;
      name = riffle_shortcut_dup_name (keys[i]);
      title = riffle_shortcut_dup_title (holder);
      /* Translators: the first %s is a key, the second is what it does: “Ctrl+Z is already used for
         “Undo””. */
      line = g_strdup_printf (_("%s is already used for “%s”. If you use it here, it will be "
                                "removed there."), name, title);
      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

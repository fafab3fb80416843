/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions whose functions belong to an object. */
#include "config.h"

#include "riffle-actions.h"

/**
 * riffle_actions_add:
 * @map: where the actions go
 * @actions: (array length=n_actions): the actions
 * @n_actions: how many of them
 * @owner: (type GObject): an object; without it the actions do nothing
 *
 * Adds actions, which are enabled at first.
 */
void
riffle_actions_add (GActionMap         *map,
                    const RiffleAction *actions,
                    gsize               n_actions,
                    gpointer            owner)
{
  for (gsize i = 0; i < n_actions; i++)
    {
      const char *type = actions[i].parameter;
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i].name, type == NULL
                                                              ? NULL : G_VARIANT_TYPE (type));

      g_signal_connect_object (action, "activate", actions[i].activate, owner, G_CONNECT_SWAPPED);
      g_action_map_add_action (map, G_ACTION (action));
    }
}

/**
 * riffle_actions_enable:
 * @map: where the action is
 * @name: its name, without a prefix
 * @is_enabled: whether it can be used now
 *
 * Enables an action or disables it.
 */
void
riffle_actions_enable (GActionMap *map,
                       const char *name,
                       gboolean    is_enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, name)),
                               is_enabled);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions whose functions belong to an object. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RiffleAction:
 * @name: the name, without a prefix
 * @activate: is called with the owner and the parameter of the action
 * @parameter: (nullable): the type of the parameter
 *
 * An action without state.
 */
typedef struct
{
  const char *name;
  GCallback   activate;
  const char *parameter;
} RiffleAction;

void riffle_actions_add    (GActionMap         *map,
                            const RiffleAction *actions,
                            gsize               n_actions,
                            gpointer            owner);
void riffle_actions_enable (GActionMap         *map,
                            const char         *name,
                            gboolean            is_enabled);

G_END_DECLS

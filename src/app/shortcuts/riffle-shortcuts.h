/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the program's actions, as the player wants them. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-shortcuts-table.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SHORTCUTS (riffle_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (RiffleShortcuts, riffle_shortcuts, RIFFLE, SHORTCUTS, GObject)

/* Signal: changed () */

RiffleShortcuts      *riffle_shortcuts_new         (GSettings            *settings,
                                                    GtkApplication       *application);
RiffleShortcuts      *riffle_shortcuts_get_for     (GtkApplication       *application);
char                **riffle_shortcuts_dup_keys    (RiffleShortcuts      *self,
                                                    const char           *action);
gboolean              riffle_shortcuts_is_changed  (RiffleShortcuts      *self,
                                                    const char           *action);
const RiffleShortcut *riffle_shortcuts_find_holder (RiffleShortcuts      *self,
                                                    const char           *key,
                                                    const char           *but);
void                  riffle_shortcuts_set_key     (RiffleShortcuts      *self,
                                                    const char           *action,
                                                    const char           *old,
                                                    const char           *key);
void                  riffle_shortcuts_reset       (RiffleShortcuts      *self,
                                                    const char           *action);
void                  riffle_shortcuts_reset_all   (RiffleShortcuts      *self);
void                  riffle_shortcuts_suspend     (RiffleShortcuts      *self,
                                                    gboolean              is_suspended);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All that has keys, and the keys that it has at first. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RIFFLE_SHORTCUT_MAX_KEYS 4 /* that do the same */

/**
 * RiffleShortcut:
 * @title: what the keys do, untranslated, with the context "shortcuts"
 * @action: (nullable): the action, with its parameter; or the keys are the board's own
 * @keys: what does it at first
 * @number: stands in the title, unless it is 0
 */
typedef struct
{
  const char *title;
  const char *action;
  const char *keys[RIFFLE_SHORTCUT_MAX_KEYS + 1];
  guint       number;
} RiffleShortcut;

/**
 * RiffleShortcutGroup:
 * @title: its heading, untranslated, with the context "shortcuts"
 * @shortcuts: up to one without a title
 */
typedef struct
{
  const char           *title;
  const RiffleShortcut *shortcuts;
} RiffleShortcutGroup;

const RiffleShortcutGroup *riffle_shortcuts_get_groups (void);
const RiffleShortcut      *riffle_shortcuts_find       (const char           *action);
char                      *riffle_shortcut_dup_title   (const RiffleShortcut *shortcut);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the player for another key. */
#pragma once

#include "riffle-shortcuts.h"

G_BEGIN_DECLS

void riffle_shortcut_dialog_present (GtkWidget            *parent,
                                     RiffleShortcuts      *shortcuts,
                                     const RiffleShortcut *shortcut);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys in the texts of the book, as the player has them. */
#pragma once

#include "riffle-shortcuts.h"

G_BEGIN_DECLS

char *riffle_book_keys_fill (RiffleShortcuts      *shortcuts,
                             const char           *text);
char *riffle_book_keys_tell (RiffleShortcuts      *shortcuts,
                             const RiffleShortcut *shortcut);

G_END_DECLS

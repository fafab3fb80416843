/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where decks lie, and how they are called there. */
#pragma once

#include "riffle-deck-info.h"

G_BEGIN_DECLS

/* Takes a deck that was found. */
typedef void (*RiffleDeckFoundFunc) (RiffleDeckInfo *info,
                                     gpointer        user_data);

void  riffle_deck_scan            (RiffleDeckFoundFunc  found,
                                   gpointer             user_data);
char *riffle_deck_scan_dup_own    (void);
char *riffle_deck_scan_dup_title  (const char          *name);
char *riffle_deck_scan_dup_name   (const char          *text);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The book as a dialog. */
#pragma once

#include "riffle-board.h"
#include "riffle-session.h"
#include "riffle-shortcuts.h"

G_BEGIN_DECLS

/**
 * RiffleBookSource:
 * @board: gives pictures their deck and their sides
 * @session: has the games, and the options of their next deals
 * @shortcuts: the keys of the program
 * @width: of the window, in pixels
 *
 * What the book takes from the program.
 */
typedef struct
{
  RiffleBoard     *board;
  RiffleSession   *session;
  RiffleShortcuts *shortcuts;
  int              width;
} RiffleBookSource;

GtkWidget *riffle_book_page_new (const RiffleBookSource *source,
                                 const char             *place);

G_END_DECLS

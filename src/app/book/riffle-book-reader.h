/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the book is read: a chapter or the rules of a game, from the place that is asked for. */
#pragma once

#include <adwaita.h>

#include "riffle-board.h"
#include "riffle-session.h"
#include "riffle-shortcuts.h"

G_BEGIN_DECLS

/**
 * RiffleBookFocus:
 * @RIFFLE_BOOK_FOCUS_NONE: what has it
 * @RIFFLE_BOOK_FOCUS_PAGE: the page, so that keys scroll it
 * @RIFFLE_BOOK_FOCUS_HEADING: the heading, from which a screen reader goes on
 *
 * What gets the focus when a place is shown.
 */
typedef enum
{
  RIFFLE_BOOK_FOCUS_NONE,
  RIFFLE_BOOK_FOCUS_PAGE,
  RIFFLE_BOOK_FOCUS_HEADING,
} RiffleBookFocus;

#define RIFFLE_TYPE_BOOK_READER (riffle_book_reader_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBookReader, riffle_book_reader, RIFFLE, BOOK_READER, AdwBin)

GtkWidget *riffle_book_reader_new  (RiffleBoard      *board,
                                    RiffleSession    *session,
                                    RiffleShortcuts  *shortcuts);
gboolean   riffle_book_reader_show (RiffleBookReader *self,
                                    const char       *place,
                                    RiffleBookFocus   focus);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pictures in the book, drawn as the board draws. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

PatGame   *riffle_book_picture_make_game (const char  *id,
                                          GError     **error);
GtkWidget *riffle_book_picture_new       (RiffleBoard *board,
                                          const char  *id);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as a page to read, and what each of its piles is. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

/* Opens the book; its parameter is the place. */
#define RIFFLE_RULES_OPEN_BOOK "book.open"

GtkWidget *riffle_rules_page_new      (RiffleBoard *board,
                                       PatGame     *game);
GtkWidget *riffle_rules_page_new_text (RiffleBoard *board,
                                       PatGame     *game);

G_END_DECLS

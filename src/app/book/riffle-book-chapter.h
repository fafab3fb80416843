/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chapter of the book as a column of texts. */
#pragma once

#include "riffle-board.h"
#include "riffle-book.h"
#include "riffle-shortcuts.h"

G_BEGIN_DECLS

/**
 * RiffleBookMeans:
 * @board: gives pictures their deck and their sides
 * @shortcuts: the keys of the program
 * @registry: the games
 *
 * What a chapter is made with.
 */
typedef struct
{
  RiffleBoard     *board;
  RiffleShortcuts *shortcuts;
  PatRegistry     *registry;
} RiffleBookMeans;

GtkWidget *riffle_book_chapter_new (const RiffleBookPlace  *place,
                                    const RiffleBookMeans  *means,
                                    GtkWidget             **target);

G_END_DECLS

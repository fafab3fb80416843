/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds words in the book, and games by their names. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleBookHit:
 * @place: where it is
 * @title: what the place is called
 * @text: (nullable): a paragraph that has the words, or where the place is
 * @rating: how likely it is that the reader means it
 *
 * A place that was found.
 */
typedef struct
{
  char  *place;
  char  *title;
  char  *text;
  guint  rating;
} RiffleBookHit;

GPtrArray *riffle_book_search (PatRegistry *registry,
                               const char  *words);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list that leads to a place in the book. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *riffle_book_row_new       (const char *place,
                                      const char *title,
                                      const char *text);
const char *riffle_book_row_get_place (GtkWidget  *row);

G_END_DECLS

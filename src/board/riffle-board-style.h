/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board's style sheet. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_board_style_load           (GdkDisplay *display);
void riffle_board_style_set_card_width (GtkWidget  *board,
                                        double      width);

G_END_DECLS

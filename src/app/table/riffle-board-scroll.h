/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What scrolls a board that is higher than its window, and the buttons for that. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

/**
 * RiffleScrollButtons:
 * @header: buttons that are shown if there is room above the board
 * @up: a button below the board of a narrow window
 * @down: the other one
 *
 * The buttons that scroll a board, which are shown only if it can be scrolled.
 */
typedef struct
{
  GtkWidget *header;
  GtkWidget *up;
  GtkWidget *down;
} RiffleScrollButtons;

#define RIFFLE_TYPE_BOARD_SCROLL (riffle_board_scroll_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBoardScroll, riffle_board_scroll, RIFFLE, BOARD_SCROLL, GObject)

RiffleBoardScroll *riffle_board_scroll_new        (RiffleBoard               *board,
                                                   const RiffleScrollButtons *buttons,
                                                   GActionMap                *actions);
GtkWidget         *riffle_board_scroll_get_widget (RiffleBoardScroll         *self);
void               riffle_board_scroll_set_narrow (RiffleBoardScroll         *self,
                                                   gboolean                   is_narrow);

G_END_DECLS

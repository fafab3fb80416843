/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of the board as its game is dealt, from which a pile can be chosen. */
#pragma once

#include "riffle-board.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_BOARD_PICTURE (riffle_board_picture_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBoardPicture, riffle_board_picture, RIFFLE, BOARD_PICTURE, GtkWidget)

/*
 * Signal:
 *   chosen (guint pile)   the player has clicked on a pile
 */

GtkWidget *riffle_board_picture_new         (RiffleBoard        *board,
                                             PatGame            *game);
void       riffle_board_picture_set_label   (RiffleBoardPicture *self,
                                             const char         *label);
void       riffle_board_picture_mark_pile   (RiffleBoardPicture *self,
                                             int                 pile);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A popover in which the player chooses one of several cards. */
#pragma once

#include "riffle-board-private.h"

G_BEGIN_DECLS

/* A choice with this bit is a card of a pile: the pile in bits 8–15, the place of the card in
 * bits 0–7. */
#define RIFFLE_PICKER_CARD (1u << 16)

typedef struct
{
  PatCard card;
  guint   choice;
} RifflePickerChoice;

typedef void (*RifflePickerFunc) (RiffleBoard *board,
                                  guint        choice);

GtkWidget  *riffle_board_picker_new   (RiffleBoard      *board,
                                       GArray           *choices,
                                       RifflePickerFunc  func);
void        riffle_board_picker_popup (RiffleBoard      *board,
                                       GtkWidget        *picker,
                                       guint             pile);

G_END_DECLS

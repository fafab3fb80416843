/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A popover in which the player chooses one of several cards. */
#pragma once

#include "riffle-pile.h"

G_BEGIN_DECLS

/* A choice with this bit is a card of a pile: the pile in bits 8–15, the place of the card in
 * bits 0–7. */
#define RIFFLE_PICKER_CARD (1u << 16)

/* No choice: the player does not want any. */
#define RIFFLE_PICKER_CLOSED G_MAXUINT

typedef struct
{
  PatCard card;
  guint   choice;
} RifflePickerChoice;

typedef void (*RifflePickerFunc) (guint    choice,
                                  gpointer user_data);

GtkWidget  *riffle_picker_new   (GtkWidget        *board,
                                 RifflePile       *pile,
                                 GArray           *choices,
                                 RifflePickerFunc  func,
                                 gpointer          user_data);
void        riffle_picker_popup (GtkWidget        *picker,
                                 const char       *sentence);
void        riffle_picker_end   (GtkWidget        *picker);

G_END_DECLS

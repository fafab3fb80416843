/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row between header and board: score, moves, time, what the game has to say and its special
 * actions. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-board.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STATUS_ROW (riffle_status_row_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatusRow, riffle_status_row, RIFFLE, STATUS_ROW, GtkBox)

/* What is said beside what the game has to say. */
typedef enum
{
  RIFFLE_STATUS_OPPONENTS,    /* how far others are who play beside the player */
  RIFFLE_STATUS_VERDICT,      /* whether the game can still be won, if the player wants to know */
  RIFFLE_STATUS_DEMONSTRATION /* that the program plays; a button to stop it is shown, too */
} RiffleStatusText;

void riffle_status_row_set_board        (RiffleStatusRow *self,
                                         RiffleBoard     *board);
void riffle_status_row_set_game         (RiffleStatusRow *self,
                                         PatGame         *game);
void riffle_status_row_set_header       (RiffleStatusRow *self,
                                         GtkBox          *figures,
                                         GtkBox          *clock);
void riffle_status_row_set_in_header    (RiffleStatusRow *self,
                                         gboolean         is_in_header);
void riffle_status_row_set_text         (RiffleStatusRow *self,
                                         RiffleStatusText kind,
                                         const char      *text);
void riffle_status_row_set_paused       (RiffleStatusRow *self,
                                         gboolean         is_paused);
void riffle_status_row_set_prompt       (RiffleStatusRow *self,
                                         const char      *prompt);
void riffle_status_row_tick             (RiffleStatusRow *self);

G_END_DECLS

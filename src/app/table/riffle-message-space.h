/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the window in which messages are shown, and where there is room in it. */
#pragma once

#include "riffle-board.h"
#include "riffle-message.h"
#include "riffle-outcome.h"
#include "riffle-pile-panel.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

/**
 * RiffleMessageSpace:
 * @layers: what the message lies in, over everything else
 * @message: the message
 * @table: the table, of the same size as @overlay
 * @overlay: the board, and what lies over it
 * @status: the row above it
 *
 * The part of the window in which messages are shown.
 */
typedef struct
{
  GtkOverlay      *layers;
  RiffleMessage   *message;
  GtkWidget       *table;
  GtkOverlay      *overlay;
  RiffleStatusRow *status;
} RiffleMessageSpace;

gboolean riffle_message_space_find_card (const RiffleMessageSpace *self,
                                         RiffleBoard              *board,
                                         guint                     pile,
                                         int                       index,
                                         GdkRectangle             *place);
gboolean riffle_message_space_place     (const RiffleMessageSpace *self,
                                         RiffleBoard              *board,
                                         PatGame                  *game,
                                         const GdkRectangle       *near,
                                         GdkRectangle             *place);
gboolean riffle_message_space_place_outcome (const RiffleMessageSpace *self,
                                             RiffleBoard              *board,
                                             PatGame                  *game,
                                             RiffleOutcome            *outcome,
                                             GdkRectangle             *place);
gboolean riffle_message_space_place_panel (const RiffleMessageSpace *self,
                                           RiffleBoard              *board,
                                           PatGame                  *game,
                                           RifflePilePanel          *panel,
                                           GdkRectangle             *place);

G_END_DECLS

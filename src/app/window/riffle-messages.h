/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells the player: messages, refusals, what the board asks for. */
#pragma once

#include "riffle-event-log.h"
#include "riffle-message.h"
#include "riffle-session.h"
#include "riffle-status-row.h"
#include "riffle-view.h"

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

#define RIFFLE_TYPE_MESSAGES (riffle_messages_get_type ())
G_DECLARE_FINAL_TYPE (RiffleMessages, riffle_messages, RIFFLE, MESSAGES, GObject)

RiffleMessages *riffle_messages_new              (RiffleView               *view,
                                                  RiffleSession            *session,
                                                  const RiffleMessageSpace *space,
                                                  RiffleEventLog           *log);
void            riffle_messages_say              (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_say_until_closed (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_say_undoable     (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_hide             (RiffleMessages           *self);
void            riffle_messages_update           (RiffleMessages           *self);
void            riffle_messages_tell             (RiffleMessages           *self,
                                                  const char               *message);

G_END_DECLS

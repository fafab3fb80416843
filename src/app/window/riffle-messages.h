/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells the player: messages, refusals, what the board asks for. */
#pragma once

#include "riffle-event-log.h"
#include "riffle-message-space.h"
#include "riffle-session.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_MESSAGES (riffle_messages_get_type ())
G_DECLARE_FINAL_TYPE (RiffleMessages, riffle_messages, RIFFLE, MESSAGES, GObject)

RiffleMessages *riffle_messages_new              (RiffleView               *view,
                                                  RiffleSession            *session,
                                                  const RiffleMessageSpace *space,
                                                  RiffleEventLog           *log);
void            riffle_messages_show_on_table    (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_say              (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_say_over_moves   (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_say_until_closed (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_welcome          (RiffleMessages           *self);
void            riffle_messages_say_undoable     (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_refuse           (RiffleMessages           *self,
                                                  const char               *sentence);
void            riffle_messages_hide             (RiffleMessages           *self);
void            riffle_messages_update           (RiffleMessages           *self);
void            riffle_messages_tell             (RiffleMessages           *self,
                                                  const char               *message);

G_END_DECLS

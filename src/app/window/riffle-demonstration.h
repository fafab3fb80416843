/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays on by itself, along a way that wins if one is known. */
#pragma once

#include "riffle-hints.h"
#include "riffle-messages.h"

#include "riffle-session.h"
#include "riffle-status-row.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_DEMONSTRATION (riffle_demonstration_get_type ())
G_DECLARE_FINAL_TYPE (RiffleDemonstration, riffle_demonstration, RIFFLE, DEMONSTRATION, GObject)

RiffleDemonstration *riffle_demonstration_new (RiffleView          *view,
                                               RiffleSession       *session,
                                               RiffleArbiters      *arbiters,
                                               RiffleMessages      *messages,
                                               RiffleHints         *hints,
                                               RiffleStatusRow     *status,
                                               GActionMap          *actions);
void                 riffle_demonstration_stop (RiffleDemonstration *self);
gboolean             riffle_demonstration_is_looking (RiffleDemonstration *self);

G_END_DECLS

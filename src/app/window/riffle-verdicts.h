/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows whether the game can still be won, and leads back to where it could. */
#pragma once

#include "riffle-demonstration.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_VERDICTS (riffle_verdicts_get_type ())
G_DECLARE_FINAL_TYPE (RiffleVerdicts, riffle_verdicts, RIFFLE, VERDICTS, GObject)

RiffleVerdicts *riffle_verdicts_new (RiffleView          *view,
                                     RiffleSession       *session,
                                     RiffleArbiters      *arbiters,
                                     RiffleMessages      *messages,
                                     RiffleHints         *hints,
                                     RiffleDemonstration *demonstration,
                                     RiffleStatusRow     *status,
                                     GActionMap          *actions);

G_END_DECLS

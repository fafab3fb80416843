/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes what somebody has sent from the clipboard, and asks the player what to do with it. */
#pragma once

#include "riffle-films.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_RECEIVER (riffle_receiver_get_type ())
G_DECLARE_FINAL_TYPE (RiffleReceiver, riffle_receiver, RIFFLE, RECEIVER, GObject)

RiffleReceiver *riffle_receiver_new (RiffleView     *view,
                                     RiffleSession  *session,
                                     RiffleFilms    *films,
                                     RiffleMessages *messages,
                                     GActionMap     *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Watching the game that is being played, and giving it to others. */
#pragma once

#include "riffle-films.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SHARING (riffle_sharing_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSharing, riffle_sharing, RIFFLE, SHARING, GObject)

RiffleSharing *riffle_sharing_new (RiffleView     *view,
                                   RiffleSession  *session,
                                   RiffleFilms    *films,
                                   RiffleMessages *messages,
                                   GActionMap     *actions);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that lead the focus to a pile. */
#pragma once

#include "riffle-announcer.h"
#include "riffle-focus.h"

G_BEGIN_DECLS

typedef struct _RifflePileJump RifflePileJump;

RifflePileJump *riffle_pile_jump_new   (RiffleTable        *table,
                                        RiffleFocus        *focus,
                                        const PatSelection *selection,
                                        RiffleAnnouncer    *announcer);
void            riffle_pile_jump_free  (RifflePileJump     *self);
gboolean        riffle_pile_jump_press (RifflePileJump     *self,
                                        guint               key,
                                        guint32             time_msec);

G_END_DECLS

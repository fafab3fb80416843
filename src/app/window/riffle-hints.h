/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows hints, which are thought about while the window goes on. */
#pragma once

#include "riffle-arbiters.h"
#include "riffle-messages.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_HINTS (riffle_hints_get_type ())
G_DECLARE_FINAL_TYPE (RiffleHints, riffle_hints, RIFFLE, HINTS, GObject)

RiffleHints *riffle_hints_new  (RiffleView     *view,
                                GSettings      *settings,
                                RiffleArbiters *arbiters,
                                RiffleMessages *messages,
                                RiffleEventLog *log);
void         riffle_hints_show (RiffleHints    *self);
void         riffle_hints_cancel (RiffleHints  *self);
void         riffle_hints_set_lost (RiffleHints *self,
                                    gboolean     is_lost);

G_END_DECLS

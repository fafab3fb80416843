/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When the clock of the game runs, and the pause. */
#pragma once

#include "riffle-status-row.h"
#include "riffle-view.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CLOCK (riffle_clock_get_type ())
G_DECLARE_FINAL_TYPE (RiffleClock, riffle_clock, RIFFLE, CLOCK, GObject)

RiffleClock *riffle_clock_new        (RiffleView      *view,
                                      RiffleStatusRow *status,
                                      GtkOverlay      *table,
                                      GActionMap      *actions);
void         riffle_clock_set_paused (RiffleClock     *self,
                                      gboolean         is_paused);

G_END_DECLS

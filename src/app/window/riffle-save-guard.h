/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done when games or other files cannot be saved: the player is told, and asked before the
 * window is closed. */
#pragma once

#include "riffle-event-log.h"
#include "riffle-messages.h"
#include "riffle-save-banner.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_SAVE_GUARD (riffle_save_guard_get_type ())
G_DECLARE_FINAL_TYPE (RiffleSaveGuard, riffle_save_guard, RIFFLE, SAVE_GUARD, GObject)

RiffleSaveGuard *riffle_save_guard_new        (RiffleView       *view,
                                               RiffleSession    *session,
                                               RiffleMessages   *messages,
                                               RiffleEventLog   *log,
                                               GActionMap       *actions);
void             riffle_save_guard_add_banner (RiffleSaveGuard  *self,
                                               RiffleSaveBanner *banner);
void             riffle_save_guard_set_narrow (RiffleSaveGuard  *self,
                                               gboolean          is_narrow);
gboolean         riffle_save_guard_is_failing (RiffleSaveGuard  *self);
gboolean         riffle_save_guard_may_close  (RiffleSaveGuard  *self);
gboolean         riffle_save_guard_may_quit   (RiffleSaveGuard  *self);

G_END_DECLS

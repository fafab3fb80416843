/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player whose game was recorded, and is seen again beside that of somebody else. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_OPPONENT (riffle_opponent_get_type ())
G_DECLARE_FINAL_TYPE (RiffleOpponent, riffle_opponent, RIFFLE, OPPONENT, GObject)

RiffleOpponent *riffle_opponent_new          (PatReplay        *replay,
                                              PatRegistry      *registry,
                                              GError          **error);
const char  *riffle_opponent_get_name     (RiffleOpponent      *self);
gint64       riffle_opponent_get_won_msec (RiffleOpponent      *self);
void         riffle_opponent_get_result   (RiffleOpponent      *self,
                                           gint64            msec,
                                           PatReplayResult  *result);

G_END_DECLS

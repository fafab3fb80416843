/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was done in the games that are being played, or that can be brought back. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

typedef struct _RiffleRecordings RiffleRecordings;

RiffleRecordings *riffle_recordings_new        (void);
void              riffle_recordings_free       (RiffleRecordings *self);
void              riffle_recordings_follow     (RiffleRecordings *self,
                                                PatGame          *game);
void              riffle_recordings_copy       (RiffleRecordings *self,
                                                PatGame          *game,
                                                PatGame          *copy);
PatReplay        *riffle_recordings_dup_replay (RiffleRecordings *self,
                                                PatGame          *game);

G_END_DECLS

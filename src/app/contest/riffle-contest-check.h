/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the games of a contest again, behind the player's back, to see whose score is true. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

void       riffle_contest_check_begin  (PatContest          *contest,
                                        PatRegistry         *registry,
                                        GCancellable        *cancellable,
                                        GAsyncReadyCallback  ready,
                                        gpointer             user_data);
GPtrArray *riffle_contest_check_finish (GAsyncResult        *result);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays as files and as texts from outside. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

gboolean   riffle_replay_file_holds     (const char     *text);
gboolean   riffle_replay_file_is        (const char     *path);
PatReplay *riffle_replay_file_parse     (RiffleSession  *session,
                                         const char     *text,
                                         GError        **error);
char      *riffle_replay_file_dup_fault (RiffleSession  *session,
                                         PatReplay      *replay,
                                         const GError   *fault);
PatReplay *riffle_replay_file_read      (RiffleSession  *session,
                                         const char     *path,
                                         GError        **error);

G_END_DECLS

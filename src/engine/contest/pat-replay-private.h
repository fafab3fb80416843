/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What replays and contests have in common when they are written and read. */
#pragma once

#include "pat-lines-private.h"
#include "pat-replay.h"

G_BEGIN_DECLS

/* More than anybody does in a game. */
#define PAT_REPLAY_MAX_EVENTS 100000
#define PAT_REPLAY_MAX_LINE   65536 /* bytes */

/* Of all lines of actions: a player of a contest finds room for them, see
 * PAT_CONTEST_ENTRANT_BYTES. */
#define PAT_REPLAY_MAX_EVENT_BYTES (1024 * 1024 - 128 * 1024)
#define PAT_REPLAY_MAX_DEAL   1024

PatLinesFormat pat_replay_get_format (const char *magic,
                                      guint       version,
                                      gsize       max_bytes);
void     pat_replay_print_event (const PatReplayEvent *event,
                                 GString              *text);
const GString *pat_replay_get_lines (PatReplay *self);
void     pat_replay_print_body (PatReplay *self,
                                GString   *text);
gboolean pat_replay_read_body  (PatReplay *self,
                                PatLines  *lines);
gboolean pat_replay_may_follow (gunichar   letter,
                                gunichar   before);
gboolean pat_replay_read_name  (PatLines  *lines,
                                char     **name);

G_END_DECLS

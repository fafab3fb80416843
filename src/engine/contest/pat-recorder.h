/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes down what a player does in a game. */
#pragma once

#include "pat-replay.h"

G_BEGIN_DECLS

/**
 * PatRecorder:
 *
 * Follows a game, and writes down what the player does and when. What it has written is a
 * [class@Patience.Replay].
 */
#define PAT_TYPE_RECORDER (pat_recorder_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatRecorder, pat_recorder, PAT, RECORDER, GObject)

PAT_PUBLIC PatRecorder *pat_recorder_new          (PatGame     *game,
                                                   PatReplay   *earlier);
PAT_PUBLIC PatReplay   *pat_recorder_get_replay   (PatRecorder *self);

G_END_DECLS

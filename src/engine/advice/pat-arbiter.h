/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Says whether a game can be won, all cards known, and thinks in a thread of its own. */
#pragma once

#include "pat-game.h"
#include "pat-solution.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PatArbiter:
 *
 * Says of a game whether it can be won as it stands, all cards known, and from which earlier
 * position it could. It remembers what was found out about the positions of the game, and draws
 * conclusions: the position before a move can be won if the one after it can. The signal “learned”
 * tells that more is known than before.
 *
 * A verdict takes at most ten seconds of processor time, and each position on the way back one.
 */
#define PAT_TYPE_ARBITER (pat_arbiter_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatArbiter, pat_arbiter, PAT, ARBITER, GObject)

PAT_PUBLIC PatArbiter *pat_arbiter_new              (PatGame             *game);
PAT_PUBLIC gboolean    pat_arbiter_take_game        (PatArbiter          *self,
                                                     PatGame             *game);
PAT_PUBLIC void        pat_arbiter_set_max_states   (PatArbiter          *self,
                                                     guint64              max_states);
PAT_PUBLIC PatVerdict  pat_arbiter_get_verdict      (PatArbiter          *self);
PAT_PUBLIC PatVerdict  pat_arbiter_get_deal_verdict (PatArbiter          *self);
PAT_PUBLIC void        pat_arbiter_judge_async      (PatArbiter          *self,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
PAT_PUBLIC gboolean    pat_arbiter_judge_finish     (PatArbiter          *self,
                                                     GAsyncResult        *result,
                                                     PatVerdict          *verdict,
                                                     GError             **error);
PAT_PUBLIC void        pat_arbiter_look_back_async  (PatArbiter          *self,
                                                     GCancellable        *cancellable,
                                                     GAsyncReadyCallback  callback,
                                                     gpointer             user_data);
PAT_PUBLIC int         pat_arbiter_look_back_finish (PatArbiter          *self,
                                                     GAsyncResult        *result,
                                                     GError             **error);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Proposes moves of a game, and thinks in a thread of its own. */
#pragma once

#include "pat-arbiter.h"
#include "pat-game.h"
#include "pat-hint.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * PatAdvisor:
 *
 * Proposes moves of a game. A fair one knows what the player can know: it deals what is hidden at
 * random, and proposes what won most often. One that knows all looks for a line that wins.
 *
 * It remembers the line, and what it has proposed, as long as the game stands where it stood.
 */
#define PAT_TYPE_ADVISOR (pat_advisor_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatAdvisor, pat_advisor, PAT, ADVISOR, GObject)

PAT_PUBLIC PatAdvisor *pat_advisor_new             (PatGame              *game);
PAT_PUBLIC PatGame    *pat_advisor_get_game        (PatAdvisor           *self);
PAT_PUBLIC void        pat_advisor_set_arbiter     (PatAdvisor           *self,
                                                    PatArbiter           *arbiter);
PAT_PUBLIC void        pat_advisor_set_knows_all   (PatAdvisor           *self,
                                                    gboolean              knows_all);
PAT_PUBLIC void        pat_advisor_set_max_seconds (PatAdvisor           *self,
                                                    double                max_seconds);
PAT_PUBLIC void        pat_advisor_set_max_states  (PatAdvisor           *self,
                                                    guint64               max_states);
PAT_PUBLIC void        pat_advisor_set_max_bytes   (PatAdvisor           *self,
                                                    guint64               max_bytes);
PAT_PUBLIC void        pat_advisor_start_over      (PatAdvisor           *self);
PAT_PUBLIC gboolean    pat_advisor_hint            (PatAdvisor           *self,
                                                    PatHint              *hint,
                                                    GCancellable         *cancellable,
                                                    GError              **error);
PAT_PUBLIC void        pat_advisor_hint_async      (PatAdvisor           *self,
                                                    GCancellable         *cancellable,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              user_data);
PAT_PUBLIC gboolean    pat_advisor_hint_finish     (PatAdvisor           *self,
                                                    GAsyncResult         *result,
                                                    PatHint              *hint,
                                                    GError              **error);

G_END_DECLS

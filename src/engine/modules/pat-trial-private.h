/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Runs a process in which a module may do what it likes, and says what it did. */
#pragma once

#include <sys/resource.h>

#include "pat-watch-private.h"

G_BEGIN_DECLS

gboolean  pat_trial_run   (const char *const *arguments,
                           gboolean           is_heard,
                           guint              patience,
                           PatWatchPage      *noted,
                           int               *status,
                           GError           **error);
void      pat_trial_begin (void);
void      pat_trial_end   (void);
char     *pat_trial_dup_time_limit (int                  wait_status,
                                    const struct rusage *usage);

G_END_DECLS

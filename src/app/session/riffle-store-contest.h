/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contest that is going on, in a file beside the games. */
#pragma once

#include "riffle-store.h"

G_BEGIN_DECLS

void        riffle_store_contest_save      (RiffleStore  *store,
                                            PatContest   *contest);
PatContest *riffle_store_contest_load      (RiffleStore  *store,
                                            GError      **error);
char       *riffle_store_contest_set_aside (RiffleStore  *store,
                                            gboolean      is_newer,
                                            GError      **error);

G_END_DECLS

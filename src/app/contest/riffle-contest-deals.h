/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of a contest, and what is allowed in their games. */
#pragma once

#include "riffle-session.h"

G_BEGIN_DECLS

PatCollection   *riffle_contest_find_tour    (PatRegistry        *registry);
PatContest      *riffle_contest_deal         (RiffleSession      *session,
                                              PatContestKind      kind,
                                              GPtrArray          *games,
                                              const char *const  *names,
                                              GError            **error);
char            *riffle_contest_dup_deals_sum (PatContest        *contest);
RiffleAllowance  riffle_contest_find_allowed (PatContest         *contest,
                                              PatGame            *game);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lists of deals that can be won that come with the program. */
#pragma once

#include "riffle-winnable-list.h"

G_BEGIN_DECLS

char              **riffle_winnable_lists_list_names (void);
RiffleWinnableList *riffle_winnable_lists_load       (const char      *name,
                                                      GError         **error);
gboolean            riffle_winnable_lists_know       (PatVariant      *variant);
RiffleWinnableList *riffle_winnable_lists_find       (const PatRules  *rules);

G_END_DECLS

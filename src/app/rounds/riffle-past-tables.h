/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that were played to their end, whose players somebody may meet again. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_PAST_TABLES (riffle_past_tables_get_type ())
G_DECLARE_FINAL_TYPE (RifflePastTables, riffle_past_tables, RIFFLE, PAST_TABLES, GObject)

RifflePastTables *riffle_past_tables_new  (const char        *folder);
gboolean          riffle_past_tables_add  (RifflePastTables  *self,
                                           PatContest        *contest,
                                           GError           **error);
PatContest       *riffle_past_tables_find (RifflePastTables  *self,
                                           PatRegistry       *registry,
                                           const char        *rules,
                                           guint              n_rounds);

G_END_DECLS

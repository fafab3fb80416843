/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#pragma once

#include "riffle-shared-file.h"
#include "riffle-statistics-change.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STATISTICS_JOURNAL (riffle_statistics_journal_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatisticsJournal,
                      riffle_statistics_journal,
                      RIFFLE,
                      STATISTICS_JOURNAL,
                      RiffleSharedFile)

GKeyFile   *riffle_statistics_journal_get_file    (RiffleStatisticsJournal  *self);
gboolean    riffle_statistics_journal_load        (RiffleStatisticsJournal  *self,
                                                   char                    **kept,
                                                   GError                  **error);
void        riffle_statistics_journal_add         (RiffleStatisticsJournal  *self,
                                                   RiffleChange             *change);
gboolean    riffle_statistics_journal_save        (RiffleStatisticsJournal  *self,
                                                   GError                  **error);
const char *riffle_statistics_journal_get_failure (RiffleStatisticsJournal  *self);

G_END_DECLS

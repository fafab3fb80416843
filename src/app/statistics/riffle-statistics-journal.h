/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#pragma once

#include <gio/gio.h>

#include "riffle-statistics-change.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STATISTICS_JOURNAL (riffle_statistics_journal_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatisticsJournal,
                      riffle_statistics_journal,
                      RIFFLE,
                      STATISTICS_JOURNAL,
                      GObject)

RiffleStatisticsJournal *riffle_statistics_journal_new          (const char               *path);
GKeyFile                *riffle_statistics_journal_get_file     (RiffleStatisticsJournal  *self);
gboolean                 riffle_statistics_journal_load         (RiffleStatisticsJournal  *self,
                                                                 char                    **kept,
                                                                 GError                  **error);
void                     riffle_statistics_journal_add          (RiffleStatisticsJournal  *self,
                                                                 RiffleChange             *change);
guint                    riffle_statistics_journal_count_games  (RiffleStatisticsJournal  *self);
gboolean                 riffle_statistics_journal_save         (RiffleStatisticsJournal  *self,
                                                                 GError                  **error);
gboolean                 riffle_statistics_journal_retry        (RiffleStatisticsJournal  *self);
const char              *riffle_statistics_journal_get_failure  (RiffleStatisticsJournal  *self);
gboolean                 riffle_statistics_journal_is_disk_full (RiffleStatisticsJournal  *self);

G_END_DECLS

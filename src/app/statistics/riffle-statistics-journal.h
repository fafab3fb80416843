/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file with the statistics, as it is known here, and the changes that are not in it yet. */
#pragma once

#include "riffle-statistics-change.h"

G_BEGIN_DECLS

typedef struct _RiffleStatisticsJournal RiffleStatisticsJournal;

RiffleStatisticsJournal *riffle_statistics_journal_new         (const char               *path);
void                     riffle_statistics_journal_free        (RiffleStatisticsJournal  *self);
GKeyFile                *riffle_statistics_journal_get_file    (RiffleStatisticsJournal  *self);
gboolean                 riffle_statistics_journal_load        (RiffleStatisticsJournal  *self,
                                                                char                    **kept,
                                                                GError                  **error);
void                     riffle_statistics_journal_add         (RiffleStatisticsJournal  *self,
                                                                RiffleChange             *change);
guint                    riffle_statistics_journal_count_games (RiffleStatisticsJournal  *self);
gboolean                 riffle_statistics_journal_write       (RiffleStatisticsJournal  *self,
                                                                guint                     wait_msec,
                                                                GError                  **error);

G_END_DECLS

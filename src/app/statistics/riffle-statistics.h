/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The records of the past, and the banks of games whose result is carried over, in a file of their
 * own. */
#pragma once

#include <gio/gio.h>

#include "riffle-record.h"
#include "riffle-statistics-journal.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_STATISTICS (riffle_statistics_get_type ())
G_DECLARE_FINAL_TYPE (RiffleStatistics, riffle_statistics, RIFFLE, STATISTICS, GObject)

RiffleStatistics        *riffle_statistics_new         (const char          *path);
RiffleStatisticsJournal *riffle_statistics_get_journal (RiffleStatistics    *self);
void                     riffle_statistics_hold        (RiffleStatistics    *self,
                                                        gboolean             is_held);
void                     riffle_statistics_refresh     (RiffleStatistics    *self);
void                     riffle_statistics_get         (RiffleStatistics    *self,
                                                        const char          *key,
                                                        RiffleRecord        *record);
GArray                  *riffle_statistics_get_games   (RiffleStatistics    *self,
                                                        const char          *key);
void                     riffle_statistics_add         (RiffleStatistics    *self,
                                                        const char          *key,
                                                        const RiffleResult  *result);
void                     riffle_statistics_subtract    (RiffleStatistics    *self,
                                                        const char          *key,
                                                        const RiffleResult  *result,
                                                        const RiffleRecord  *before);
void                     riffle_statistics_note_deal   (RiffleStatistics    *self,
                                                        const char          *key,
                                                        guint64              deal);
gboolean                 riffle_statistics_was_won     (RiffleStatistics    *self,
                                                        const char          *key,
                                                        guint64              deal);
gboolean                 riffle_statistics_begin       (RiffleStatistics    *self,
                                                        const char          *key,
                                                        guint64              deal);
void                     riffle_statistics_forget      (RiffleStatistics    *self,
                                                        const char          *key);
void                     riffle_statistics_merge       (RiffleStatistics    *self,
                                                        const char          *key,
                                                        const RiffleRecord  *record,
                                                        GArray              *games);
char                   **riffle_statistics_list        (RiffleStatistics    *self,
                                                        const char          *variant);
void                     riffle_statistics_count       (RiffleStatistics    *self,
                                                        const char          *variant,
                                                        guint               *n_played,
                                                        guint               *n_won);
int                      riffle_statistics_get_bank    (RiffleStatistics    *self,
                                                        const char          *variant);
void                     riffle_statistics_add_to_bank (RiffleStatistics    *self,
                                                        const char          *variant,
                                                        int                  amount);
void                     riffle_statistics_reset_bank  (RiffleStatistics    *self,
                                                        const char          *variant);

G_END_DECLS

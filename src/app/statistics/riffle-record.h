/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered about the past games of one variant with one set of options. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RiffleRecord:
 * @played: games that were touched and came to an end, the abandoned ones included
 * @won: how many of them were won
 * @abandoned: how many of them the player left for a new deal
 * @helped: how many of them were played with hints or undo
 * @helped_won: how many of those were won
 * @streak: games won in a row, up to now
 * @best_streak: the longest such row
 * @best_time_msec: the fastest game that was won; 0: none was
 * @total_time_msec: the time of all games that were won
 * @best_score: the best score, meaningful if @played is not 0
 * @total_score: the scores of all games that were played
 * @last_deal: the number of the deal that was left on the table after it had been counted, so that
 *   it does not count twice when it is continued; 0: none
 *
 * The past of one variant with one set of options. A plain value.
 */
typedef struct
{
  guint   played;
  guint   won;
  guint   abandoned;
  guint   helped;
  guint   helped_won;
  guint   streak;
  guint   best_streak;
  gint64  best_time_msec;
  gint64  total_time_msec;
  int     best_score;
  gint64  total_score;
  guint64 last_deal;
} RiffleRecord;

/**
 * RiffleResult:
 * @is_won: the game was won
 * @is_abandoned: the player left it for a new deal
 * @is_helped: it was played with hints or undo
 * @low_is_good: fewer points are better
 * @time_msec: how long it took
 * @score: its score
 * @deal: its number, 0 if it has none
 *
 * How one game ended.
 */
typedef struct
{
  gboolean is_won;
  gboolean is_abandoned;
  gboolean is_helped;
  gboolean low_is_good;
  gint64   time_msec;
  int      score;
  guint64  deal;
} RiffleResult;

void      riffle_record_add             (RiffleRecord       *self,
                                         const RiffleResult *result);
void      riffle_record_subtract        (RiffleRecord       *self,
                                         const RiffleResult *result,
                                         const RiffleRecord *before);
void      riffle_record_merge           (RiffleRecord       *self,
                                         const RiffleRecord *older);
guint     riffle_record_get_rate        (const RiffleRecord *self);
gint64    riffle_record_get_mean_time   (const RiffleRecord *self);
double    riffle_record_get_mean_score  (const RiffleRecord *self);
void      riffle_record_save            (const RiffleRecord *self,
                                         GKeyFile           *file,
                                         const char         *group);
gboolean  riffle_record_load            (RiffleRecord       *self,
                                         GKeyFile           *file,
                                         const char         *group,
                                         GError            **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is remembered about the past games of one variant with one set of options. */
#pragma once

#include "riffle-result.h"

G_BEGIN_DECLS

/* The most games that are counted: nobody plays so many. */
#define RIFFLE_MAX_GAMES 100000000

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
 * @played_time_msec: the time of all games; before it was noted, of those that were won
 * @best_moves: the fewest moves of a game that was won; 0: none is known
 * @best_score: the best score, meaningful if @played is not 0
 * @total_score: the scores of all games that were played
 * @last_deal: the number of the deal that was left on the table after it had been counted, so that
 *   it does not count twice when it is continued; 0: none
 * @low_is_good: fewer points are better; not in the file, but said by those who know the game
 *
 * The past of one variant with one set of options. A plain value.
 */
typedef struct
{
  guint    played;
  guint    won;
  guint    abandoned;
  guint    helped;
  guint    helped_won;
  guint    streak;
  guint    best_streak;
  gint64   best_time_msec;
  gint64   total_time_msec;
  gint64   played_time_msec;
  guint    best_moves;
  int      best_score;
  gint64   total_score;
  guint64  last_deal;
  gboolean low_is_good;
} RiffleRecord;

void    riffle_record_add            (RiffleRecord       *self,
                                      const RiffleResult *result);
void    riffle_record_subtract       (RiffleRecord       *self,
                                      const RiffleResult *result,
                                      const RiffleRecord *before);
void    riffle_record_merge          (RiffleRecord       *self,
                                      const RiffleRecord *older);
guint   riffle_record_get_rate       (const RiffleRecord *self);
gint64  riffle_record_get_mean_time  (const RiffleRecord *self);
double  riffle_record_get_mean_score (const RiffleRecord *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the players of a table stand: points, bonus and total, by the judge of rounds. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/**
 * RiffleStanding:
 * @points: of each round, without bonus
 * @bonus: of each round
 * @is_over: each round, for this player
 * @is_void: each round, if it does not count for anybody
 * @total: of the rounds that this player has played
 *
 * A player of a table.
 */
typedef struct
{
  int      points[PAT_CONTEST_MAX_DEALS];
  int      bonus[PAT_CONTEST_MAX_DEALS];
  gboolean is_over[PAT_CONTEST_MAX_DEALS];
  gboolean is_void[PAT_CONTEST_MAX_DEALS];
  int      total;
} RiffleStanding;

GPtrArray *riffle_standings_new         (PatContest     *table,
                                         PatRegistry    *registry);
GArray    *riffle_standings_list_best   (GPtrArray      *standings);
guint      riffle_standings_get_place   (GPtrArray      *standings,
                                         guint           entrant);
char      *riffle_standings_dup_outcome (PatContest     *table,
                                         GPtrArray      *standings);
GPtrArray *riffle_standings_new_results (PatContest     *table,
                                         GPtrArray      *standings);

G_END_DECLS

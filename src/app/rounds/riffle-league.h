/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all tables together have brought each player, in a file of its own. */
#pragma once

#include <patience.h>

#include "riffle-shared-file.h"

G_BEGIN_DECLS

/**
 * RiffleLeagueEntry:
 * @name: the name of the player
 * @n_tables: how many tables the player has played
 * @n_won: how many of them the player has won
 * @points: of all of them
 * @best: of the best of them
 *
 * A player of the league.
 */
typedef struct
{
  char   *name;
  guint   n_tables;
  guint   n_won;
  gint64  points;
  int     best;
} RiffleLeagueEntry;

#define RIFFLE_TYPE_LEAGUE (riffle_league_get_type ())
G_DECLARE_FINAL_TYPE (RiffleLeague, riffle_league, RIFFLE, LEAGUE, RiffleSharedFile)

GPtrArray *riffle_league_list  (RiffleLeague  *self);
gboolean   riffle_league_add   (RiffleLeague  *self,
                                GPtrArray     *results,
                                GError       **error);
gboolean   riffle_league_clear (RiffleLeague  *self,
                                GError       **error);

RiffleLeagueEntry *riffle_league_entry_new  (const char        *name);
void               riffle_league_entry_free (RiffleLeagueEntry *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table: rounds that some players play on the same deals, in turn or against recorded games. */
#pragma once

#include "riffle-contest.h"
#include "riffle-opponent.h"
#include "riffle-league.h"
#include "riffle-past-tables.h"

G_BEGIN_DECLS

#define RIFFLE_ROUNDS_MAX_PLAYERS 4

/**
 * RiffleTableSetup:
 * @collection: whose games are played
 * @rules: the keys of the custom rules
 * @n_rounds: at least 1
 * @names: who plays here
 * @is_race: the first of them plays against those of an earlier table
 * @is_nothing: the result does not count
 *
 * What players agree on before a table.
 */
typedef struct
{
  const PatCollection *collection;
  const char *const   *rules;
  guint                n_rounds;
  const char *const   *names;
  gboolean             is_race;
  gboolean             is_nothing;
} RiffleTableSetup;

#define RIFFLE_TYPE_ROUNDS (riffle_rounds_get_type ())
G_DECLARE_FINAL_TYPE (RiffleRounds, riffle_rounds, RIFFLE, ROUNDS, GObject)

RiffleRounds *riffle_rounds_new           (RiffleSession           *session,
                                           RiffleContest           *contest);
RiffleSession *riffle_rounds_get_session  (RiffleRounds            *self);
RiffleLeague *riffle_rounds_get_league    (RiffleRounds            *self);
PatContest   *riffle_rounds_find_past     (RiffleRounds            *self,
                                           const RiffleTableSetup  *setup);
gboolean      riffle_rounds_begin         (RiffleRounds            *self,
                                           const RiffleTableSetup  *setup,
                                           GError                 **error);
PatContest   *riffle_rounds_get_table     (RiffleRounds            *self);
gboolean      riffle_rounds_is_on_table   (RiffleRounds            *self);
gboolean      riffle_rounds_is_played     (RiffleRounds            *self,
                                           RiffleContestTurn       *turn);
GPtrArray    *riffle_rounds_get_opponents    (RiffleRounds            *self);
RiffleOpponent  *riffle_rounds_find_winner   (RiffleRounds            *self);
gboolean      riffle_rounds_end           (RiffleRounds            *self,
                                           GError                 **error);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* One deal that several players play, and what each of them gets for it. */
#pragma once

#include "pat-replay.h"

G_BEGIN_DECLS

/**
 * PatRoundKind:
 * @PAT_ROUND_RACE: all play at the same time; the round ends for all when the first of them has won
 * @PAT_ROUND_IN_TURN: one plays after the other, each to the end
 *
 * How players meet in a round.
 */
typedef enum
{
  PAT_ROUND_RACE,
  PAT_ROUND_IN_TURN,
} PatRoundKind;

/**
 * PatRoundScore:
 * @points: of the game, as far as the round lasted
 * @bonus: for a player who has won: a point for each fellow player who has not, or needed more
 *   moves
 * @n_moves: as far as the round lasted
 * @has_won: while the round lasted
 *
 * What a player gets for a round.
 */
typedef struct
{
  int      points;
  int      bonus;
  guint    n_moves;
  gboolean has_won;
} PatRoundScore;

/**
 * PatRound:
 *
 * One deal that several players play by the same rules, and what each of them gets for it.
 */
#define PAT_TYPE_ROUND (pat_round_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatRound, pat_round, PAT, ROUND, GObject)

PAT_PUBLIC PatRound *pat_round_new           (const char     *deal,
                                              PatRoundKind    kind);
PAT_PUBLIC gboolean  pat_round_add           (PatRound       *self,
                                              PatReplay      *replay);
PAT_PUBLIC guint     pat_round_get_n_players (PatRound       *self);
PAT_PUBLIC gboolean  pat_round_judge         (PatRound       *self,
                                              PatRegistry    *registry,
                                              guint          *bad,
                                              GError        **error);
PAT_PUBLIC gint64    pat_round_get_end_msec  (PatRound       *self);
PAT_PUBLIC const PatRoundScore *pat_round_get_score (PatRound *self,
                                                     guint     player);
PAT_PUBLIC int       pat_round_get_total     (PatRound       *self,
                                              guint           player);

G_END_DECLS

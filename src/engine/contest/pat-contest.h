/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played for something: a tour, a tournament, a table. */
#pragma once

#include "pat-round.h"

G_BEGIN_DECLS

/**
 * PatContestKind:
 * @PAT_CONTEST_TOUR: one player plays some games one after the other
 * @PAT_CONTEST_TOURNAMENT: any number of players play the same deals, one player after the other
 * @PAT_CONTEST_TABLE: some players play the same deals round by round
 *
 * What is played for.
 */
typedef enum
{
  PAT_CONTEST_TOUR,
  PAT_CONTEST_TOURNAMENT,
  PAT_CONTEST_TABLE,
} PatContestKind;

/**
 * PatTableFlags:
 * @PAT_TABLE_PLAIN: one plays after the other, and the result counts
 * @PAT_TABLE_RACE: the first player plays against what the others did before: a round ends for all
 *   when the first of them has won
 * @PAT_TABLE_NOTHING: a Game of Nothing, whose result does not count
 *
 * How the players of a table meet.
 */
typedef enum
{
  PAT_TABLE_PLAIN   = 0,
  PAT_TABLE_RACE    = 1 << 0,
  PAT_TABLE_NOTHING = 1 << 1,
} PatTableFlags;

/**
 * PAT_CONTEST_VERSION:
 *
 * The format in which contests are written.
 */
#define PAT_CONTEST_VERSION 1

/**
 * PAT_CONTEST_MAX_DEALS:
 *
 * The most deals of a contest.
 */
#define PAT_CONTEST_MAX_DEALS 100

/**
 * PAT_CONTEST_MAX_ENTRANTS:
 *
 * The most players of a contest.
 */
#define PAT_CONTEST_MAX_ENTRANTS 1000

/**
 * PAT_CONTEST_MAX_BYTES:
 *
 * The most bytes of the file of a contest.
 */
#define PAT_CONTEST_MAX_BYTES (8 * 1024 * 1024)

/**
 * PAT_CONTEST_ENTRANT_BYTES:
 *
 * How many bytes must be left in the file of a contest when another player enters: more than
 * anybody fills with the games of a tour.
 */
#define PAT_CONTEST_ENTRANT_BYTES (1024 * 1024)

/**
 * PatContest:
 *
 * Games that are played for something: a tour, a tournament or a table.
 */
#define PAT_TYPE_CONTEST (pat_contest_get_type ())
PAT_PUBLIC G_DECLARE_FINAL_TYPE (PatContest, pat_contest, PAT, CONTEST, GObject)

PAT_PUBLIC PatContest     *pat_contest_new            (PatContestKind      kind,
                                                       const char *const  *deals);
PAT_PUBLIC PatContestKind  pat_contest_get_kind       (PatContest         *self);
PAT_PUBLIC PatTableFlags   pat_contest_get_table      (PatContest         *self);
PAT_PUBLIC void            pat_contest_set_table      (PatContest         *self,
                                                       PatTableFlags       flags);
PAT_PUBLIC guint           pat_contest_get_n_deals    (PatContest         *self);
PAT_PUBLIC const char     *pat_contest_get_deal       (PatContest         *self,
                                                       guint               nth);
PAT_PUBLIC gboolean        pat_contest_allows_undo    (PatContest         *self);
PAT_PUBLIC gboolean        pat_contest_allows_restart (PatContest         *self);

PAT_PUBLIC int             pat_contest_add_entrant    (PatContest         *self,
                                                       const char         *name);
PAT_PUBLIC guint           pat_contest_get_n_entrants (PatContest         *self);
PAT_PUBLIC gboolean        pat_contest_has_room       (PatContest         *self);
PAT_PUBLIC const char     *pat_contest_get_name       (PatContest         *self,
                                                       guint               entrant);
PAT_PUBLIC gboolean        pat_contest_is_name_taken  (PatContest         *self,
                                                       guint               entrant,
                                                       const char         *name);
PAT_PUBLIC gboolean        pat_contest_set_name       (PatContest         *self,
                                                       guint               entrant,
                                                       const char         *name);
PAT_PUBLIC void            pat_contest_remove_entrant (PatContest         *self,
                                                       guint               entrant);

PAT_PUBLIC PatReplay      *pat_contest_get_play       (PatContest         *self,
                                                       guint               entrant,
                                                       guint               deal);
PAT_PUBLIC gboolean        pat_contest_set_play       (PatContest         *self,
                                                       guint               entrant,
                                                       guint               deal,
                                                       PatReplay          *play,
                                                       gboolean            is_over);
PAT_PUBLIC gboolean        pat_contest_is_over        (PatContest         *self,
                                                       guint               entrant,
                                                       guint               deal);
PAT_PUBLIC gboolean        pat_contest_has_finished   (PatContest         *self,
                                                       guint               entrant);
PAT_PUBLIC int             pat_contest_get_score      (PatContest         *self,
                                                       guint               entrant,
                                                       guint               deal);
PAT_PUBLIC int             pat_contest_get_total      (PatContest         *self,
                                                       guint               entrant);
PAT_PUBLIC GArray         *pat_contest_list_best      (PatContest         *self,
                                                       GPtrArray          *faults,
                                                       guint               n);
PAT_PUBLIC gboolean        pat_contest_check_deals    (PatContest         *self,
                                                       PatRegistry        *registry,
                                                       GError            **error);
PAT_PUBLIC gboolean        pat_contest_verify         (PatContest         *self,
                                                       PatRegistry        *registry,
                                                       guint               entrant,
                                                       guint               deal,
                                                       PatReplayResult    *result,
                                                       GError            **error);
PAT_PUBLIC PatRound       *pat_contest_new_round      (PatContest         *self,
                                                       guint               deal,
                                                       PatRoundKind        kind);

PAT_PUBLIC char           *pat_contest_to_string      (PatContest         *self);
PAT_PUBLIC char           *pat_contest_to_draft       (PatContest         *self);
PAT_PUBLIC char           *pat_contest_seal_draft     (const char         *draft);
PAT_PUBLIC PatContest     *pat_contest_parse          (const char         *text,
                                                       gssize              length,
                                                       GError            **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tour, tournament or table that is going on: whose turn it is, and the game that is played. */
#pragma once

#include "riffle-contest-turn.h"
#include "riffle-session.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   changed ()   another contest, another turn, another name, or another game on the table
 *   message (char *sentence)   something that the player must know
 */
#define RIFFLE_TYPE_CONTEST (riffle_contest_get_type ())
G_DECLARE_FINAL_TYPE (RiffleContest, riffle_contest, RIFFLE, CONTEST, GObject)

RiffleContest *riffle_contest_new          (RiffleSession      *session);
RiffleSession *riffle_contest_get_session  (RiffleContest      *self);
PatContest    *riffle_contest_get_contest  (RiffleContest      *self);
gboolean       riffle_contest_is_on_table  (RiffleContest      *self);
gboolean       riffle_contest_was_on_table (RiffleContest      *self);

gboolean       riffle_contest_take         (RiffleContest      *self,
                                            PatContest         *contest,
                                            GError            **error);
gboolean       riffle_contest_enter        (RiffleContest      *self,
                                            const char         *name,
                                            GError            **error);
gboolean       riffle_contest_set_name     (RiffleContest      *self,
                                            guint               entrant,
                                            const char         *name);
gboolean       riffle_contest_go_on        (RiffleContest      *self,
                                            GError            **error);
void           riffle_contest_end_game     (RiffleContest      *self);
void           riffle_contest_put_away     (RiffleContest      *self);
void           riffle_contest_leave        (RiffleContest      *self);
void           riffle_contest_save         (RiffleContest      *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of one action, and what they have done to the cards, in words. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* An action is a move of the player with all that follow it by themselves, or what undo takes
 * back. */
typedef struct _RiffleMoveSummary RiffleMoveSummary;

RiffleMoveSummary *riffle_move_summary_new            (void);
void               riffle_move_summary_free           (RiffleMoveSummary *self);
gboolean           riffle_move_summary_has_moves      (RiffleMoveSummary *self);
void               riffle_move_summary_add_move       (RiffleMoveSummary *self,
                                                       PatGame           *game,
                                                       const PatMove     *move,
                                                       const PatSteps    *steps,
                                                       gboolean           forwards);
void               riffle_move_summary_add_turned     (RiffleMoveSummary *self,
                                                       PatCard            card);
void               riffle_move_summary_forget_emptied (RiffleMoveSummary *self);
void               riffle_move_summary_end            (RiffleMoveSummary *self,
                                                       PatGame           *game,
                                                       GString           *phrases);

G_END_DECLS

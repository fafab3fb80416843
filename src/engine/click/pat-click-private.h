/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the meaning of a click is found with: which cards travel together, and what becomes of them
 * at a destination. */
#pragma once

#include "pat-click.h"

G_BEGIN_DECLS

/* pat-answer.c */
void     pat_answer_begin           (PatAnswer          *self);
void     pat_answer_move            (PatAnswer          *self,
                                     const PatMove      *move,
                                     int                 pile);
void     pat_answer_refuse          (PatAnswer          *self,
                                     const PatMove      *move,
                                     const PatRefusal   *refusal);
void     pat_answer_refuse_place    (PatAnswer          *self,
                                     const PatUnit      *unit);
void     pat_answer_hold            (PatAnswer          *self,
                                     const PatUnit      *unit);
void     pat_answer_toggle          (PatAnswer          *self,
                                     PatSpot             spot);
void     pat_answer_stock           (PatAnswer          *self,
                                     PatGame            *game);

/* Tells whether a legal move is one of those that are sought. */
typedef gboolean (*PatClickTestFunc) (PatGame       *game,
                                      const PatMove *move,
                                      gconstpointer  data);

/* pat-click-moves.c */
guint    pat_click_list             (PatGame            *game,
                                     PatClickTestFunc    is_sought,
                                     gconstpointer       data,
                                     PatMoves           *moves);
guint    pat_click_count            (PatGame            *game,
                                     PatClickTestFunc    is_sought,
                                     gconstpointer       data,
                                     PatMove            *last);
gboolean pat_click_plays            (PatGame            *game,
                                     PatClickFlags       flags);
int      pat_click_get_top          (PatGame            *game,
                                     guint               pile);
gboolean pat_click_is_stock         (PatGame            *game,
                                     guint               pile);
gboolean pat_click_is_to_deal       (PatGame            *game,
                                     PatSpot             spot);
gboolean pat_click_deals_to_columns (PatGame            *game);
void     pat_click_init_unit_move   (PatGame            *game,
                                     const PatUnit      *unit,
                                     guint               to,
                                     PatMove            *move);
gboolean pat_click_widen_unit       (PatGame            *game,
                                     PatTake             take,
                                     guint               size,
                                     PatUnit            *unit);
gboolean pat_click_find_turn        (PatGame            *game,
                                     PatSpot             spot,
                                     PatMove            *move);
gboolean pat_click_find_unit        (PatGame            *game,
                                     PatSpot             spot,
                                     PatUnit            *unit,
                                     PatMove            *move,
                                     PatRefusal         *refusal);
guint    pat_click_count_moves      (PatGame            *game,
                                     const PatUnit      *unit,
                                     PatMove            *first);
void     pat_click_widen_chain      (PatGame            *game,
                                     PatUnit            *unit);
gboolean pat_click_find_best        (PatGame            *game,
                                     const PatUnit      *unit,
                                     PatMove            *move);
gboolean pat_click_find_single      (PatGame            *game,
                                     const PatUnit      *unit,
                                     PatClickFlags       flags,
                                     PatMove            *move);

/* pat-click-drop.c */
gboolean pat_click_is_exchanged     (PatGame            *game,
                                     PatSpot             spot);

/* pat-click-removal.c */
gboolean pat_click_removes          (PatGame            *game,
                                     const PatMove      *move,
                                     gconstpointer       data);
gboolean pat_click_is_removable     (PatGame            *game,
                                     guint               pile);
gboolean pat_click_is_to_be_removed (PatGame            *game,
                                     PatSpot             spot);
gboolean pat_click_find_removal     (PatGame            *game,
                                     guint               pile,
                                     PatMove            *move,
                                     PatRefusal         *refusal);
gboolean pat_click_find_pair        (PatGame            *game,
                                     guint               first,
                                     guint               second,
                                     PatMove            *move,
                                     PatRefusal         *refusal);
guint    pat_click_count_removals   (PatGame            *game,
                                     guint               pile,
                                     PatMove            *last);
void     pat_click_init_set_move    (const PatSelection *selection,
                                     PatMove            *move);

/* pat-selection.c */
void     pat_selection_toggle       (PatSelection       *self,
                                     PatSpot             spot);

/* pat-click-special.c */
void     pat_click_pick             (PatGame            *game,
                                     const PatSelection *selection,
                                     PatSpot             spot,
                                     PatAnswer          *answer);
gboolean pat_click_is_asked_for     (PatGame            *game,
                                     const PatSelection *selection,
                                     PatSpot             spot);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards of the board are while they are not where they belong: on their way, on the
 * pointer, or in the wreath of a game that was won. */
#pragma once

#include "riffle-animator.h"
#include "riffle-finale.h"
#include "riffle-ghost.h"
#include "riffle-layout.h"

G_BEGIN_DECLS

typedef struct _RiffleMotion RiffleMotion;

RiffleMotion   *riffle_motion_new          (GtkWidget                 *board,
                                            RiffleTable               *table,
                                            RiffleLayout              *layout,
                                            RiffleCardCache           *cache,
                                            const RifflePlaySettings *settings);
void            riffle_motion_free         (RiffleMotion              *self);
gboolean        riffle_motion_is_possible  (RiffleMotion              *self);

/* Moves and deals. */
void            riffle_motion_begin_move   (RiffleMotion              *self);
void            riffle_motion_add_card     (RiffleMotion              *self,
                                            RiffleCard                *card,
                                            gboolean                   travels,
                                            guint                      turn);
void            riffle_motion_forget_moves (RiffleMotion              *self);
void            riffle_motion_start        (RiffleMotion              *self,
                                            gboolean                   animated);
void            riffle_motion_start_deal   (RiffleMotion              *self,
                                            guint                     *n_cards,
                                            guint                     *interval_msec);
void            riffle_motion_finish       (RiffleMotion              *self);

/* Cards that are held up. */
void            riffle_motion_hold         (RiffleMotion              *self,
                                            RiffleCard                *card);
void            riffle_motion_carry        (RiffleMotion              *self,
                                            RiffleCard                *card,
                                            graphene_point_t           offset);
void            riffle_motion_raise        (RiffleMotion              *self,
                                            RiffleCard                *card);
void            riffle_motion_lower        (RiffleMotion              *self,
                                            RiffleCard                *card);

/* The end of a game that was won. */
void            riffle_motion_await_win    (RiffleMotion              *self);
RiffleFinale   *riffle_motion_get_finale   (RiffleMotion              *self);
void             riffle_motion_show_way (RiffleMotion *self, const PatMove *move);
RiffleGhost     *riffle_motion_get_ghost (RiffleMotion *self);
RiffleAnimator *riffle_motion_get_animator (RiffleMotion              *self);

G_END_DECLS

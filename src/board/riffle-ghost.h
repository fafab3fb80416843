/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows where a move that is proposed leads. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

typedef struct _RiffleGhost RiffleGhost;

RiffleGhost   *riffle_ghost_new        (GtkWidget        *board,
                                        RiffleTable      *table);
void           riffle_ghost_free       (RiffleGhost      *self);
void           riffle_ghost_show       (RiffleGhost      *self,
                                        const PatMove    *move,
                                        gboolean          animated);
void           riffle_ghost_hide       (RiffleGhost      *self);
gboolean       riffle_ghost_advance    (RiffleGhost      *self,
                                        gint64            now_usec);
gboolean       riffle_ghost_is_gliding (RiffleGhost      *self);
gboolean       riffle_ghost_find_way   (RiffleGhost      *self,
                                        guint             nth,
                                        graphene_point_t *from,
                                        graphene_point_t *to,
                                        graphene_point_t *at);
void           riffle_ghost_snapshot   (RiffleGhost      *self,
                                        GtkSnapshot      *snapshot);
GskRenderNode *riffle_ghost_get_signs  (RiffleGhost      *self);

G_END_DECLS

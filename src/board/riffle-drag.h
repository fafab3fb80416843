/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that follow the pointer. */
#pragma once

#include "riffle-drop.h"
#include "riffle-highlights.h"
#include "riffle-motion.h"

G_BEGIN_DECLS

typedef struct _RiffleDrag RiffleDrag;

RiffleDrag *riffle_drag_new       (RiffleTable               *table,
                                   RiffleMotion              *motion,
                                   const PatSelection        *selection,
                                   const RifflePlaySettings *settings,
                                   RiffleHighlights          *highlights);
void        riffle_drag_free      (RiffleDrag                *self);
gboolean    riffle_drag_is_active (RiffleDrag                *self);
void        riffle_drag_begin     (RiffleDrag                *self);
void        riffle_drag_move      (RiffleDrag                *self,
                                   graphene_point_t           offset);
gboolean    riffle_drag_advance   (RiffleDrag                *self,
                                   gint64                     now_usec);
RiffleDrop  riffle_drag_find_drop (RiffleDrag                *self);
void        riffle_drag_end       (RiffleDrag                *self);
void        riffle_drag_foreach   (RiffleDrag                *self,
                                   GFunc                      func,
                                   gpointer                   user_data);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one frame of the board shows. */
#pragma once

#include "riffle-drag.h"
#include "riffle-motion.h"
#include "riffle-peek.h"
#include "riffle-pile-chooser.h"

G_BEGIN_DECLS

typedef struct _RiffleFrame RiffleFrame;

RiffleFrame *riffle_frame_new      (GtkWidget                 *board,
                                    RiffleTable               *table,
                                    RiffleCardCache           *cache,
                                    const RifflePlaySettings *settings,
                                    RiffleMotion              *motion);
void         riffle_frame_free     (RiffleFrame               *self);
void         riffle_frame_snapshot (RiffleFrame               *self,
                                    RiffleDrag                *drag,
                                    RifflePeek                *peek,
                                    RifflePileChooser         *chooser,
                                    GtkSnapshot               *snapshot);

G_END_DECLS

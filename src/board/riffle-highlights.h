/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards and places are marked, and how. */
#pragma once

#include "riffle-motion.h"
#include "riffle-play-settings.h"
#include "riffle-table.h"

G_BEGIN_DECLS

typedef struct _RiffleHighlights RiffleHighlights;

RiffleHighlights *riffle_highlights_new        (RiffleTable               *table,
                                                RiffleMotion              *motion,
                                                const PatSelection        *selection,
                                                const RifflePlaySettings *settings);
void              riffle_highlights_free       (RiffleHighlights          *self);
void              riffle_highlights_update     (RiffleHighlights          *self);
void              riffle_highlights_set_hint   (RiffleHighlights          *self,
                                                const PatMove             *hint);
gboolean          riffle_highlights_drop_hint  (RiffleHighlights          *self);
gboolean          riffle_highlights_set_hover  (RiffleHighlights          *self,
                                                const PatSpot             *lowest);
void              riffle_highlights_set_rank   (RiffleHighlights          *self,
                                                int                        rank);
int               riffle_highlights_get_rank   (RiffleHighlights          *self);
gboolean          riffle_highlights_is_of_rank (RiffleCard                *card,
                                                guint                      rank);
void              riffle_highlights_set_target (RiffleHighlights          *self,
                                                int                        pile);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws cards that are held above the table. */
#pragma once

#include "riffle-overlap.h"

G_BEGIN_DECLS

void riffle_lift_find_bounds (RiffleCard          *card,
                              graphene_rect_t     *bounds);
void riffle_lift_snapshot    (const RiffleOverlap *floating,
                              GtkSnapshot         *snapshot,
                              RiffleOverlapDraw    draw,
                              gpointer             user_data);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board with cards in motion, for tests that never look at a clock. */
#pragma once

#include "riffle-board-private.h"

#define MOTION_LATER (100 * (gint64) G_USEC_PER_SEC) /* when everything has arrived */

typedef struct
{
  GtkWidget   *window;
  RiffleBoard *board;
} Motion;

void        motion_set_up         (Motion        *self,
                                   gconstpointer  data);
void        motion_tear_down      (Motion        *self,
                                   gconstpointer  data);
void        motion_play           (PatGame       *game,
                                   const char    *text);
RifflePile *motion_get_pile       (Motion        *self,
                                   PatRole        role,
                                   guint          number);
RiffleCard *motion_get_card       (Motion        *self,
                                   PatRole        role,
                                   guint          number,
                                   guint          index);
RiffleCard *motion_get_top        (Motion        *self,
                                   PatRole        role,
                                   guint          number);
guint       motion_count_flying   (Motion        *self);
void        motion_advance        (Motion        *self,
                                   gint64         usec);
void        motion_assert_at_rest (Motion        *self);
void        motion_land_all       (Motion        *self);

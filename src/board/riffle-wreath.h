/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a game that was won ends with: its cards leave their piles, run around the table and lie
 * down as a wreath. */
#pragma once

#include "riffle-card.h"
#include "riffle-damage.h"

G_BEGIN_DECLS

typedef struct _RiffleWreath RiffleWreath;

/* The table, in logical pixels. */
typedef struct
{
  float width;
  float height;
  float card_width;
  float card_height;
  int   scale;       /* device pixels to one of these */
} RiffleWreathSpace;

RiffleWreath  *riffle_wreath_new       (RiffleCardCache         *cache,
                                        double                   speed);
void           riffle_wreath_free      (RiffleWreath            *self);
void           riffle_wreath_add       (RiffleWreath            *self,
                                        RiffleCard              *card,
                                        float                    turn);
void           riffle_wreath_arrange   (RiffleWreath            *self,
                                        const RiffleWreathSpace *space);
gboolean       riffle_wreath_advance   (RiffleWreath            *self,
                                        gint64                   now_usec);
guint          riffle_wreath_count     (RiffleWreath            *self);
double         riffle_wreath_get_share (RiffleWreath            *self);
void           riffle_wreath_get_place (RiffleWreath            *self,
                                        guint                    nth,
                                        graphene_point_t        *centre,
                                        float                   *tilt);
void           riffle_wreath_add_damage (RiffleWreath           *self,
                                         RiffleDamage           *damage);
void           riffle_wreath_snapshot  (RiffleWreath            *self,
                                        GtkSnapshot             *snapshot);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of the board are drawn, in which style and at which size, and when again. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

/* What the drawings fill, as riffle_card_cache_set_size() takes it. */
typedef struct
{
  int    width;  /* of a card, in logical pixels; 0: not known yet */
  int    height;
  double scale;  /* device pixels per logical pixel */
} RiffleRedrawSize;

typedef struct _RiffleRedraw RiffleRedraw;

RiffleRedraw          *riffle_redraw_new          (RiffleTable            *table,
                                                   RiffleCardCache        *cache);
void                   riffle_redraw_free         (RiffleRedraw           *self);
void                   riffle_redraw_stop         (RiffleRedraw           *self);
void                   riffle_redraw_set_style    (RiffleRedraw           *self,
                                                   const RiffleDeckStyle  *style);
void                   riffle_redraw_fit_fans     (RiffleRedraw           *self,
                                                   gboolean                mirrored);
void                   riffle_redraw_resize       (RiffleRedraw           *self,
                                                   RiffleRedrawSize        size);
void                   riffle_redraw_queue_resize (RiffleRedraw           *self,
                                                   RiffleRedrawSize        size);
const RiffleDeckStyle *riffle_redraw_get_style    (RiffleRedraw           *self);
double                 riffle_redraw_get_aspect   (RiffleRedraw           *self);

G_END_DECLS

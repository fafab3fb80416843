/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer over the board: its shape, and a faint mark on what could be taken. */
#pragma once

#include "riffle-highlights.h"

G_BEGIN_DECLS

typedef struct _RiffleHover RiffleHover;

/* Hears which card the pointer is over; %NULL: none. */
typedef void (*RiffleHoverFunc) (const PatSpot *spot,
                                 gpointer       user_data);

/* What the pointer is for. */
typedef enum
{
  RIFFLE_HOVER_PLAYS,   /* it takes and clicks on cards */
  RIFFLE_HOVER_DRAGS,   /* cards follow it */
  RIFFLE_HOVER_CHOOSES, /* it points at piles */
} RiffleHoverMode;

RiffleHover *riffle_hover_new      (GtkWidget                 *board,
                                    RiffleTable               *table,
                                    const PatSelection        *selection,
                                    const RifflePlaySettings *settings,
                                    RiffleHighlights          *highlights);
void         riffle_hover_free     (RiffleHover               *self);
void         riffle_hover_set_func (RiffleHover               *self,
                                    RiffleHoverFunc            func,
                                    gpointer                   user_data);
void         riffle_hover_set_mode (RiffleHover               *self,
                                    RiffleHoverMode            mode);
void         riffle_hover_forget   (RiffleHover               *self);

G_END_DECLS

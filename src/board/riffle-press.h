/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pointer or a finger on the board. */
#pragma once

#include "riffle-play-settings.h"
#include "riffle-peek.h"

G_BEGIN_DECLS

typedef struct _RifflePress RifflePress;

/* What a press comes to; the last parameter of each is given to riffle_press_new(). */
typedef struct
{
  /* A card or a place is pressed; what comes of it follows. */
  void     (*press)(gpointer         user_data);
  /* A card or a place was clicked on. */
  void     (*click)(PatSpot           spot,
                    gint64            time_msec,
                    graphene_point_t  at,
                    gpointer          user_data);
  /* The bare table was pressed. */
  void     (*miss)(gpointer          user_data);
  /* Cards are to follow the pointer. Returns: whether they may */
  gboolean (*grab)(PatSpot           spot,
                   gpointer          user_data);
  /* They are this many pixels from where they lie. */
  void     (*carry)(graphene_point_t  offset,
                    gpointer          user_data);
  /* They are dropped. Returns: whether they were meant for another pile */
  gboolean (*drop)(gpointer          user_data);
  /* They slide back. */
  void     (*cancel)(gpointer          user_data);
  /* A card was pulled at that may not be taken. */
  void     (*refuse)(PatSpot           spot,
                     gpointer          user_data);
  /* Nothing is pressed any more. */
  void     (*end)(gpointer          user_data);
} RifflePressFuncs;

RifflePress *riffle_press_new    (GtkWidget                 *board,
                                  RiffleTable               *table,
                                  const RifflePlaySettings *settings,
                                  RifflePeek                *peek,
                                  const RifflePressFuncs    *funcs,
                                  gpointer                   user_data);
void         riffle_press_free   (RifflePress               *self);
void         riffle_press_forget (RifflePress               *self);

G_END_DECLS

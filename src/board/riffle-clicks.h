/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells double clicks, and clicks out of habit, from single ones. */
#pragma once

#include "riffle-card.h"

G_BEGIN_DECLS

/* The last click. */
typedef struct
{
  gint64           time_msec;
  RiffleCard      *card;     /* that it has taken up or put down; only compared, never followed */
  gboolean         played;   /* it alone has made a move, after which something else lies there */
  graphene_point_t at;
} RiffleClicks;

void     riffle_clicks_reset     (RiffleClicks     *self);
void     riffle_clicks_forget_card (RiffleClicks   *self);
void     riffle_clicks_note      (RiffleClicks     *self,
                                  gint64            time_msec,
                                  graphene_point_t  at,
                                  RiffleCard       *card,
                                  gboolean          played);
gboolean riffle_clicks_is_double (RiffleClicks     *self,
                                  GtkSettings      *settings,
                                  gint64            time_msec,
                                  RiffleCard       *card);
gboolean riffle_clicks_is_habit  (RiffleClicks     *self,
                                  GtkSettings      *settings,
                                  gint64            time_msec,
                                  graphene_point_t  at);

G_END_DECLS

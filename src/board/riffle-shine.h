/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A light that runs over a pile once. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Part of the widget that shines. */
typedef struct
{
  guint  tick_id;       /* 0: there is no light */
  gint64 start_usec;    /* frame time; 0 until the first frame */
  gint64 duration_usec;
  float  progress;      /* 0 to 1 */
} RiffleShine;

void  riffle_shine_start    (RiffleShine           *self,
                             GtkWidget             *widget,
                             gint64                 duration_usec);
void  riffle_shine_stop     (RiffleShine           *self,
                             GtkWidget             *widget);
void  riffle_shine_snapshot (RiffleShine           *self,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds,
                             float                  radius);

G_END_DECLS

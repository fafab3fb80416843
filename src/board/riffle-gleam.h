/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A light that runs over a pile once. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Part of the widget that gleams. */
typedef struct
{
  guint  tick_id;       /* 0: there is no light */
  gint64 start_usec;    /* frame time; 0 until the first frame */
  gint64 duration_usec;
  float  progress;      /* 0 to 1 */
} RiffleGleam;

void  riffle_gleam_start    (RiffleGleam           *self,
                             GtkWidget             *widget,
                             gint64                 duration_usec);
void  riffle_gleam_stop     (RiffleGleam           *self,
                             GtkWidget             *widget);
void  riffle_gleam_snapshot (RiffleGleam           *self,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *bounds,
                             float                  radius);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A light that runs over a pile once, from the lower left to the upper right. */
#include "config.h"

#include "riffle-shine.h"

#define BAND 0.35f /* half of the light's breadth, in parts of the way */

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleShine *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->start_usec == 0)
    self->start_usec = now;
  self->progress = (float) (now - self->start_usec) / (float) self->duration_usec;
  gtk_widget_queue_draw (widget);
  if (self->progress < 1)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

void
riffle_shine_start (RiffleShine *self,
                    GtkWidget   *widget,
                    gint64       duration_usec)
{
  riffle_shine_stop (self, widget);
  self->start_usec = 0;
  self->progress = 0;
  self->duration_usec = MAX (duration_usec, 1);
  self->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, self, NULL);
}

void
riffle_shine_stop (RiffleShine *self,
                   GtkWidget   *widget)
{
  if (self->tick_id == 0)
    return;
  gtk_widget_remove_tick_callback (widget, self->tick_id);
  self->tick_id = 0;
  gtk_widget_queue_draw (widget);
}

/* Draws the light on a card that covers `bounds`, if there is any now. */
void
riffle_shine_snapshot (RiffleShine           *self,
                       GtkSnapshot           *snapshot,
                       const graphene_rect_t *bounds,
                       float                  radius)
{
  const GskColorStop stops[] = {
    { 0, { 1, 1, 1, 0 } }, { 0.5f, { 1, 0.97f, 0.8f, 0.85f } }, { 1, { 1, 1, 1, 0 } },
  };
  float middle = self->progress * (1 + 2 * BAND) - BAND;
  float width = bounds->size.width, height = bounds->size.height;
  GskRoundedRect card;
  graphene_point_t begin, end;

  if (self->tick_id == 0)
    return;
  begin = GRAPHENE_POINT_INIT (bounds->origin.x + width * (middle - BAND),
                               bounds->origin.y + height * (1 - middle + BAND));
  end = GRAPHENE_POINT_INIT (bounds->origin.x + width * (middle + BAND),
                             bounds->origin.y + height * (1 - middle - BAND));
  gsk_rounded_rect_init_from_rect (&card, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_linear_gradient (snapshot, bounds, &begin, &end, stops,
                                       G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells double clicks, and clicks out of habit, from single ones. */
#include "config.h"

#include "riffle-clicks.h"

/* The cards of the last click are gone. */
void
riffle_clicks_reset (RiffleClicks *self)
{
  *self = (RiffleClicks) { .card = NULL };
}

/* The next click is not the second one of a double click. */
void
riffle_clicks_forget_card (RiffleClicks *self)
{
  self->card = NULL;
}

/* Notes what a click has done: `card` is what it has taken up or put down, if anything, and
 * `played` whether it alone has made a move. */
void
riffle_clicks_note (RiffleClicks     *self,
                    gint64            time_msec,
                    graphene_point_t  at,
                    RiffleCard       *card,
                    gboolean          played)
{
  *self = (RiffleClicks) { time_msec, card, played, at };
}

static gboolean
is_quick (RiffleClicks *self,
          GtkSettings  *settings,
          gint64        time_msec)
{
  int limit;

  g_object_get (settings, "gtk-double-click-time", &limit, NULL);
  return time_msec - self->time_msec <= limit;
}

/*
 * Times are compared here, because a click is a second one only on the card that the first one
 * took up or put down: not on one that it has turned from the stock to the waste, nor on a
 * destination.
 */
gboolean
riffle_clicks_is_double (RiffleClicks *self,
                         GtkSettings  *settings,
                         gint64        time_msec,
                         RiffleCard   *card)
{
  return card != NULL && card == self->card && is_quick (self, settings, time_msec);
}

/* Whether somebody with the habit of double clicks may have pressed once more when a single one
 * has played already. */
gboolean
riffle_clicks_is_habit (RiffleClicks     *self,
                        GtkSettings      *settings,
                        gint64            time_msec,
                        graphene_point_t  at)
{
  int limit;

  g_object_get (settings, "gtk-double-click-distance", &limit, NULL);
  return self->played && is_quick (self, settings, time_msec) &&
         graphene_point_distance (&self->at, &at, NULL, NULL) <= (float) limit;
}

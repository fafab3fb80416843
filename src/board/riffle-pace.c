/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Slows a show down if the machine is too slow for it. It is told the time of each frame, and
 * says how much of that time has passed in the show: less after late frames, and little by little
 * all of it again. */
#include "config.h"

#include "riffle-pace.h"

#define SMOOTH_USEC 16667  /* a frame; shorter ones do nobody any good */
#define PAUSE_USEC  500000 /* longer than any frame takes: nothing was drawn meanwhile */
#define LATE        1.2    /* times as long as a frame takes */
#define SLOWER      0.85   /* after a late frame */
#define FASTER      0.015  /* after one in time */
#define LEAST       0.2    /* so that the show comes to its end */

void
riffle_pace_init (RifflePace *self)
{
  *self = (RifflePace) { .share = 1 };
}

/* A screen may be slow, too: what counts is how quickly its frames can follow each other. */
static void
judge (RifflePace *self,
       gint64      usec)
{
  if (self->shortest_usec == 0 || usec < self->shortest_usec)
    self->shortest_usec = usec;
  if ((double) usec > LATE * (double) MAX (self->shortest_usec, SMOOTH_USEC))
    self->share = MAX (self->share * SLOWER, LEAST);
  else
    self->share = MIN (self->share + FASTER, 1);
}

/* Nothing is shown until the next call of riffle_pace_advance(), which begins again. */
void
riffle_pace_rest (RifflePace *self)
{
  self->last_usec = 0;
}

/* Returns: how much time has passed in the show since the last frame */
gint64
riffle_pace_advance (RifflePace *self,
                     gint64      now_usec)
{
  gint64 usec = self->last_usec > 0 ? now_usec - self->last_usec : 0;

  self->last_usec = now_usec;
  if (usec <= 0 || usec > PAUSE_USEC)
    return MAX (usec, 0);
  judge (self, usec);
  return (gint64) ((double) usec * self->share);
}

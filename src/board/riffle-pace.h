/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Slows a show down if the machine is too slow for it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint64 last_usec;     /* time of the last frame; 0: there was none */
  gint64 shortest_usec; /* from one frame to the next, so far; 0: not known */
  double share;         /* of the time that passes in the show, 0 to 1 */
} RifflePace;

void   riffle_pace_init    (RifflePace *self);
void   riffle_pace_rest    (RifflePace *self);
gint64 riffle_pace_advance (RifflePace *self,
                            gint64      now_usec);

G_END_DECLS

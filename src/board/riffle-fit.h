/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A layout of a game that remembers the space it was computed for. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

typedef struct
{
  PatLayout layout;
  PatSpace  space;  /* that it was computed for */
} RiffleFit;

void     riffle_fit_compute      (RiffleFit      *self,
                                  PatGame        *game,
                                  const PatSpace *space);
void     riffle_fit_forget       (RiffleFit      *self);
gboolean riffle_fit_is_for_width (RiffleFit      *self,
                                  int             width);

G_END_DECLS

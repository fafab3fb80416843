/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card of a squeezed column that the pointer or the keyboard is on: it can be seen better. */
#pragma once

#include <patience.h>

G_BEGIN_DECLS

/* All zero: no card. */
typedef struct
{
  gboolean is_open;
  PatSpot  spot;
} RiffleOpened;

gboolean riffle_opened_set      (RiffleOpened      *self,
                                 const PatLayout   *layout,
                                 const PatPosition *position,
                                 const PatSpot     *spot);
void     riffle_opened_get_card (RiffleOpened      *self,
                                 const PatLayout   *layout,
                                 const PatPosition *position,
                                 PatSpot            spot,
                                 PatRect           *rect);
guint    riffle_opened_get_flat (RiffleOpened      *self,
                                 const PatLayout   *layout,
                                 const PatPosition *position,
                                 PatSpot            spot);

G_END_DECLS

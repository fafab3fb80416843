/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows which card has the focus while the player uses keys. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _RiffleFocusRing RiffleFocusRing;

RiffleFocusRing *riffle_focus_ring_new  (GtkWidget       *board);
void             riffle_focus_ring_free (RiffleFocusRing *self);
void             riffle_focus_ring_show (RiffleFocusRing *self,
                                         gboolean         is_shown);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a drawing through which nothing is seen. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In logical pixels from the drawing's corner; without width or height there is no such part. */
typedef struct
{
  GdkRectangle wide; /* from the left edge to the right one */
  GdkRectangle high; /* from the upper edge to the lower one */
} RiffleSolid;

void riffle_solid_find (RiffleSolid     *self,
                        cairo_surface_t *surface,
                        int              width,
                        int              height);

G_END_DECLS

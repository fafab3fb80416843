/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cloth of a card table. */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define RIFFLE_FELT_GREEN "#1f7049"

gboolean riffle_felt_adapt (GdkRGBA         *colour);
void     riffle_felt_paint (cairo_surface_t *surface,
                            const GdkRGBA   *colour);

G_END_DECLS

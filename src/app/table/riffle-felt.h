/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cloth of a card table. */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

void riffle_felt_paint (cairo_t       *cr,
                        int            width,
                        int            height,
                        const GdkRGBA *colour);

G_END_DECLS

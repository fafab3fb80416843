/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds a widget and tells whether there is little room for it in width. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RIFFLE_TYPE_ADAPTIVE_BIN (riffle_adaptive_bin_get_type ())
G_DECLARE_FINAL_TYPE (RiffleAdaptiveBin, riffle_adaptive_bin, RIFFLE, ADAPTIVE_BIN, GtkWidget)

void riffle_adaptive_bin_expect_width (RiffleAdaptiveBin *self,
                                       int                width);

G_END_DECLS

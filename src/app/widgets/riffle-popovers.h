/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps popovers on the display, and Return in them from doing harm. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_popovers_prepare (void);

G_END_DECLS

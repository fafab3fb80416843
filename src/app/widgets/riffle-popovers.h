/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps popovers on the display, and Return in them from doing harm. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RIFFLE_POPOVERS_LINGER:
 *
 * For so many milliseconds a popover that was closed is to be kept. An event that was on its way
 * may still tell GTK 4.8 that the pointer is in it; if it is taken apart before the display has
 * said otherwise, the next layout of the window asks for its surface, and the program ends.
 */
#define RIFFLE_POPOVERS_LINGER 500

void riffle_popovers_prepare (void);

G_END_DECLS

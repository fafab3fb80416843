/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps popovers on the display, Return in them from doing harm, and them from going too soon. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RIFFLE_POPOVERS_LINGER:
 *
 * For so many milliseconds a popover is kept at least that was closed.
 */
#define RIFFLE_POPOVERS_LINGER 500

void riffle_popovers_prepare    (void);
void riffle_popovers_drop_later (GtkPopover *popover,
                                 void      (*drop)(gpointer owner),
                                 gpointer    owner);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps popovers on the display.
 * */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_popovers_keep_on_display (void);

G_END_DECLS

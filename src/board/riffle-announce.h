/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says something to users of a screen reader. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_announce (GtkWidget  *widget,
                      const char *sentence);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers how large the window was. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

int  riffle_window_size_restore (GtkWindow *window,
                                 GSettings *settings);
void riffle_window_size_save    (GtkWindow *window,
                                 GSettings *settings);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finger that stops a page. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_stopping_finger_add (GtkScrolledWindow *scrolled);

G_END_DECLS

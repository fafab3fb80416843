/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that lists the keys. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_shortcuts_page_present (GtkWidget *parent);

G_END_DECLS

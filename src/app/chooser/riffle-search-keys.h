/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keys do on a page with a search and its results. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_search_keys_attach (GtkSearchEntry *entry,
                                GtkWidget      *page,
                                GtkWidget      *results);

G_END_DECLS

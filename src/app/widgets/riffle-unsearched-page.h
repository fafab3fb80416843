/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds a page to a window of preferences, and leaves its groups out of the window's search. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void riffle_unsearched_page_add (GtkWidget           *window,
                                 AdwPreferencesPage  *page);

G_END_DECLS

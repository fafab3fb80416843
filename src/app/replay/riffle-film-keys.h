/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of a film. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void riffle_film_keys_add (GtkWidget *page);

G_END_DECLS

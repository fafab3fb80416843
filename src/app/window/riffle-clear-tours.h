/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The button that forgets the best tours, after a question. */
#pragma once

#include <gtk/gtk.h>

#include "riffle-best-tours.h"

G_BEGIN_DECLS

void riffle_clear_tours_add (GtkWidget       *page,
                             RiffleBestTours *best);

G_END_DECLS

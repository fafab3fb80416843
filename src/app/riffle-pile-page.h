/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A look into the piles: what each of them is for, and which cards lie in it. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

void riffle_pile_page_present (GtkWidget  *parent,
                               PatGame    *game,
                               RiffleDeck *deck,
                               guint       pile);

G_END_DECLS

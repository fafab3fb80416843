/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a pile side by side. */
#pragma once

#include <gtk/gtk.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

GtkWidget *riffle_pile_cards_new  (void);
void       riffle_pile_cards_show (GtkWidget     *widget,
                                   RiffleDeck    *deck,
                                   const PatCard *cards,
                                   guint          n_cards,
                                   guint          n_per_line,
                                   gboolean       reveals);

G_END_DECLS

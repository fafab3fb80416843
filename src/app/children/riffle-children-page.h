/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of children's games: a few large pictures, few words, and a way out. */
#pragma once

#include <adwaita.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   chosen (PatCollectionGame *game)   what is to be played
 */
#define RIFFLE_TYPE_CHILDREN_PAGE (riffle_children_page_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChildrenPage, riffle_children_page, RIFFLE, CHILDREN_PAGE, GtkBox)

GtkWidget *riffle_children_page_new        (const PatCollection *collection,
                                            RiffleDeck          *deck);
GtkWidget *riffle_children_page_new_bar    (const char          *title,
                                            const char          *action,
                                            const char          *tooltip);
void       riffle_children_page_set_deck   (RiffleChildrenPage  *self,
                                            RiffleDeck          *deck);
void       riffle_children_page_set_narrow (RiffleChildrenPage  *self,
                                            gboolean             is_narrow);
void       riffle_children_page_focus      (RiffleChildrenPage  *self);

G_END_DECLS

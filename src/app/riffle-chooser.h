/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which the player chooses a game. */
#pragma once

#include <adwaita.h>
#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_TYPE_CHOOSER (riffle_chooser_get_type ())
G_DECLARE_FINAL_TYPE (RiffleChooser, riffle_chooser, RIFFLE, CHOOSER, GtkWidget)

GtkWidget *riffle_chooser_new           (PatRegistry    *registry,
                                         GSettings      *settings,
                                         RiffleDeck     *deck);
void       riffle_chooser_set_current   (RiffleChooser  *self,
                                         PatVariant     *variant);
void       riffle_chooser_start         (RiffleChooser  *self);

G_END_DECLS

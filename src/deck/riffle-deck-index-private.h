/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ranks in writing, for the corners of the cards. */
#pragma once

#include "riffle-deck-parts-private.h"
#include "riffle-deck.h"

G_BEGIN_DECLS

void riffle_deck_index_draw (RiffleDeckParts     *parts,
                             const char          *label,
                             cairo_t             *cr,
                             const RiffleDeckBox *box);

G_END_DECLS

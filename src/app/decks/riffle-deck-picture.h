/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures for the tiles of decks, made in a thread. */
#pragma once

#include "riffle-deck-tile.h"
#include "riffle-deck.h"

G_BEGIN_DECLS

#define RIFFLE_DECK_PICTURE_FACE 96 /* pixels: width of the cards on the pictures of faces */

void riffle_deck_picture_get_size     (int              card_width,
                                       int             *width,
                                       int             *height);
void riffle_deck_picture_draw_faces   (RiffleDeckTile  *tile,
                                       const char      *faces,
                                       int              card_width);
void riffle_deck_picture_draw_back    (RiffleDeckTile  *tile,
                                       const char      *back,
                                       int              card_width);
void riffle_deck_picture_draw_back_of (RiffleDeckTile  *tile,
                                       RiffleDeck      *deck,
                                       int              card_width);
void riffle_deck_picture_read         (RiffleDeckTile  *tile,
                                       const char      *path);

G_END_DECLS

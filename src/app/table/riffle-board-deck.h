/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gives the board the deck that the player has chosen; one that is gone or broken is replaced. */
#pragma once

#include "riffle-board.h"
#include "riffle-deck-library.h"

G_BEGIN_DECLS

/*
 * Signals:
 *   changed ()                      the board has another deck
 *   refused (const char *sentence)  why the deck that was chosen cannot be used
 */
#define RIFFLE_TYPE_BOARD_DECK (riffle_board_deck_get_type ())
G_DECLARE_FINAL_TYPE (RiffleBoardDeck, riffle_board_deck, RIFFLE, BOARD_DECK, GObject)

RiffleBoardDeck   *riffle_board_deck_new         (GSettings       *settings,
                                                  RiffleBoard     *board);
void               riffle_board_deck_start       (RiffleBoardDeck *self);
RiffleDeck        *riffle_board_deck_get_deck    (RiffleBoardDeck *self);
RiffleDeckLibrary *riffle_board_deck_get_library (RiffleBoardDeck *self);

G_END_DECLS

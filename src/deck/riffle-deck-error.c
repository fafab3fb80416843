/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The domain of errors about decks. */
#include "config.h"

#include "riffle-deck.h"

G_DEFINE_QUARK (riffle-deck-error-quark, riffle_deck_error)

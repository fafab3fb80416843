/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What empty places show. */
#pragma once

#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

/* Nothing is seen of the pile. */
#define RIFFLE_NO_PLACE RIFFLE_DECK_N_ITEMS

/* Nothing is drawn, but cards can be laid there: it lies under another pile. */
#define RIFFLE_HIDDEN_PLACE (RIFFLE_DECK_N_ITEMS + 1)

RiffleDeckItem riffle_place_find (const PatRules    *rules,
                                  const PatPosition *position,
                                  guint              pile);

G_END_DECLS

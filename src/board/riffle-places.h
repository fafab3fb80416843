/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What piles show beside their cards: their places, and how many cards are on a squared pile. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

void riffle_places_update (RiffleTable *table);

G_END_DECLS

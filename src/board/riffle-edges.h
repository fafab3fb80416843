/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards need rank and suit, because only that is seen of them in a fan. */
#pragma once

#include <patience.h>

#include "riffle-deck.h"

G_BEGIN_DECLS

void riffle_edges_find (const PatRules  *rules,
                        gboolean         mirrored,
                        RiffleDeckStyle *style);

G_END_DECLS

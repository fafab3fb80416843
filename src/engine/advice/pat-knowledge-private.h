/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What a player can know of a position: which cards, and where. */
#pragma once

#include "pat-game.h"

G_BEGIN_DECLS

typedef struct
{
  PatPosition position;              /* as it is */
  guint64     seed;                  /* made of what the player knows, and of nothing else */
  guint       n_hidden;
  guint8      places[PAT_MAX_CARDS]; /* of the cards that the player does not know */
  PatCard     cards[PAT_MAX_CARDS];  /* these cards, in no order that tells anything */
} PatKnowledge;

void     pat_knowledge_init        (PatKnowledge       *self,
                                    PatGame            *game);
gboolean pat_knowledge_is_complete (const PatKnowledge *self);
void     pat_knowledge_deal        (const PatKnowledge *self,
                                    guint               nth,
                                    PatPosition        *position);

G_END_DECLS

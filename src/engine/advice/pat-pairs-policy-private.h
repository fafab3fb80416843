/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* How promising the moves of a game of pairs look, without a search. */
#pragma once

#include "pat-pairs-private.h"

G_BEGIN_DECLS

#define PAT_PAIRS_POLICY_SHARES 128

typedef struct
{
  guint64 below[PAT_LAYERS_MAX_CARDS];     /* all cards that wait for a card to go */
  guint32 shares[PAT_PAIRS_POLICY_SHARES]; /* by how far a move is from the best one, in points */
} PatPairsPolicy;

void pat_pairs_policy_init  (PatPairsPolicy       *self,
                             const PatPairs       *game);
void pat_pairs_policy_share (const PatPairsPolicy *self,
                             const PatPairs       *game,
                             const PatPairsState  *state,
                             guint64               seen,
                             const PatPairsMoves  *moves,
                             guint32              *shares);

G_END_DECLS

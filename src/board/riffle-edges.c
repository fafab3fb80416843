/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards need rank and suit, because only that is seen of them in a fan. */
#include "config.h"

#include "riffle-edges.h"

/* The edge that is seen of covered cards. */
static RiffleDeckEdges
find_edge (const PatPileSpec *row,
           gboolean           mirrored)
{
  if (row->fan_x == 0)
    return 0;
  return (row->fan_x > 0) == !mirrored ? RIFFLE_DECK_EDGE_LEFT : RIFFLE_DECK_EDGE_RIGHT;
}

/* Adds to a style what the fans of a game need. Small cards keep their large ranks unless covered
 * ones have to be read; those of a waste need not be. */
void
riffle_edges_find (const PatRules  *rules,
                   gboolean         mirrored,
                   RiffleDeckStyle *style)
{
  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, pile);
      RiffleDeckEdges edge = find_edge (row, mirrored);

      style->corners |= edge;
      if (row->role != PAT_WASTE)
        style->strips |= edge;
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Has the deck put rank and suit where they are seen when cards overlap sideways. */
#include "config.h"

#include "riffle-board-private.h"

/* The edge that is seen of covered cards. */
static RiffleDeckEdges
find_edge (const PatPileSpec *row,
           gboolean           mirrored)
{
  if (row->fan_x == 0)
    return 0;
  return (row->fan_x > 0) == !mirrored ? RIFFLE_DECK_EDGE_LEFT : RIFFLE_DECK_EDGE_RIGHT;
}

/* Small cards keep their large ranks unless covered ones have to be read; those of a waste need
 * not be. */
void
riffle_board_update_edges (RiffleBoard *self,
                           gboolean     mirrored)
{
  const PatRules *rules = pat_game_get_rules (self->game);
  const RiffleDeckStyle *now = riffle_card_cache_get_style (self->cache);
  RiffleDeckStyle style = self->style;

  for (guint pile = 0; pile < pat_rules_get_n_piles (rules); pile++)
    {
      const PatPileSpec *row = pat_rules_get_pile (rules, pile);
      RiffleDeckEdges edge = find_edge (row, mirrored);

      style.corners |= edge;
      if (row->role != PAT_WASTE)
        style.strips |= edge;
    }
  if (now->corners == style.corners && now->strips == style.strips)
    return;
  riffle_card_cache_set_style (self->cache, &style);
  riffle_board_redraw (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order in which the cards of a new deal are laid, as pat_rules_deal() lays them. */
#include "config.h"

#include "riffle-deal-order.h"

/* The piles of one row of the game's table are dealt in rounds. */
static void
add_row (RiffleTable *table,
         guint        first,
         guint        end,
         GPtrArray   *cards)
{
  gboolean is_more = TRUE;

  for (guint round = 0; is_more; round++)
    {
      is_more = FALSE;
      for (guint i = first; i < end; i++)
        {
          RiffleCard *card = riffle_pile_get_card (riffle_table_get_pile (table, i), round);

          if (card == NULL)
            continue;
          is_more = TRUE;
          g_ptr_array_add (cards, card);
        }
    }
}

/* Returns: (transfer container): all cards but those that stay in the stock, the first one first */
GPtrArray *
riffle_deal_order_list (RiffleTable *table)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  guint n_piles = riffle_table_get_n_piles (table), end;
  GPtrArray *cards = g_ptr_array_sized_new (PAT_MAX_CARDS);

  for (guint first = 0; first < n_piles; first = end)
    {
      end = first + 1;
      while (end < n_piles &&
             pat_rules_get_pile (rules, end) == pat_rules_get_pile (rules, first))
        end++;
      if (pat_rules_get_role (rules, first) != PAT_STOCK)
        add_row (table, first, end, cards);
    }
  return cards;
}

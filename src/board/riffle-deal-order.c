/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cards of a new deal are laid: from where, and in which order, as pat_rules_deal() lays
 * them. */
#include "config.h"

#include "riffle-deal-order.h"

#include <math.h>

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

/* Where the cards come from: the stock, or the player's side of the table. */
static graphene_point_t
find_dealer (RiffleTable     *table,
             graphene_size_t  board,
             graphene_size_t  card)
{
  int stock = pat_rules_find_pile (pat_game_get_rules (riffle_table_get_game (table)), PAT_STOCK,
                                   1);

  if (stock >= 0)
    return riffle_table_get_pile (table, (guint) stock)->base;
  return GRAPHENE_POINT_INIT (floorf ((board.width - card.width) / 2), board.height);
}

static void
hand_to_dealer (RiffleCard       *card,
                graphene_point_t  dealer,
                guint             turn)
{
  card->at = dealer;
  riffle_card_set_shown (card, card->card | PAT_FACE_DOWN);
  card->wave = 1;
  card->lag = turn;
  card->travels = TRUE;
}

/**
 * riffle_deal_order_prepare:
 * @table: a new deal, whose cards lie where they belong
 * @board: the size of the board
 * @card: the size of a card
 *
 * Draws the cards face down where they are dealt from, ready to fly to where they belong.
 *
 * Returns: (transfer container): all cards but those that stay in the stock, the first one first
 */
GPtrArray *
riffle_deal_order_prepare (RiffleTable     *table,
                           graphene_size_t  board,
                           graphene_size_t  card)
{
  GPtrArray *cards = riffle_deal_order_list (table);
  graphene_point_t dealer = find_dealer (table, board, card);

  for (guint i = 0; i < cards->len; i++)
    hand_to_dealer (g_ptr_array_index (cards, i), dealer, i);
  return cards;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What empty places show. */
#include "config.h"

#include "riffle-place.h"

/* Whether there are cards that could become the stock again. */
static gboolean
has_waste (const PatRules    *rules,
           const PatPosition *position)
{
  int waste = pat_rules_find_pile (rules, PAT_WASTE, 1);

  return waste >= 0 && pat_position_get_size (position, (guint) waste) > 0;
}

static RiffleDeckItem
find_stock_place (const PatRules    *rules,
                  const PatPosition *position)
{
  const PatGameSpec *game = pat_rules_get_game (rules);
  gboolean to_waste = game->stock.count > 0 && game->stock.to == PAT_WASTE;

  if (game->deal_stock == NULL && !to_waste)
    return RIFFLE_DECK_EMPTY;
  if (!pat_rules_can_redeal (rules, position))
    return RIFFLE_DECK_CROSS;
  return game->deal_stock != NULL || has_waste (rules, position) ? RIFFLE_DECK_RECYCLE
                                                                : RIFFLE_DECK_EMPTY;
}

static guint
number_in_row (const PatRules *rules,
               guint           pile)
{
  guint row = pat_rules_get_row_index (rules, pile), number = 1;

  while (pile > 0 && pat_rules_get_row_index (rules, --pile) == row)
    number++;
  return number;
}

/* The rank that begins a pile, or 0 if there is more than one or none. */
static guint
find_first_rank (const PatRules    *rules,
                 const PatPosition *position,
                 guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  int indicator, base;

  switch (row->fill)
    {
    case PAT_FILL_BASE:
      return (guint) CLAMP (position->counters[PAT_COUNTER_BASE], 0, PAT_KING);
    case PAT_FILL_RANKS:
      for (guint rank = PAT_ACE; rank <= PAT_KING; rank++)
        if (row->ranks == PAT_RANK_BIT (rank))
          return rank;
      return 0;
    case PAT_FILL_INDICATOR:
      indicator = pat_rules_find_pile (rules, PAT_INDICATOR, pat_rules_get_number (rules, pile));
      if (indicator < 0 || pat_position_get_size (position, (guint) indicator) == 0)
        return 0;
      return pat_card_get_rank (pat_position_get_top (position, (guint) indicator)) % PAT_KING + 1;
    case PAT_FILL_LAST:
      base = CLAMP (position->counters[PAT_COUNTER_BASE], 0, PAT_KING);
      return base == 0 ? 0 : (guint) (base + PAT_KING - 2) % PAT_KING + 1;
    case PAT_FILL_NUMBER:
      return number_in_row (rules, pile);
    case PAT_FILL_NONE:
    case PAT_FILL_ANY:
    case PAT_FILL_LINE:
      break;
    }
  return 0;
}

/* Whether cards can ever come to this pile again once it is empty. */
static gboolean
is_ever_filled (const PatRules    *rules,
                const PatPileSpec *row)
{
  const PatGameSpec *game = pat_rules_get_game (rules);

  if (row->covered)
    return FALSE;
  if (row->role != PAT_TABLEAU && row->role != PAT_RESERVE && row->role != PAT_INDICATOR)
    return TRUE;
  return row->fill != PAT_FILL_NONE || row->n_refill > 0 || game->deal_stock != NULL ||
         (game->stock.count > 0 && game->stock.to == row->role);
}

/**
 * riffle_place_find:
 * @rules: the rules of a game
 * @position: a position
 * @pile: a pile
 *
 * Returns: what is seen of the pile while it has no cards, RIFFLE_NO_PLACE or RIFFLE_HIDDEN_PLACE
 */
RiffleDeckItem
riffle_place_find (const PatRules    *rules,
                   const PatPosition *position,
                   guint              pile)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  guint rank;

  if (row->role == PAT_STOCK)
    return find_stock_place (rules, position);
  /* An empty place would lie on the cards that peep out from under it. */
  if (!is_ever_filled (rules, row) || (row->role == PAT_TABLEAU && row->tucked))
    return RIFFLE_NO_PLACE;
  /* Half a frame that looks out from under another pile says nothing. */
  if (row->tucked)
    return RIFFLE_HIDDEN_PLACE;
  if (row->role != PAT_FOUNDATION)
    return RIFFLE_DECK_EMPTY;
  rank = find_first_rank (rules, position, pile);
  if (row->min_accept > 1)
    return RIFFLE_DECK_FOUNDATION_RUN (row->min_accept == PAT_KING ? rank : 0);
  if (rank == 0)
    return RIFFLE_DECK_EMPTY;
  return RIFFLE_DECK_FOUNDATION_RANK (rank);
}

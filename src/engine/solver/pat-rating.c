/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates a position of any game by what its piles are for. */
#include "config.h"

#include "pat-rating-private.h"

#include "pat-rules-private.h"

/* How far a column is from being one run. */
static int
rate_pile (const PatRules    *rules,
           const PatPosition *position,
           guint              pile)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile);
  guint relation = rules->piles[pile].build;
  int rating = 0;

  for (guint i = 0; i < size; i++)
    {
      if (pat_card_is_face_down (cards[i]))
        rating += 4;
      else if (i > 0 && (pat_rules_on (rules, relation, cards[i - 1]) &
                         pat_card_bit (cards[i])) == 0)
        rating += 3;
    }
  return size == 0 ? -4 : rating;
}

/* How far a position seems to be from the end; the lower, the better. */
gint32
pat_rating_of (const PatRules    *rules,
               const PatPosition *position)
{
  int rating = 0;

  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      int size = (int) pat_position_get_size (position, pile);

      switch ((PatRole) rules->piles[pile].role)
        {
        case PAT_FOUNDATION:
        case PAT_DISCARD:
          rating -= 8 * size;
          break;
        case PAT_TABLEAU:
          rating += rate_pile (rules, position, pile);
          break;
        case PAT_CELL:
        case PAT_STOCK:
          rating += 4 * size;
          break;
        default:
          rating += 2 * size;
          break;
        }
    }
  if (rules->table.game.is_complete != NULL)
    rating -= 40 * (int) pat_rules_count_complete (rules, position);
  return rating;
}

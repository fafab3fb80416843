/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards have to move, and in which order they set off. */
#include "config.h"

#include "riffle-flight-order.h"

/* Whether a card is drawn as it lies in the position. */
gboolean
riffle_flight_order_is_at_rest (RiffleCard *card)
{
  return card->shown == card->card && graphene_point_equal (&card->at, &card->target);
}

/* Cards of no move, which only make room, go last and at once. */
static int
compare_turns (gconstpointer a,
               gconstpointer b)
{
  const RiffleCard *first = *(RiffleCard *const *) a, *second = *(RiffleCard *const *) b;
  guint wave = first->wave - 1, other = second->wave - 1;

  if (wave != other)
    return wave < other ? -1 : 1;
  if (first->lag != second->lag)
    return first->lag < second->lag ? -1 : 1;
  if (first->pile != second->pile)
    return first->pile < second->pile ? -1 : 1;
  return first->index < second->index ? -1 : first->index > second->index;
}

/* Returns: (transfer container): all cards that are not where they belong, or lie the wrong way up:
 * in the order of their moves, and in each move in the order of its steps */
GPtrArray *
riffle_flight_order_list (RiffleTable *table)
{
  GPtrArray *cards = g_ptr_array_sized_new (PAT_MAX_CARDS);

  for (guint i = 0; i < riffle_table_get_n_piles (table); i++)
    {
      RifflePile *pile = riffle_table_get_pile (table, i);

      for (guint k = 0; k < pile->cards->len; k++)
        {
          RiffleCard *card = riffle_pile_get_card (pile, k);

          if (card->wave > 0 || !riffle_flight_order_is_at_rest (card))
            g_ptr_array_add (cards, card);
        }
    }
  g_ptr_array_sort (cards, compare_turns);
  return cards;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates a position of any game by what its piles are for. */
#include "config.h"

#include "pat-rating-private.h"

#include "pat-bits-private.h"
#include "pat-rules-private.h"

#define NEVER 63 /* more than any number of cards of a suit */

const PatRatingWeights pat_rating_usual = { .up = 8, .blocked = 4, .stock = 4, .points = 4 };

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

/* Finds out for each card how many have to go up, with itself, until it lies on a foundation. */
static void
find_distances (const PatRules    *rules,
                const PatPosition *position,
                guint8            *distances)
{
  memset (distances, NEVER, 64);
  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = rules->of_role[PAT_FOUNDATION][i];
      const guint64 *on = rules->relations[rules->piles[pile].build].on;
      guint64 next = pat_rules_accepted (rules, position, pile), known = 0;

      for (guint8 distance = 1; next != 0; distance++)
        {
          guint64 cards = next;

          known |= cards;
          for (next = 0; cards != 0; cards &= cards - 1)
            {
              guint card = pat_bits_first (cards);

              distances[card] = MIN (distances[card], distance);
              next |= on[card] & ~known;
            }
        }
    }
}

/* How many cards of a pile lie below one that goes up later. In columns that are built both up and
 * down, a run can be turned round. */
static int
count_blocked (const PatRules    *rules,
               const PatPosition *position,
               guint              pile,
               const guint8      *distances)
{
  const PatPile *p = &rules->piles[pile];
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint latest = 0;
  guint64 turned = 0; /* the cards that may lie on the one above */
  int n = 0;

  for (guint i = pat_position_get_size (position, pile); i > 0; i--)
    {
      guint distance = distances[cards[i - 1] & 0x3f];

      n += distance < latest && (turned & pat_card_bit (cards[i - 1])) == 0;
      latest = MAX (latest, distance);
      if ((p->from & PAT_ROLE_BIT (PAT_TABLEAU)) != 0)
        turned = pat_rules_on (rules, p->build, cards[i - 1]);
    }
  return n;
}

/* How many pairs of columns end with the same rank. */
static int
count_alike (const PatRules    *rules,
             const PatPosition *position)
{
  int of_rank[PAT_KING + 1] = { 0 }, n = 0;

  for (guint i = 0; i < rules->n_of_role[PAT_TABLEAU]; i++)
    {
      guint pile = rules->of_role[PAT_TABLEAU][i];
      guint size = pat_position_get_size (position, pile);

      if (size > 0)
        n += of_rank[pat_card_get_rank (pat_position_get_cards (position, pile)[size - 1])]++;
    }
  return n;
}

/* The points of a game without foundations that counts them in its own way. By them it says how far
 * it is. */
static int
count_points (const PatRules    *rules,
              const PatPosition *position)
{
  const PatScoring *scoring = rules->table.game.scoring;
  int points;

  if (rules->n_of_role[PAT_FOUNDATION] > 0 || scoring == NULL || scoring->kind != PAT_SCORE_ASK)
    return 0;
  points = pat_rules_get_score (rules, position);
  return scoring->low_is_good ? -points : points;
}

/* How far a position seems to be from the end; the lower, the better. */
gint32
pat_rating_of (const PatRules         *rules,
               const PatPosition      *position,
               const PatRatingWeights *weights)
{
  guint8 distances[64];
  int rating = 0;

  find_distances (rules, position, distances);
  for (guint pile = 0; pile < position->n_piles; pile++)
    {
      int size = (int) pat_position_get_size (position, pile);

      switch ((PatRole) rules->piles[pile].role)
        {
        case PAT_FOUNDATION:
        case PAT_DISCARD:
          rating -= weights->up * size;
          break;
        case PAT_TABLEAU:
          rating += rate_pile (rules, position, pile) +
                    weights->blocked * count_blocked (rules, position, pile, distances);
          break;
        case PAT_CELL:
          rating += 4 * size;
          break;
        case PAT_STOCK:
          rating += weights->stock * size;
          break;
        default:
          rating += 2 * size;
          break;
        }
    }
  if (weights->alike != 0)
    rating -= weights->alike * count_alike (rules, position);
  if (weights->points != 0)
    rating -= weights->points * count_points (rules, position);
  if (rules->table.game.is_complete != NULL)
    rating -= 40 * (int) pat_rules_count_complete (rules, position);
  return rating;
}

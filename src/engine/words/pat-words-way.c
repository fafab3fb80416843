/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds words for a relation that a function of the variant gave. */
#include "config.h"

#include "pat-words-private.h"

#define LAST_STEP    6   /* the greatest step that an odd relation is tried with */
#define MOST_CLOSED  3   /* ranks that a sentence may except */

static guint64
cards_in_play (const PatRules *rules)
{
  guint64 cards = 0;

  for (guint i = 0; i < rules->n_deck; i++)
    cards |= pat_card_bit (rules->deck[i]);
  return cards;
}

/* Whether a relation is that of a way of building, but for ranks on which nothing is put. */
static gboolean
is_way (const PatRelation *relation,
        guint64            in_play,
        PatWay               *way)
{
  PatRelation said;

  pat_rules_fill_relation (&said, way->build, (int) way->step, NULL);
  way->closed = 0;
  for (guint card = 0; card < 64; card++)
    {
      if ((in_play & pat_card_bit ((PatCard) card)) == 0 ||
          ((relation->on[card] ^ said.on[card]) & in_play) == 0)
        continue;
      if ((relation->on[card] & in_play) != 0)
        return FALSE;
      way->closed |= PAT_RANK_BIT (pat_card_get_rank ((PatCard) card));
    }
  return TRUE;
}

/* Puts an odd relation, which a function of the variant gave, into words if that can be done.
   Rules without a step, or without ranks that take nothing, come first, because they are shorter
   to say. */
gboolean
pat_words_find_way (const PatRules    *rules,
                    const PatRelation *relation,
                    PatWay            *way)
{
  guint64 in_play = cards_in_play (rules);
  PatWay best = { 0 };
  guint fewest = G_MAXUINT;

  for (way->step = 1; way->step <= LAST_STEP; way->step++)
    for (guint direction = PAT_UP; direction < PAT_ANY_SUIT; direction++)
      for (guint kind = 0; kind < PAT_N_SUIT_KINDS; kind++)
        {
          way->build = direction | PAT_ANY_SUIT << kind;
          if ((direction & (PAT_UP | PAT_DOWN | PAT_EQUAL)) == 0 ||
              !is_way (relation, in_play, way))
            continue;
          if ((guint) __builtin_popcount (way->closed) < fewest)
            {
              fewest = (guint) __builtin_popcount (way->closed);
              best = *way;
            }
        }
  *way = best;
  return fewest <= MOST_CLOSED;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Counts ranks, in all positions of a search. */
#include "config.h"

#include "pat-heap-reach-private.h"

#define ALL_CARDS_OF_RANK G_GUINT64_CONSTANT (0x0001000100010001)

static guint64
count_once (guint rank)
{
  return G_GUINT64_CONSTANT (1) << 4 * rank;
}

/* The ranks of which all cards, or none, go on a card; another set is not known. */
static gboolean
ranks_of (guint64  cards,
          guint16 *ranks)
{
  *ranks = 0;
  for (guint rank = 0; rank < 16; rank++)
    {
      guint64 of_rank = cards & ALL_CARDS_OF_RANK << rank;

      if (of_rank == ALL_CARDS_OF_RANK << rank && rank >= PAT_ACE && rank <= PAT_KING)
        *ranks |= (guint16) PAT_RANK_BIT (rank);
      else if (of_rank != 0)
        return FALSE;
    }
  return TRUE;
}

static guint
next_higher (guint rank)
{
  return rank == PAT_KING ? PAT_ACE : rank + 1;
}

static guint
next_lower (guint rank)
{
  return rank == PAT_ACE ? PAT_KING : rank - 1;
}

static gboolean
add_rank (PatHeapReach  *self,
          const guint64 *on,
          guint          rank)
{
  guint16 higher = (guint16) PAT_RANK_BIT (next_higher (rank));
  guint16 lower = (guint16) PAT_RANK_BIT (next_lower (rank));
  guint16 first, ranks;

  if (!ranks_of (on[pat_card_new (PAT_CLUBS, rank)], &first))
    return FALSE;
  for (guint suit = PAT_DIAMONDS; suit < PAT_N_SUITS; suit++)
    if (!ranks_of (on[pat_card_new ((PatSuit) suit, rank)], &ranks) || ranks != first)
      return FALSE;
  if ((first & higher) != 0)
    self->goes_up |= count_once (rank);
  if ((first & lower) != 0)
    self->goes_down |= count_once (rank);
  return (first & ~(higher | lower)) == 0;
}

/* Whether no rank is there so often that it cannot be counted. */
static gboolean
can_count (const PatRules *rules)
{
  guint counts[16] = { 0 };

  for (guint i = 0; i < rules->n_deck; i++)
    if (++counts[pat_card_get_rank (rules->deck[i])] > 15)
      return FALSE;
  return counts[PAT_JOKER] == 0;
}

void
pat_heap_reach_init (PatHeapReach   *self,
                     const PatRules *rules,
                     const guint8   *stock,
                     guint           n_stock)
{
  const PatPile *foundation = &rules->piles[rules->of_role[PAT_FOUNDATION][0]];

  memset (self, 0, sizeof *self);
  self->is_known = can_count (rules);
  for (guint rank = PAT_ACE; rank <= PAT_KING && self->is_known; rank++)
    self->is_known = add_rank (self, rules->relations[foundation->build].on, rank);
  for (guint i = n_stock; i > 0; i--)
    self->stock[i - 1] = self->stock[i] + pat_heap_reach_count (stock[i - 1]);
}

/* Goes around all ranks in steps of two: those before and after each of them are the only ones on
 * which it goes, and each of these serves two. The first one takes some of the Kings. */
static gboolean
all_have_a_host (const PatHeapReach *self,
                 guint64             left,
                 guint64             hosts,
                 guint               n_kings)
{
  guint spare = n_kings;

  for (guint i = 0, rank = PAT_ACE; i < PAT_KING; i++)
    {
      guint higher = next_higher (rank), lower = next_lower (rank);
      guint wanted = pat_heap_reach_get (left, rank);
      guint before = (self->goes_up & count_once (lower)) != 0 ? MIN (wanted, spare) : 0;
      guint after = pat_heap_reach_get (hosts, higher) - (higher == PAT_KING ? n_kings : 0);

      wanted -= before;
      if (wanted > ((self->goes_down & count_once (higher)) != 0 ? after : 0))
        return FALSE;
      spare = after - wanted;
      rank = next_higher (higher);
    }
  return TRUE;
}

/* Each rank that was counted, once. */
static guint64
each_once (guint64 ranks)
{
  ranks |= ranks >> 2;
  return (ranks | ranks >> 1) & G_GUINT64_CONSTANT (0x1111111111111111);
}

/* The ranks that go on one of some ranks, and perhaps others that are none. */
static guint64
spread (const PatHeapReach *self,
        guint64             ranks)
{
  guint64 up = ranks & self->goes_up, down = ranks & self->goes_down;

  return up << 4 | up >> 4 * (PAT_KING - PAT_ACE) | down >> 4 | down << 4 * (PAT_KING - PAT_ACE);
}

/* Whether the row can come to all ranks that are left. */
static gboolean
all_are_near (const PatHeapReach *self,
              guint64             left,
              guint64             starts)
{
  guint64 present = each_once (left), reached = spread (self, each_once (starts)) & present, more;

  while ((more = spread (self, reached) & present & ~reached) != 0)
    reached |= more;
  return reached == present;
}

/* Returns FALSE only if the cards that are left cannot all go to the foundation. */
gboolean
pat_heap_reach_may_win (const PatHeapReach *self,
                        guint64             left,
                        guint               n_dealt,
                        PatCard             top)
{
  guint64 starts;
  guint n_kings;

  if (!self->is_known || top == PAT_NO_CARD)
    return TRUE;
  starts = self->stock[n_dealt] + pat_heap_reach_count (top);
  if (!all_are_near (self, left, starts))
    return FALSE;
  n_kings = (self->goes_up & count_once (PAT_KING)) != 0
            ? pat_heap_reach_get (left + starts, PAT_KING) : 0;
  for (guint n = 0; n <= n_kings; n++)
    if (all_have_a_host (self, left, left + starts, n))
      return TRUE;
  return FALSE;
}

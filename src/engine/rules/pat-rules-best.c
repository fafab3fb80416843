/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The best place for cards that the player points at, without saying where they go. */
#include "config.h"

#include "pat-rules-private.h"

/* To fill an empty column is seldom what is meant by cards that also go on another card, or to a
 * cell. */
#define COST_OF_SPACE 60

typedef struct
{
  int   rate;
  guint run;  /* of equal places that with the longest run is the best */
} Worth;

static gboolean
is_worth_more (const Worth *self,
               const Worth *other)
{
  return self->rate > other->rate || (self->rate == other->rate && self->run > other->run);
}

static Worth
find_worth (const PatRules    *self,
            const PatPosition *position,
            const PatMove     *move)
{
  PatPosition next = *position;
  guint to = move->picks[1].pile;
  Worth worth = { pat_rules_rate (self, position, move), 0 };

  if (self->piles[to].role == PAT_TABLEAU && pat_position_get_size (position, to) == 0)
    worth.rate -= COST_OF_SPACE;
  pat_rules_apply (self, &next, move, NULL);
  worth.run = pat_rules_get_run (self, &next, to);
  return worth;
}

/* Whether a move carries these cards to a place that the program may choose. What a double click
 * sends to the foundations has been found before. */
static gboolean
is_choice (const PatRules *self,
           const PatMove  *cards,
           const PatMove  *move)
{
  return move->kind == PAT_MOVE_CARDS &&
         memcmp (&move->picks[0], &cards->picks[0], sizeof (PatPick)) == 0 &&
         self->piles[move->picks[1].pile].role != PAT_FOUNDATION;
}

static gboolean
find_foundation (const PatRules    *self,
                 const PatPosition *position,
                 const PatMove     *cards,
                 PatMove           *move)
{
  guint pile = cards->picks[0].pile;
  guint size = pat_position_get_size (position, pile);
  guint count = cards->picks[0].count;

  return count <= size &&
         pat_rules_find_target (self, position, pile, size - count, move) &&
         (move->kind != PAT_MOVE_CARDS ||
          self->piles[move->picks[1].pile].role == PAT_FOUNDATION);
}

/**
 * pat_rules_find_best: (skip)
 * @self: rules
 * @position: a position
 * @cards: a move whose first pick is the cards, wherever it leads
 * @move: (out caller-allocates): the move
 *
 * Finds the best place for cards: the foundation to which a double click sends them; otherwise what
 * a hint would rate best. An empty column comes after all cards on which they can be laid, and
 * after cells; of equal places that is the best where the longest run comes to lie, and then the
 * first. From a foundation no card is sent away.
 *
 * Returns: whether there is a place
 */
gboolean
pat_rules_find_best (const PatRules    *self,
                     const PatPosition *position,
                     const PatMove     *cards,
                     PatMove           *move)
{
  g_autofree PatMoves *moves = NULL;
  Worth best = { G_MININT, 0 };

  if (self->piles[cards->picks[0].pile].role == PAT_FOUNDATION)
    return FALSE;
  if (find_foundation (self, position, cards, move))
    return TRUE;
  moves = g_new (PatMoves, 1);
  pat_rules_list (self, position, moves);
  for (guint i = 0; i < moves->n_moves; i++)
    if (is_choice (self, cards, &moves->moves[i]))
      {
        Worth worth = find_worth (self, position, &moves->moves[i]);

        if (!is_worth_more (&worth, &best))
          continue;
        best = worth;
        *move = moves->moves[i];
      }
  return best.rate > G_MININT;
}

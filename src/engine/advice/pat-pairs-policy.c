/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates the moves of a game of pairs by what is plain to see: which cards a pair frees, how many
 * other partners its cards have, and who else needs them. The weights were found by playing many
 * deals by such ratings alone. */
#include "config.h"

#include "pat-pairs-policy-private.h"

#include "pat-pairs-weights-private.h"

#include <math.h>

#define FULL_SHARE 65536 /* of the best move */
#define UNIT       16.0  /* points that make a move e times as likely */

typedef struct
{
  const PatPairsPolicy  *policy;
  const PatPairs        *game;
  const PatPairsState   *state;
  const PatPairsWeights *weights;
  guint64                piles;  /* cards that the player sees in piles */
  guint64                talon;
  guint64                left;   /* both together: nothing else has anything to say */
  guint                  part;
  guint                  stage;
} View;

static guint
count (guint64 cards,
       guint   n)
{
  return MIN (pat_bits_count (cards), n - 1);
}

static guint
get_part (const PatPairs      *game,
          const PatPairsState *state)
{
  guint n_talon = game->layers.n_cards - game->first_talon;

  return n_talon > 0 ? (state->place - game->first_talon) * (PAT_PAIRS_PARTS - 1) / n_talon : 0;
}

static guint
get_stage (guint n_left)
{
  static const guint8 most[PAT_PAIRS_STAGES - 1] = { 5, 12, 21 };
  guint stage = 0;

  while (stage < PAT_PAIRS_STAGES - 1 && n_left > most[stage])
    stage++;
  return stage;
}

static guint
get_place (const View *self,
           guint       card)
{
  return card < self->game->first_talon ? 0 : card < self->state->place ? 1 : 2;
}

static PatPairsKind
get_kind (const View *self,
          PatPair     pair)
{
  guint first, second;

  if (pair.first == PAT_PAIRS_CLICK)
    return self->state->place < self->game->layers.n_cards ? PAT_PAIRS_DEAL : PAT_PAIRS_REDEAL;
  first = get_place (self, pair.first);
  second = get_place (self, pair.second);
  return first > 0 && second > 0 ? PAT_PAIRS_WASTE_STOCK : (PatPairsKind) MAX (first, second);
}

/* What becomes of the card on the waste if another one covers it. */
static int
rate_deal (const View *self)
{
  const PatPairsWeights *weights = self->weights;
  guint64 waste = self->talon & (pat_layers_bit (self->state->place) - 1);
  guint64 stock = self->talon & ~waste;
  int rating = 0;

  if (waste != 0)
    {
      guint64 mates = self->game->mates[pat_bits_last (waste)] & self->left;
      guint n_piles = count (mates & self->piles, PAT_PAIRS_SOME);
      guint n_others = count (mates & self->talon, PAT_PAIRS_SOME);

      rating += weights->deal_hides_piles[n_piles] + weights->deal_hides_talon[n_others];
    }
  if (stock != 0 && self->game->stock_gives)
    {
      guint64 mates = self->game->mates[pat_bits_first (stock)] & self->left;
      guint n_piles = count (mates & self->piles, PAT_PAIRS_SOME);

      rating += weights->deal_covers[n_piles];
    }
  return rating;
}

/* Who else needs the partner of a card. */
static int
rate_rivals (const View   *self,
             PatPairsKind  kind,
             guint         card,
             guint         partner)
{
  const PatPairsWeights *weights = self->weights;
  guint64 rivals = self->game->mates[partner] & self->piles & ~pat_layers_bit (card);
  guint in_talon = card >= self->game->first_talon, n = count (rivals, PAT_PAIRS_FEW);

  return weights->rivals[kind][in_talon][n];
}

static int
rate_pair (const View   *self,
           PatPairsKind  kind,
           PatPair       pair)
{
  const PatPairsWeights *weights = self->weights;
  const PatPairs *game = self->game;
  guint64 both = pat_layers_bit (pair.first) | pat_layers_bit (pair.second);
  guint64 gone = self->state->gone | both, left = self->left & ~both;
  guint64 open = (pat_layers_uncover (&game->layers, gone, pair.first) |
                  pat_layers_uncover (&game->layers, gone, pair.second));
  guint64 below_first = self->policy->below[pair.first] & ~gone;
  guint64 below_second = self->policy->below[pair.second] & ~gone;
  guint64 mates = game->mates[pair.first] | game->mates[pair.second];
  guint n_first = count (game->mates[pair.first] & left, PAT_PAIRS_FEW);
  guint n_second = count (game->mates[pair.second] & left, PAT_PAIRS_FEW);
  guint fewest = MIN (n_first, n_second), most = MAX (n_first, n_second);
  guint n_open = count (open, PAT_PAIRS_FEW);
  guint n_below = pat_bits_count (below_first) + pat_bits_count (below_second);
  guint thirds = MIN (n_below / 3, PAT_PAIRS_BELOW - 1);
  guint n_freed = count ((below_first | below_second) & mates & self->piles, PAT_PAIRS_SOME);

  return weights->uncovers[n_open] + weights->below[thirds] + weights->mates[fewest][most] +
         weights->frees[n_freed] + rate_rivals (self, kind, pair.first, pair.second) +
         rate_rivals (self, kind, pair.second, pair.first);
}

static int
rate (const View *self,
      PatPair     pair)
{
  const PatPairsWeights *weights = self->weights;
  PatPairsKind kind = get_kind (self, pair);
  int rating = weights->part[kind][self->part] + weights->stage[kind][self->stage];

  return rating + (pair.first == PAT_PAIRS_CLICK ? rate_deal (self)
                                                 : rate_pair (self, kind, pair));
}

static PatPairsGoal
find_goal (const PatPairs *game)
{
  if (game->talon == 0)
    return PAT_PAIRS_WEIGHTS_NO_TALON;
  return (game->talon & ~game->needed) != 0 ? PAT_PAIRS_WEIGHTS_PILES : PAT_PAIRS_WEIGHTS_ALL;
}

void
pat_pairs_policy_init (PatPairsPolicy *self,
                       const PatPairs *game)
{
  for (guint i = 0; i < game->layers.n_cards; i++)
    self->below[i] = pat_layers_follow (game->layers.under, i);
  for (guint i = 0; i < PAT_PAIRS_POLICY_SHARES; i++)
    self->shares[i] = (guint32) (FULL_SHARE * exp (-(double) i / UNIT)) + 1;
}

/* Says how often each move should be made, in proportion: at least 1, at most 65537. */
void
pat_pairs_policy_share (const PatPairsPolicy *self,
                        const PatPairs       *game,
                        const PatPairsState  *state,
                        guint64               seen,
                        const PatPairsMoves  *moves,
                        guint32              *shares)
{
  int ratings[PAT_PAIRS_MAX_MOVES], best = G_MININT;
  View view = { .policy = self, .game = game, .state = state };

  view.weights = &pat_pairs_weights[find_goal (game)];
  view.piles = seen & ~game->talon & ~state->gone;
  view.talon = game->talon & ~state->gone;
  view.left = view.piles | view.talon;
  view.part = get_part (game, state);
  view.stage = get_stage (pat_bits_count (pat_layers_all (&game->layers) & ~game->talon &
                                          ~state->gone));
  for (guint i = 0; i < moves->n; i++)
    {
      ratings[i] = rate (&view, moves->pairs[i]);
      best = MAX (best, ratings[i]);
    }
  for (guint i = 0; i < moves->n; i++)
    shares[i] = self->shares[MIN (best - ratings[i], PAT_PAIRS_POLICY_SHARES - 1)];
}

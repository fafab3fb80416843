/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates the positions of a game like Spider by the cards that lie open. Those that lie face down
 * are counted, and so is one that was turned up: it could be any. */
#include "config.h"

#include "pat-open-rating-private.h"

/* Found by trying on deals of Spider with one suit and with two. */
#define DOWN    10 /* for each card that lies face down */
#define COVERED 5  /* for each column that has one */
#define BREAKS  9  /* for each card that lies on one that it does not follow */
#define BLOCKS  3  /* besides, if it is higher than that */
#define SUITS   8  /* for each card that follows one of another suit */
#define BASE    2  /* for each column that does not begin with a first card */
#define JOINS   1  /* how good it is, times the cards above, that a card follows one of its suit */
#define SPACES  20 /* how good an empty column is */
#define CARDS   3  /* for each card that is left */

static int
rate_cards (const PatSequences *game,
            const PatCard      *cards,
            guint               n)
{
  int rating = 0, run = 0;

  for (guint i = 1; i < n; i++)
    {
      PatCard below = cards[i - 1], card = cards[i];

      if ((game->suit[below] >> card & 1) != 0)
        {
          rating -= JOINS * ++run;
          continue;
        }
      run = 0;
      if ((game->build[below] >> card & 1) != 0)
        rating += SUITS;
      else
        rating += BREAKS + (pat_card_get_rank (card) > pat_card_get_rank (below) ? BLOCKS : 0);
    }
  return rating;
}

static int
rate_column (const PatOpenRating *self,
             guint                nth,
             const PatCard       *cards,
             guint                n,
             guint                n_down)
{
  int rating = DOWN * (int) n_down + CARDS * (int) n + (n_down > 0 ? COVERED : 0);

  if (n == 0)
    return -SPACES;
  if (n_down < self->first->n_down[nth])
    return rating;
  if (n_down == 0 && (self->game->first & pat_card_bit (cards[0])) == 0)
    rating += BASE;
  return rating + rate_cards (self->game, cards + n_down, n - n_down);
}

/* The positions are kept by the caller. Keys are only good to tell positions apart. */
void
pat_open_rating_init (PatOpenRating           *self,
                      const PatSequences      *game,
                      const PatSequencesState *first,
                      const PatSequencesState *state)
{
  static const PatSequencesWeights no_weights;

  self->game = game;
  self->first = first;
  self->state = state;
  self->whole = 0;
  pat_sequences_rating_init (&self->keys, game, &no_weights, state);
  for (guint i = 0; i < game->n_columns; i++)
    {
      self->columns[i] = rate_column (self, i, pat_sequences_state_get_cards (state, i),
                                      pat_sequences_state_get_size (state, i), state->n_down[i]);
      self->whole += self->columns[i];
    }
}

/* What the rating and the key will be after a move between columns. */
void
pat_open_rating_foresee (const PatOpenRating    *self,
                         const PatSequencesMove *move,
                         PatSequencesPart       *next)
{
  static const PatSequencesWeights no_weights;
  PatSequencesColumn from, to;

  pat_sequences_rating_foresee (&self->keys, self->game, &no_weights, self->state, move, next);
  pat_sequences_column_move (&from, &to, self->state, self->game, move);
  next->rating = self->whole - self->columns[move->from] +
                 rate_column (self, move->from, from.cards, from.n, from.n_down);
  if (move->to != PAT_SEQUENCES_AWAY)
    next->rating += rate_column (self, move->to, to.cards, to.n, to.n_down) -
                    self->columns[move->to];
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Rates the positions of a game like Spider. Cards that lie face down are known, and count as what
 * they are. */
#include "config.h"

#include "pat-sequences-rating-private.h"

#include "pat-fold-private.h"

static guint64
key_of_column (const PatCard *cards,
               guint          n,
               guint          kind)
{
  guint64 hash = pat_fold_mix (pat_fold_begin (kind), n);

  for (; n >= 8; n -= 8, cards += 8)
    {
      guint64 word;

      memcpy (&word, cards, sizeof word);
      hash = pat_fold_mix (hash, word);
    }
  if (n > 0)
    {
      guint64 word = 0;

      memcpy (&word, cards, n);
      hash = pat_fold_mix (hash, word);
    }
  return hash;
}

static int
rate_column (const PatSequences        *game,
             const PatSequencesWeights *weights,
             const PatCard             *cards,
             guint                      n,
             guint                      n_down)
{
  int rating = weights->down * (int) n_down + weights->cards * (int) n, run = 0;

  if (n == 0)
    return -weights->spaces;
  if ((game->first & pat_card_bit (cards[0])) == 0)
    rating += weights->base;
  for (guint i = 1; i < n; i++)
    {
      PatCard below = cards[i - 1], card = cards[i];

      if ((game->suit[below] >> card & 1) != 0)
        {
          rating -= weights->joins * ++run;
          continue;
        }
      run = 0;
      if ((game->build[below] >> card & 1) != 0)
        rating += weights->suits;
      else
        rating += weights->breaks +
                  (pat_card_get_rank (card) > pat_card_get_rank (below) ? weights->blocks : 0);
    }
  return rating;
}

/* While cards are dealt, it matters which column is which. */
static guint
kind_of (const PatSequences      *game,
         const PatSequencesState *state,
         guint                    column,
         guint                    n_down)
{
  return n_down * PAT_SEQUENCES_MAX_COLUMNS + (state->n_dealt < game->n_stock ? column : 0);
}

void
pat_sequences_rating_init (PatSequencesRating        *self,
                           const PatSequences        *game,
                           const PatSequencesWeights *weights,
                           const PatSequencesState   *state)
{
  self->whole.rating = 0;
  self->whole.key = pat_fold_mix (pat_fold_begin (G_MAXUINT16), state->n_dealt);
  for (guint i = 0; i < game->n_columns; i++)
    {
      const PatCard *cards = pat_sequences_state_get_cards (state, i);
      guint n = pat_sequences_state_get_size (state, i);
      PatSequencesPart *part = &self->columns[i];

      part->key = key_of_column (cards, n, kind_of (game, state, i, state->n_down[i]));
      part->rating = rate_column (game, weights, cards, n, state->n_down[i]);
      self->whole.key += part->key;
      self->whole.rating += part->rating;
    }
}

static void
exchange (const PatSequences        *game,
          const PatSequencesWeights *weights,
          const PatSequencesColumn  *column,
          guint                      kind,
          PatSequencesPart          *next)
{
  next->key += key_of_column (column->cards, column->n, kind);
  next->rating += rate_column (game, weights, column->cards, column->n, column->n_down);
}

/* What the rating and the key will be after a move between columns. */
void
pat_sequences_rating_foresee (const PatSequencesRating  *self,
                              const PatSequences        *game,
                              const PatSequencesWeights *weights,
                              const PatSequencesState   *state,
                              const PatSequencesMove    *move,
                              PatSequencesPart          *next)
{
  PatSequencesColumn from, to;

  pat_sequences_column_move (&from, &to, state, game, move);
  next->key = self->whole.key - self->columns[move->from].key;
  next->rating = self->whole.rating - self->columns[move->from].rating;
  exchange (game, weights, &from, kind_of (game, state, move->from, from.n_down), next);
  if (move->to == PAT_SEQUENCES_AWAY)
    return;
  next->key -= self->columns[move->to].key;
  next->rating -= self->columns[move->to].rating;
  exchange (game, weights, &to, kind_of (game, state, move->to, to.n_down), next);
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Makes moves in a game like Spider, with what the rules do by themselves: complete sequences
 * leave, and cards that are uncovered are turned up. */
#include "config.h"

#include "pat-sequences-state-private.h"

/* How many cards on top follow each other in a relation. */
guint
pat_sequences_measure_run (const guint64 *run,
                           const PatCard *cards,
                           guint          n,
                           guint          n_down)
{
  guint count = 1;

  if (n == 0)
    return 0;
  while (count < n - n_down && (run[cards[n - 1 - count]] >> cards[n - count] & 1) != 0)
    count++;
  return count;
}

/* Whether a complete sequence lies on top; nothing is longer than that. */
static gboolean
ends_with_sequence (const PatSequences *game,
                    const PatCard      *cards,
                    guint               n,
                    guint               n_down)
{
  return n - n_down >= game->length &&
         (game->first & pat_card_bit (cards[n - game->length])) != 0 &&
         pat_sequences_measure_run (game->suit, cards, n, n_down) >= game->length;
}

static void
settle (PatSequencesColumn *self,
        const PatSequences *game)
{
  if (game->leaves && ends_with_sequence (game, self->cards, self->n, self->n_down))
    self->n -= game->length;
  if (self->n > 0 && self->n_down == self->n)
    self->n_down--;
}

static void
load (PatSequencesColumn      *self,
      const PatSequencesState *state,
      guint                    column)
{
  self->n = pat_sequences_state_get_size (state, column);
  self->n_down = state->n_down[column];
  memcpy (self->cards, pat_sequences_state_get_cards (state, column), self->n);
}

/* Moves cards in copies of two columns of a position; a complete sequence has no other one. */
void
pat_sequences_column_move (PatSequencesColumn      *from,
                           PatSequencesColumn      *to,
                           const PatSequencesState *state,
                           const PatSequences      *game,
                           const PatSequencesMove  *move)
{
  load (from, state, move->from);
  from->n -= move->count;
  if (move->to != PAT_SEQUENCES_AWAY)
    {
      load (to, state, move->to);
      memcpy (to->cards + to->n, from->cards + from->n, move->count);
      to->n += move->count;
      settle (to, game);
    }
  settle (from, game);
}

/* Puts a column into the place of another that may have had another size. */
static void
store (PatSequencesState        *self,
       const PatSequences       *game,
       guint                     column,
       const PatSequencesColumn *from)
{
  int more = (int) from->n - (int) pat_sequences_state_get_size (self, column);
  guint n_columns = MIN (game->n_columns, PAT_SEQUENCES_MAX_COLUMNS);

  memmove (self->cards + self->start[column + 1] + more, self->cards + self->start[column + 1],
           (gsize) self->n_cards - self->start[column + 1]);
  memcpy (self->cards + self->start[column], from->cards, from->n);
  for (guint i = column; i < n_columns; i++)
    self->start[i + 1] = (guint8) (self->start[i + 1] + more);
  self->n_down[column] = (guint8) from->n_down;
  self->n_cards = self->start[n_columns];
}

static void
deal (PatSequencesState  *self,
      const PatSequences *game)
{
  for (guint i = 0; i < game->n_columns && self->n_dealt < game->n_stock; i++)
    {
      PatSequencesColumn column;

      load (&column, self, i);
      column.cards[column.n++] = game->stock[self->n_dealt++];
      settle (&column, game);
      store (self, game, i, &column);
    }
}

/* Whether the stock can be dealt. */
gboolean
pat_sequences_state_can_deal (const PatSequencesState *self,
                              const PatSequences      *game)
{
  if (self->n_dealt == game->n_stock)
    return FALSE;
  for (guint i = 0; game->spaces_first && i < game->n_columns; i++)
    if (pat_sequences_state_get_size (self, i) == 0)
      return FALSE;
  return TRUE;
}

void
pat_sequences_state_apply (PatSequencesState      *self,
                           const PatSequences     *game,
                           const PatSequencesMove *move)
{
  PatSequencesColumn from, to;

  if (move->from == PAT_SEQUENCES_DEAL)
    {
      deal (self, game);
      return;
    }
  pat_sequences_column_move (&from, &to, self, game, move);
  /* The smaller column first: there is room for no more than all cards. */
  store (self, game, move->from, &from);
  if (move->to != PAT_SEQUENCES_AWAY)
    store (self, game, move->to, &to);
}

/* Returns FALSE if the rules would have something to do by themselves. */
static gboolean
load_column (PatSequencesState  *self,
             const PatSequences *game,
             const PatPosition  *position,
             guint               column)
{
  guint pile = game->columns[column];
  const PatCard *cards = pat_position_get_cards (position, pile);
  guint size = pat_position_get_size (position, pile), n_down = 0;

  while (n_down < size && pat_card_is_face_down (cards[n_down]))
    n_down++;
  for (guint i = 0; i < size; i++)
    {
      if (i >= n_down && pat_card_is_face_down (cards[i]))
        return FALSE;
      self->cards[self->n_cards++] = pat_card_face (cards[i]);
    }
  self->n_down[column] = (guint8) n_down;
  self->start[column + 1] = self->n_cards;
  cards = pat_sequences_state_get_cards (self, column);
  return (size == 0 || n_down < size) &&
         !(game->leaves && ends_with_sequence (game, cards, size, n_down));
}

/* Returns FALSE if cards lie as they never do in such a game. */
gboolean
pat_sequences_state_load (PatSequencesState  *self,
                          const PatSequences *game,
                          const PatPosition  *position)
{
  memset (self, 0, sizeof *self);
  for (guint i = 0; i < game->n_columns; i++)
    if (!load_column (self, game, position, i))
      return FALSE;
  return TRUE;
}

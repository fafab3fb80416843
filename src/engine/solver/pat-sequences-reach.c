/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Finds positions of a game like Spider in which no column can ever be emptied, and no sequence
 * completed. Cards are taken for movable as soon as one on which they can lie may ever be
 * uncovered, and are in nobody's way once they have moved: what is not reached even so never is. */
#include "config.h"

#include "pat-sequences-reach-private.h"

/* Uncovers the cards of a column for as long as those above them can go somewhere; returns how many
 * are left of `n`. */
static guint
dig (const PatSequences *game,
     const PatCard      *cards,
     guint               n,
     guint               n_down,
     guint64            *open)
{
  while (n > 0)
    {
      guint run = pat_sequences_measure_run (game->run, cards, n, MIN (n_down, n - 1));
      guint count = 0;

      for (guint i = run; i >= 1 && count == 0; i--)
        if ((game->beneath[cards[n - i]] & *open) != 0)
          count = i;
      if (count == 0)
        break;
      for (guint i = 1; i <= count; i++)
        *open |= pat_card_bit (cards[n - i]);
      n -= count;
      if (n > 0)
        *open |= pat_card_bit (cards[n - 1]);
    }
  return n;
}

/* Whether a sequence consists of cards that can be moved, and of those that follow each other where
 * a column ends, which need not be. */
static gboolean
may_complete (const PatSequences      *game,
              const PatSequencesState *state,
              const guint8            *left,
              guint64                  open)
{
  for (guint i = 0; i < game->n_columns; i++)
    {
      const PatCard *cards = pat_sequences_state_get_cards (state, i);
      guint run = pat_sequences_measure_run (game->suit, cards, left[i],
                                             MIN (state->n_down[i], left[i] - 1U));

      for (guint j = 1; j <= run; j++)
        open |= pat_card_bit (cards[left[i] - j]);
    }
  for (guint i = 0; i < game->n_whole; i++)
    if ((game->whole[i] & ~open) == 0)
      return TRUE;
  return FALSE;
}

gboolean
pat_sequences_can_go_on (const PatSequences      *game,
                         const PatSequencesState *state)
{
  guint8 left[PAT_SEQUENCES_MAX_COLUMNS];
  guint64 open = 0, before;

  for (guint i = state->n_dealt; i < game->n_stock; i++)
    open |= pat_card_bit (game->stock[i]);
  for (guint i = 0; i < game->n_columns; i++)
    {
      left[i] = (guint8) pat_sequences_state_get_size (state, i);
      if (left[i] == 0)
        return TRUE;
      open |= pat_card_bit (pat_sequences_state_get_cards (state, i)[left[i] - 1]);
    }
  do
    {
      before = open;
      for (guint i = 0; i < game->n_columns; i++)
        {
          left[i] = (guint8) dig (game, pat_sequences_state_get_cards (state, i), left[i],
                                  state->n_down[i], &open);
          if (left[i] == 0)
            return TRUE;
        }
    }
  while (open != before);
  return may_complete (game, state, left, open);
}

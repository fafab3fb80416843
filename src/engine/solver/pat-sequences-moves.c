/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Lists the moves between the columns of a game like Spider, and writes moves as the rules want
 * them. */
#include "config.h"

#include "pat-sequences-moves-private.h"

static void
add_move (PatSequencesMoves *self,
          guint              from,
          guint              count,
          guint              to)
{
  self->moves[self->n++] = (PatSequencesMove) { (guint8) from, (guint8) to, (guint8) count };
}

/* Where a unit of cards can go. Empty columns are alike when nothing is dealt any more; before,
 * only the first of them is taken unless all are wanted. */
static void
list_unit (const PatSequences      *game,
           const PatSequencesState *state,
           guint                    from,
           guint                    count,
           gboolean                 all_spaces,
           PatSequencesMoves       *moves)
{
  guint size = pat_sequences_state_get_size (state, from);
  guint64 bit = pat_card_bit (state->cards[state->start[from + 1] - count]);
  gboolean deals = state->n_dealt < game->n_stock, has_space = FALSE;

  for (guint to = 0; to < game->n_columns; to++)
    {
      if (pat_sequences_state_get_size (state, to) > 0)
        {
          if (to != from && (game->build[state->cards[state->start[to + 1] - 1]] & bit) != 0)
            add_move (moves, from, count, to);
        }
      else if ((game->fill & bit) == 0)
        continue;
      else if (deals && all_spaces)
        add_move (moves, from, count, to);
      else if (has_space || count == size)
        moves->is_complete = moves->is_complete && !deals;
      else
        {
          has_space = TRUE;
          add_move (moves, from, count, to);
        }
    }
}

/* Lists all moves but that of the stock; those that only exchange empty columns for others are left
 * out where that cannot matter, or if not all spaces are wanted. */
void
pat_sequences_list_moves (const PatSequences      *game,
                          const PatSequencesState *state,
                          gboolean                 all_spaces,
                          PatSequencesMoves       *moves)
{
  moves->n = 0;
  moves->is_complete = TRUE;
  for (guint from = 0; from < game->n_columns; from++)
    {
      const PatCard *cards = pat_sequences_state_get_cards (state, from);
      guint size = pat_sequences_state_get_size (state, from);
      guint run = pat_sequences_measure_run (game->run, cards, size, state->n_down[from]);

      for (guint count = 1; count <= run; count++)
        list_unit (game, state, from, count, all_spaces, moves);
      if (!game->leaves && size > 0 &&
          pat_sequences_measure_run (game->suit, cards, size, state->n_down[from]) >= game->length)
        add_move (moves, from, game->length, PAT_SEQUENCES_AWAY);
    }
}

/* Writes moves as those of the game. */
void
pat_sequences_write_line (const PatSequences *game,
                          const GArray       *line,
                          GArray             *moves)
{
  g_array_set_size (moves, 0);
  for (guint i = 0; i < line->len; i++)
    {
      const PatSequencesMove *move = &g_array_index (line, PatSequencesMove, i);
      PatMove written;

      if (move->from == PAT_SEQUENCES_DEAL)
        pat_move_init_stock (&written);
      else
        pat_move_init_cards (&written, game->columns[move->from], move->count,
                             move->to == PAT_SEQUENCES_AWAY ? game->foundation
                                                            : game->columns[move->to]);
      g_array_append_val (moves, written);
    }
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes what is done in a game like Klondike as moves of the game: with the clicks on the stock,
 * and with a place for each card, to which it comes after what lies there was moved to another. */
#include "config.h"

#include "pat-runs-line-private.h"

typedef struct
{
  const PatRuns *game;
  PatRunsState   state;
  PatPosition        position;
  GArray            *moves;
} Writer;

static void
write_move (Writer        *self,
            const PatMove *move)
{
  g_array_append_val (self->moves, *move);
  pat_rules_apply (self->game->game->rules, &self->position, move, NULL);
}

static void
write_cards (Writer *self,
             guint   from,
             guint   count,
             guint   to)
{
  PatMove move;

  pat_move_init_cards (&move, from, count, to);
  write_move (self, &move);
}

/* Finds the column that has a card, and how many cards begin with it there. */
static guint
find_card (const Writer *self,
           guint         card,
           guint        *count)
{
  for (guint i = 0; i < self->game->n_columns; i++)
    {
      guint pile = self->game->game->piles[i], size = pat_position_get_size (&self->position, pile);
      const PatCard *cards = pat_position_get_cards (&self->position, pile);

      for (guint k = 0; k < size; k++)
        if (cards[k] == card)
          {
            *count = size - k;
            return pile;
          }
    }
  g_assert_not_reached ();
}

/* Finds a column on whose top card one of some cards lies, or an empty one if there are none. */
static guint
find_column (const Writer *self,
             guint64       cards)
{
  for (guint i = 0; i < self->game->n_columns; i++)
    {
      guint pile = self->game->game->piles[i];
      PatCard top = pat_position_get_top (&self->position, pile);

      if (top == PAT_NO_CARD ? cards == 0 : !pat_card_is_face_down (top) &&
          (cards & pat_card_bit (top)) != 0)
        return pile;
    }
  g_assert_not_reached ();
}

static guint
find_foundation (const Writer *self,
                 guint         suit)
{
  const PatRules *rules = self->game->game->rules;
  guint empty = rules->of_role[PAT_FOUNDATION][0];

  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = rules->of_role[PAT_FOUNDATION][i];
      PatCard top = pat_position_get_top (&self->position, pile);

      if (top != PAT_NO_CARD && pat_card_get_suit (top) == suit)
        return pile;
      if (top == PAT_NO_CARD)
        empty = pile;
    }
  return empty;
}

static void
write_clicks (Writer *self,
              guint   place)
{
  guint passes, clicks = pat_talon_clicks (&self->state.talon, &self->game->order, place, &passes);
  PatMove move;

  pat_move_init_stock (&move);
  for (guint i = 0; i < clicks; i++)
    write_move (self, &move);
}

/* What lies on a card goes to one of its twins. */
static void
write_bare (Writer *self,
            guint   card)
{
  guint count, pile = find_card (self, card, &count);

  if (count > 1)
    write_cards (self, pile, count - 1, find_column (self, self->game->twins[card]));
}

static void
write_one (Writer                *self,
           const PatRunsMove *move)
{
  const PatRules *rules = self->game->game->rules;
  guint card = move->card, suit = pat_card_get_suit ((PatCard) card), count = 1, from;

  if (move->kind == PAT_RUNS_TALON_UP || move->kind == PAT_RUNS_TALON)
    {
      write_clicks (self, move->place);
      from = (guint) rules->waste;
    }
  else if (move->kind == PAT_RUNS_BACK)
    from = find_foundation (self, suit);
  else
    {
      if (move->kind == PAT_RUNS_UP)
        write_bare (self, card);
      from = find_card (self, card, &count);
    }
  write_cards (self, from, count,
               move->kind == PAT_RUNS_UP || move->kind == PAT_RUNS_TALON_UP
               ? find_foundation (self, suit) : find_column (self, self->game->hosts[card]));
  pat_runs_apply (self->game, &self->state, move);
}

void
pat_runs_write_line (const PatRuns      *game,
                     const PatRunsState *state,
                     const PatPosition      *position,
                     const GArray           *line,
                     GArray                 *moves)
{
  Writer writer = { game, *state, *position, moves };

  g_array_set_size (moves, 0);
  for (guint i = 0; i < line->len; i++)
    write_one (&writer, &g_array_index (line, PatRunsMove, i));
}

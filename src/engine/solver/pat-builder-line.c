/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes what a builder does as moves of the game: with the clicks on the stock, and the cards that
 * go up by themselves. */
#include "config.h"

#include "pat-builder-line-private.h"

typedef struct
{
  PatBuilderState *state;
  PatBuilderDeal  *deal;
  GArray          *moves;
  int              foundation_of[PAT_N_SUITS]; /* -1: not known yet */
  gboolean         is_taken[PAT_MAX_PILES];    /* a foundation that has a suit */
} Writer;

static void
write_move (Writer        *self,
            const PatMove *move)
{
  g_array_append_val (self->moves, *move);
}

static void
find_foundations (Writer            *self,
                  const PatPosition *position)
{
  const PatRules *rules = self->deal->game->rules;

  memset (self->foundation_of, -1, sizeof self->foundation_of);
  memset (self->is_taken, 0, sizeof self->is_taken);
  for (guint i = 0; i < rules->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = rules->of_role[PAT_FOUNDATION][i];
      PatCard top = pat_position_get_top (position, pile);

      if (top == PAT_NO_CARD)
        continue;
      self->foundation_of[pat_card_get_suit (top)] = (int) pile;
      self->is_taken[pile] = TRUE;
    }
}

/* The foundation that has a suit, or else one that has none. */
static guint
find_foundation (Writer *self,
                 guint   suit)
{
  const PatRules *rules = self->deal->game->rules;

  for (guint i = 0; self->foundation_of[suit] < 0; i++)
    {
      guint pile = rules->of_role[PAT_FOUNDATION][i];

      if (self->is_taken[pile])
        continue;
      self->foundation_of[suit] = (int) pile;
      self->is_taken[pile] = TRUE;
    }
  return (guint) self->foundation_of[suit];
}

static guint
find_pile (Writer *self,
           guint   where)
{
  if (where >= PAT_BUILDER_FOUNDATION)
    return find_foundation (self, where & 3);
  if (where == PAT_BUILDER_TALON)
    return (guint) self->deal->game->rules->waste;
  return self->deal->game->piles[where];
}

static void
write_one (Writer               *self,
           const PatBuilderMove *move)
{
  PatMove written;
  guint passes, clicks = 0;

  if (move->from == PAT_BUILDER_STOCK)
    {
      pat_move_init_stock (&written);
      write_move (self, &written);
      return;
    }
  if (move->from == PAT_BUILDER_TALON)
    clicks = pat_talon_clicks (&self->state->talon, &self->deal->order, move->count, &passes);
  for (guint i = 0; i < clicks; i++)
    {
      pat_move_init_stock (&written);
      write_move (self, &written);
    }
  pat_move_init_cards (&written, find_pile (self, move->from),
                       move->from == PAT_BUILDER_TALON ? 1 : move->count,
                       find_pile (self, move->to));
  write_move (self, &written);
}

static void
write_cards_up (Writer *self)
{
  guint card, from;

  while ((card = pat_builder_state_put_up (self->state, self->deal, &from)) != 0)
    {
      PatMove written;

      pat_move_init_cards (&written, find_pile (self, from), 1,
                           find_foundation (self, pat_card_get_suit ((PatCard) card)));
      write_move (self, &written);
    }
}

/* The state is that of the position, and is that of the end afterwards. */
void
pat_builder_write_line (PatBuilderState      *state,
                        PatBuilderDeal       *deal,
                        const PatPosition    *position,
                        const GArray         *line,
                        GArray               *moves)
{
  Writer writer = { .state = state, .deal = deal, .moves = moves };

  find_foundations (&writer, position);
  g_array_set_size (moves, 0);
  write_cards_up (&writer);
  for (guint i = 0; i < line->len; i++)
    {
      const PatBuilderMove *move = &g_array_index (line, PatBuilderMove, i);

      write_one (&writer, move);
      pat_builder_state_apply (state, deal, move);
      write_cards_up (&writer);
    }
}

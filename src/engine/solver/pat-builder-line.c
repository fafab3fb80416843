/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Writes what a builder does as moves of the game: with the clicks on the stock, and the cards that
 * go up by themselves. */
#include "config.h"

#include "pat-builder-line-private.h"

typedef struct
{
  PatBuilderState *state;
  PatBuilderDeal  *deal;
  const PatRules  *rules;
  PatPosition      position;
  GArray          *moves;
} Writer;

static void
write_move (Writer        *self,
            const PatMove *move)
{
  g_array_append_val (self->moves, *move);
  pat_rules_apply (self->rules, &self->position, move, NULL);
}

/* The foundation that has a suit, or else one that takes the move’s card. */
static guint
find_foundation (Writer *self,
                 guint   suit)
{
  guint empty = self->rules->of_role[PAT_FOUNDATION][0];

  for (guint i = 0; i < self->rules->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint pile = self->rules->of_role[PAT_FOUNDATION][i];
      PatCard top = pat_position_get_top (&self->position, pile);

      if (top != PAT_NO_CARD && pat_card_get_suit (top) == suit)
        return pile;
      if (top == PAT_NO_CARD)
        empty = pile;
    }
  return empty;
}

static guint
find_pile (Writer *self,
           guint   where)
{
  if (where >= PAT_BUILDER_FOUNDATION)
    return find_foundation (self, where & 3);
  if (where == PAT_BUILDER_TALON)
    return (guint) self->rules->waste;
  return self->deal->game->piles[where];
}

static void
write_one (Writer               *self,
           const PatBuilderMove *move)
{
  PatMove written;
  guint passes, clicks = 0;

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
  Writer writer = { state, deal, deal->game->rules, *position, moves };

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

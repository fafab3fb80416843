/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the program plays: automatic moves, and the target of a double click. */
#include "config.h"

#include "pat-rules-private.h"

/* Where automatic play looks for cards, first to last. */
static const PatRole auto_order[] = {
  PAT_STOCK, PAT_WASTE, PAT_RESERVE, PAT_CELL, PAT_HAND, PAT_TABLEAU,
};

/* How far a rank is above the base: 0 for the base itself. */
static guint
height_of (const PatPosition *position,
           PatCard            card)
{
  int base = MAX (position->counters[PAT_COUNTER_BASE], PAT_ACE);

  return (guint) (((int) pat_card_get_rank (card) - base + PAT_KING) % PAT_KING);
}

/* Whether all foundations of the suits in question show at least that height. An empty foundation
 * has no suit, so the piles that do are counted: there must be one for each deck. */
static gboolean
suits_have_reached (const PatRules    *self,
                    const PatPosition *position,
                    guint              suits,
                    guint              height)
{
  guint decks = MAX (self->table.game.decks, 1);
  guint n_reached = 0, n_wanted = 0;

  for (guint i = 0; i < self->n_of_role[PAT_FOUNDATION]; i++)
    {
      PatCard top = pat_position_get_top (position, self->of_role[PAT_FOUNDATION][i]);

      if (top != PAT_NO_CARD && (suits & 1u << pat_card_get_suit (top)) != 0 &&
          height_of (position, top) >= height)
        n_reached++;
    }
  for (guint suit = 0; suit < PAT_N_SUITS; suit++)
    if ((suits & 1u << suit) != 0)
      n_wanted += decks;
  return n_reached >= MIN (n_wanted, self->n_of_role[PAT_FOUNDATION]);
}

/* The suits whose cards could be put on this card in the tableau. */
static guint
suits_that_need (const PatRules *self,
                 PatCard         card)
{
  guint suits = 0;

  for (guint i = 0; i < self->n_of_role[PAT_TABLEAU]; i++)
    {
      guint64 cards = pat_rules_on (self, self->piles[self->of_role[PAT_TABLEAU][i]].build, card);

      for (guint suit = 0; suit < PAT_N_SUITS; suit++)
        if ((cards >> (suit * 16) & 0xffff) != 0)
          suits |= 1u << suit;
    }
  return suits;
}

/* A card is safe when no card that could still be put on it in the tableau will ever need it there:
 * all those suits have reached the rank below it on the foundations. If only its own suit could,
 * it is always safe. */
static gboolean
is_safe (const PatRules    *self,
         const PatPosition *position,
         const PatMove     *move)
{
  PatCard card = pat_position_get_top (position, move->picks[0].pile);
  guint height = height_of (position, card);
  guint suits = suits_that_need (self, card) & ~(1u << pat_card_get_suit (card));
  gboolean by_suit = (pat_rules_get_pile (self, move->picks[1].pile)->build & PAT_SAME_SUIT) != 0;

  if (!by_suit)
    suits = (1u << PAT_N_SUITS) - 1;
  return height <= 1 || suits == 0 || suits_have_reached (self, position, suits, height - 1);
}

/* Whether the player still has to choose the rank with which the foundations begin: the program
 * does not. */
static gboolean
awaits_choice (const PatRules    *self,
               const PatPosition *position)
{
  return self->table.game.base_chosen && position->counters[PAT_COUNTER_BASE] == 0;
}

static gboolean
is_used_up (const PatPosition *position,
            int                pile)
{
  return pile < 0 || pat_position_get_size (position, (guint) pile) == 0;
}

static gboolean
may_auto (const PatRules    *self,
          const PatPosition *position,
          const PatMove     *move,
          PatAuto            degree)
{
  const PatGameSpec *game = &self->table.game;

  if (awaits_choice (self, position))
    return FALSE;
  if (game->auto_when_dealt)
    return is_used_up (position, self->stock) && is_used_up (position, self->waste);
  if (game->may_auto != NULL)
    return game->may_auto (self, position, move, degree);
  return degree == PAT_AUTO_ALL || is_safe (self, position, move);
}

static gboolean
find_foundation (const PatRules    *self,
                 const PatPosition *position,
                 guint              from,
                 PatMove           *move)
{
  for (guint i = 0; i < self->n_of_role[PAT_FOUNDATION]; i++)
    {
      guint to = self->of_role[PAT_FOUNDATION][i];

      pat_move_init_cards (move, from, self->piles[to].min_accept, to);
      if (pat_rules_judge (self, position, move, NULL))
        return TRUE;
    }
  return FALSE;
}

/* A game in which choosing is the game may still allow it when the player asks for all that
 * goes. */
static gboolean
lets_ask (const PatRules *self,
          PatAuto         degree)
{
  const PatGameSpec *game = &self->table.game;

  return degree == PAT_AUTO_ALL && (game->may_auto != NULL || game->auto_when_dealt);
}

/**
 * pat_rules_find_auto_move: (skip)
 * @self: rules
 * @position: a position
 * @degree: %PAT_AUTO_SAFE for safe cards only, %PAT_AUTO_ALL for all
 * @move: (out caller-allocates): the move
 *
 * Finds the next card that automatic play sends to a foundation: waste first, then reserves and
 * cells, then columns from the left. In games whose point is the choice there is none, unless they
 * let the player ask for it.
 *
 * Returns: whether there is one
 */
gboolean
pat_rules_find_auto_move (const PatRules    *self,
                          const PatPosition *position,
                          PatAuto            degree,
                          PatMove           *move)
{
  if (degree == PAT_AUTO_NONE ||
      (self->table.game.auto_class == PAT_AUTO_NONE && !lets_ask (self, degree)))
    return FALSE;
  for (guint k = 0; k < G_N_ELEMENTS (auto_order); k++)
    for (guint i = 0; i < self->n_of_role[auto_order[k]]; i++)
      {
        guint from = self->of_role[auto_order[k]][i];

        if (self->piles[from].take != PAT_TAKE_NONE && pat_position_get_size (position, from) > 0 &&
            find_foundation (self, position, from, move) && may_auto (self, position, move, degree))
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_cell (const PatRules    *self,
           const PatPosition *position,
           guint              from,
           PatMove           *move)
{
  if (self->piles[from].role == PAT_CELL)
    return FALSE;
  for (guint i = 0; i < self->n_of_role[PAT_CELL]; i++)
    {
      pat_move_init_cards (move, from, 1, self->of_role[PAT_CELL][i]);
      if (pat_rules_judge (self, position, move, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Finds the first destination of a unit, or the only one. */
static gboolean
find_destination (const PatRules    *self,
                  const PatPosition *position,
                  guint              from,
                  guint              count,
                  gboolean           only,
                  PatMove           *move)
{
  guint n_found = 0;
  PatMove tried;

  for (guint to = 0; to < self->n_piles; to++)
    {
      pat_move_init_cards (&tried, from, count, to);
      if (!pat_rules_judge (self, position, &tried, NULL))
        continue;
      if (n_found++ == 0)
        *move = tried;
    }
  return n_found == 1 || (n_found > 0 && !only);
}

static gboolean
find_removal (const PatRules    *self,
              const PatPosition *position,
              guint              pile,
              PatMove           *move)
{
  pat_move_init_remove (move);
  pat_move_add_pick (move, pile, 0, 1);
  return pat_rules_judge (self, position, move, NULL);
}

/* A foundation that a double click sends the card to. */
static gboolean
find_sent (const PatRules    *self,
           const PatPosition *position,
           guint              pile,
           PatMove           *move)
{
  const PatGameSpec *game = &self->table.game;

  return self->piles[pile].role != PAT_FOUNDATION &&
         find_foundation (self, position, pile, move) &&
         (!game->sends_as_auto || game->may_auto == NULL ||
          game->may_auto (self, position, move, PAT_AUTO_ALL));
}

/**
 * pat_rules_find_target: (skip)
 * @self: rules
 * @position: a position
 * @pile: a pile
 * @index: the place of a card in it, 0 for the bottom card
 * @move: (out caller-allocates): the move
 *
 * Finds what a double click on a card does.
 *
 * Returns: whether it does anything
 */
gboolean
pat_rules_find_target (const PatRules    *self,
                       const PatPosition *position,
                       guint              pile,
                       guint              index,
                       PatMove           *move)
{
  PatTarget target = self->table.game.double_click;
  guint size = pat_position_get_size (position, pile);

  if (index >= size)
    return FALSE;
  if (self->table.game.remove.kind != PAT_REMOVE_NOTHING &&
      find_removal (self, position, pile, move))
    return TRUE;
  if (find_sent (self, position, pile, move) &&
      (index >= size - move->picks[0].count || self->piles[pile].take == PAT_TAKE_CHAIN))
    return TRUE;
  if (target == PAT_TARGET_CELL && index == size - 1)
    return find_cell (self, position, pile, move);
  if (target == PAT_TARGET_FIRST || target == PAT_TARGET_ONLY)
    return find_destination (self, position, pile, size - index, target == PAT_TARGET_ONLY, move);
  return FALSE;
}

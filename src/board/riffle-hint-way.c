/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the ways that the cards of a proposed move take: from pile to pile, from the stock to all
 * piles that it deals to, or from one card to another one that leaves the table with it. */
#include "config.h"

#include "riffle-hint-way.h"

#define FAN 0.2f /* of a card's height: how far a card lies below the only one of a fan */

/* The top card stands for all that the stock deals, one to each pile that would grow. */
static guint
list_stock_ways (RiffleTable   *table,
                 const PatMove *move,
                 RiffleHintWay *ways)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  const PatPosition *position = pat_game_get_position (riffle_table_get_game (table));
  PatPosition after = *position;
  int stock = pat_rules_find_pile (rules, PAT_STOCK, 1);
  guint n = 0;

  if (stock < 0 || !pat_rules_judge (rules, position, move, NULL))
    return 0;
  pat_rules_apply (rules, &after, move, NULL);
  for (guint i = 0; i < position->n_piles && n < RIFFLE_MAX_WAYS; i++)
    if (pat_position_get_size (&after, i) > pat_position_get_size (position, i))
      {
        RifflePile *source = riffle_table_get_pile (table, (guint) stock);

        ways[n++] = (RiffleHintWay) {
          source, source->cards->len - 1, 1, riffle_table_get_pile (table, i), -1
        };
      }
  return n;
}

static guint
get_index (RifflePile    *pile,
           const PatPick *pick)
{
  return pick->index > 0 ? pick->index - 1u : pile->cards->len - MAX (pick->count, 1);
}

/* From each card that is removed to the next one. */
static guint
list_removal_ways (RiffleTable   *table,
                   const PatMove *move,
                   RiffleHintWay *ways)
{
  guint n = 0;

  for (guint i = 1; i < move->n_picks; i++, n++)
    {
      RifflePile *source = riffle_table_get_pile (table, move->picks[i - 1].pile);
      RifflePile *target = riffle_table_get_pile (table, move->picks[i].pile);

      ways[n] = (RiffleHintWay) {
        source, get_index (source, &move->picks[i - 1]), 1,
        target, (int) get_index (target, &move->picks[i])
      };
    }
  return n;
}

static gboolean
has_piles (RiffleTable   *table,
           const PatMove *move)
{
  for (guint i = 0; i < move->n_picks; i++)
    if (move->picks[i].pile >= riffle_table_get_n_piles (table))
      return FALSE;
  return TRUE;
}

/* Whether the cards of a way are there, and it leads anywhere. */
static gboolean
is_way (const RiffleHintWay *self)
{
  if (self->n_cards > self->source->cards->len ||
      self->first > self->source->cards->len - self->n_cards)
    return FALSE;
  if (self->other >= 0)
    return (guint) self->other < self->target->cards->len;
  return self->source != self->target;
}

/**
 * riffle_hint_way_list:
 * @table: the table
 * @move: a move
 * @ways: (out caller-allocates): room for %RIFFLE_MAX_WAYS
 *
 * Returns: how many ways the move has; 0 if it leads nowhere
 */
guint
riffle_hint_way_list (RiffleTable   *table,
                      const PatMove *move,
                      RiffleHintWay *ways)
{
  guint n = 0, n_kept = 0;

  if (riffle_table_get_game (table) == NULL || !has_piles (table, move))
    return 0;
  if (move->kind == PAT_MOVE_STOCK)
    n = list_stock_ways (table, move, ways);
  else if (move->kind == PAT_MOVE_REMOVE)
    n = list_removal_ways (table, move, ways);
  else if (move->kind == PAT_MOVE_CARDS && move->n_picks == 2)
    {
      RifflePile *source = riffle_table_get_pile (table, move->picks[0].pile);

      ways[n++] = (RiffleHintWay) {
        source, get_index (source, &move->picks[0]), MAX (move->picks[0].count, 1),
        riffle_table_get_pile (table, move->picks[1].pile), -1
      };
    }
  for (guint i = 0; i < n; i++)
    if (is_way (&ways[i]))
      ways[n_kept++] = ways[i];
  return n_kept;
}

/* Where the first card comes to lie, as far as that can be told before the move. */
static graphene_point_t
find_landing (RiffleTable *table,
              RifflePile  *pile)
{
  const PatRules *rules = pat_game_get_rules (riffle_table_get_game (table));
  RiffleCard *top = riffle_pile_get_top (pile), *below;
  graphene_point_t at;

  if (top == NULL)
    return pile->base;
  at = top->target;
  if (pile->cards->len > 1)
    {
      below = riffle_pile_get_card (pile, pile->cards->len - 2);
      at.x += top->target.x - below->target.x;
      at.y += top->target.y - below->target.y;
    }
  else if (pat_rules_get_pile (rules, pile->number)->fan_y > 0)
    at.y += FAN * (float) pile->card_height;
  return at;
}

/**
 * riffle_hint_way_find_ends:
 * @self: a way
 * @table: the table
 * @from: (out caller-allocates): the upper left corner of its first card
 * @to: (out caller-allocates): where that will be, or that of the other card
 *
 * Tells where a way begins and ends in the board as it is laid out now.
 */
void
riffle_hint_way_find_ends (const RiffleHintWay *self,
                           RiffleTable         *table,
                           graphene_point_t    *from,
                           graphene_point_t    *to)
{
  *from = riffle_pile_get_card (self->source, self->first)->target;
  *to = self->other < 0 ? find_landing (table, self->target)
                        : riffle_pile_get_card (self->target, (guint) self->other)->target;
}

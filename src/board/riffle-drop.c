/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where dragged cards belong that are dropped now: the pile that they cover most, or one that they
 * just miss. */
#include "config.h"

#include "riffle-drop.h"

#include "riffle-geometry.h"

/* The cards that are dragged; of a group, the one that leads it decides. */
typedef struct
{
  RiffleTable        *table;
  PatGame            *game;
  const PatSelection *selection;
  RiffleCard         *leader;
  graphene_rect_t     rect;      /* where the leader is now, */
  graphene_rect_t     home;      /* and where it came from */
} Carried;

static float
measure_overlap (const graphene_rect_t *a,
                 const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) ? common.size.width * common.size.height : 0;
}

/* What can be touched of a pile: of the one that the cards come from, what they have left there. */
static gboolean
get_target (const Carried   *carried,
            guint            number,
            graphene_rect_t *target)
{
  RifflePile *pile = riffle_table_get_pile (carried->table, number);
  guint n_cards = number == carried->leader->pile ? carried->leader->index : pile->cards->len;

  *target = riffle_geometry_get_extent (carried->table, number, n_cards);
  return n_cards > 0 || pile->place != RIFFLE_NO_PLACE;
}

static gboolean
takes_cards (const Carried *carried,
             guint          pile)
{
  PatRefusal refusal;
  PatMove move;

  return pile != carried->leader->pile &&
         pat_game_find_drop (carried->game, carried->selection, pile, &move, &refusal);
}

/* Finds the pile that is covered most. One that takes the cards counts twice, because players
 * rarely mean another; and what still lies mostly where it came from is put back. */
static RiffleDrop
find_touched (const Carried *carried)
{
  const PatRules *rules = pat_game_get_rules (carried->game);
  const PatPosition *position = pat_game_get_position (carried->game);
  RiffleDrop drop = { .pile = -1, .area = measure_overlap (&carried->rect, &carried->home) };
  float most = drop.area;

  for (guint i = 0; i < riffle_table_get_n_piles (carried->table); i++)
    {
      graphene_rect_t target;
      float area = get_target (carried, i, &target) ? measure_overlap (&carried->rect, &target) : 0;
      gboolean is_legal = area > 0 && takes_cards (carried, i);

      /* Of piles that lie on each other, the covered ones cannot be meant. */
      drop.n_touched += area > 0 && !pat_rules_is_covered (rules, position, i);
      if (i == carried->leader->pile || area * (is_legal ? 2 : 1) <= most)
        continue;
      most = area * (is_legal ? 2 : 1);
      drop.pile = (int) i;
      drop.is_legal = is_legal;
      drop.area = area;
    }
  return drop;
}

/* The only pile within half a card that takes the cards, or -1. */
static int
find_missed (const Carried *carried)
{
  int found = -1;

  for (guint i = 0; i < riffle_table_get_n_piles (carried->table); i++)
    {
      graphene_rect_t target;

      if (!get_target (carried, i, &target))
        continue;
      graphene_rect_inset (&target, -carried->rect.size.width / 2,
                           -carried->rect.size.height / 2);
      if (measure_overlap (&carried->rect, &target) == 0 || !takes_cards (carried, i))
        continue;
      if (found >= 0)
        return -1;
      found = (int) i;
    }
  return found;
}

/**
 * riffle_drop_find:
 * @table: the piles
 * @selection: what is dragged, as the game knows it
 * @leader: the card that leads it
 * @at: where the pointer has that card now
 * @strict: the cards have to touch the pile that is meant, and no other
 *
 * Finds the pile that is meant by dropping cards where they are.
 *
 * Returns: the pile, and whether it takes the cards
 */
RiffleDrop
riffle_drop_find (RiffleTable        *table,
                  const PatSelection *selection,
                  RiffleCard         *leader,
                  graphene_point_t    at,
                  gboolean            strict)
{
  RifflePile *pile = riffle_table_get_pile (table, leader->pile);
  const Carried carried = {
    table, riffle_table_get_game (table), selection, leader,
    riffle_pile_get_card_rect (pile, at), riffle_pile_get_card_rect (pile, leader->target),
  };
  RiffleDrop drop = find_touched (&carried);
  float card_area = carried.rect.size.width * carried.rect.size.height;

  if (strict)
    drop.is_legal = drop.is_legal && drop.n_touched == 1;
  else if (!drop.is_legal && drop.area < card_area / 4)
    {
      drop.pile = find_missed (&carried);
      drop.is_legal = drop.pile >= 0;
    }
  return drop;
}

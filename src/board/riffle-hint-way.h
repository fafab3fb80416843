/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways that the cards of a proposed move take. */
#pragma once

#include "riffle-table.h"

G_BEGIN_DECLS

#define RIFFLE_MAX_WAYS 16 /* further ones are not shown */

/**
 * RiffleHintWay:
 * @source: the pile of the cards
 * @first: index of the lowest card
 * @n_cards: how many cards go together
 * @target: the pile that they go to, or whose card they leave the table with
 * @other: index of the card that they leave with; -1: they go to the pile
 *
 * From where to where cards go.
 */
typedef struct
{
  RifflePile *source;
  guint       first;
  guint       n_cards;
  RifflePile *target;
  int         other;
} RiffleHintWay;

guint riffle_hint_way_list      (RiffleTable         *table,
                                 const PatMove       *move,
                                 RiffleHintWay       *ways);
void  riffle_hint_way_find_ends (const RiffleHintWay *self,
                                 RiffleTable         *table,
                                 graphene_point_t    *from,
                                 graphene_point_t    *to);

G_END_DECLS

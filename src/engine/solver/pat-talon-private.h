/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Stock and waste as one: all cards that clicks on the stock bring are at hand. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

#define PAT_TALON_MAX_CARDS 52

/* What stays the same in a deal. */
typedef struct
{
  guint   draw;                       /* cards at a time; 0: there is no stock */
  guint   redeals;
  guint   n_cards;
  guint8  cards[PAT_TALON_MAX_CARDS]; /* waste and stock in the order of the deal */
  guint64 multiples;                  /* of the number of cards at a time, as bits */
} PatTalonOrder;

typedef struct
{
  guint64 cards;  /* the places that still have their card, as bits */
  guint8  waste;  /* the places before it are dealt */
  guint8  passes;
} PatTalon;

void    pat_talon_load      (PatTalon            *self,
                             PatTalonOrder       *order,
                             const PatRules      *rules,
                             const PatPosition   *position);
guint   pat_talon_clicks    (const PatTalon      *self,
                             const PatTalonOrder *order,
                             guint                place,
                             guint               *passes);
guint64 pat_talon_get_open  (const PatTalon      *self,
                             const PatTalonOrder *order);
guint64 pat_talon_find_open (const PatTalon      *self,
                             const PatTalonOrder *order,
                             guint64              places);
guint   pat_talon_take      (PatTalon            *self,
                             const PatTalonOrder *order,
                             guint                place);
guint   pat_talon_get_phase (const PatTalon      *self,
                             const PatTalonOrder *order);

G_END_DECLS

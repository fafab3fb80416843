/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games that are played to their end without thinking ahead: how many of them are won tells how
 * hard a deal is, and one that is won is a way to win. */
#pragma once

#include "pat-budget-private.h"

G_BEGIN_DECLS

/* So many are played in each way; all have their own random numbers, the same on every machine. */
#define PAT_PLAYOUT_GAMES 24

guint pat_playout (const PatRules    *rules,
                   const PatPosition *start,
                   gboolean           is_greedy,
                   guint              nth,
                   PatBudget         *budget,
                   GArray            *line);

/* Games that a search plays from a position, until one is won. */
typedef struct
{
  const PatRules *rules;
  PatPosition     first;
  PatBudget      *budget;
  guint           n;      /* that were played */
  guint64         next;   /* after so many positions */
  GArray         *line;   /* of PatMove: the game that was won */
  gboolean        is_won;
} PatPlayouts;

void     pat_playouts_init  (PatPlayouts       *self,
                             const PatRules    *rules,
                             const PatPosition *position,
                             PatBudget         *budget);
void     pat_playouts_clear (PatPlayouts       *self);
gboolean pat_playouts_begin (PatPlayouts       *self);
gboolean pat_playouts_try   (PatPlayouts       *self);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Games like Spider, in which complete sequences of a suit leave the columns, and the stock is
 * dealt onto all of them: their rules in a form that is quick to ask. */
#pragma once

#include "pat-rules-private.h"

G_BEGIN_DECLS

#define PAT_SEQUENCES_MAX_COLUMNS 12
#define PAT_SEQUENCES_MAX_CARDS   104

typedef struct
{
  const PatRules *rules;
  guint           n_columns;
  guint8          columns[PAT_SEQUENCES_MAX_COLUMNS]; /* as the rules number them */
  guint64         build[64];    /* the cards that may lie on a card */
  guint64         run[64];      /* those that follow it in a unit that is moved */
  guint64         suit[64];     /* the one that follows it in a sequence */
  guint64         beneath[64];  /* the cards on which a card may lie */
  guint64         whole[64];    /* the cards of each sequence that is complete */
  guint           n_whole;
  guint64         fill;         /* what an empty column takes */
  guint64         first;        /* cards with which a sequence may begin */
  guint           length;       /* of a sequence */
  gboolean        leaves;       /* a complete sequence leaves by itself; else it is moved */
  gboolean        spaces_first; /* nothing is dealt while a column is empty */
  guint           foundation;   /* to which sequences are moved */
  guint           n_stock;
  PatCard         stock[PAT_SEQUENCES_MAX_CARDS]; /* in the order in which they are dealt */
} PatSequences;

gboolean pat_sequences_init (PatSequences      *self,
                             const PatRules    *rules,
                             const PatPosition *position);

G_END_DECLS

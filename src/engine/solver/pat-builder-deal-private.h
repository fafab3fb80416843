/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the positions of a builder's deal share: all piles that have arisen, each of them kept as
 * the pile below its top card, and the order of the talon. A position names its piles. */
#pragma once

#include "pat-builder-private.h"
#include "pat-fold-private.h"
#include "pat-talon-private.h"

G_BEGIN_DECLS

/* What makes a position look bad. Positions that differ by less than four are equally bad. */
typedef struct
{
  int left;    /* for each card that is not up */
  int dig;     /* for each card that lies on one that goes up next */
  int blocks;  /* for each card that lies on a lower one */
  int breaks;  /* for each card that lies on one that it does not follow */
  int down;    /* for each card that lies face down */
  int cells;   /* for each cell that is taken */
  int spaces;  /* how good an empty column is */
  int talon;   /* for each card of stock and waste */
  int moves;   /* for each move */
} PatBuilderWeights;

typedef struct
{
  guint64 hash;    /* what the pile adds to the key of a position */
  guint64 cards;   /* as bits */
  guint64 units;   /* those that can be taken, with all that lie on them */
  guint64 accepts; /* the cards that may be put on it */
  guint32 below;   /* the pile without its top card */
  gint16  score;   /* how bad the pile looks */
  guint8  card;    /* on top */
  guint8  n;
  guint8  n_down;
  guint8  lowest;  /* the lowest height of a card */
} PatBuilderPile;

typedef struct
{
  const PatBuilder  *game;
  PatBuilderWeights  weights;
  gboolean           merges;    /* whatever can go up does, and cards that are alike count as one */
  guint8             names[64]; /* as which a card counts in keys */
  PatBuilderPile    *piles;     /* the first of them are empty, one of each class */
  guint32            n_piles;
  guint32            max_piles;
  guint32           *places;    /* of piles by what they consist of; 0: nothing there */
  guint              shift;     /* of a hash, for a place */
  PatTalonOrder      order;     /* of the talon */
  guint8             stock[PAT_BUILDER_MAX_CARDS]; /* dealt to the columns, the last card first */
} PatBuilderDeal;

void    pat_builder_deal_init  (PatBuilderDeal          *self,
                                const PatBuilder        *game);
void    pat_builder_deal_clear (PatBuilderDeal          *self);
void    pat_builder_deal_reset (PatBuilderDeal          *self,
                                const PatBuilderWeights *weights,
                                gboolean                 merges);
guint32 pat_builder_deal_add   (PatBuilderDeal          *self,
                                const PatBuilderPile    *pile);
guint32 pat_builder_deal_push  (PatBuilderDeal          *self,
                                guint32                  below,
                                guint                    class_nth,
                                guint                    card);
void    pat_builder_deal_open  (const PatBuilderDeal    *self,
                                PatBuilderPile          *pile,
                                guint                    class_nth);
gsize   pat_builder_deal_get_bytes (const PatBuilderDeal *self);

/* As many piles at most come with the moves of a position. */
#define PAT_BUILDER_MARGIN 4096

/* Whether the memory for piles may have to be doubled soon. */
static inline gboolean
pat_builder_deal_is_nearly_full (const PatBuilderDeal *self)
{
  return self->n_piles + PAT_BUILDER_MARGIN >= self->max_piles;
}

/* What is told of a pile by the cards that lie on each other there. */
typedef struct
{
  guint64 hash;
  int     score;
  guint   lowest;
  guint   card;   /* on top */
} PatBuilderSummary;

/* Puts a card on an empty pile. */
static inline void
pat_builder_summary_begin (PatBuilderSummary    *self,
                           const PatBuilderDeal *deal,
                           guint                 class_nth,
                           guint                 card)
{
  self->hash = pat_fold_mix (pat_fold_begin (class_nth), deal->names[card]);
  self->score = deal->game->classes[class_nth].is_cell ? deal->weights.cells : 0;
  self->lowest = deal->game->height[card];
  self->card = card;
}

/* Puts a card on others. */
static inline void
pat_builder_summary_put (PatBuilderSummary    *self,
                         const PatBuilderDeal *deal,
                         guint                 class_nth,
                         guint                 card)
{
  guint height = deal->game->height[card];
  gboolean fits = deal->game->classes[class_nth].build[self->card] >> card & 1;

  self->hash = pat_fold_mix (self->hash, deal->names[card]);
  self->score += (self->lowest < height ? deal->weights.blocks : 0) +
                 (fits ? 0 : deal->weights.breaks);
  self->lowest = MIN (self->lowest, height);
  self->card = card;
}

/* Puts a card on a pile. */
static inline void
pat_builder_deal_put (const PatBuilderDeal *self,
                      PatBuilderPile       *pile,
                      guint                 class_nth,
                      guint                 card)
{
  PatBuilderSummary summary = { pile->hash, pile->score, pile->lowest, pile->card };

  if (pile->n == 0)
    pat_builder_summary_begin (&summary, self, class_nth, card);
  else
    pat_builder_summary_put (&summary, self, class_nth, card);
  pile->hash = summary.hash;
  pile->score = (gint16) summary.score;
  pile->lowest = (guint8) summary.lowest;
  pile->cards |= G_GUINT64_CONSTANT (1) << card;
  pile->card = (guint8) card;
  pile->n++;
}

G_END_DECLS

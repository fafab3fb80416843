/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* A position: what lies where, as a value that is copied, compared and hashed. */
#pragma once

#include "pat-card.h"

G_BEGIN_DECLS

#define PAT_TYPE_POSITION (pat_position_get_type ())

typedef struct _PatRules PatRules;

/**
 * PatCounter:
 * @PAT_COUNTER_PASSES: how often the waste was turned over to be the stock again
 * @PAT_COUNTER_BASE: the rank with which the foundations begin, 1 to 13
 * @PAT_COUNTER_OWN: the first counter that a variant may name for itself
 *
 * Indices into the counters of a position.
 */
typedef enum
{
  PAT_COUNTER_PASSES,
  PAT_COUNTER_BASE,
  PAT_COUNTER_OWN = 4,
} PatCounter;

typedef struct _PatPosition PatPosition;

/**
 * PatPosition:
 * @seed: the number of the deal, which drives every later shuffle; 0 if the cards were given by
 *   hand
 * @score: points collected by a scoring of points; no part of equality and hash
 * @counters: see [enum@Patience.Counter]
 * @n_piles: the number of piles
 * @start: pile i holds the cards from start[i] up to, but without, start[i + 1]
 * @cards: all piles one after the other, each from its bottom to its top
 *
 * A position is a plain value: copy it by assignment. Unused cards and starts are zero.
 */
struct _PatPosition
{
  guint64 seed;
  gint32  score;
  gint16  counters[PAT_MAX_COUNTERS];
  guint8  n_piles;
  guint8  start[PAT_MAX_PILES + 1];
  PatCard cards[PAT_MAX_CARDS];
};

static inline guint
pat_position_get_size (const PatPosition *self,
                       guint              pile)
{
  return (guint) (self->start[pile + 1] - self->start[pile]);
}

static inline const PatCard *
pat_position_get_cards (const PatPosition *self,
                        guint              pile)
{
  return self->cards + self->start[pile];
}

/* The top card of a pile as it lies, or PAT_NO_CARD. */
static inline PatCard
pat_position_get_top (const PatPosition *self,
                      guint              pile)
{
  return pat_position_get_size (self,
                                pile) == 0 ? PAT_NO_CARD : self->cards[self->start[pile + 1] - 1];
}

/**
 * PatStepKind:
 * @PAT_STEP_MOVE: cards go from one pile to another
 * @PAT_STEP_TURN: cards are turned over where they lie
 * @PAT_STEP_COUNT: a counter changes
 * @PAT_STEP_SCORE: points are booked
 *
 * The elementary changes of which every move consists.
 */
typedef enum
{
  PAT_STEP_MOVE,
  PAT_STEP_TURN,
  PAT_STEP_COUNT,
  PAT_STEP_SCORE,
} PatStepKind;

/**
 * PatStepFlags:
 * @PAT_STEP_PLAIN: nothing special
 * @PAT_STEP_REVERSED: the cards arrive in reversed order, as when they are dealt one by one
 * @PAT_STEP_TURNED: the cards are turned over on the way
 *
 * How the cards of a step travel.
 */
typedef enum
{
  PAT_STEP_PLAIN    = 0,
  PAT_STEP_REVERSED = 1 << 0,
  PAT_STEP_TURNED   = 1 << 1,
} PatStepFlags;

/**
 * PatStep:
 * @kind: a [enum@Patience.StepKind]
 * @flags: [flags@Patience.StepFlags]
 * @from: the pile that the cards leave, or the counter
 * @to: the pile on whose top they are put
 * @index: the place of the lowest card in @from, 0 for the bottom card
 * @count: the number of cards
 * @delta: what is added to a counter or the score
 *
 * One elementary, reversible change.
 */
typedef struct
{
  guint8 kind;
  guint8 flags;
  guint8 from;
  guint8 to;
  guint8 index;
  guint8 count;
  gint16 delta;
} PatStep;

/**
 * PatSteps:
 * @n_steps: the number of steps
 * @steps: the steps, first to last
 *
 * A list of steps with room for the longest move.
 */
typedef struct
{
  guint   n_steps;
  PatStep steps[PAT_MAX_STEPS];
} PatSteps;

PAT_PUBLIC GType         pat_position_get_type    (void) G_GNUC_CONST;
PAT_PUBLIC PatPosition  *pat_position_copy        (const PatPosition *self);
PAT_PUBLIC void          pat_position_free        (PatPosition       *self);
PAT_PUBLIC void          pat_position_init        (PatPosition       *self,
                                                   guint              n_piles);
PAT_PUBLIC void          pat_position_add_card    (PatPosition       *self,
                                                   guint              pile,
                                                   PatCard            card);
PAT_PUBLIC void          pat_position_do_step     (PatPosition       *self,
                                                   const PatStep     *step);
PAT_PUBLIC void          pat_position_undo_step   (PatPosition       *self,
                                                   const PatStep     *step);
PAT_PUBLIC gboolean      pat_position_equal       (const PatPosition *a,
                                                   const PatPosition *b);

PAT_PUBLIC void          pat_steps_move           (PatSteps          *self,
                                                   guint              from,
                                                   guint              index,
                                                   guint              count,
                                                   guint              to,
                                                   PatStepFlags       flags);
PAT_PUBLIC void          pat_steps_turn           (PatSteps          *self,
                                                   guint              pile,
                                                   guint              index,
                                                   guint              count);
PAT_PUBLIC void          pat_steps_count          (PatSteps          *self,
                                                   guint              counter,
                                                   int                delta);
PAT_PUBLIC void          pat_steps_score          (PatSteps          *self,
                                                   int                delta);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PatPosition, pat_position_free)

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions as values, and the elementary steps that change them and can be taken back. */
#include "config.h"

#include "pat-position.h"

#include "pat-bounds-private.h"

G_DEFINE_BOXED_TYPE (PatPosition, pat_position, pat_position_copy, pat_position_free)

/**
 * pat_position_copy:
 * @self: a position
 *
 * Copies a position; in C, plain assignment does the same.
 *
 * Returns: (transfer full): a copy
 */
PatPosition *
pat_position_copy (const PatPosition *self)
{
  return g_memdup2 (self, sizeof *self);
}

/**
 * pat_position_free:
 * @self: (transfer full): a position from pat_position_copy()
 *
 * Frees a copy.
 */
void
pat_position_free (PatPosition *self)
{
  g_free (self);
}

/**
 * pat_position_init:
 * @self: (out caller-allocates): a position
 * @n_piles: the number of piles, at most PAT_MAX_PILES
 *
 * Makes a position without cards, all counters 0.
 */
void
pat_position_init (PatPosition *self,
                   guint        n_piles)
{
  g_return_if_fail (n_piles <= PAT_MAX_PILES);

  memset (self, 0, sizeof *self);
  self->n_piles = (guint8) n_piles;
}

/* Opens a gap of n cards before place `at`, which belongs to the end of `pile`. */
static void
open_gap (PatPosition *self,
          guint        pile,
          guint        at,
          guint        n)
{
  guint total = self->start[self->n_piles];

  memmove (self->cards + at + n, self->cards + at, total - at);
  for (guint i = pile + 1; i <= self->n_piles; i++)
    self->start[i] = (guint8) (self->start[i] + n);
}

/**
 * pat_position_add_card:
 * @self: a position
 * @pile: one of its piles
 * @card: a card
 *
 * Puts a new card on a pile, as when a position is set up.
 */
void
pat_position_add_card (PatPosition *self,
                       guint        pile,
                       PatCard      card)
{
  guint at = self->start[pile + 1];

  g_return_if_fail (pile < self->n_piles);
  g_return_if_fail (self->start[self->n_piles] < PAT_MAX_CARDS);

  open_gap (self, pile, at, 1);
  self->cards[at] = card;
}

static void
carry_over (PatCard     *target,
            const PatCard *source,
            guint        n,
            guint        flags)
{
  PatCard turned = (flags & PAT_STEP_TURNED) != 0 ? PAT_FACE_DOWN : 0;

  if ((flags & PAT_STEP_REVERSED) != 0)
    for (guint i = 0; i < n; i++)
      target[i] = source[n - 1 - i] ^ turned;
  else
    for (guint i = 0; i < n; i++)
      target[i] = source[i] ^ turned;
}

/* Moves n cards that begin at place `index` of pile `from` to place `at` of pile `to`. Only the
 * cards and starts that lie between the two places change, which is what makes a move cheap. */
static void
shift_cards (PatPosition *self,
             guint        from,
             guint        index,
             guint        n,
             guint        to,
             guint        at,
             guint        flags)
{
  PatCard held[PAT_MAX_CARDS];
  guint source = self->start[from] + index;
  guint target = self->start[to] + at;

  n = MIN (n, PAT_MAX_CARDS);
  carry_over (held, self->cards + source, n, flags);
  if (source < target)
    {
      target -= n;
      memmove (self->cards + source, self->cards + source + n, target - source);
      for (guint i = from + 1; i <= to; i++)
        self->start[i] = (guint8) (self->start[i] - n);
    }
  else
    {
      memmove (self->cards + target + n, self->cards + target, source - target);
      for (guint i = to + 1; i <= from; i++)
        self->start[i] = (guint8) (self->start[i] + n);
    }
  memcpy (self->cards + target, held, n);
}

static void
turn_cards (PatPosition   *self,
            const PatStep *step)
{
  PatCard *cards = self->cards + self->start[step->from] + step->index;

  for (guint i = 0; i < step->count; i++)
    cards[i] ^= PAT_FACE_DOWN;
}

static int
limit_delta (int value,
             int delta,
             int bound)
{
  return CLAMP (value + delta, MIN (value, -bound), MAX (value, bound)) - value;
}

/* Makes a step go no further than a save can hold. */
void
pat_position_limit_step (const PatPosition *self,
                         PatStep           *step)
{
  if (step->kind == PAT_STEP_COUNT)
    step->delta = (gint16) limit_delta (self->counters[step->from], step->delta, PAT_BOUND_COUNT);
  else if (step->kind == PAT_STEP_SCORE)
    step->delta = (gint16) limit_delta (self->score, step->delta, PAT_BOUND_POINTS);
}

/**
 * pat_position_do_step:
 * @self: a position
 * @step: a step that fits it
 *
 * Carries out one elementary change.
 */
void
pat_position_do_step (PatPosition   *self,
                      const PatStep *step)
{
  switch ((PatStepKind) step->kind)
    {
    case PAT_STEP_MOVE:
      shift_cards (self, step->from, step->index, step->count, step->to,
                   pat_position_get_size (self, step->to), step->flags);
      break;
    case PAT_STEP_TURN:
      turn_cards (self, step);
      break;
    case PAT_STEP_COUNT:
      self->counters[step->from] = (gint16) (self->counters[step->from] + step->delta);
      break;
    case PAT_STEP_SCORE:
      self->score += step->delta;
      break;
    }
}

/**
 * pat_position_undo_step:
 * @self: the position after the step
 * @step: the step
 *
 * Takes one elementary change back.
 */
void
pat_position_undo_step (PatPosition   *self,
                        const PatStep *step)
{
  switch ((PatStepKind) step->kind)
    {
    case PAT_STEP_MOVE:
      shift_cards (self, step->to, pat_position_get_size (self, step->to) - step->count,
                   step->count, step->from, step->index, step->flags);
      break;
    case PAT_STEP_TURN:
      turn_cards (self, step);
      break;
    case PAT_STEP_COUNT:
      self->counters[step->from] = (gint16) (self->counters[step->from] - step->delta);
      break;
    case PAT_STEP_SCORE:
      self->score -= step->delta;
      break;
    }
}

/**
 * pat_position_equal:
 * @a: a position
 * @b: another one
 *
 * Compares all that matters for play: piles and counters, not the score.
 *
 * Returns: whether the two are the same
 */
gboolean
pat_position_equal (const PatPosition *a,
                    const PatPosition *b)
{
  return a->n_piles == b->n_piles &&
         memcmp (a->counters, b->counters, sizeof a->counters) == 0 &&
         memcmp (a->start, b->start, a->n_piles + 1u) == 0 &&
         memcmp (a->cards, b->cards, a->start[a->n_piles]) == 0;
}

static PatStep *
add_step (PatSteps    *self,
          PatStepKind  kind)
{
  PatStep *step;

  /* Only a hook that never comes to an end can fill the list; its last step is overwritten and
   * the game goes on. */
  if (self->n_steps == PAT_MAX_STEPS)
    self->n_steps--;
  step = &self->steps[self->n_steps++];
  *step = (PatStep) { .kind = (guint8) kind };
  return step;
}

/**
 * pat_steps_move:
 * @self: a list of steps
 * @from: the pile that the cards leave
 * @index: the place of the lowest of them, 0 for the bottom card
 * @count: how many cards, at least 1
 * @to: the pile that they reach
 * @flags: how they travel
 *
 * Adds a step that moves cards.
 */
void
pat_steps_move (PatSteps     *self,
                guint         from,
                guint         index,
                guint         count,
                guint         to,
                PatStepFlags  flags)
{
  PatStep *step = add_step (self, PAT_STEP_MOVE);

  step->from = (guint8) from;
  step->index = (guint8) index;
  step->count = (guint8) count;
  step->to = (guint8) to;
  step->flags = (guint8) flags;
}

/**
 * pat_steps_turn:
 * @self: a list of steps
 * @pile: a pile
 * @index: the place of the lowest card
 * @count: how many cards
 *
 * Adds a step that turns cards over where they lie.
 */
void
pat_steps_turn (PatSteps *self,
                guint     pile,
                guint     index,
                guint     count)
{
  PatStep *step = add_step (self, PAT_STEP_TURN);

  step->from = (guint8) pile;
  step->index = (guint8) index;
  step->count = (guint8) count;
}

/**
 * pat_steps_count:
 * @self: a list of steps
 * @counter: the index of a counter
 * @delta: what is added to it
 *
 * Adds a step that changes a counter. Played, it goes no further than 30,000 on either side of 0.
 */
void
pat_steps_count (PatSteps *self,
                 guint     counter,
                 int       delta)
{
  PatStep *step = add_step (self, PAT_STEP_COUNT);

  step->from = (guint8) counter;
  step->delta = (gint16) CLAMP (delta, G_MININT16, G_MAXINT16);
}

/**
 * pat_steps_score:
 * @self: a list of steps
 * @delta: points, may be negative
 *
 * Adds a step that books points. Played, they go no further than a million on either side of 0.
 */
void
pat_steps_score (PatSteps *self,
                 int       delta)
{
  add_step (self, PAT_STEP_SCORE)->delta = (gint16) CLAMP (delta, G_MININT16, G_MAXINT16);
}

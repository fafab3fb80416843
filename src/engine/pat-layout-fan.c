/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Fans the piles of a layout as far as there is room, and tells where each card lies. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define LEAST_UP   0.08f  /* of a card, while that is enough */
#define LEAST_DOWN 0.04f

/* What is meant to be read, and how many pixels rank and suit of a small card need for that. */
#define READABLE       0.15f
#define MOST_READABLE  0.45f
#define LEGIBLE_WIDTH  10
#define LEGIBLE_HEIGHT 13

/* The steps of a pile in one direction, both positive, in pixels. */
typedef struct
{
  float up;
  float down;
} Steps;

/* The cards of a pile that a step follows. */
typedef struct
{
  guint up;
  guint down;
} Fanned;

static Fanned
count_fanned (const PatLayout   *self,
              const PatPosition *position,
              guint              pile,
              guint              end)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  Fanned fanned = { 0 };

  for (guint i = self->first_fanned[pile]; i < end; i++)
    if (pat_card_is_face_down (cards[i]))
      fanned.down++;
    else
      fanned.up++;
  return fanned;
}

static float
fan_length (Fanned fanned,
            Steps  steps)
{
  return fanned.up * steps.up + fanned.down * steps.down;
}

/* The largest step, at most as wide as wished, with which so many steps fit into the room. Whole
   pixels look best, but where a card keeps two or three of them, the fraction is needed. */
static float
fit_step (guint n_steps,
          float wished,
          float room)
{
  float step = n_steps == 0 ? wished : MIN (wished, MAX (0, room) / n_steps);

  return step >= 4 ? floorf (step) : step;
}

/* The fan that is wished for, in cards; where cards are small, their edges are seen better. */
static float
legible_fan (float fan,
             float legible,
             float extent)
{
  return fan < READABLE ? fan : MAX (fan, MIN (MOST_READABLE, legible / extent));
}

/* Compresses the face-down cards first, since they have nothing to read; then the others; beyond
   the least, both. */
static Steps
fit_steps (Fanned fanned,
           float  fan,
           float  legible,
           float  extent,
           float  room)
{
  float least_down = MIN (fan * PAT_FAN_DOWN, LEAST_DOWN) * extent;
  Steps steps = { floorf (legible_fan (fan, legible, extent) * extent),
                  floorf (fan * PAT_FAN_DOWN * extent) };
  Steps least = { MIN (fan, LEAST_UP) * extent, least_down };

  if (fan_length (fanned, steps) <= room)
    return steps;
  steps.down = MAX (least.down, fit_step (fanned.down, steps.down, room - fanned.up * steps.up));
  if (fan_length (fanned, steps) > room)
    steps.up = MAX (least.up, fit_step (fanned.up, steps.up, room - fanned.down * steps.down));
  if (fan_length (fanned, steps) > MAX (0, room))
    {
      float part = MAX (0, room) / fan_length (fanned, least);

      steps.up = least.up * part;
      steps.down = least.down * part;
    }
  return steps;
}

static gboolean
overlap (double a,
         double a_length,
         double b,
         double b_length)
{
  return a < b + b_length && b < a + a_length;
}

/* The pixels between a pile's bottom card and what lies beside it, to the left or to the right. */
static float
room_beside (const PatLayout   *self,
             guint              n_piles,
             guint              pile,
             const PatCardSize *size,
             int                width,
             gboolean           to_left)
{
  const PatRect *own = &self->piles[pile];
  double edge = to_left ? 0 : width;

  for (guint i = 0; i < n_piles; i++)
    {
      const PatRect *other = &self->piles[i];

      if (i == pile || !overlap (own->y, own->height, other->y, other->height))
        continue;
      if (to_left && other->x < own->x)
        edge = MAX (edge, other->x + other->width);
      if (!to_left && other->x > own->x)
        edge = MIN (edge, other->x);
    }
  return to_left ? own->x - edge - size->gap_x : edge - size->gap_x - own->x - own->width;
}

/* The same downwards; sideways fans are known by now and count as they lie. */
static float
room_below (const PatLayout   *self,
            const PatRect     *extents,
            guint              n_piles,
            guint              pile,
            const PatCardSize *size,
            int                height)
{
  const PatRect *own = &extents[pile];
  double edge = height;

  for (guint i = 0; i < n_piles; i++)
    if (i != pile && extents[i].y > own->y &&
        overlap (own->x, own->width, extents[i].x, extents[i].width))
      edge = MIN (edge, extents[i].y);
  return edge - size->gap_y - self->piles[pile].y - size->height;
}

static guint
last_step (const PatPosition *position,
           guint              pile)
{
  guint n_cards = pat_position_get_size (position, pile);

  return n_cards > 0 ? n_cards - 1 : 0;
}

static void
fan_beside (PatLayout         *self,
            const PatRules    *rules,
            const PatPosition *position,
            guint              pile,
            const PatCardSize *size,
            int                width)
{
  float fan = pat_rules_get_pile (rules, pile)->fan_x;
  Fanned fanned = count_fanned (self, position, pile, last_step (position, pile));
  float room = room_beside (self, position->n_piles, pile, size, width, fan < 0);
  Steps steps = fit_steps (fanned, fabsf (fan), LEGIBLE_WIDTH, size->width, room);

  self->step_x[pile] = fan < 0 ? -steps.up : steps.up;
  self->down_step_x[pile] = fan < 0 ? -steps.down : steps.down;
}

static void
fan_below (PatLayout         *self,
           const PatRules    *rules,
           const PatPosition *position,
           guint              pile,
           const PatCardSize *size,
           float              room)
{
  Fanned fanned = count_fanned (self, position, pile, last_step (position, pile));
  Steps steps = fit_steps (fanned, pat_rules_get_pile (rules, pile)->fan_y, LEGIBLE_HEIGHT,
                           size->height, room);

  self->step_y[pile] = steps.up;
  self->down_step_y[pile] = steps.down;
}

static void
start_fan (PatLayout         *self,
           const PatRules    *rules,
           const PatPosition *position,
           guint              pile)
{
  guint n_cards = pat_position_get_size (position, pile);
  guint n_fanned = pat_rules_get_pile (rules, pile)->n_fanned;

  self->first_fanned[pile] = n_fanned > 0 && n_cards > n_fanned ? n_cards - n_fanned : 0;
  self->step_x[pile] = self->down_step_x[pile] = 0;
  self->step_y[pile] = self->down_step_y[pile] = 0;
}

/* Fans all piles: sideways ones first, because they limit those above them. */
void
pat_layout_fan (PatLayout         *self,
                const PatRules    *rules,
                const PatPosition *position,
                const PatCardSize *size,
                int                width,
                int                height)
{
  PatRect extents[PAT_MAX_PILES];
  guint n_piles = position->n_piles;

  for (guint i = 0; i < n_piles; i++)
    {
      start_fan (self, rules, position, i);
      if (pat_rules_get_pile (rules, i)->fan_x != 0)
        fan_beside (self, rules, position, i, size, width);
      pat_layout_get_pile (self, position, i, &extents[i]);
    }
  for (guint i = 0; i < n_piles; i++)
    if (pat_rules_get_pile (rules, i)->fan_y > 0)
      fan_below (self, rules, position, i, size,
                 room_below (self, extents, n_piles, i, size, height));
}

/**
 * pat_layout_get_card:
 * @self: a layout
 * @position: the position that it was computed for
 * @pile: a pile
 * @index: a card of the pile, 0 for the bottom card; the number of cards for the place of the next
 * one
 * @rect: (out caller-allocates): where the card lies
 *
 * Tells where a card lies, in whole pixels.
 */
void
pat_layout_get_card (const PatLayout   *self,
                     const PatPosition *position,
                     guint              pile,
                     guint              index,
                     PatRect           *rect)
{
  guint n_cards = pat_position_get_size (position, pile);
  Fanned fanned = count_fanned (self, position, pile, MIN (index, n_cards));
  Steps right = { self->step_x[pile], self->down_step_x[pile] };
  Steps below = { self->step_y[pile], self->down_step_y[pile] };

  *rect = self->piles[pile];
  rect->x += truncf (fan_length (fanned, right));
  rect->y += truncf (fan_length (fanned, below));
}

/**
 * pat_layout_get_pile:
 * @self: a layout
 * @position: the position that it was computed for
 * @pile: a pile
 * @rect: (out caller-allocates): the rectangle around all its cards
 *
 * Tells how much of the board a pile takes up; an empty one has the size of a card.
 */
void
pat_layout_get_pile (const PatLayout   *self,
                     const PatPosition *position,
                     guint              pile,
                     PatRect           *rect)
{
  PatRect top;

  *rect = self->piles[pile];
  pat_layout_get_card (self, position, pile, last_step (position, pile), &top);
  rect->x = MIN (rect->x, top.x);
  rect->y = MIN (rect->y, top.y);
  rect->width += fabs (top.x - self->piles[pile].x);
  rect->height += fabs (top.y - self->piles[pile].y);
}

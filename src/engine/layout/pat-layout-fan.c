/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Fans the piles of a layout as far as there is room, and tells where each card lies. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define LEAST_UP   0.08f /* of a card, while that is enough */
#define FREE_BESIDE 0.2f /* card widths, beside what is fanned sideways while all of it is read */
#define READABLE   0.15f /* of a card: what has smaller fans is not meant to be read */

/* The steps of a pile in one direction, both positive, in pixels. */
typedef struct
{
  float up;
  float down;
} Steps;

/* Whether covered cards of a column are meant to be read. */
gboolean
pat_layout_is_read_below (const PatArrangement *arrangement,
                          guint                 pile)
{
  return arrangement->fan_y[pile] >= READABLE;
}

/* The same of cards that are fanned sideways; those of a waste need not be. */
gboolean
pat_layout_is_read_beside (const PatArrangement *arrangement,
                           const PatRules       *rules,
                           guint                 pile)
{
  return fabsf (arrangement->fan_x[pile]) >= READABLE &&
         pat_rules_get_role (rules, pile) != PAT_WASTE;
}

static PatFanned
count_fanned (const PatLayout   *self,
              const PatPosition *position,
              guint              pile,
              guint              end)
{
  const PatCard *cards = pat_position_get_cards (position, pile);
  PatFanned fanned = { 0 };

  for (guint i = self->first_fanned[pile]; i < end; i++)
    if (pat_card_is_face_down (cards[i]))
      fanned.down++;
    else
      fanned.up++;
  return fanned;
}

static float
fan_length (PatFanned fanned,
            Steps     steps)
{
  return fanned.up * steps.up + fanned.down * steps.down;
}

/* The largest step, at most as wide as wanted, with which this many steps fit into the room. Whole
   pixels look best, but if a card keeps two or three of them, the fraction is needed. */
static float
fit_step (guint n_steps,
          float wanted,
          float room)
{
  float step = n_steps == 0 ? wanted : MIN (wanted, MAX (0, room) / n_steps);

  return step >= 4 ? floorf (step) : step;
}

/* The step that is wanted, in pixels; if cards are small, their edges are seen better. */
static float
find_wanted (float fan,
             float index,
             float extent)
{
  return fan < READABLE ? fan * extent : MAX (fan * extent, index);
}

/* What the face-down cards keep in any case. */
static float
find_least_down (float fan,
                 float extent)
{
  return MIN (fan * PAT_FAN_DOWN, PAT_LEAST_DOWN) * extent;
}

/* Compresses the face-down cards first, since they have nothing to read; then the others; beyond
   the least, both. */
static Steps
fit_steps (PatFanned fanned,
           float     fan,
           float     index,
           float     extent,
           float     room)
{
  Steps steps = { floorf (find_wanted (fan, index, extent)), floorf (fan * PAT_FAN_DOWN * extent) };
  Steps least = { MIN (fan, LEAST_UP) * extent, find_least_down (fan, extent) };

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

static guint
last_step (const PatPosition *position,
           guint              pile)
{
  guint n_cards = pat_position_get_size (position, pile);

  return n_cards > 0 ? n_cards - 1 : 0;
}

/* The steps of a fan once it has grown by this many cards, as far as it can. */
static PatFanned
count_grown (const PatLayout *self,
             const PatScene  *scene,
             guint            pile,
             guint            growth)
{
  const PatPileSpec *row = pat_rules_get_pile (scene->rules, pile);
  guint n_cards = pat_position_get_size (scene->position, pile);
  PatFanned fanned = count_fanned (self, scene->position, pile,
                                   last_step (scene->position, pile));
  guint n_fanned = scene->arrangement->n_fanned[pile];
  guint most = n_fanned > 0 ? n_fanned : PAT_MAX_CARDS;

  if (row->max_cards > 0)
    most = MIN (most, row->max_cards);
  if (!pat_layout_is_built_on (scene->rules, row) || n_cards == 0 || n_cards >= most)
    return fanned;
  fanned.up += MIN (growth, most - n_cards);
  return fanned;
}

/* The length in pixels that a column needs when it has grown by so many cards: with an ease of 0,
   its covered cards can be read with flat corners; with 1, it is fanned as it should be. It is 0 if
   nothing is read. */
float
pat_layout_need_below (const PatLayout   *self,
                       const PatScene    *scene,
                       const PatCardSize *size,
                       guint              pile,
                       guint              growth,
                       float              ease)
{
  const float fan = scene->arrangement->fan_y[pile], extent = (float) size->height;
  const int index = pat_layout_index_height (size->width, scene->space->large_index, TRUE);
  Steps steps;

  if (!pat_layout_is_read_below (scene->arrangement, pile))
    return 0;
  steps.up = (1 - ease) * (float) pat_layout_flat_height (size->width, 1)
             + ease * find_wanted (fan, (float) index, extent);
  steps.down = (1 - ease) * find_least_down (fan, extent) + ease * fan * PAT_FAN_DOWN * extent;
  return scene->part * fan_length (count_grown (self, scene, pile, growth), steps);
}

/* The part of the index that can be seen of all covered cards that are fanned sideways, 1 at most,
   when each fan has grown by so many cards. */
float
pat_layout_part_beside (const PatLayout   *self,
                        const PatScene    *scene,
                        const PatCardSize *size,
                        guint              growth)
{
  float part = 1;

  for (guint i = 0; i < scene->position->n_piles; i++)
    {
      float needed;
      Steps steps;

      if (!pat_layout_is_read_beside (scene->arrangement, scene->rules, i))
        continue;
      steps.up = (float) pat_layout_index_width (size->width, scene->space->large_index);
      steps.down = find_least_down (fabsf (scene->arrangement->fan_x[i]), (float) size->width);
      needed = fan_length (count_grown (self, scene, i, growth), steps);
      if (needed > 0)
        part = MIN (part, MAX (0, pat_layout_room_beside (self, scene, size, i)) / needed);
    }
  return part;
}

static void
fan_pile_beside (PatLayout         *self,
                 const PatScene    *scene,
                 guint              pile,
                 const PatCardSize *size)
{
  float fan = scene->arrangement->fan_x[pile];
  int index = pat_layout_index_width (size->width, scene->space->large_index);
  PatFanned fanned = count_fanned (self, scene->position, pile, last_step (scene->position, pile));
  float room = pat_layout_room_beside (self, scene, size, pile);
  Steps steps;

  if (pat_layout_is_read_beside (scene->arrangement, scene->rules, pile))
    room = MAX (MIN (room, (float) (fanned.up * index)), room - FREE_BESIDE * (float) size->width);
  steps = fit_steps (fanned, fabsf (fan), (float) index, (float) size->width, room);

  self->step_x[pile] = fan < 0 ? -steps.up : steps.up;
  self->down_step_x[pile] = fan < 0 ? -steps.down : steps.down;
}

static void
fan_pile_below (PatLayout         *self,
                const PatScene    *scene,
                guint              pile,
                const PatCardSize *size,
                float              room)
{
  int index = pat_layout_index_height (size->width, scene->space->large_index, TRUE);
  PatFanned fanned = count_fanned (self, scene->position, pile, last_step (scene->position, pile));
  Steps steps = fit_steps (fanned, scene->arrangement->fan_y[pile], (float) index,
                           (float) size->height, room);

  self->step_y[pile] = steps.up;
  self->squeezed[pile] = fanned.up > 0 &&
                         pat_layout_is_read_below (scene->arrangement, pile) &&
                         steps.up < (float) pat_layout_index_height (size->width,
                                                                     scene->space->large_index,
                                                                     FALSE);
  self->down_step_y[pile] = steps.down;
}

static void
start_fan (PatLayout      *self,
           const PatScene *scene,
           guint           pile)
{
  guint n_cards = pat_position_get_size (scene->position, pile);
  guint n_fanned = scene->arrangement->n_fanned[pile];

  self->squeezed[pile] = FALSE;
  self->flat[pile] = 0;
  self->first_fanned[pile] = n_fanned > 0 && n_cards > n_fanned ? n_cards - n_fanned : 0;
  self->step_x[pile] = self->down_step_x[pile] = 0;
  self->step_y[pile] = self->down_step_y[pile] = 0;
}

/* Fans the piles that run sideways: first of all, because they limit those above them. */
void
pat_layout_fan_beside (PatLayout         *self,
                       const PatScene    *scene,
                       const PatCardSize *size)
{
  for (guint i = 0; i < scene->position->n_piles; i++)
    {
      start_fan (self, scene, i);
      if (scene->arrangement->fan_x[i] != 0)
        fan_pile_beside (self, scene, i, size);
    }
}

/* Fans the others, on a board of that height. */
void
pat_layout_fan_below (PatLayout         *self,
                      const PatScene    *scene,
                      const PatCardSize *size,
                      int                height)
{
  float rooms[PAT_MAX_PILES];
  guint n_piles = scene->position->n_piles;

  pat_layout_rooms_below (self, scene, size, height, rooms);
  for (guint i = 0; i < n_piles; i++)
    if (scene->arrangement->fan_y[i] > 0)
      fan_pile_below (self, scene, i, size, rooms[i]);
  pat_layout_choose_corners (self, scene, size);
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
  PatFanned fanned = count_fanned (self, position, pile, MIN (index, n_cards));
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

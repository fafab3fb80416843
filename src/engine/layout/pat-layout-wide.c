/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where there is much room, sideways fans are wider than the rules say. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define MOST_WIDER  1.65f /* times as wide */
#define WIDER_STEP  0.05f
#define WIDEST_STEP 0.65f /* card widths from one card to the next */
#define SIMPLE_STEP 0.45f /* the same if a large suit is beside the rank, which is not cut then */
#define APART       0.12f /* card widths that are free between fans, and the gap */

/* Makes the fans wider that run sideways and are meant to be read. */
static void
widen (PatArrangement       *self,
       const PatArrangement *usual,
       const PatScene       *scene,
       const PatCardSize    *size,
       float                 wider)
{
  gboolean is_simple = scene->space->large_index || size->width < PAT_LAYOUT_SIMPLE_BELOW;
  float widest = is_simple ? SIMPLE_STEP : WIDEST_STEP;

  for (guint i = 0; i < self->n_piles; i++)
    if (pat_layout_is_read_beside (usual, scene->rules, i))
      {
        float fan = fabsf (usual->fan_x[i]);

        self->fan_x[i] = copysignf (MAX (fan, MIN (widest, wider * fan)), usual->fan_x[i]);
      }
}

/* Whether a fan is as wide as it is wanted, and ends as far from the next pile as columns are
   apart. */
static gboolean
has_room (const PatLayout   *self,
          const PatScene    *scene,
          const PatCardSize *size,
          guint              pile)
{
  float apart = MAX (APART * (float) size->width, size->column - size->width - size->gap_x);
  float wanted = floorf (fabsf (scene->arrangement->fan_x[pile]) * (float) size->width);
  PatRect rect;

  pat_layout_get_pile (self, scene->position, pile, &rect);
  return fabsf (self->step_x[pile]) >= wanted &&
         rect.width - size->width + apart <= pat_layout_room_beside (self, scene, size, pile);
}

/* Fans all piles. Returns: whether those that can be read have room enough for it */
static gboolean
try_fans (PatLayout         *self,
          const PatScene    *scene,
          const PatCardSize *size)
{
  pat_layout_fan_beside (self, scene, size);
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    if (pat_layout_is_read_beside (scene->arrangement, scene->rules, i) &&
        !has_room (self, scene, size, i))
      return FALSE;
  return TRUE;
}

/* Makes sideways fans wider than the rules say, as far as there is room; then as much wider until
   the board is arranged anew, and only those that become too long are compressed. */
void
pat_layout_widen_fans (PatLayout         *self,
                       const PatScene    *scene,
                       PatArrangement    *arrangement,
                       const PatCardSize *size)
{
  const PatArrangement usual = *arrangement;

  self->wider = 1;
  if (!usual.fans_beside)
    return;
  if (pat_layout_is_like_before (scene, size))
    {
      self->wider = scene->space->before->wider;
      widen (arrangement, &usual, scene, size, self->wider);
      pat_layout_fan_beside (self, scene, size);
      return;
    }
  for (self->wider = MOST_WIDER; self->wider > 1; self->wider -= WIDER_STEP)
    {
      widen (arrangement, &usual, scene, size, self->wider);
      if (try_fans (self, scene, size))
        return;
    }
  self->wider = 1;
  *arrangement = usual;
  pat_layout_fan_beside (self, scene, size);
}

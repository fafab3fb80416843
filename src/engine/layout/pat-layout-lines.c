/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Has lines of piles make room for the fans above them, as far as those have to be read. */
#include "config.h"

#include "pat-layout-private.h"

#define GROWTH 3     /* cards that a column may gain until the lines move again */
#define EASIER 0.25f /* see pat_layout_need_below () */

/* Where there is much room, fans are longer than the rules say. */
#define LONGER_GROWTH 7     /* cards that a column may gain until it is squeezed then */
#define MOST_LONGER   2.2f  /* times as long */
#define LONGER_STEP   0.2f
#define LONGEST_STEP  0.45f /* card heights from one card to the next */

/* What is known while lines are moved: all rectangles around the fans that run sideways, and the
   piles in the order of their lines. */
typedef struct
{
  const PatLayout   *layout;
  const PatScene    *scene;
  const PatCardSize *size;
  guint              growth;
  float              ease;
  PatRect            extents[PAT_MAX_PILES];
  guint8             order[PAT_MAX_PILES];
  guint              n_piles;             /* in that order; those at the foot are none of them */
  int                rows[PAT_MAX_PILES]; /* by how much a row of the table is moved down so far */
  int                ends[PAT_MAX_PILES]; /* where a pile ends that others give way to, or 0 */
} Lines;

static gboolean
is_above (const PatArrangement *arrangement,
          guint                 a,
          guint                 b)
{
  return arrangement->at[a].y < arrangement->at[b].y - 0.01f;
}

static void
sort_piles (Lines *self)
{
  const PatArrangement *arrangement = self->scene->arrangement;

  self->n_piles = 0;
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      guint at = self->n_piles;

      if (arrangement->at_foot[i])
        continue;
      for (; at > 0 && is_above (arrangement, i, self->order[at - 1]); at--)
        self->order[at] = self->order[at - 1];
      self->order[at] = (guint8) i;
      self->n_piles++;
    }
}

static gboolean
share_column (const PatRect *a,
              const PatRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width;
}

/* How far a pile has to be moved down, so that a fan above it can be read. */
static int
find_drop (const Lines *self,
           guint        pile)
{
  int drop = 0;

  for (guint i = 0; i < self->scene->arrangement->n_piles; i++)
    if (self->ends[i] > 0 && is_above (self->scene->arrangement, i, pile) &&
        share_column (&self->extents[i], &self->extents[pile]))
      drop = MAX (drop, self->ends[i] - (int) self->extents[pile].y);
  return drop;
}

/* The lower edge, with its gap, of a pile that is moved down, as far as it has to be seen. */
static int
find_end (const Lines *self,
          guint        pile,
          int          drop)
{
  float need = pat_layout_need_below (self->layout, self->scene, self->size, pile, self->growth,
                                      self->ease);

  return (int) self->layout->piles[pile].y + drop + self->size->height + self->size->gap_y +
         pat_layout_round_up (need);
}

/* The first pile, in the order of the lines, that lies below the line of another. */
static guint
find_next_line (const Lines *self,
                guint        first)
{
  guint next = first + 1;

  while (next < self->n_piles &&
         !is_above (self->scene->arrangement, self->order[first], self->order[next]))
    next++;
  return next;
}

/* Moves the piles of a line down, those of a row together. Returns: the lowest end */
static int
drop_line (Lines *self,
           guint  first,
           guint  next,
           int   *drops)
{
  const PatRules *rules = self->scene->rules;
  int lowest = 0;

  for (guint k = first; k < next; k++)
    {
      int *row = &self->rows[pat_rules_get_row_index (rules, self->order[k])];

      *row = MAX (*row, find_drop (self, self->order[k]));
    }
  for (guint k = first; k < next; k++)
    {
      guint pile = self->order[k];
      int drop = self->rows[pat_rules_get_row_index (rules, pile)];
      int end = find_end (self, pile, drop);

      drops[pile] = drop;
      if (drop > 0 || pat_layout_is_read_below (self->scene->arrangement, pile))
        self->ends[pile] = end;
      lowest = MAX (lowest, end);
    }
  return lowest;
}

static int
get_foot_height (const PatLayout   *layout,
                 const PatScene    *scene,
                 const PatCardSize *size)
{
  double top = G_MAXDOUBLE, bottom = 0;

  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    if (scene->arrangement->at_foot[i])
      {
        top = MIN (top, layout->piles[i].y);
        bottom = MAX (bottom, layout->piles[i].y + size->height);
      }
  return bottom > 0 ? (int) (bottom - top + size->gap_y) : 0;
}

/* As below, for fans that are more than readable if `ease` is above 0. */
static int
find_drops (const PatLayout   *self,
            const PatScene    *scene,
            const PatCardSize *size,
            guint              growth,
            float              ease,
            int               *drops)
{
  Lines lines = {
    .layout = self, .scene = scene, .size = size, .growth = growth, .ease = ease,
  };
  int height = 0;

  sort_piles (&lines);
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    {
      pat_layout_get_pile (self, scene->position, i, &lines.extents[i]);
      drops[i] = 0;
    }
  for (guint i = 0, next; i < lines.n_piles; i = next)
    {
      next = find_next_line (&lines, i);
      height = MAX (height, drop_line (&lines, i, next, drops));
    }
  return height - size->gap_y + get_foot_height (self, scene, size) + size->gap_below;
}

/* Finds out how far each pile has to be moved down, so that all covered cards can be read when each
   fan has grown by so many cards. The fans that run sideways have to be known. Returns: the height
   of the board that is needed then */
int
pat_layout_find_drops (const PatLayout   *self,
                       const PatScene    *scene,
                       const PatCardSize *size,
                       guint              growth,
                       int               *drops)
{
  return find_drops (self, scene, size, growth, 0, drops);
}

static gboolean
are_enough (const PatScene *scene,
            const int      *kept,
            const int      *needed)
{
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    if (kept[i] < needed[i])
      return FALSE;
  return TRUE;
}

static void
move_down (PatLayout      *self,
           const PatScene *scene,
           const int      *drops)
{
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    {
      self->drops[i] = drops[i];
      self->piles[i].y += drops[i];
    }
}

/* Lines stay where they were while that is far enough down. */
static gboolean
keep_lines (PatLayout         *self,
            const PatScene    *scene,
            const PatCardSize *size,
            int                height)
{
  const PatLayout *before = scene->space->before;
  int needed[PAT_MAX_PILES];
  PatLayout kept = *self;

  if (!pat_layout_is_like_before (scene, size))
    return FALSE;
  pat_layout_find_drops (self, scene, size, 0, needed);
  if (!are_enough (scene, before->drops, needed))
    return FALSE;
  move_down (&kept, scene, before->drops);
  if (pat_layout_find_drops (&kept, scene, size, 0, needed) > height)
    return FALSE;
  *self = kept;
  return TRUE;
}

/* Moves lines down for the fans above them, with some room for growth if there is any, and for fans
   that are not squeezed if there is more. */
void
pat_layout_drop_lines (PatLayout         *self,
                       const PatScene    *scene,
                       const PatCardSize *size,
                       int                height)
{
  int drops[PAT_MAX_PILES];
  guint growth = GROWTH;
  float ease = 1;

  if (keep_lines (self, scene, size, height))
    return;
  while (find_drops (self, scene, size, growth, ease, drops) > height && ease > 0)
    ease -= EASIER;
  while (find_drops (self, scene, size, growth, ease, drops) > height && growth > 0)
    growth--;
  move_down (self, scene, drops);
}

/* Makes the fans of all columns longer. */
static void
lengthen (PatArrangement       *self,
          const PatArrangement *usual,
          float                 longer)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (pat_layout_is_read_below (usual, i))
      self->fan_y[i] = MAX (usual->fan_y[i], MIN (LONGEST_STEP, longer * usual->fan_y[i]));
}

/* How much longer fans are than the rules say: as before, or as far as there is room. */
static float
find_longer (const PatLayout      *self,
             const PatScene       *scene,
             const PatArrangement *usual,
             PatArrangement       *arrangement,
             const PatCardSize    *size,
             int                   height)
{
  const PatLayout *before = scene->space->before;
  float longer = MOST_LONGER;
  int drops[PAT_MAX_PILES];

  if (pat_layout_is_like_before (scene, size))
    return before->longer;
  for (; longer > 1; longer -= LONGER_STEP)
    {
      lengthen (arrangement, usual, longer);
      if (find_drops (self, scene, size, LONGER_GROWTH, 1, drops) <= height)
        return longer;
    }
  return 1;
}

/* Where columns leave much of the height free, more is seen of their cards, which are easier to
   press, too. */
void
pat_layout_lengthen_fans (PatLayout         *self,
                          const PatScene    *scene,
                          PatArrangement    *arrangement,
                          const PatCardSize *size,
                          int                height)
{
  const PatArrangement usual = *arrangement;

  self->longer = find_longer (self, scene, &usual, arrangement, size, height);
  lengthen (arrangement, &usual, self->longer);
}

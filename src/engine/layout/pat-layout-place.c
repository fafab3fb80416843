/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The size of cards and gaps in pixels, how much room an arrangement takes with it, and where its
   piles lie then. */
#include "config.h"

#include "pat-layout-private.h"

#define GAP_X        0.075 /* of a card's width */
#define GAP_Y        0.08  /* of a card's height */
#define LEAST_GAP    2     /* pixels */
#define LEAST_MARGIN 4     /* pixels: a ring around a card is seen at the edge, too */
#define SMALL        95    /* pixels: cards of that width or less have smaller gaps, */
#define USUAL        140   /* from here on they have those above, */
#define GAP_SMALL_X  0.045 /* and these parts of the extents */
#define GAP_SMALL_Y  0.06
#define SPREAD       0.2   /* card widths: by which columns are further apart if there is room */
#define KEPT_AWAY    0.45  /* card widths: as far from the middle may a board be that was in it */

/* Gaps take much of a small board, and larger ones are seen better than they have to be. */
static int
find_gap (int    extent,
          int    width,
          double small,
          double usual)
{
  double full = CLAMP ((width - SMALL) / (double) (USUAL - SMALL), 0, 1);

  return MAX (LEAST_GAP, pat_layout_round (extent * (small + full * (usual - small))));
}

void
pat_layout_init_size (PatCardSize    *self,
                      const PatScene *scene,
                      int             width)
{
  self->width = width;
  self->height = MAX (1, pat_layout_round (width * scene->aspect));
  self->gap_x = find_gap (width, width, GAP_SMALL_X, GAP_X);
  self->gap_y = find_gap (self->height, width, GAP_SMALL_Y, GAP_Y);
  self->gap_above = self->gap_below = self->gap_y;
  self->margin = MAX (LEAST_MARGIN, self->gap_x / 2);
  self->column = self->width + self->gap_x;
  pat_layout_make_room_for_counts (self, scene);
}

static int
column_x (const PatCardSize *size,
          float              x)
{
  return pat_layout_round ((double) x * size->column);
}

static int
line_y (const PatCardSize *size,
        float              y)
{
  return pat_layout_round ((double) y * (size->height + size->gap_y));
}

/* The pixels that a sideways fan has to have: so many card widths, or what is left between piles
   that are so many columns apart. */
static int
get_edge_room (const PatCardSize *size,
               float              cards,
               float              columns)
{
  if (columns > 0)
    return pat_layout_round_down (columns * size->column) - size->width - size->gap_x;
  return pat_layout_round_up (cards * size->width);
}

/* The left and the right edge of all cards, without margins. */
static void
get_edges (const PatArrangement *self,
           const PatCardSize    *size,
           int                  *left,
           int                  *right)
{
  *left = G_MAXINT;
  *right = G_MININT;
  for (guint i = 0; i < self->n_piles; i++)
    {
      int x = column_x (size, self->at[i].x);

      *left = MIN (*left, x - get_edge_room (size, self->left[i], self->left_like[i]));
      *right = MAX (*right,
                    x + size->width + get_edge_room (size, self->right[i], self->right_like[i]));
    }
}

int
pat_layout_get_width (const PatArrangement *self,
                      const PatCardSize    *size)
{
  int left;
  int right;

  get_edges (self, size, &left, &right);
  return right - left + 2 * size->margin;
}

/* The upper and the lower edge of the piles that are counted from the upper edge of the board, or
   of those that are counted from the lower one, without margins; with a part of the room that
   fans downwards usually need. Returns: whether there are any */
static gboolean
get_block (const PatArrangement *self,
           const PatCardSize    *size,
           gboolean              at_foot,
           float                 part,
           int                  *top,
           int                  *bottom)
{
  *top = G_MAXINT;
  *bottom = G_MININT;
  for (guint i = 0; i < self->n_piles; i++)
    if (self->at_foot[i] == at_foot)
      {
        int y = line_y (size, self->at[i].y);

        *top = MIN (*top, y);
        *bottom = MAX (*bottom, y + size->height +
                       pat_layout_round_up (part * self->below[i] * size->height));
      }
  return *top <= *bottom;
}

/* With a part of the room that fans downwards usually need. */
int
pat_layout_get_fanned_height (const PatArrangement *self,
                              const PatCardSize    *size,
                              float                 part)
{
  int height = size->gap_above + size->gap_below;
  gboolean has_others;
  int top, bottom;

  has_others = get_block (self, size, FALSE, part, &top, &bottom);
  if (has_others)
    height += bottom - top;
  if (get_block (self, size, TRUE, part, &top, &bottom))
    height += bottom - top + (has_others ? size->gap_y : 0);
  return height;
}

/* The line of the arrangement that lies at the board's upper edge, for piles counted from either
   edge. */
static int
find_origin (const PatArrangement *self,
             const PatCardSize    *size,
             gboolean              at_foot,
             int                   height)
{
  int top, bottom;

  if (!get_block (self, size, at_foot, 0, &top, &bottom))
    return 0;
  if (at_foot)
    return bottom + size->gap_below - height;
  return top - size->gap_above;
}

/* Puts the bottom cards down on a board of that height: in the middle from side to side. */
void
pat_layout_place (PatLayout         *self,
                  const PatScene    *scene,
                  const PatCardSize *size,
                  int                height)
{
  const PatArrangement *arrangement = scene->arrangement;
  int origin = find_origin (arrangement, size, FALSE, height);
  int foot_origin = find_origin (arrangement, size, TRUE, height);
  int width = (int) scene->space->width;
  int left;
  int right;

  get_edges (arrangement, size, &left, &right);
  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      PatRect *rect = &self->piles[i];

      rect->x = (width - (right - left)) / 2 + column_x (size, arrangement->at[i].x) - left;
      rect->y = line_y (size, arrangement->at[i].y) -
                (arrangement->at_foot[i] ? foot_origin : origin);
      rect->width = size->width;
      rect->height = size->height;
    }
}

/* How far apart the columns should be if there is room: for sideways fans of a usual length to be
   read, and otherwise as far as still looks like one table. */
static double
find_wanted_column (const PatCardSize    *size,
                    const PatArrangement *arrangement,
                    gboolean              large)
{
  int index = pat_layout_index_width (size->width, large);
  double wanted = size->column + SPREAD * size->width;

  for (guint i = 0; i < arrangement->n_piles; i++)
    if (arrangement->beside[i] > 0)
      wanted = MAX (wanted, (size->width + size->gap_x + arrangement->n_steps[i] * index) /
                    arrangement->beside[i]);
  return wanted;
}

static float
find_span (const PatArrangement *arrangement)
{
  float first = G_MAXFLOAT, last = -G_MAXFLOAT;

  for (guint i = 0; i < arrangement->n_piles; i++)
    {
      first = MIN (first, arrangement->at[i].x - arrangement->left_like[i]);
      last = MAX (last, arrangement->at[i].x + arrangement->right_like[i]);
    }
  return last - first;
}

/* The columns get what room the board has left, in which fans may run sideways. */
void
pat_layout_widen (PatCardSize    *self,
                  const PatScene *scene)
{
  const PatArrangement *arrangement = scene->arrangement;
  double left_over = scene->space->width - pat_layout_get_width (arrangement, self);
  double wanted = find_wanted_column (self, arrangement, scene->space->large_index);
  double span;

  if (wanted <= self->column || left_over <= 0)
    return;
  /* The margins are half as wide as the gaps, unless fans need all the room. A pixel may be lost to
     rounding. */
  span = find_span (arrangement) + (arrangement->fans_beside ? 0 : 1);
  self->column += pat_layout_round_down (MIN (wanted - self->column,
                                              MAX (0, left_over - 1) / span));
}

/* What is usually left above a board on which no pile grows downwards; others begin at the top. */
static double
get_room_above (const PatArrangement *self,
                const PatCardSize    *size,
                int                   height)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->below[i] > 0)
      return 0;
  return MAX (0, (height - pat_layout_get_fanned_height (self, size, 1)) / 2);
}

/* The lower end of what is counted from the upper edge. */
static double
find_foot (const PatLayout   *self,
           const PatScene    *scene,
           const PatCardSize *size,
           int                height)
{
  double foot = height - size->gap_below;

  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    if (scene->arrangement->at_foot[i])
      foot = MIN (foot, self->piles[i].y - size->gap_y);
  return foot;
}

/* The left and the right edge of all that lies on the board. */
static void
get_extent (const PatLayout *self,
            const PatScene  *scene,
            double          *left,
            double          *right)
{
  *left = G_MAXDOUBLE;
  *right = -G_MAXDOUBLE;
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    {
      PatRect rect;

      pat_layout_get_pile (self, scene->position, i, &rect);
      *left = MIN (*left, rect.x);
      *right = MAX (*right, rect.x + rect.width);
    }
}

/* By how much all has to be moved to stand in the middle from side to side; as before if it is not
   far from there with that. */
static int
find_shift (const PatLayout   *self,
            const PatScene    *scene,
            const PatCardSize *size)
{
  const PatLayout *before = scene->space->before;
  double left, right, away;

  get_extent (self, scene, &left, &right);
  away = (int) scene->space->width - left - right; /* twice as far */
  if (pat_layout_is_like_before (scene, size) && left + before->shift >= size->margin &&
      right + before->shift <= (int) scene->space->width - size->margin &&
      ABS (away - 2 * before->shift) <= 2 * KEPT_AWAY * size->width)
    return before->shift;
  return pat_layout_round_down (away / 2);
}

/* Moves what lies on the board to the middle from side to side, which its fans may have left. */
void
pat_layout_centre_beside (PatLayout         *self,
                          const PatScene    *scene,
                          const PatCardSize *size)
{
  self->shift = find_shift (self, scene, size);
  for (guint i = 0; i < scene->arrangement->n_piles; i++)
    self->piles[i].x += self->shift;
}

/* Moves such a board to the middle of the height, as far as its fans allow. */
void
pat_layout_centre_below (PatLayout         *self,
                         const PatScene    *scene,
                         const PatCardSize *size,
                         int                height)
{
  guint n_piles = scene->arrangement->n_piles;
  double room = get_room_above (scene->arrangement, size, height);
  double foot = find_foot (self, scene, size, height);
  PatRect rect;

  for (guint i = 0; i < n_piles; i++)
    {
      pat_layout_get_pile (self, scene->position, i, &rect);
      if (!scene->arrangement->at_foot[i])
        room = MIN (room, MAX (0, foot - rect.y - rect.height));
    }
  for (guint i = 0; i < n_piles; i++)
    if (!scene->arrangement->at_foot[i])
      self->piles[i].y += room;
}

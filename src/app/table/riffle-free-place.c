/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds room for a message where nothing lies that it would cover. */
#include "config.h"

#include "riffle-free-place.h"

#define GAP         3              /* pixels, between the message and what is around it */
#define LESSER_COST (G_MAXINT / 4) /* worse than any way */
#define COVER_COST  (G_MAXINT / 2) /* worse still */
#define PIXEL_COST  1000           /* a covered pixel is worse than a longer way */
#define MAX_PIXELS  (G_MAXINT / 8 / PIXEL_COST)

/* Where a message that does not cover anything can lie is beside something: along one axis these
 * are the only places to try. */
static void
add_starts (GArray *starts,
            int     size,
            int     from,
            int     to)
{
  int before = from - GAP - size, behind = to + GAP;

  g_array_append_val (starts, before);
  g_array_append_val (starts, behind);
}

static int
compare_ints (gconstpointer a,
              gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Leaves out what does not lie within, and what is there twice. */
static void
tidy (GArray *starts,
      int     first,
      int     last)
{
  guint n = 0;

  g_array_sort (starts, compare_ints);
  for (guint i = 0; i < starts->len; i++)
    {
      int start = g_array_index (starts, int, i);

      if (start >= first && start <= last
          && (n == 0 || g_array_index (starts, int, n - 1) != start))
        g_array_index (starts, int, n++) = start;
    }
  g_array_set_size (starts, n);
}

static void
add_edges (GArray *starts,
           int     first,
           int     last,
           int     middle)
{
  int centred = CLAMP (middle, first, MAX (last, first));

  g_array_append_val (starts, first);
  g_array_append_val (starts, last);
  g_array_append_val (starts, centred);
}

static GArray *
list_columns (const RiffleFreePlace *self,
              const GdkRectangle    *area,
              int                    width)
{
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (int));
  int first = area->x + GAP, last = area->x + area->width - width - GAP;

  add_edges (starts, first, last, self->near.x + (self->near.width - width) / 2);
  for (guint i = 0; i < self->n_taken; i++)
    add_starts (starts, width, self->taken[i].x, self->taken[i].x + self->taken[i].width);
  tidy (starts, first, last);
  return starts;
}

static GArray *
list_rows (const RiffleFreePlace *self,
           const GdkRectangle    *area,
           int                    height)
{
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (int));
  int first = area->y + GAP, last = area->y + area->height - height - GAP;

  add_edges (starts, first, last, self->near.y + (self->near.height - height) / 2);
  for (guint i = 0; i < self->n_taken; i++)
    add_starts (starts, height, self->taken[i].y, self->taken[i].y + self->taken[i].height);
  tidy (starts, first, last);
  return starts;
}

/* How many pixels of something are covered. */
static int
count_covered (const GdkRectangle *things,
               guint               n_things,
               const GdkRectangle *place)
{
  int n = 0;

  for (guint i = 0; i < n_things; i++)
    {
      GdkRectangle covered;

      if (gdk_rectangle_intersect (&things[i], place, &covered))
        n += covered.width * covered.height;
    }
  return MIN (n, MAX_PIXELS);
}

static int
measure_gap (int from,
             int size,
             int other_from,
             int other_size)
{
  return MAX (0, MAX (other_from - (from + size), from - (other_from + other_size)));
}

/* How far the player has to look, first from edge to edge, then from middle to middle. */
static int
measure_way (const RiffleFreePlace *self,
             const GdkRectangle    *place)
{
  const GdkRectangle *near = &self->near;
  int aside = ABS (2 * place->x + place->width - 2 * near->x - near->width);

  return 8 * (measure_gap (place->x, place->width, near->x, near->width)
              + measure_gap (place->y, place->height, near->y, near->height)) + aside;
}

static int
get_cost (const RiffleFreePlace *self,
          const GdkRectangle    *place)
{
  int n_covered = count_covered (self->taken, self->n_taken, place);
  int cost = measure_way (self, place);

  if (n_covered > 0)
    return cost + COVER_COST + n_covered * PIXEL_COST;
  if (count_covered (self->lesser, self->n_lesser, place) > 0)
    return cost + LESSER_COST;
  return cost;
}

/**
 * riffle_free_place_find:
 * @self: the table
 * @area: one of its areas
 * @place: (inout): its width and height are given
 *
 * Finds the place in the area that is nearest to what the message belongs to. If there is no
 * free place, as little is covered as can be.
 *
 * Returns: how bad the place is; %G_MAXINT if the message is larger than the area
 */
int
riffle_free_place_find (const RiffleFreePlace *self,
                        const GdkRectangle    *area,
                        GdkRectangle          *place)
{
  g_autoptr (GArray) columns = list_columns (self, area, place->width);
  g_autoptr (GArray) rows = list_rows (self, area, place->height);
  int least = G_MAXINT;

  for (guint i = 0; i < columns->len; i++)
    for (guint k = 0; k < rows->len; k++)
      {
        GdkRectangle tried = { g_array_index (columns, int, i), g_array_index (rows, int, k),
                               place->width, place->height };
        int cost = get_cost (self, &tried);

        if (cost >= least)
          continue;
        least = cost;
        *place = tried;
      }
  return least;
}

/**
 * riffle_free_place_is_covering:
 * @cost: what riffle_free_place_find () has returned
 *
 * Returns: whether something is covered at that place that must not be
 */
gboolean
riffle_free_place_is_covering (int cost)
{
  return cost >= COVER_COST;
}

/* Whether two stretches have something in common. */
static gboolean
meets (int from,
       int size,
       int other_from,
       int other_size)
{
  return from < other_from + other_size && other_from < from + size;
}

/* Makes a place so high that it covers each line of which it covers a part. */
static void
cover_lines (const RiffleFreePlace *self,
             const GdkRectangle    *area,
             GdkRectangle          *place)
{
  for (guint i = 0; i < self->n_lesser; i++)
    {
      const GdkRectangle *line = &self->lesser[i];
      int top = MIN (place->y, line->y - 1);
      int bottom = MAX (place->y + place->height, line->y + line->height + 1);

      if (!meets (line->y, line->height, place->y, place->height))
        continue;
      place->y = MAX (top, area->y);
      place->height = MIN (bottom, area->y + area->height) - place->y;
    }
}

/**
 * riffle_free_place_spread:
 * @self: the table
 * @area: the area in which the place lies
 * @cost: what riffle_free_place_find () has returned
 * @place: (inout): the place
 *
 * If only lesser things are covered at a place, covers their lines from end to end: what can be
 * read of a covered figure would be misread. Other lines stay to be seen.
 */
void
riffle_free_place_spread (const RiffleFreePlace *self,
                          const GdkRectangle    *area,
                          int                    cost,
                          GdkRectangle          *place)
{
  int left = area->x + GAP, right = area->x + area->width - GAP;

  if (cost < LESSER_COST || cost >= COVER_COST)
    return;
  cover_lines (self, area, place);
  for (guint i = 0; i < self->n_taken; i++)
    {
      const GdkRectangle *taken = &self->taken[i];

      if (!meets (taken->y, taken->height, place->y, place->height))
        continue;
      if (taken->x + taken->width <= place->x)
        left = MAX (left, taken->x + taken->width + GAP);
      else if (taken->x >= place->x + place->width)
        right = MIN (right, taken->x - GAP);
    }
  place->x = left;
  place->width = right - left;
}

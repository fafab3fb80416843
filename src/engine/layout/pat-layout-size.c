/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses the size of the cards: as large as the board and what lies on it allow, and seldom
   another one. */
#include "config.h"

#include "pat-layout-private.h"

#define SMALLEST_CARD 24   /* width in pixels, unless the board is too narrow even for that */
#define TINIEST_CARD  4    /* width in pixels: nothing is ever smaller */
#define TIGHT_FAN     0.5f /* of the usual room, if a board has to be scrolled otherwise */
#define GROWTH        3    /* cards that each column may gain until the cards become smaller */
#define GROWTH_BESIDE 1    /* the same of fans that run sideways */
#define MUCH_GROWTH   6    /* the same, before they become larger again */
#define MOST_GROWTH   8    /* cards for which a board may be higher than it has to be */
#define WORTHWHILE    1.2  /* cards become larger when they can be this many times as large */

typedef int (*ExtentFunc) (const PatArrangement *self,
                           const PatCardSize *size);

static int
get_height (const PatArrangement *self,
            const PatCardSize    *size)
{
  return pat_layout_get_fanned_height (self, size, 1);
}

/* The widest card with which an extent stays within the space; all extents grow with the card. */
static int
find_widest (const PatScene *scene,
             int             space,
             ExtentFunc      get_extent)
{
  int fits = TINIEST_CARD;
  int too_wide = MAX (space, TINIEST_CARD) + 1;

  while (too_wide - fits > 1)
    {
      int middle = fits + (too_wide - fits) / 2;
      PatCardSize size;

      pat_layout_init_size (&size, middle, scene->aspect);
      if (get_extent (scene->arrangement, &size) <= space)
        fits = middle;
      else
        too_wide = middle;
    }
  return fits;
}

/* The width of the cards with which all piles of usual length fit. */
static int
find_usual_width (const PatScene *scene)
{
  int by_width = find_widest (scene, (int) scene->space->width, pat_layout_get_width);
  int by_height = find_widest (scene, (int) scene->space->height, get_height);

  return MIN (by_width, MAX (by_height, SMALLEST_CARD));
}

static void
try_size (const PatScene *scene,
          PatLayout      *layout,
          PatCardSize    *size,
          int             card_width)
{
  pat_layout_init_size (size, card_width, scene->aspect);
  pat_layout_widen (size, scene);
  pat_layout_place (layout, scene, size, (int) scene->space->height);
  pat_layout_fan_beside (layout, scene, size);
}

/* Whether all covered cards can be read once each column has grown by this many cards. Sideways
   fans that are too long even for the smallest cards are not asked for that. */
static gboolean
is_readable (const PatScene *scene,
             int             card_width,
             guint           growth,
             gboolean        beside)
{
  int drops[PAT_MAX_PILES];
  PatLayout layout;
  PatCardSize size;

  try_size (scene, &layout, &size, card_width);
  if (beside && !pat_layout_has_room_beside (&layout, scene, &size, MIN (growth, GROWTH_BESIDE)))
    return FALSE;
  return pat_layout_find_drops (&layout, scene, &size, growth, drops) <= scene->space->height;
}

/* Whether all that is fanned sideways can be read as it lies. */
gboolean
pat_layout_can_read_beside (const PatScene *scene,
                            int             card_width)
{
  PatLayout layout;
  PatCardSize size;

  if (!scene->arrangement->fans_beside)
    return TRUE;
  try_size (scene, &layout, &size, card_width);
  return pat_layout_has_room_beside (&layout, scene, &size, 0);
}

/* The widest card between two widths with which everything can be read, also when columns grow by
   so many cards; the least if there is none. */
static int
find_readable (const PatScene *scene,
               int             least,
               int             most,
               guint           growth)
{
  gboolean beside = pat_layout_can_read_beside (scene, least);

  if (is_readable (scene, most, growth, beside))
    return most;
  while (most - least > 1)
    {
      int middle = least + (most - least) / 2;

      if (is_readable (scene, middle, growth, beside))
        least = middle;
      else
        most = middle;
    }
  return least;
}

/* The width that the cards have so far; 0 if they begin with this arrangement. */
static int
get_width_before (const PatScene *scene)
{
  const PatLayout *before = scene->space->before;

  return before != NULL && before->narrow == scene->narrow ? (int) before->card_width : 0;
}

/* Whether the cards keep their width: all can be read with it, and no much larger one will do. */
static gboolean
keeps_width (const PatScene *scene,
             int             least,
             int             most)
{
  int before = get_width_before (scene);
  int larger;

  if (before < least || before > most ||
      !is_readable (scene, before, 0, pat_layout_can_read_beside (scene, least)))
    return FALSE;
  larger = find_readable (scene, least, most, MUCH_GROWTH);
  return larger < before * WORTHWHILE && (larger < most || before == most);
}

/* The width of the cards for what lies on the board now, with room for growth as far as there is
   any. */
int
pat_layout_choose_width (const PatScene *scene)
{
  int most = find_usual_width (scene);
  int least = MIN (most, SMALLEST_CARD);
  guint growth = GROWTH;
  gboolean beside;

  if (keeps_width (scene, least, most))
    return get_width_before (scene);
  if (is_readable (scene, most, growth, TRUE))
    return most;
  beside = pat_layout_can_read_beside (scene, least);
  while (growth > 0 && !is_readable (scene, least, growth, beside))
    growth--;
  return find_readable (scene, least, most, growth);
}

/* What a board needs in height for all cards to be read; as before if that is enough and not far
   too much. */
int
pat_layout_need_height (const PatScene    *scene,
                        const PatCardSize *size)
{
  const PatLayout *before = scene->space->before;
  int tight = pat_layout_get_fanned_height (scene->arrangement, size, TIGHT_FAN);
  int drops[PAT_MAX_PILES];
  PatCardSize tried;
  PatLayout layout;
  int needed, readable;

  try_size (scene, &layout, &tried, size->width);
  readable = pat_layout_find_drops (&layout, scene, &tried, 0, drops);
  needed = MAX (tight, readable);
  if (get_width_before (scene) == size->width && before->height >= needed &&
      before->height <= pat_layout_find_drops (&layout, scene, &tried, MOST_GROWTH, drops))
    return (int) before->height;
  return needed;
}

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses the size of the cards: as large as the board and what lies on it allow, and seldom
   another one. */
#include "config.h"

#include "pat-layout-private.h"

#define SMALLEST_CARD 24   /* width in pixels, unless the board is too narrow even for that */
#define TINIEST_CARD  4    /* width in pixels: nothing is ever smaller */
#define TIGHT_FAN     0.5f /* of the usual room, if a board has to be scrolled otherwise */
#define GROWTH        3    /* cards that each column may gain until the cards become smaller */
#define MUCH_GROWTH   9    /* the same, before they become larger again */
#define LONG_GROWTH   14   /* the same, in a game that goes on for long */
#define MOST_DEALT    5    /* that are added to it if the stock deals to the columns */
#define MUCH_BESIDE   3    /* the same of fans that run sideways, which otherwise need no room */
#define MOST_GROWTH   8    /* cards for which a board may be higher than it has to be */
#define WORTHWHILE    1.35 /* cards become larger when they can be this many times as large */
#define MOST_STEP     0.1  /* of their width, by which cards change in one move */
#define N_TRIED       8    /* widths at which sideways fans are tried */
#define LEAST_TRIED   0.75 /* of the largest one */
#define KEPT_PART     0.8f /* of what could be seen at best in sideways fans */
#define LEAST_PART    0.2f /* of what covered cards need to be read */
#define PART_STEP     0.05f

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

      pat_layout_init_size (&size, scene, middle);
      if (get_extent (scene->arrangement, &size) <= space)
        fits = middle;
      else
        too_wide = middle;
    }
  return fits;
}

/* The width of the cards with which all piles of usual length fit. */
int
pat_layout_most_width (const PatScene *scene)
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
  pat_layout_init_size (size, scene, card_width);
  pat_layout_widen (size, scene);
  pat_layout_place (layout, scene, size, (int) scene->space->height);
  pat_layout_fan_beside (layout, scene, size);
}

/* Whether all covered cards can be read once each column has grown by this many cards, of sideways
   fans that part of each index. */
static gboolean
is_readable (const PatScene *scene,
             int             card_width,
             guint           growth,
             float           beside)
{
  guint growth_beside = beside < 1 || growth < MUCH_GROWTH ? 0 : MUCH_BESIDE;
  int drops[PAT_MAX_PILES];
  PatLayout layout;
  PatCardSize size;

  try_size (scene, &layout, &size, card_width);
  if (pat_layout_part_beside (&layout, scene, &size, growth_beside) < beside)
    return FALSE;
  return pat_layout_find_drops (&layout, scene, &size, growth, drops) <= scene->space->height;
}

/* The part of the index that can be seen in all sideways fans as they lie, 1 at most. */
static float
get_part_beside (const PatScene *scene,
                 int             card_width)
{
  PatLayout layout;
  PatCardSize size;

  if (!scene->arrangement->fans_beside)
    return 1;
  try_size (scene, &layout, &size, card_width);
  return pat_layout_part_beside (&layout, scene, &size, 0);
}

/* Whether all that is fanned sideways can be read as it lies. */
gboolean
pat_layout_can_read_beside (const PatScene *scene,
                            int             card_width)
{
  return get_part_beside (scene, card_width) >= 1;
}

/* The part of the index that can be seen in the longest sideways fans, with the best of a few
   widths; 1 if all of it can be. */
static float
find_part_beside (const PatScene *scene,
                  int             least,
                  int             most)
{
  float best = 0;

  for (int i = N_TRIED; i >= 0 && best < 1; i--)
    best = MAX (best, get_part_beside (scene, least + (most - least) * i / N_TRIED));
  return best;
}

/* The widest card between two widths with which everything can be read, also when columns grow by
   so many cards; the least if there is none. */
static int
find_readable (const PatScene *scene,
               int             least,
               int             most,
               guint           growth)
{
  float beside = find_part_beside (scene, MAX (least, most * LEAST_TRIED), most);

  if (is_readable (scene, most, growth, beside))
    return most;
  /* Narrower cards have other faces, of which more has to be seen. */
  if (least < PAT_LAYOUT_SIMPLE_BELOW && PAT_LAYOUT_SIMPLE_BELOW < most &&
      is_readable (scene, PAT_LAYOUT_SIMPLE_BELOW, growth, beside))
    least = PAT_LAYOUT_SIMPLE_BELOW;
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

  return before != NULL && pat_layout_is_arranged_as (before, scene)
         ? (int) before->card_width : 0;
}

/* Whether the cards keep their width: all can be read with it, and no much larger one will do. */
static gboolean
keeps_width (const PatScene *scene,
             int             least,
             int             most)
{
  int before = get_width_before (scene);
  float beside;
  int larger;

  if (before < least || before > most)
    return FALSE;
  beside = find_part_beside (scene, MAX (least, most * LEAST_TRIED), most);
  if (!is_readable (scene, before, 0, beside < 1 ? beside * KEPT_PART : 1))
    return FALSE;
  larger = find_readable (scene, least, most, MUCH_GROWTH);
  return larger < before * WORTHWHILE && (larger < most || before == most);
}

/* The width with which everything can be read, with room for growth as far as there is any. */
static int
find_width (const PatScene *scene,
            int             least,
            int             most)
{
  guint growth = GROWTH;
  float beside;

  if (keeps_width (scene, least, most))
    return get_width_before (scene);
  if (is_readable (scene, most, growth, 1))
    return most;
  beside = find_part_beside (scene, MAX (least, most * LEAST_TRIED), most);
  while (growth > 0 && !is_readable (scene, least, growth, beside))
    growth--;
  return find_readable (scene, least, most, growth);
}

/* The least width that cards may have after a move. */
int
pat_layout_least_step (const PatLayout *before)
{
  return pat_layout_round_up (before->card_width * (1 - MOST_STEP));
}

/* The width of the cards for what lies on the board now. It changes by a tenth at most if the
   layout before was for the same space; the next move makes up for the rest. */
int
pat_layout_choose_width (const PatScene *scene)
{
  const PatLayout *before = scene->space->before;
  int most = pat_layout_most_width (scene);
  int least = MIN (most, SMALLEST_CARD);
  int width = find_width (scene, least, most);

  if (before == NULL || before->card_width <= 0)
    return width;
  width = MAX (width, pat_layout_least_step (before));
  width = MIN (width, pat_layout_round_down (before->card_width * (1 + MOST_STEP)));
  return CLAMP (width, least, most);
}

/* The cards that each column gets from the stock, if that is dealt to the columns; not more than
   there can be room for. */
static guint
count_dealt (const PatScene *scene)
{
  const PatGameSpec *game = pat_rules_get_game (scene->rules);
  guint n_columns = pat_rules_count_role (scene->rules, PAT_TABLEAU);
  guint n_cards = 0;

  if (game->stock.count == 0 || game->stock.to != PAT_TABLEAU || n_columns == 0)
    return 0;
  for (guint i = 0; i < scene->position->n_piles; i++)
    if (pat_rules_get_role (scene->rules, i) == PAT_STOCK)
      n_cards += pat_position_get_size (scene->position, i);
  return MIN (n_cards / n_columns, MOST_DEALT);
}

/* The width that the cards will have when columns have become long, if it is this one now. */
int
pat_layout_grown_width (const PatScene *scene,
                        int             width)
{
  return find_readable (scene, MIN (width, SMALLEST_CARD), width,
                        LONG_GROWTH + count_dealt (scene));
}

/* The part of what covered cards need to be read for which there is room. It is less than 1 only
   right after a move that made a column much longer. */
float
pat_layout_find_part (const PatScene    *scene,
                      const PatCardSize *size)
{
  int drops[PAT_MAX_PILES];
  PatScene squeezed = *scene;
  PatCardSize tried;
  PatLayout layout;

  if (size->width <= SMALLEST_CARD)
    return 1;
  try_size (scene, &layout, &tried, size->width);
  for (; squeezed.part > LEAST_PART; squeezed.part -= PART_STEP)
    if (pat_layout_find_drops (&layout, &squeezed, &tried, 0, drops) <= scene->space->height)
      break;
  return squeezed.part;
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

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses arrangement and size of the cards for a space, and puts the piles in their places. */
#include "config.h"

#include "pat-layout-private.h"

#define USUAL_ASPECT 1.4
#define LOW          1.6   /* times as wide as high are boards that may have piles aside */
#define VERY_LOW     2.2   /* the same of boards that have no room for two lines of columns */
#define WORTH_ASIDE  1.1   /* times as good is it if piles are taken aside and cards are smaller */
#define WORTH_BROKEN 0.9   /* the same of two lines of larger cards, not all of which grow long */
#define WORTH_TIDY   0.965 /* so good is it if a block of those piles is not full */
#define WORTH_READING 0.95 /* of the width of the cards remains if all can be read then */
#define WORTH_COUNTS 0.93  /* of the width of the cards remains if numbers have room below them */
#define LEAST_ASIDE  2     /* piles above each other */
#define MOST_ASIDE   5

static void
mirror (PatLayout *self,
        guint      n_piles,
        int        width)
{
  for (guint i = 0; i < n_piles; i++)
    {
      self->piles[i].x = width - self->piles[i].x - self->piles[i].width;
      self->step_x[i] = -self->step_x[i];
      self->down_step_x[i] = -self->down_step_x[i];
    }
}

/* Arranges the piles in the way that the scene names. Returns: whether there is that way */
static gboolean
arrange (PatScene       *scene,
         PatArrangement *arrangement)
{
  scene->arrangement = arrangement;
  if (scene->narrow && !pat_rules_has_narrow (scene->rules))
    return FALSE;
  if (scene->aside == 0)
    pat_layout_arrange (arrangement, scene->rules, scene->narrow, scene->space->stock_below);
  else if (!pat_layout_arrange_aside (arrangement, scene->rules, scene->aside))
    return FALSE;
  pat_layout_find_counts (arrangement, scene->rules);
  return TRUE;
}

/* The width of the cards when columns have grown long. */
static int
get_grown_width (PatScene *scene,
                 int       width)
{
  if (scene->grown_width == 0)
    scene->grown_width = pat_layout_grown_width (scene, width);
  return scene->grown_width;
}

static double
get_tidiness (const PatScene *scene)
{
  return scene->arrangement->is_ragged ? WORTH_TIDY : 1;
}

/* Whether an arrangement with piles aside, which has such cards, is better than another one. If
   that has none aside and the cards become no larger, they have to stay much larger. */
static gboolean
is_better_aside (const PatScene *scene,
                 int             width,
                 int             grown_width,
                 PatScene       *other,
                 int             other_width)
{
  int other_grown = get_grown_width (other, other_width);
  double gain = (double) width * grown_width / ((double) other_width * other_grown);

  gain *= get_tidiness (scene) / get_tidiness (other);
  if (other->aside > 0)
    return gain > 1;
  if (width <= other_width)
    return gain > WORTH_ASIDE;
  return gain > (scene->aside < PAT_BROKEN ? 1 : WORTH_BROKEN);
}

/* Whether cards may have another width so that all is read: not one that is far smaller, or another
   one than a move may change. */
static gboolean
may_have_width (const PatScene *scene,
                int             width,
                int             other_width)
{
  const PatLayout *before = scene->space->before;

  if (before != NULL && before->card_width > 0)
    return width >= pat_layout_least_step (before);
  return width >= other_width * WORTH_READING;
}

/* Whether one arrangement is better than another: all is read in it, the cards are larger, or it
   needs less height. */
static gboolean
is_better (PatScene *scene,
           int       width,
           PatScene *other,
           int       other_width)
{
  gboolean is_read = pat_layout_can_read_beside (scene, width);
  PatCardSize size;

  if (is_read && !pat_layout_can_read_beside (other, other_width))
    return may_have_width (scene, width, other_width);
  if (!is_read && pat_layout_can_read_beside (other, other_width) &&
      may_have_width (scene, other_width, width))
    return FALSE;
  if (scene->space->before != NULL && scene->space->before->card_width > 0)
    return FALSE;
  if (scene->aside > 0)
    return is_better_aside (scene, width, get_grown_width (scene, width), other, other_width);
  if (width != other_width)
    return width > other_width;
  pat_layout_init_size (&size, scene, width);
  return pat_layout_need_height (scene, &size) < pat_layout_need_height (other, &size);
}

/* Whether an arrangement may be better than another, which takes less time to find out. */
static gboolean
can_be_better (const PatScene *scene,
               PatScene       *other,
               int             other_width)
{
  int most = pat_layout_most_width (scene);

  return is_better_aside (scene, most, most, other, other_width);
}

/* Tries another arrangement. Returns: the width of the cards in the better one, which the scene and
   `arrangement` have then */
static int
try_arrangement (PatScene       *scene,
                 PatArrangement *arrangement,
                 int             width,
                 PatScene        other)
{
  PatArrangement other_arrangement;
  int other_width;

  if (!arrange (&other, &other_arrangement))
    return width;
  if (other.aside > 0 && !other_arrangement.fans_beside && !can_be_better (&other, scene, width))
    return width;
  other_width = pat_layout_choose_width (&other);
  if (!is_better (&other, other_width, scene, width))
    return width;
  *arrangement = other_arrangement;
  other.arrangement = arrangement;
  *scene = other;
  return other_width;
}

/* Tries all other arrangements. Returns: the width of the cards in the best one */
static int
try_arrangements (PatScene       *scene,
                  PatArrangement *arrangement,
                  int             width)
{
  PatScene other = *scene;
  guint most_broken = 0;

  other.grown_width = 0;
  other.aside = 0;
  for (other.narrow = FALSE; other.narrow <= TRUE; other.narrow++)
    width = try_arrangement (scene, arrangement, width, other);
  if (scene->space->width < scene->space->height * LOW)
    return width;
  other.narrow = FALSE;
  if (scene->space->width < scene->space->height * VERY_LOW)
    most_broken = PAT_BROKEN;
  for (guint broken = 0; broken <= most_broken; broken += PAT_BROKEN)
    for (guint n = LEAST_ASIDE; n <= MOST_ASIDE; n++)
      {
        other.aside = n + broken;
        width = try_arrangement (scene, arrangement, width, other);
      }
  return width;
}

/* The board keeps its arrangement as long as all that is fanned sideways can be read in it, or in
   none. Returns: the width of the cards in the arrangement that was chosen */
static int
choose_arrangement (PatScene       *scene,
                    PatArrangement *arrangement)
{
  const PatLayout *before = scene->space->before;
  gboolean is_kept = before != NULL && before->card_width > 0;
  int width;

  scene->narrow = is_kept && before->narrow;
  scene->aside = is_kept ? before->aside : 0;
  arrange (scene, arrangement);
  width = pat_layout_choose_width (scene);
  if (is_kept && pat_layout_can_read_beside (scene, width))
    return width;
  return try_arrangements (scene, arrangement, width);
}

/* Chooses whether numbers have room outside of the cards: if that leaves them nearly as large, and
   always if they are large. What lay over the cards before stays there. Returns: the width of the
   cards */
static int
choose_board (PatScene       *scene,
              PatArrangement *arrangement)
{
  const PatLayout *before = scene->space->before;
  PatScene other = *scene;
  PatArrangement other_arrangement;
  int width, other_width;

  scene->counts_outside = before == NULL || before->card_width <= 0 || before->counts_outside;
  width = choose_arrangement (scene, arrangement);
  if (!scene->counts_outside || width >= PAT_ROOM_FOR_COUNTS ||
      (arrangement->count_to_next == 0 && !arrangement->counts_at_edge))
    return width;
  other_width = choose_arrangement (&other, &other_arrangement);
  if (width >= other_width * WORTH_COUNTS)
    return width;
  *arrangement = other_arrangement;
  other.arrangement = arrangement;
  *scene = other;
  return other_width;
}

static void
lay_out (PatLayout      *self,
         PatScene       *scene,
         PatArrangement *arrangement,
         int             card_width)
{
  PatCardSize size;
  int height;

  pat_layout_init_size (&size, scene, card_width);
  scene->part = pat_layout_find_part (scene, &size);
  self->card_width = size.width;
  self->card_height = size.height;
  self->narrow = scene->narrow;
  self->aside = scene->aside;
  self->counts_outside = scene->counts_outside || card_width >= PAT_ROOM_FOR_COUNTS;
  self->mirrored = scene->space->mirrored &&
                   !pat_rules_get_game (scene->rules)->never_mirrored;
  self->height = pat_layout_need_height (scene, &size);
  height = (int) MAX (scene->space->height, self->height);
  pat_layout_widen (&size, scene);
  pat_layout_place (self, scene, &size, height);
  pat_layout_fan_beside (self, scene, &size);
  pat_layout_widen_fans (self, scene, arrangement, &size);
  pat_layout_lengthen_fans (self, scene, arrangement, &size, height);
  pat_layout_drop_lines (self, scene, &size, height);
  pat_layout_fan_below (self, scene, &size, height);
  pat_layout_centre_below (self, scene, &size, height);
  pat_layout_centre_beside (self, scene, &size);
}

/**
 * pat_layout_compute:
 * @self: (out caller-allocates): the layout
 * @rules: the rules of the game
 * @position: what lies where
 * @space: what the layout has to fit into
 *
 * Chooses the wide or the narrow arrangement, whichever gives larger cards, and the largest cards
 * with which all piles of usual length fit and all covered cards can be read. Longer piles are
 * compressed, but if their cards could not be read any more, cards become smaller; they do so
 * with room for growth, and go by the layout before, so that moves seldom change their size. All
 * places are whole pixels.
 */
void
pat_layout_compute (PatLayout         *self,
                    const PatRules    *rules,
                    const PatPosition *position,
                    const PatSpace    *space)
{
  PatScene scene = { .rules = rules, .position = position, .space = space,
                     .aspect = space->aspect > 0.1 ? space->aspect : USUAL_ASPECT, .part = 1 };
  PatArrangement arrangement;
  int card_width;

  card_width = choose_board (&scene, &arrangement);
  lay_out (self, &scene, &arrangement, card_width);
  if (self->mirrored)
    mirror (self, arrangement.n_piles, (int) space->width);
}

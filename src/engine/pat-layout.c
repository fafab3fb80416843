/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Chooses arrangement and size of the cards for a space, and puts the piles in their places. */
#include "config.h"

#include <math.h>

#include "pat-layout-private.h"

#define GAP_X         0.12   /* of a card's width */
#define GAP_Y         0.10   /* of a card's height */
#define LEAST_GAP     2      /* pixels */
#define SMALLEST_CARD 24     /* width in pixels, unless the board is too narrow even for that */
#define TINIEST_CARD  4      /* width in pixels: nothing is ever smaller */
#define USUAL_ASPECT  1.4
#define USUAL_GROWTH  4      /* cards that a column which is built on usually gains */
#define LONGEST_FAN   2.25f  /* card heights kept free for a column; a longer one is compressed */
#define TIGHT_FAN     0.5f   /* of that room is enough where a board has to be scrolled otherwise */

/* Rounded without a call of the mathematical library, because sizes are tried many times for
   each layout. */
static int
round_down (double value)
{
  int whole = (int) value;

  return whole - (value < whole ? 1 : 0);
}

static int
to_pixels (double value)
{
  return round_down (value + 0.5);
}

static int
round_up (double value)
{
  return -round_down (-value);
}

static void
init_size (PatCardSize *self,
           int          width,
           double       aspect)
{
  self->width = width;
  self->height = MAX (1, to_pixels (width * aspect));
  self->gap_x = MAX (LEAST_GAP, to_pixels (width * GAP_X));
  self->gap_y = MAX (LEAST_GAP, to_pixels (self->height * GAP_Y));
}

static int
column_x (const PatCardSize *size,
          float              x)
{
  return to_pixels ((double) x * (size->width + size->gap_x));
}

static int
line_y (const PatCardSize *size,
        float              y)
{
  return to_pixels ((double) y * (size->height + size->gap_y));
}

/* How long the fan of a pile was when it was dealt, in fans of a face-up card. */
static float
dealt_fan (const PatPileSpec *row,
           guint              nth)
{
  const char *word = row->deal != NULL ? row->deal : "";
  const char *end;
  float length = 0;

  for (; nth > 0 && strchr (word, '/') != NULL; nth--)
    word = strchr (word, '/') + 1;
  end = word + strcspn (word, "/");
  for (; word < end; word++)
    length += *word == 'U' || *word == '=' ? 1 : *word == 'D' ? PAT_FAN_DOWN : 0;
  return length;
}

static gboolean
is_built_on (const PatRules    *rules,
             const PatPileSpec *row)
{
  const PatStockSpec *stock = &pat_rules_get_game (rules)->stock;

  return row->build != PAT_NO_BUILD || row->can_build != NULL ||
         (stock->count > 0 && stock->to == row->role);
}

/* The usual length of a pile's fan, in fans of a face-up card. */
static float
usual_fan (const PatRules *rules,
           guint           pile,
           guint           nth)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  float length = dealt_fan (row, nth);
  guint most = row->n_fanned > 0 ? row->n_fanned : PAT_MAX_CARDS;

  if (is_built_on (rules, row))
    length += USUAL_GROWTH;
  if (row->max_cards > 0)
    most = MIN (most, row->max_cards);
  return MAX (0, MIN (length, most) - 1);
}

/* Whether another pile lies where the fan of this one would go. */
static gboolean
is_in_the_way (PatPoint pile,
               PatPoint other,
               float    fan_x,
               float    fan_y)
{
  float dx = other.x - pile.x;
  float dy = other.y - pile.y;

  if (fan_x != 0)
    return fabsf (dy) < PAT_APART && (fan_x > 0 ? dx > 0 : dx < 0);
  return fan_y != 0 && fabsf (dx) < PAT_APART && dy > 0;
}

static gboolean
is_free (const PatArrangement *self,
         guint                 pile,
         float                 fan_x,
         float                 fan_y)
{
  for (guint other = 0; other < self->n_piles; other++)
    if (other != pile && is_in_the_way (self->at[pile], self->at[other], fan_x, fan_y))
      return FALSE;
  return TRUE;
}

/* A fan that runs towards another pile has what lies between them; only those towards an edge
   need room of their own. */
static void
reserve_fan (PatArrangement *self,
             const PatRules *rules,
             guint           pile,
             guint           nth)
{
  const PatPileSpec *row = pat_rules_get_pile (rules, pile);
  float length;

  self->left[pile] = self->right[pile] = self->below[pile] = 0;
  if (row->fan_x == 0 && row->fan_y == 0)
    return;
  length = usual_fan (rules, pile, nth);
  if (row->fan_x > 0 && is_free (self, pile, row->fan_x, 0))
    self->right[pile] = MIN (LONGEST_FAN, length * row->fan_x);
  if (row->fan_x < 0 && is_free (self, pile, row->fan_x, 0))
    self->left[pile] = MIN (LONGEST_FAN, -length * row->fan_x);
  if (row->fan_y > 0 && is_free (self, pile, 0, row->fan_y))
    self->below[pile] = MIN (LONGEST_FAN, length * row->fan_y);
}

static void
arrange (PatArrangement *self,
         const PatRules *rules,
         gboolean        narrow,
         gboolean        stock_below)
{
  guint nth = 0;

  self->n_piles = pat_rules_get_n_piles (rules);
  for (guint pile = 0; pile < self->n_piles; pile++)
    self->at[pile] = pat_rules_get_place (rules, pile, narrow);
  for (guint pile = 0; pile < self->n_piles; pile++)
    {
      gboolean same_row = pile > 0 && pat_rules_get_row_index (rules, pile) ==
                          pat_rules_get_row_index (rules, pile - 1);

      nth = same_row ? nth + 1 : 0;
      reserve_fan (self, rules, pile, nth);
      self->at_foot[pile] = FALSE;
    }
  if (stock_below)
    pat_layout_move_to_foot (self, rules);
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

      *left = MIN (*left, x - round_up (self->left[i] * size->width));
      *right = MAX (*right, x + size->width + round_up (self->right[i] * size->width));
    }
}

static int
get_width (const PatArrangement *self,
           const PatCardSize    *size)
{
  int left;
  int right;

  get_edges (self, size, &left, &right);
  return right - left + 2 * size->gap_x;
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
        *bottom = MAX (*bottom, y + size->height + round_up (part * self->below[i] * size->height));
      }
  return *top <= *bottom;
}

/* With a part of the room that fans downwards usually need. */
static int
get_fanned_height (const PatArrangement *self,
                   const PatCardSize    *size,
                   float                 part)
{
  int height = size->gap_y;
  int top, bottom;

  if (get_block (self, size, FALSE, part, &top, &bottom))
    height += bottom - top + size->gap_y;
  if (get_block (self, size, TRUE, part, &top, &bottom))
    height += bottom - top + size->gap_y;
  return height;
}

static int
get_height (const PatArrangement *self,
            const PatCardSize    *size)
{
  return get_fanned_height (self, size, 1);
}

typedef int (*ExtentFunc) (const PatArrangement *self,
                           const PatCardSize *size);

/* The widest card with which an extent stays within the space; all extents grow with the card. */
static int
find_widest (const PatArrangement *self,
             double                aspect,
             int                   space,
             ExtentFunc            get_extent)
{
  int fits = TINIEST_CARD;
  int too_wide = MAX (space, TINIEST_CARD) + 1;

  while (too_wide - fits > 1)
    {
      int middle = fits + (too_wide - fits) / 2;
      PatCardSize size;

      init_size (&size, middle, aspect);
      if (get_extent (self, &size) <= space)
        fits = middle;
      else
        too_wide = middle;
    }
  return fits;
}

static int
find_card_width (const PatArrangement *self,
                 const PatSpace       *space,
                 double                aspect)
{
  int by_width = find_widest (self, aspect, (int) space->width, get_width);
  int by_height = find_widest (self, aspect, (int) space->height, get_height);

  return MIN (by_width, MAX (by_height, SMALLEST_CARD));
}

/* What is left above a board on which no pile grows downwards; others begin at the top. */
static int
get_room_above (const PatArrangement *self,
                const PatCardSize    *size,
                int                   height)
{
  for (guint i = 0; i < self->n_piles; i++)
    if (self->below[i] > 0)
      return 0;
  return MAX (0, (height - get_height (self, size)) / 2);
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
    return bottom + size->gap_y - height;
  return top - size->gap_y - get_room_above (self, size, height);
}

/* Puts the bottom cards down: in the middle from side to side. */
static void
place_piles (PatLayout            *self,
             const PatArrangement *arrangement,
             const PatCardSize    *size,
             const PatSpace       *space)
{
  int height = (int) MAX (space->height, self->height);
  int origin = find_origin (arrangement, size, FALSE, height);
  int foot_origin = find_origin (arrangement, size, TRUE, height);
  int width = (int) space->width;
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

/**
 * pat_layout_compute:
 * @self: (out caller-allocates): the layout
 * @rules: the rules of the game
 * @position: what lies where
 * @space: what the layout has to fit into
 *
 * Chooses the wide or the narrow arrangement, whichever gives larger cards, and the largest cards
 * with which all piles of usual length fit. The size of the cards depends on rules and space alone:
 * it never changes during a game. Longer piles are compressed. All places are whole pixels.
 */
void
pat_layout_compute (PatLayout         *self,
                    const PatRules    *rules,
                    const PatPosition *position,
                    const PatSpace    *space)
{
  double aspect = space->aspect > 0.1 ? space->aspect : USUAL_ASPECT;
  int width = (int) space->width;
  PatArrangement arrangement;
  PatArrangement narrow;
  PatCardSize size;
  int card_width;

  arrange (&arrangement, rules, FALSE, space->stock_below);
  card_width = find_card_width (&arrangement, space, aspect);
  self->narrow = FALSE;
  if (pat_rules_has_narrow (rules))
    {
      int narrow_width;

      arrange (&narrow, rules, TRUE, space->stock_below);
      narrow_width = find_card_width (&narrow, space, aspect);
      self->narrow = narrow_width > card_width;
      card_width = MAX (card_width, narrow_width);
    }

  init_size (&size, card_width, aspect);
  self->card_width = size.width;
  self->card_height = size.height;
  self->mirrored = space->mirrored;
  self->height = get_fanned_height (self->narrow ? &narrow : &arrangement, &size, TIGHT_FAN);
  place_piles (self, self->narrow ? &narrow : &arrangement, &size, space);
  pat_layout_fan (self, rules, position, &size, width, (int) MAX (space->height, self->height));
  if (space->mirrored)
    mirror (self, arrangement.n_piles, width);
}

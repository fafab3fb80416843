/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Where the cards lie: rules, lengths of the piles and the space give rectangles. Pure
   arithmetic. */
#pragma once

#include "pat-rules.h"

G_BEGIN_DECLS

/**
 * PAT_LAYOUT_SIMPLE_BELOW:
 *
 * Cards that are narrower, in pixels, have a simple face: a large rank and a large suit beside each
 * other.
 */
#define PAT_LAYOUT_SIMPLE_BELOW 60

/**
 * PAT_LAYOUT_FLAT_SIZES:
 *
 * The number of sizes of the flat corners that covered cards have in a squeezed column: 1 is the
 * smallest, and this one nearly as large as in a simple face.
 */
#define PAT_LAYOUT_FLAT_SIZES 4

/**
 * PatRect:
 * @x: left edge in pixels
 * @y: upper edge in pixels
 * @width: in pixels
 * @height: in pixels
 *
 * A rectangle on the board.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} PatRect;

/**
 * PatLayout:
 * @card_width: in whole pixels
 * @card_height: in whole pixels
 * @narrow: the narrow arrangement was taken
 * @aside: the way in which stock and foundations stand beside the columns; 0: they do not
 * @counts_outside: there is room for the numbers below piles, so that they lie over no card
 * @mirrored: as asked for, unless the rules say that the board never is
 * @height: what the cards need in pixels to be read; greater than the space only if even the
 * smallest cards do not fit, so that the board has to be scrolled
 * @shift: by how many pixels all was moved to the right, before it was mirrored, so that it stands
 * in the middle
 * @piles: the place of each pile's bottom card
 * @step_x: offset from a face-up card to the next, by pile; negative: to the left
 * @step_y: the same downwards
 * @down_step_x: offset from a face-down card to the next, by pile
 * @down_step_y: the same downwards
 * @wider: how many times as wide as the rules say sideways fans are that can be read, at least 1
 * @longer: how many times as long as the rules say the fans of columns are, at least 1
 * @drops: by how many pixels a pile was moved down for fans above it
 * @first_fanned: cards of the pile below this index lie squared
 * @squeezed: less than the index is seen of the covered cards of the pile, so it may be opened
 * @flat: the size of the flat corners of covered cards of the pile, 1 to %PAT_LAYOUT_FLAT_SIZES; 0:
 * they have the whole index. It is the same for all columns that are meant to be read
 *
 * The layout of a board.
 */
typedef struct
{
  double   card_width;
  double   card_height;
  gboolean narrow;
  guint    aside;
  gboolean counts_outside;
  gboolean mirrored;
  double   height;
  int      shift;
  PatRect  piles[PAT_MAX_PILES];
  float    step_x[PAT_MAX_PILES];
  float    step_y[PAT_MAX_PILES];
  float    down_step_x[PAT_MAX_PILES];
  float    down_step_y[PAT_MAX_PILES];
  float    wider;
  float    longer;
  int      drops[PAT_MAX_PILES];
  guint8   first_fanned[PAT_MAX_PILES];
  guint8   squeezed[PAT_MAX_PILES];
  guint8   flat[PAT_MAX_PILES];
} PatLayout;

/**
 * PatSpace:
 * @width: of the board in pixels
 * @height: of the board in pixels
 * @aspect: height of a card divided by its width
 * @mirrored: the board is mirrored (left-handed, or a script from right to left, but not both)
 * @stock_below: rows of stock, foundations and the like go to the lower edge of the board, below
 * the columns; columns still run downwards, and what lies beside them stays
 * @large_index: the faces have large indices at all sizes, of which more has to be seen
 * @text_scale: how much larger than usual the player wants text to be, which the numbers below
 * piles follow; 0: as usual
 * @before: (nullable): the layout of the same game in the same space that is on the screen, whose
 * sizes are kept as far as possible
 *
 * What the layout has to fit into.
 */
typedef struct
{
  double   width;
  double   height;
  double   aspect;
  gboolean mirrored;
  gboolean stock_below;
  gboolean large_index;
  double   text_scale;
  const PatLayout *before;
} PatSpace;

PAT_PUBLIC void     pat_layout_compute  (PatLayout         *self,
                                         const PatRules    *rules,
                                         const PatPosition *position,
                                         const PatSpace    *space);
PAT_PUBLIC void     pat_layout_get_card (const PatLayout   *self,
                                         const PatPosition *position,
                                         guint              pile,
                                         guint              index,
                                         PatRect           *rect);
PAT_PUBLIC gboolean pat_layout_is_squeezed (const PatLayout   *self,
                                            const PatPosition *position,
                                            guint              pile,
                                            guint              index);
PAT_PUBLIC guint    pat_layout_get_flat (const PatLayout   *self,
                                         const PatPosition *position,
                                         guint              pile,
                                         guint              index);
PAT_PUBLIC guint    pat_layout_get_count (const PatRules    *rules,
                                          const PatPosition *position,
                                          guint              pile);
PAT_PUBLIC int      pat_layout_get_count_size (int    card_width,
                                               double text_scale);
PAT_PUBLIC void     pat_layout_get_pile (const PatLayout   *self,
                                         const PatPosition *position,
                                         guint              pile,
                                         PatRect           *rect);

G_END_DECLS

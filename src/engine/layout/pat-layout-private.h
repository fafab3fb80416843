/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the parts of the layout share: the size of the cards in pixels, arrangements and fans. */
#pragma once

#include "pat-layout.h"

G_BEGIN_DECLS

/* Face-down cards take this part of the fan of face-up ones, and if a column is squeezed, this part
   of their height. */
#define PAT_FAN_DOWN   0.4f
#define PAT_LEAST_DOWN 0.04f

/* Cards that are narrower, in pixels, may have numbers over their lower edges. */
#define PAT_ROOM_FOR_COUNTS 80

#define PAT_WASTE_FAN 0.22f /* card widths from one card of a waste to the next, at least */

#define PAT_BROKEN 16 /* added to `aside` of a layout if a long line of columns becomes two */

#define PAT_APART 0.88f /* in units: piles whose places differ by that much do not overlap */

/* Where the piles lie in one of the arrangements, and how much room their fans usually need. */
typedef struct
{
  guint    n_piles;
  gboolean is_ragged;              /* a block of piles that are taken aside is not full */
  gboolean fans_beside;            /* there are cards to be read in sideways fans */
  float    count_to_next;          /* as at: from a pile with a number to what is below; or 0 */
  gboolean counts_at_edge;         /* there are numbers at the lower edge of the board */
  PatPoint at[PAT_MAX_PILES];      /* in cards with their gap */
  float    fan_x[PAT_MAX_PILES];   /* as in PatPileSpec, and so are the next two */
  float    fan_y[PAT_MAX_PILES];
  guint8   n_fanned[PAT_MAX_PILES];
  float    left[PAT_MAX_PILES];    /* in card widths beyond the bottom card */
  float    right[PAT_MAX_PILES];
  float    left_like[PAT_MAX_PILES];  /* as at: to a like pile, which has no more room; or 0 */
  float    right_like[PAT_MAX_PILES];
  float    below[PAT_MAX_PILES];   /* in card heights */
  float    beside[PAT_MAX_PILES];  /* as at: to the pile that a sideways fan runs towards, or 0 */
  float    n_steps[PAT_MAX_PILES]; /* of such a fan, when it is as long as it usually becomes */
  gboolean at_foot[PAT_MAX_PILES]; /* the place is counted from the lower edge of the board */
} PatArrangement;

/* The cards and the gaps between them, in whole pixels. */
typedef struct
{
  int width;
  int height;
  int gap_x;
  int gap_y;
  int gap_above; /* at the upper edge of the board */
  int gap_below; /* at its lower edge */
  int margin; /* on the left and on the right of the board */
  int column; /* from one column to the next: card and gap, or more if fans lie between them */
} PatCardSize;

/* What is to be laid out, and in which arrangement. */
typedef struct
{
  const PatRules       *rules;
  const PatPosition    *position;
  const PatSpace       *space;
  const PatArrangement *arrangement;
  double                aspect;
  gboolean              narrow;
  guint                 aside; /* as in PatLayout */
  int                   grown_width; /* of the cards when columns are long; 0: not known yet */
  gboolean              counts_outside; /* numbers have room below cards of all sizes */
  float                 part; /* of what columns need to be read, if there is no room for more */
} PatScene;

/* The cards of a pile that a step follows. */
typedef struct
{
  guint up;
  guint down;
} PatFanned;

void      pat_layout_arrange           (PatArrangement     *self,
                                        const PatRules     *rules,
                                        gboolean            narrow,
                                        gboolean            stock_below);
gboolean  pat_layout_arrange_aside     (PatArrangement     *self,
                                        const PatRules     *rules,
                                        guint               aside);
void      pat_layout_reserve_fans      (PatArrangement     *self,
                                        const PatRules     *rules);
gboolean  pat_layout_is_dealt_on       (const PatRules     *rules,
                                        const PatPileSpec  *row);
gboolean  pat_layout_is_built_on       (const PatRules     *rules,
                                        const PatPileSpec  *row);
int       pat_layout_get_width         (const PatArrangement *self,
                                        const PatCardSize  *size);
int       pat_layout_get_fanned_height (const PatArrangement *self,
                                        const PatCardSize  *size,
                                        float               part);
gboolean  pat_layout_is_waste          (const PatPileSpec  *row);
gboolean  pat_layout_may_have_count    (const PatRules     *rules,
                                        guint               pile);
void      pat_layout_find_counts       (PatArrangement     *self,
                                        const PatRules     *rules);
void      pat_layout_make_room_for_counts (PatCardSize     *self,
                                           const PatScene  *scene);

gboolean  pat_layout_belongs_to_field  (const PatArrangement *arrangement,
                                        const PatRules     *rules,
                                        guint               pile);
void      pat_layout_move_to_foot      (PatArrangement     *arrangement,
                                        const PatRules     *rules,
                                        gboolean            narrow);

void      pat_layout_init_size         (PatCardSize        *self,
                                        const PatScene     *scene,
                                        int                 width);
void      pat_layout_widen             (PatCardSize        *self,
                                        const PatScene     *scene);
void      pat_layout_place             (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        int                 height);

void      pat_layout_centre_beside     (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size);
void      pat_layout_centre_below      (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        int                 height);

int       pat_layout_index_width       (int                 card_width,
                                        gboolean            large);
int       pat_layout_index_height      (int                 card_width,
                                        gboolean            large,
                                        gboolean            whole);
int       pat_layout_flat_height       (int                 card_width,
                                        guint               size);
gboolean  pat_layout_has_small_index   (int                 card_width,
                                        gboolean            large);
guint     pat_layout_find_flat         (int                 card_width,
                                        gboolean            large,
                                        float               seen);

float     pat_layout_room_beside       (const PatLayout    *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        guint               pile);
void      pat_layout_rooms_below       (const PatLayout    *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        int                 height,
                                        float              *rooms);

gboolean  pat_layout_is_read_below     (const PatArrangement *arrangement,
                                        guint               pile);
gboolean  pat_layout_is_read_beside    (const PatArrangement *arrangement,
                                        const PatRules     *rules,
                                        guint               pile);
float     pat_layout_need_below        (const PatLayout    *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        guint               pile,
                                        guint               growth,
                                        float               ease);
float     pat_layout_part_beside       (const PatLayout    *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        guint               growth);
void      pat_layout_fan_beside        (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size);
void      pat_layout_widen_fans        (PatLayout          *self,
                                        const PatScene     *scene,
                                        PatArrangement     *arrangement,
                                        const PatCardSize  *size);
void      pat_layout_fan_below         (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        int                 height);

void      pat_layout_choose_corners    (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size);

int       pat_layout_find_drops        (const PatLayout    *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        guint               growth,
                                        int                *drops);
void      pat_layout_lengthen_fans     (PatLayout          *self,
                                        const PatScene     *scene,
                                        PatArrangement     *arrangement,
                                        const PatCardSize  *size,
                                        int                 height);
void      pat_layout_drop_lines        (PatLayout          *self,
                                        const PatScene     *scene,
                                        const PatCardSize  *size,
                                        int                 height);

gboolean  pat_layout_can_read_beside   (const PatScene     *scene,
                                        int                 card_width);
int       pat_layout_most_width        (const PatScene     *scene);
int       pat_layout_choose_width      (const PatScene     *scene);
int       pat_layout_least_step        (const PatLayout    *before);
int       pat_layout_grown_width       (const PatScene     *scene,
                                        int                 width);
float     pat_layout_find_part         (const PatScene     *scene,
                                        const PatCardSize  *size);
int       pat_layout_need_height       (const PatScene     *scene,
                                        const PatCardSize  *size);

/* Whether a layout has the arrangement of a scene. */
static inline gboolean
pat_layout_is_arranged_as (const PatLayout *self,
                           const PatScene  *scene)
{
  return self->narrow == scene->narrow && self->aside == scene->aside;
}

/* Whether the board had such cards in such an arrangement before. */
static inline gboolean
pat_layout_is_like_before (const PatScene    *scene,
                           const PatCardSize *size)
{
  const PatLayout *before = scene->space->before;

  return before != NULL && before->card_width == size->width &&
         pat_layout_is_arranged_as (before, scene);
}

/* Rounded without a call of the mathematical library, because sizes are tried many times for
   each layout. */
static inline int
pat_layout_round_down (double value)
{
  int whole = (int) value;

  return whole - (value < whole ? 1 : 0);
}

static inline int
pat_layout_round (double value)
{
  return pat_layout_round_down (value + 0.5);
}

static inline int
pat_layout_round_up (double value)
{
  return -pat_layout_round_down (-value);
}

G_END_DECLS

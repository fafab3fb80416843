/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the parts of the layout share: the size of the cards in pixels, arrangements and fans. */
#pragma once

#include "pat-layout.h"

G_BEGIN_DECLS

/* Face-down cards take this part of the fan of face-up ones. */
#define PAT_FAN_DOWN 0.4f

#define PAT_APART 0.88f /* in units: piles whose places differ by that much do not overlap */

/* Where the piles lie in one of the arrangements, and how much room their fans usually need. */
typedef struct
{
  guint    n_piles;
  PatPoint at[PAT_MAX_PILES];      /* in cards with their gap */
  float    left[PAT_MAX_PILES];    /* in card widths beyond the bottom card */
  float    right[PAT_MAX_PILES];
  float    below[PAT_MAX_PILES];   /* in card heights */
  gboolean at_foot[PAT_MAX_PILES]; /* the place is counted from the lower edge of the board */
} PatArrangement;

/* The cards and the gaps between them, in whole pixels. */
typedef struct
{
  int width;
  int height;
  int gap_x;
  int gap_y;
} PatCardSize;

void pat_layout_fan          (PatLayout         *self,
                              const PatRules    *rules,
                              const PatPosition *position,
                              const PatCardSize *size,
                              int                width,
                              int                height);
void pat_layout_move_to_foot (PatArrangement    *arrangement,
                              const PatRules    *rules);

G_END_DECLS

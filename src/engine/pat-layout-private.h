/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* What the two halves of the layout share: the size of the cards in pixels, and the fans. */
#pragma once

#include "pat-layout.h"

G_BEGIN_DECLS

/* Face-down cards take this part of the fan of face-up ones. */
#define PAT_FAN_DOWN 0.4f

/* The cards and the gaps between them, in whole pixels. */
typedef struct
{
  int width;
  int height;
  int gap_x;
  int gap_y;
} PatCardSize;

void pat_layout_fan (PatLayout         *self,
                     const PatRules    *rules,
                     const PatPosition *position,
                     const PatCardSize *size,
                     int                width,
                     int                height);

G_END_DECLS

/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Positions of one game in as few bytes as they need. */
#pragma once

#include "pat-position.h"

G_BEGIN_DECLS

typedef struct
{
  PatPosition first;   /* what all have in common */
  guint       n_cards;
  guint       size;    /* bytes of a packed position */
} PatPositionPacker;

void pat_position_packer_init   (PatPositionPacker *self,
                                 const PatPosition *first);
void pat_position_packer_append (PatPositionPacker *self,
                                 const PatPosition *position,
                                 GByteArray        *bytes);
void pat_position_packer_read   (PatPositionPacker *self,
                                 const guint8      *bytes,
                                 PatPosition       *position);

G_END_DECLS

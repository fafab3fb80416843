/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Packs positions: what never changes during a game is left out. */
#include "config.h"

#include "pat-position-pack-private.h"

void
pat_position_packer_init (PatPositionPacker *self,
                          const PatPosition *first)
{
  self->first = *first;
  self->n_cards = first->start[first->n_piles];
  self->size = (guint) (sizeof first->counters + sizeof first->score) + first->n_piles + 1 +
               self->n_cards;
}

void
pat_position_packer_append (PatPositionPacker *self,
                            const PatPosition *position,
                            GByteArray        *bytes)
{
  g_byte_array_append (bytes, (const guint8 *) position->counters, sizeof position->counters);
  g_byte_array_append (bytes, (const guint8 *) &position->score, sizeof position->score);
  g_byte_array_append (bytes, position->start, position->n_piles + 1u);
  g_byte_array_append (bytes, position->cards, self->n_cards);
}

void
pat_position_packer_read (PatPositionPacker *self,
                          const guint8      *bytes,
                          PatPosition       *position)
{
  *position = self->first;
  memcpy (position->counters, bytes, sizeof position->counters);
  bytes += sizeof position->counters;
  memcpy (&position->score, bytes, sizeof position->score);
  bytes += sizeof position->score;
  memcpy (position->start, bytes, position->n_piles + 1u);
  memcpy (position->cards, bytes + position->n_piles + 1, self->n_cards);
}

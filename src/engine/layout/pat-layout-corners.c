/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Which corners the covered cards of columns have: a whole index, or a flat corner of some size. */
#include "config.h"

#include "pat-layout-private.h"

/* All columns get the corners that fit in the one that is squeezed most, so that a board shows
   covered cards in one way. */
void
pat_layout_choose_corners (PatLayout         *self,
                           const PatScene    *scene,
                           const PatCardSize *size)
{
  gboolean is_small = pat_layout_has_small_index (size->width, scene->space->large_index);
  float seen = (float) size->height;
  guint flat;

  for (guint i = 0; i < scene->position->n_piles; i++)
    if (self->squeezed[i] || (is_small && pat_layout_is_read_below (scene->arrangement, i)))
      seen = MIN (seen, self->step_y[i]);
  flat = pat_layout_find_flat (size->width, scene->space->large_index, seen);
  for (guint i = 0; i < scene->position->n_piles; i++)
    if (pat_layout_is_read_below (scene->arrangement, i))
      self->flat[i] = (guint8) flat;
}

/* Whether a card lies in a fan, face up and below another one. */
static gboolean
is_covered (const PatLayout   *self,
            const PatPosition *position,
            guint              pile,
            guint              index)
{
  return index >= self->first_fanned[pile] &&
         index + 1 < pat_position_get_size (position, pile) &&
         !pat_card_is_face_down (pat_position_get_cards (position, pile)[index]);
}

/**
 * pat_layout_is_squeezed:
 * @self: a layout
 * @position: the position that it was computed for
 * @pile: a pile
 * @index: a card of the pile, 0 for the bottom card
 *
 * Tells whether less is seen of a card than its whole index, because its column is squeezed.
 *
 * Returns: whether it is so; %FALSE for cards that lie face down, squared or uncovered
 */
gboolean
pat_layout_is_squeezed (const PatLayout   *self,
                        const PatPosition *position,
                        guint              pile,
                        guint              index)
{
  return self->squeezed[pile] && is_covered (self, position, pile, index);
}

/**
 * pat_layout_get_flat:
 * @self: a layout
 * @position: the position that it was computed for
 * @pile: a pile
 * @index: a card of the pile, 0 for the bottom card
 *
 * Tells whether rank and suit of a card have to stand beside each other, and how large they can
 * be, because a column of the board is squeezed.
 *
 * Returns: the size of its flat corner, 1 to %PAT_LAYOUT_FLAT_SIZES; 0 if it has the whole index,
 *   as cards do that lie face down, squared or uncovered
 */
guint
pat_layout_get_flat (const PatLayout   *self,
                     const PatPosition *position,
                     guint              pile,
                     guint              index)
{
  return is_covered (self, position, pile, index) ? self->flat[pile] : 0;
}

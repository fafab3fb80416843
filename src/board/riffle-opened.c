/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A squeezed column opens around one card: so much of that one is seen as in a column that has
 * room, and the others move together for it. The column stays as long as it is. */
#include "config.h"

#include "riffle-opened.h"

#include <math.h>

/* How much is seen of the card: a part of its width. Narrow cards have simple faces. */
#define SEEN         0.36
#define SEEN_SIMPLE  0.5

static gboolean
can_open (const PatLayout   *layout,
          const PatPosition *position,
          PatSpot            spot)
{
  return spot.pile < position->n_piles && spot.index >= 0 &&
         pat_layout_is_squeezed (layout, position, spot.pile, (guint) spot.index);
}

/* Opens a column at a card, or none if that is %NULL or needs no opening. Returns: whether cards
 * have another place now */
gboolean
riffle_opened_set (RiffleOpened      *self,
                   const PatLayout   *layout,
                   const PatPosition *position,
                   const PatSpot     *spot)
{
  RiffleOpened before = *self;

  self->is_open = spot != NULL && can_open (layout, position, *spot);
  if (self->is_open)
    self->spot = *spot;
  if (!self->is_open || !before.is_open)
    return self->is_open != before.is_open;
  return self->spot.pile != before.spot.pile || self->spot.index != before.spot.index;
}

/* The part of a stretch that ends at `to` now and at `moved` when the column is open. */
static double
stretch (double from,
         double to,
         double moved,
         double at)
{
  return to == from ? moved : from + (at - from) * (moved - from) / (to - from);
}

static double
find_y (const PatLayout   *layout,
        const PatPosition *position,
        PatSpot            open,
        int                index,
        double             at)
{
  guint last = pat_position_get_size (position, open.pile) - 1;
  PatRect first_rect, open_rect, next_rect, last_rect;
  double seen, top;

  pat_layout_get_card (layout, position, open.pile, layout->first_fanned[open.pile], &first_rect);
  pat_layout_get_card (layout, position, open.pile, (guint) open.index, &open_rect);
  pat_layout_get_card (layout, position, open.pile, (guint) open.index + 1, &next_rect);
  pat_layout_get_card (layout, position, open.pile, last, &last_rect);
  seen = layout->card_width * (layout->card_width < PAT_LAYOUT_SIMPLE_BELOW ? SEEN_SIMPLE : SEEN);
  seen = CLAMP (seen, next_rect.y - open_rect.y, last_rect.y - first_rect.y);
  top = (open_rect.y + next_rect.y - seen) / 2;
  if (open.index == (int) layout->first_fanned[open.pile])
    top = first_rect.y;
  if (open.index + 1 == (int) last)
    top = last_rect.y - seen;
  top = CLAMP (top, first_rect.y, last_rect.y - seen);
  if (index <= open.index)
    return stretch (first_rect.y, open_rect.y, top, at);
  return stretch (last_rect.y, next_rect.y, top + seen, at);
}

/* Tells where a card lies while its column is open. */
void
riffle_opened_get_card (RiffleOpened      *self,
                        const PatLayout   *layout,
                        const PatPosition *position,
                        PatSpot            spot,
                        PatRect           *rect)
{
  pat_layout_get_card (layout, position, spot.pile, (guint) spot.index, rect);
  if (self->is_open && spot.pile == self->spot.pile &&
      spot.index >= (int) layout->first_fanned[spot.pile] &&
      can_open (layout, position, self->spot))
    rect->y = floor (find_y (layout, position, self->spot, spot.index, rect->y));
}

/* Returns: the size of a card's flat corner, which the one that is seen better does not need; 0: it
 * has the whole index */
guint
riffle_opened_get_flat (RiffleOpened      *self,
                        const PatLayout   *layout,
                        const PatPosition *position,
                        PatSpot            spot)
{
  if (self->is_open && self->spot.pile == spot.pile && self->spot.index == spot.index)
    return 0;
  return pat_layout_get_flat (layout, position, spot.pile, (guint) spot.index);
}

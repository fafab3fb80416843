/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that follow the pointer. */
#include "config.h"

#include "riffle-drag.h"

#include "riffle-flight-order.h"

struct _RiffleDrag
{
  RiffleTable               *table;      /* the board's, like the next four */
  RiffleMotion              *motion;
  const PatSelection        *selection;
  const RifflePlaySettings  *settings;
  RiffleHighlights          *highlights;
  GPtrArray                 *cards;      /* (owned) of RiffleCard, the lowest first */
};

RiffleDrag *
riffle_drag_new (RiffleTable              *table,
                 RiffleMotion             *motion,
                 const PatSelection       *selection,
                 const RifflePlaySettings *settings,
                 RiffleHighlights         *highlights)
{
  RiffleDrag *self = g_new0 (RiffleDrag, 1);

  self->table = table;
  self->motion = motion;
  self->selection = selection;
  self->settings = settings;
  self->highlights = highlights;
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
riffle_drag_free (RiffleDrag *self)
{
  g_ptr_array_unref (self->cards);
  g_free (self);
}

gboolean
riffle_drag_is_active (RiffleDrag *self)
{
  return self->cards->len > 0;
}

/* The cards that are held: those that go together, or one that is removed. */
static PatUnit
get_held_unit (const PatSelection *selection)
{
  if (selection->kind == PAT_SELECTION_UNIT)
    return selection->unit;
  return (PatUnit) { selection->spots[0].pile, (guint) selection->spots[0].index, 1 };
}

/* Lets what is selected follow the pointer: all cards of a unit, or only the one that leads it,
 * which is what has to fit. */
void
riffle_drag_begin (RiffleDrag *self)
{
  PatUnit unit = get_held_unit (self->selection);
  guint n_held = self->settings->drag_groups ? unit.count : 1;

  for (guint i = 0; i < n_held; i++)
    {
      RiffleCard *card = riffle_table_get_card (self->table,
                                                (PatSpot) { unit.pile, (int) (unit.index + i) });

      riffle_motion_hold (self->motion, card);
      g_ptr_array_add (self->cards, g_object_ref (card));
    }
}

/* Finds the pile that is meant if the cards are dropped now; some have to be dragged. */
RiffleDrop
riffle_drag_find_drop (RiffleDrag *self)
{
  return riffle_drop_find (self->table, self->selection, g_ptr_array_index (self->cards, 0),
                           self->settings->strict_drop);
}

/* Brings the cards to where the pointer is, this many pixels from where they lie, and marks the
 * pile that takes them there. */
void
riffle_drag_move (RiffleDrag       *self,
                  graphene_point_t  offset)
{
  RiffleDrop drop;

  for (guint i = 0; i < self->cards->len; i++)
    riffle_motion_carry (self->motion, g_ptr_array_index (self->cards, i), offset);
  if (self->cards->len == 0)
    return;
  drop = riffle_drag_find_drop (self);
  riffle_highlights_set_target (self->highlights, drop.is_legal ? drop.pile : -1);
}

/* Nothing is dragged any more. The cards stay where they are until the board places them; those
 * that are where they belong lie on the table at once, as nothing brings them there. */
void
riffle_drag_end (RiffleDrag *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (self->cards, i);

      if (riffle_flight_order_is_at_rest (card))
        riffle_motion_lower (self->motion, card);
    }
  g_ptr_array_set_size (self->cards, 0);
  riffle_highlights_set_target (self->highlights, -1);
}

/* Calls a function for each card on the pointer, the lowest first. */
void
riffle_drag_foreach (RiffleDrag *self,
                     GFunc       func,
                     gpointer    user_data)
{
  g_ptr_array_foreach (self->cards, func, user_data);
}

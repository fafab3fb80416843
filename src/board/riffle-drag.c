/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that follow the pointer. They are as heavy as cards are: the pointer is a little ahead of
 * them, and they rise before they are carried. Where they would fall is decided by the pointer. */
#include "config.h"

#include "riffle-drag.h"

#include <math.h>

#include "riffle-flight-order.h"

#define FOLLOW_USEC 32000.0  /* after which the cards have caught up with the most of the way */
#define RISE_USEC   120000.0 /* until they are at their highest */
#define MOST_USEC   50000    /* that count of the time between two frames */

struct _RiffleDrag
{
  RiffleTable               *table;      /* the board's, like the next four */
  RiffleMotion              *motion;
  const PatSelection        *selection;
  const RifflePlaySettings  *settings;
  RiffleHighlights          *highlights;
  GPtrArray                 *cards;      /* (owned) of RiffleCard, the lowest first */
  graphene_point_t           offset;     /* pixels from where the pointer took the cards to it */
  graphene_point_t           shown;      /* the same of the cards, as they are drawn */
  float                      lift;       /* of the cards, 0 to 1 */
  GtkWidget                 *ticking;    /* the board, while there is a tick */
  guint                      tick_id;    /* 0: the cards are where the pointer is */
  gint64                     tick_usec;  /* frame time of the last tick; 0: none yet */
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

static GtkWidget *
get_board (RiffleDrag *self)
{
  return gtk_widget_get_parent (GTK_WIDGET (riffle_table_get_pile (self->table, 0)));
}

static void
stop_following (RiffleDrag *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->ticking, self->tick_id);
  self->tick_id = 0;
}

static void
show_cards (RiffleDrag *self)
{
  /* Whole pixels keep the drawing sharp. */
  const graphene_point_t shown = { rintf (self->shown.x), rintf (self->shown.y) };

  for (guint i = 0; i < self->cards->len; i++)
    {
      RiffleCard *card = g_ptr_array_index (self->cards, i);

      card->lift = self->lift;
      riffle_motion_carry (self->motion, card, shown);
    }
}

/* Brings the cards where the pointer has them at once. */
static void
arrive (RiffleDrag *self)
{
  stop_following (self);
  self->shown = self->offset;
  self->lift = 1;
  show_cards (self);
}

static float
approach (float from,
          float to,
          float part)
{
  return fabsf (to - from) < 0.75f ? to : from + (to - from) * part;
}

/* Brings the cards nearer to the pointer, at a time of the frame clock. Returns: whether they are
 * still on their way */
gboolean
riffle_drag_advance (RiffleDrag *self,
                     gint64      now_usec)
{
  double elapsed = self->tick_usec != 0 ? (double) MIN (now_usec - self->tick_usec, MOST_USEC) : 0;
  float part = (float) (1 - exp (-elapsed / FOLLOW_USEC));

  self->tick_usec = now_usec;
  self->shown.x = approach (self->shown.x, self->offset.x, part);
  self->shown.y = approach (self->shown.y, self->offset.y, part);
  self->lift = MIN (self->lift + (float) (elapsed / RISE_USEC), 1);
  show_cards (self);
  return self->lift < 1 || !graphene_point_equal (&self->shown, &self->offset);
}

static gboolean
follow_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RiffleDrag *self = user_data;

  gtk_widget_queue_draw (widget);
  if (riffle_drag_advance (self, gdk_frame_clock_get_frame_time (clock)))
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
follow (RiffleDrag *self)
{
  if (!riffle_motion_is_possible (self->motion))
    {
      arrive (self);
      return;
    }
  if (self->tick_id != 0)
    return;
  self->ticking = get_board (self);
  self->tick_usec = 0;
  self->tick_id = gtk_widget_add_tick_callback (self->ticking, follow_cb, self, NULL);
}

void
riffle_drag_free (RiffleDrag *self)
{
  stop_following (self);
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

  self->offset = self->shown = *graphene_point_zero ();
  self->lift = 0;
  for (guint i = 0; i < n_held; i++)
    {
      RiffleCard *card = riffle_table_get_card (self->table,
                                                (PatSpot) { unit.pile, (int) (unit.index + i) });

      riffle_motion_hold (self->motion, card);
      g_ptr_array_add (self->cards, g_object_ref (card));
    }
  follow (self);
}

/* Finds the pile that is meant if the cards are dropped now; some have to be dragged. */
RiffleDrop
riffle_drag_find_drop (RiffleDrag *self)
{
  RiffleCard *leader = g_ptr_array_index (self->cards, 0);
  const graphene_point_t at = {
    leader->target.x + self->offset.x, leader->target.y + self->offset.y
  };

  return riffle_drop_find (self->table, self->selection, leader, at, self->settings->strict_drop);
}

/* Lets the cards follow the pointer, which is this many pixels from where it took them, and marks
 * the pile that takes them there. */
void
riffle_drag_move (RiffleDrag       *self,
                  graphene_point_t  offset)
{
  RiffleDrop drop;

  if (self->cards->len == 0)
    return;
  self->offset = offset;
  follow (self);
  drop = riffle_drag_find_drop (self);
  riffle_highlights_set_target (self->highlights, drop.is_legal ? drop.pile : -1);
}

/* Nothing is dragged any more. The cards stay where they are until the board places them; those
 * that are where they belong lie on the table at once, as nothing brings them there. */
void
riffle_drag_end (RiffleDrag *self)
{
  stop_following (self);
  if (graphene_point_equal (&self->offset, graphene_point_zero ()))
    arrive (self);
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

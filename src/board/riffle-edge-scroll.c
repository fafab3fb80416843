/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that are dragged to an edge scroll the board, a little in each frame. Places are pixels
 * below the upper edge of what is seen of the board. */
#include "config.h"

#include "riffle-edge-scroll.h"

#include "riffle-scroll.h"

#define EDGE_PART 5     /* the part of the visible board, above and below, that scrolls */
#define EDGE_MOST 56    /* pixels of it */
#define HEADING   6     /* pixels that the pointer has to have gone towards an edge */
#define SPEED     900.0 /* pixels a second at the very edge */

struct _RiffleEdgeScroll
{
  GtkWidget            *board;     /* it outlives this */
  RiffleEdgeScrollFunc  scrolled;
  gpointer              user_data;

  double                start_y;   /* where the pointer came from, */
  double                y;         /* and where it is */
  guint                 tick_id;   /* 0: no cards are dragged */
  gint64                tick_usec; /* the frame before */
};

/* How fast the board is scrolled, in pixels a second: the faster the nearer the pointer is to the
 * edge that it was moved towards; 0 between the edges. */
static double
find_speed (RiffleEdgeScroll *self)
{
  graphene_rect_t seen;
  double edge;

  riffle_scroll_get_seen (self->board, &seen);
  edge = MIN (seen.size.height / EDGE_PART, EDGE_MOST);
  if (self->y < edge && self->y < self->start_y - HEADING)
    return -SPEED * MIN (1, (edge - self->y) / edge);
  if (self->y > seen.size.height - edge && self->y > self->start_y + HEADING)
    return SPEED * MIN (1, (self->y - seen.size.height + edge) / edge);
  return 0;
}

static gboolean
tick_cb (GtkWidget     *board,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RiffleEdgeScroll *self = user_data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = (double) MIN (now - self->tick_usec, G_USEC_PER_SEC / 20) / G_USEC_PER_SEC;

  self->tick_usec = now;
  riffle_scroll_set (board, riffle_scroll_get (board) + find_speed (self) * seconds);
  /* The wheel may have scrolled, too. */
  self->scrolled (self->user_data);
  return G_SOURCE_CONTINUE;
}

/**
 * riffle_edge_scroll_new:
 * @board: the board; it outlives this
 * @scrolled: is called in each frame while cards are dragged, after the board was scrolled
 * @user_data: for @scrolled
 *
 * Returns: (transfer full): an object that scrolls
 */
RiffleEdgeScroll *
riffle_edge_scroll_new (GtkWidget            *board,
                        RiffleEdgeScrollFunc  scrolled,
                        gpointer              user_data)
{
  RiffleEdgeScroll *self = g_new0 (RiffleEdgeScroll, 1);

  self->board = board;
  self->scrolled = scrolled;
  self->user_data = user_data;
  return self;
}

void
riffle_edge_scroll_free (RiffleEdgeScroll *self)
{
  riffle_edge_scroll_end (self);
  g_free (self);
}

/**
 * riffle_edge_scroll_begin:
 * @y: where the pointer took up cards
 *
 * From now on the cards on the pointer scroll the board, if it is higher than what is seen of it.
 */
void
riffle_edge_scroll_begin (RiffleEdgeScroll *self,
                          double            y)
{
  if (self->tick_id != 0 || !riffle_scroll_is_needed (self->board))
    return;
  self->start_y = self->y = y;
  self->tick_usec = g_get_monotonic_time ();
  self->tick_id = gtk_widget_add_tick_callback (self->board, tick_cb, self, NULL);
}

/**
 * riffle_edge_scroll_note:
 * @y: where the pointer was last heard of; it stays there when the board is scrolled under it
 */
void
riffle_edge_scroll_note (RiffleEdgeScroll *self,
                         double            y)
{
  self->y = y;
}

/**
 * riffle_edge_scroll_end:
 *
 * The cards were dropped.
 */
void
riffle_edge_scroll_end (RiffleEdgeScroll *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->board, self->tick_id);
  self->tick_id = 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is higher than its window is scrolled: by keys and buttons, and by cards that are
 * dragged to an edge. */
#include "config.h"

#include "riffle-board-private.h"

#define EDGE_PART    5     /* the part of the visible board, above and below, that scrolls */
#define EDGE_MOST    56    /* pixels of it */
#define HEADING      6     /* pixels that the pointer has to have gone towards an edge */
#define SPEED        900.0 /* pixels a second at the very edge */
#define PAGE_OVERLAP 0.15  /* of the page before, so that the eye finds its way */

/* What scrolls the board, if it is in something that does. */
static GtkAdjustment *
find_adjustment (RiffleBoard *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled == NULL)
    return NULL;
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

/* How far the board is scrolled down at the moment, in pixels: events come in coordinates that were
 * right when the board was last laid out. */
double
riffle_board_get_shown_scroll (RiffleBoard *self)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t top;

  if (scrolled == NULL ||
      !gtk_widget_compute_point (GTK_WIDGET (self), scrolled, &GRAPHENE_POINT_INIT (0, 0), &top))
    return 0;
  return -top.y;
}

/* How far the board is scrolled down from the next frame on. */
double
riffle_board_get_scroll (RiffleBoard *self)
{
  GtkAdjustment *adjustment = find_adjustment (self);

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

void
riffle_board_set_scroll (RiffleBoard *self,
                         double       value)
{
  GtkAdjustment *adjustment = find_adjustment (self);

  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, value);
}

/* The part of the board that is not scrolled away. */
void
riffle_board_get_seen (RiffleBoard     *self,
                       graphene_rect_t *seen)
{
  GtkAdjustment *adjustment = find_adjustment (self);
  float height = (float) self->height;

  if (adjustment != NULL)
    height = MIN (height, (float) gtk_adjustment_get_page_size (adjustment));
  *seen = GRAPHENE_RECT_INIT (0, (float) riffle_board_get_scroll (self), (float) self->width,
                              height);
}

/**
 * riffle_board_turn_page:
 * @direction: 1 downwards, -1 upwards
 *
 * Scrolls nearly as far as can be seen at once, also while cards are dragged or chosen.
 *
 * Returns: whether the board is higher than what can be seen of it
 */
gboolean
riffle_board_turn_page (RiffleBoard *self,
                        int          direction)
{
  GtkAdjustment *adjustment;
  double page;

  g_return_val_if_fail (RIFFLE_IS_BOARD (self), FALSE);

  adjustment = find_adjustment (self);
  if (adjustment == NULL)
    return FALSE;
  page = gtk_adjustment_get_page_size (adjustment);
  if (gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment) <= page)
    return FALSE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                            direction * page * (1 - PAGE_OVERLAP));
  return TRUE;
}

/* How fast a drag scrolls: the faster the nearer the pointer is to the edge that it was moved
 * towards; 0 between the edges. */
static double
find_speed (RiffleBoard *self)
{
  const RiffleDrag *drag = &self->drag;
  double from = drag->start.y - drag->start_scroll;
  /* The pointer stays where it is in the window when the board is scrolled under it. */
  double y = drag->start.y + drag->way.y - drag->scroll;
  graphene_rect_t seen;
  double edge;

  riffle_board_get_seen (self, &seen);
  edge = MIN (seen.size.height / EDGE_PART, EDGE_MOST);
  if (y < edge && y < from - HEADING)
    return -SPEED * MIN (1, (edge - y) / edge);
  if (y > seen.size.height - edge && y > from + HEADING)
    return SPEED * MIN (1, (y - seen.size.height + edge) / edge);
  return 0;
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  RiffleBoard *self = RIFFLE_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double seconds = (double) MIN (now - self->drag.tick_usec, G_USEC_PER_SEC / 20) / G_USEC_PER_SEC;

  self->drag.tick_usec = now;
  riffle_board_set_scroll (self, riffle_board_get_scroll (self) + find_speed (self) * seconds);
  /* The wheel may have scrolled, too. */
  riffle_board_move_drag (self);
  return G_SOURCE_CONTINUE;
}

/* From now on the cards on the pointer scroll the board. */
void
riffle_board_begin_auto_scroll (RiffleBoard *self)
{
  GtkAdjustment *adjustment = find_adjustment (self);

  if (adjustment == NULL || self->drag.tick_id != 0 ||
      gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    return;
  self->drag.tick_usec = g_get_monotonic_time ();
  self->drag.tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

void
riffle_board_end_auto_scroll (RiffleBoard *self)
{
  if (self->drag.tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->drag.tick_id);
  self->drag.tick_id = 0;
}

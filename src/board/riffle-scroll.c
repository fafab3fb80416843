/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is higher than its window is scrolled: by keys and buttons, and by cards that are
 * dragged to an edge. */
#include "config.h"

#include "riffle-scroll.h"

#define EDGE_PART    5     /* the part of the visible board, above and below, that scrolls */
#define EDGE_MOST    56    /* pixels of it */
#define HEADING      6     /* pixels that the pointer has to have gone towards an edge */
#define SPEED        900.0 /* pixels a second at the very edge */
#define PAGE_OVERLAP 0.15  /* of the page before, so that the eye finds its way */

/* What scrolls the board, if it is in something that does. */
static GtkAdjustment *
find_adjustment (GtkWidget *board)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);

  if (scrolled == NULL)
    return NULL;
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
}

/* How far the board is scrolled down at the moment: events come in coordinates that were right when
 * the board was last laid out. */
double
riffle_scroll_get_shown (GtkWidget *board)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (board, GTK_TYPE_SCROLLED_WINDOW);
  graphene_point_t top;

  if (scrolled == NULL ||
      !gtk_widget_compute_point (board, scrolled, &GRAPHENE_POINT_INIT (0, 0), &top))
    return 0;
  return -top.y;
}

/* How far the board is scrolled down from the next frame on. */
double
riffle_scroll_get (GtkWidget *board)
{
  GtkAdjustment *adjustment = find_adjustment (board);

  return adjustment != NULL ? gtk_adjustment_get_value (adjustment) : 0;
}

void
riffle_scroll_set (GtkWidget *board,
                   double     value)
{
  GtkAdjustment *adjustment = find_adjustment (board);

  if (adjustment != NULL)
    gtk_adjustment_set_value (adjustment, value);
}

/* Whether the board is higher than what can be seen of it. */
gboolean
riffle_scroll_is_needed (GtkWidget *board)
{
  GtkAdjustment *adjustment = find_adjustment (board);

  return adjustment != NULL &&
         gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment) >
         gtk_adjustment_get_page_size (adjustment);
}

/* The part of the board that is not scrolled away. */
void
riffle_scroll_get_seen (GtkWidget       *board,
                        graphene_rect_t *seen)
{
  GtkAdjustment *adjustment = find_adjustment (board);
  float height = (float) gtk_widget_get_height (board);

  if (adjustment != NULL)
    height = MIN (height, (float) gtk_adjustment_get_page_size (adjustment));
  *seen = GRAPHENE_RECT_INIT (0, (float) riffle_scroll_get (board),
                              (float) gtk_widget_get_width (board), height);
}

/* Scrolls nearly as far as can be seen at once, down (1) or up (-1). Returns: whether the board can
 * be scrolled */
gboolean
riffle_scroll_turn_page (GtkWidget *board,
                         int        direction)
{
  GtkAdjustment *adjustment = find_adjustment (board);

  if (!riffle_scroll_is_needed (board))
    return FALSE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                            direction * gtk_adjustment_get_page_size (adjustment) *
                            (1 - PAGE_OVERLAP));
  return TRUE;
}

/* How fast cards on the pointer scroll the board, in pixels a second: the faster the nearer the
 * pointer is to the edge that it was moved towards; 0 between the edges. Both places are counted
 * from the upper edge of what is seen: where the pointer came from, and where it is. */
double
riffle_scroll_find_speed (GtkWidget *board,
                          double     from,
                          double     y)
{
  graphene_rect_t seen;
  double edge;

  riffle_scroll_get_seen (board, &seen);
  edge = MIN (seen.size.height / EDGE_PART, EDGE_MOST);
  if (y < edge && y < from - HEADING)
    return -SPEED * MIN (1, (edge - y) / edge);
  if (y > seen.size.height - edge && y > from + HEADING)
    return SPEED * MIN (1, (y - seen.size.height + edge) / edge);
  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board that is higher than its window is scrolled. */
#include "config.h"

#include "riffle-scroll.h"

#define PAGE_OVERLAP 0.15 /* of the page before, so that the eye finds its way */

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

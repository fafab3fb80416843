/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How wide and high a panel on the table is, and where it lies. */
#include "config.h"

#include "riffle-panel-shape.h"

#define N_SHAPES   4    /* of the panel that are tried, from its natural to its least width */
#define MIN_WIDTH  200  /* pixels, so that no line has one word only */
#define GOOD_WIDTH 320  /* in which texts and buttons do not look squeezed */
#define SHAPE_COST 2000 /* what another shape has to be nearer, see riffle_free_place_find () */

/* The height of the panel where it is as wide as it likes to be. */
int
riffle_panel_shape_get_least_height (GtkWidget *panel,
                                     int        most_width)
{
  int minimum, natural, height;

  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, MAX (MIN (natural, most_width), minimum),
                      NULL, &height, NULL, NULL);
  return height;
}

/* Rather than be narrow on a table that is wide, it lies over empty places. */
static int
get_least_width (int minimum,
                 int natural,
                 int table_width)
{
  int wanted = CLAMP (table_width / 2, MIN_WIDTH, GOOD_WIDTH);

  return MAX (minimum, MIN (natural, wanted));
}

/* Tries some widths between the least and the natural one. Returns: what the place costs, as of
 * riffle_free_place_find () */
int
riffle_panel_shape_find (GtkWidget             *panel,
                         const RiffleFreePlace *room,
                         GdkRectangle          *place)
{
  const GdkRectangle *area = &room->areas[0];
  int minimum, natural, least = G_MAXINT;

  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  minimum = get_least_width (minimum, natural, area->width);
  for (int i = 0; i < N_SHAPES; i++)
    {
      GdkRectangle tried = *area;
      int cost;

      tried.width = MAX (MIN (natural - (natural - minimum) * i / (N_SHAPES - 1), area->width),
                         minimum);
      gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, tried.width, NULL, &tried.height, NULL,
                          NULL);
      cost = riffle_free_place_find (room, area, &tried);
      if (i > 0 && (cost >= least || least - cost < SHAPE_COST))
        continue;
      least = cost;
      *place = tried;
    }
  return least;
}

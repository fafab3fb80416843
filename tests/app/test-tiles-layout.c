/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the page of games end at one edge in each width of a window; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-columns-layout.h"
#include "riffle-tile.h"
#include "riffle-tiles-layout.h"

#define N_CHILDREN 24
#define WIDEST     3840 /* pixels */

static GtkWidget *
make_rows (GtkLayoutManager *layout)
{
  GtkWidget *rows = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));

  gtk_widget_set_layout_manager (rows, layout);
  for (guint i = 0; i < N_CHILDREN; i++)
    gtk_widget_set_parent (gtk_label_new ("Golf"), rows);
  return rows;
}

static void
free_rows (GtkWidget *rows)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (rows)) != NULL)
    gtk_widget_unparent (child);
  g_assert_finalize_object (rows);
}

/* Where the widget farthest from the start ends. */
static int
find_end (GtkWidget *rows,
          int        width)
{
  float end = 0;
  int height;

  gtk_widget_measure (rows, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (rows, width, height, -1, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (rows); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area;

      g_assert_true (gtk_widget_compute_bounds (child, rows, &area));
      end = MAX (end, area.origin.x + area.size.width);
    }
  return (int) end;
}

static void
check_edges (GtkLayoutManager *layout)
{
  GtkWidget *rows = make_rows (layout);

  for (int width = 360; width <= WIDEST; width += 7)
    {
      int room = riffle_tiles_layout_get_room (width);

      g_assert_cmpint (find_end (rows, room), ==, room);
    }
  free_rows (rows);
}

static void
test_edges (void)
{
  check_edges (riffle_tiles_layout_new (FALSE));
  check_edges (riffle_tiles_layout_new (TRUE));
  check_edges (g_object_new (RIFFLE_TYPE_COLUMNS_LAYOUT, NULL));
}

/* Tiles grow with the window, so that little is left between them. */
static void
test_gaps (void)
{
  for (int width = 360; width <= WIDEST; width += 7)
    for (int is_large = FALSE; is_large <= TRUE; is_large++)
      {
        int room = riffle_tiles_layout_get_room (width);
        int first = riffle_tiles_layout_get_end (is_large, room, 1);
        int second = riffle_tiles_layout_get_end (is_large, room, 2);

        g_assert_cmpint (second - 2 * first, >=, 0);
        g_assert_cmpint (second - 2 * first, <=, first / 6);
      }
}

/* What is as wide as more columns than there are ends where the last one ends. */
static void
test_end (void)
{
  int room = riffle_tiles_layout_get_room (360);

  g_assert_cmpint (riffle_tiles_layout_get_end (FALSE, room, 1), ==, RIFFLE_TILE_WIDTH);
  g_assert_cmpint (riffle_tiles_layout_get_end (FALSE, room, 2), ==, room);
  g_assert_cmpint (riffle_tiles_layout_get_end (FALSE, room, 3), ==, room);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/tiles-layout/edges", test_edges);
  g_test_add_func ("/app/tiles-layout/gaps", test_gaps);
  g_test_add_func ("/app/tiles-layout/end", test_end);
  return g_test_run ();
}

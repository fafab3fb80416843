/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the page of games end at one edge in each width of a window; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-columns-layout.h"
#include "riffle-flow-layout.h"
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

/* Where a widget begins and how wide it is, in a row that is laid out. */
static graphene_rect_t
find_area (GtkWidget *rows,
           GtkWidget *child)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (child, rows, &area));
  return area;
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
      graphene_rect_t area = find_area (rows, child);

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

static void
check_gaps (gboolean is_large)
{
  GtkWidget *rows = make_rows (riffle_tiles_layout_new (is_large));
  GtkWidget *first = gtk_widget_get_first_child (rows);

  for (int width = 360; width <= WIDEST; width += 7)
    {
      graphene_rect_t one, other;

      find_end (rows, riffle_tiles_layout_get_room (width));
      one = find_area (rows, first);
      other = find_area (rows, gtk_widget_get_next_sibling (first));
      g_assert_cmpfloat (other.origin.x, >=, one.size.width);
      g_assert_cmpfloat (other.origin.x, <=, one.size.width * 7 / 6);
    }
  free_rows (rows);
}

/* Tiles grow with the window, so that little is left between them. */
static void
test_gaps (void)
{
  check_gaps (FALSE);
  check_gaps (TRUE);
}

/* The first two of three widgets want more than they need. */
static void
check_shares (gboolean shares,
              int      room,
              int      first_width,
              int      second_width)
{
  GtkWidget *rows = make_rows (riffle_flow_layout_new (shares));
  GtkWidget *first = gtk_widget_get_first_child (rows);
  GtkWidget *second = gtk_widget_get_next_sibling (first), *child;

  while ((child = gtk_widget_get_last_child (rows)) != second)
    gtk_widget_unparent (child);
  gtk_widget_set_parent (gtk_label_new ("Show All"), rows);
  gtk_widget_set_size_request (first, 300, -1);
  gtk_widget_set_size_request (second, 300, -1);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_set_hexpand (second, TRUE);
  find_end (rows, room);
  g_assert_cmpfloat (find_area (rows, first).size.width, ==, first_width);
  g_assert_cmpfloat (find_area (rows, second).size.width, ==, second_width);
  free_rows (rows);
}

/* What is left of a row is shared, where the widgets beside each other are alike. */
static void
test_shares (void)
{
  check_shares (TRUE, 636, 315, 315);
  check_shares (TRUE, 340, 340, 340);
  check_shares (FALSE, 636, 330, 300);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/tiles-layout/edges", test_edges);
  g_test_add_func ("/app/tiles-layout/gaps", test_gaps);
  g_test_add_func ("/app/tiles-layout/shares", test_shares);
  return g_test_run ();
}

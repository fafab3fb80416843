/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands on the page of games begins and ends where its tiles do, in each width of a window;
 * needs a display. */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "riffle-facts.h"
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

static void
lay_out (GtkWidget *rows,
         int        width)
{
  int height;

  gtk_widget_measure (rows, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (rows, width, height, -1, NULL);
}

/* Where the widget farthest from the start ends. */
static int
find_end (GtkWidget *rows)
{
  float end = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (rows); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t area = find_area (rows, child);

      end = MAX (end, area.origin.x + area.size.width);
    }
  return (int) end;
}

static void
check_edges (RiffleTilesKind kind)
{
  GtkWidget *rows = make_rows (riffle_tiles_layout_new (kind));

  for (int width = 360; width <= WIDEST; width += 7)
    {
      int room = riffle_tiles_layout_get_room (width);

      lay_out (rows, room);
      g_assert_cmpint (find_end (rows), ==, room);
    }
  free_rows (rows);
}

/* The last tile of a row ends where the row does. */
static void
test_edges (void)
{
  check_edges (RIFFLE_TILES);
  check_edges (RIFFLE_TILES_LARGE);
}

static void
check_gaps (RiffleTilesKind kind)
{
  GtkWidget *rows = make_rows (riffle_tiles_layout_new (kind));
  GtkWidget *first = gtk_widget_get_first_child (rows);

  for (int width = 360; width <= WIDEST; width += 7)
    {
      graphene_rect_t one, other;

      lay_out (rows, riffle_tiles_layout_get_room (width));
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
  check_gaps (RIFFLE_TILES);
  check_gaps (RIFFLE_TILES_LARGE);
}

/* Which of the tiles has its picture where a card begins, or ends. */
static int
find_column (GtkWidget *tiles,
             float      x,
             gboolean   is_end)
{
  int nth = 0;

  for (GtkWidget *tile = gtk_widget_get_first_child (tiles); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile), nth++)
    {
      graphene_rect_t area = find_area (tiles, tile);
      float edge = is_end ? area.origin.x + area.size.width - 2 * RIFFLE_TILE_PADDING
                          : area.origin.x;

      /* A card of several columns may be rounded in another way. */
      if (fabsf (edge - x) <= 1)
        return nth;
    }
  return -1;
}

static void
check_cards (RiffleTilesKind kind,
             int             width,
             int             n_columns)
{
  GtkWidget *tiles = make_rows (riffle_tiles_layout_new (RIFFLE_TILES));
  GtkWidget *cards = make_rows (riffle_tiles_layout_new (kind));
  int room = riffle_tiles_layout_get_room (width);

  lay_out (tiles, room);
  /* They lie beside the padding of the tiles. */
  lay_out (cards, room - 2 * RIFFLE_TILE_PADDING);
  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t area = find_area (cards, card);
      int first = find_column (tiles, area.origin.x, FALSE);

      g_assert_cmpint (first, >=, 0);
      g_assert_cmpint (find_column (tiles, area.origin.x + area.size.width, TRUE), ==,
                       first + n_columns - 1);
    }
  free_rows (tiles);
  free_rows (cards);
}

/* Each card begins and ends where pictures of tiles do. */
static void
test_cards (void)
{
  for (int width = 360; width <= WIDEST; width += 7)
    check_cards (RIFFLE_TILES_CARDS, width, 1);
  check_cards (RIFFLE_TILES_WIDE_CARDS, 360, 2);
  check_cards (RIFFLE_TILES_WIDE_CARDS, 600, 3);
  for (int width = 720; width <= 1920; width += 7)
    check_cards (RIFFLE_TILES_WIDE_CARDS, width, 2);
  check_cards (RIFFLE_TILES_WIDE_CARDS, WIDEST, 1);
}

/* Six large tiles fill their rows, and are nowhere smaller than others. */
static void
test_large (void)
{
  for (int width = 360; width <= WIDEST; width += 7)
    {
      int room = riffle_tiles_layout_get_room (width);
      int n_columns = riffle_tiles_layout_count_columns (RIFFLE_TILES_LARGE, room);

      g_assert_cmpint (6 % n_columns, ==, 0);
      g_assert_cmpint (n_columns, <=, riffle_tiles_layout_count_columns (RIFFLE_TILES, room));
    }
}

/* What is left of a row belongs to its first widget, which wants more than it needs. */
static void
test_first (void)
{
  GtkWidget *rows = make_rows (g_object_new (RIFFLE_TYPE_FLOW_LAYOUT, NULL));
  GtkWidget *first = gtk_widget_get_first_child (rows);
  GtkWidget *second = gtk_widget_get_next_sibling (first), *child;

  while ((child = gtk_widget_get_last_child (rows)) != second)
    gtk_widget_unparent (child);
  gtk_widget_set_parent (gtk_label_new ("Show All"), rows);
  gtk_widget_set_size_request (first, 300, -1);
  gtk_widget_set_size_request (second, 300, -1);
  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_set_hexpand (second, TRUE);
  lay_out (rows, 636);
  g_assert_cmpfloat (find_area (rows, first).size.width, ==, 330);
  g_assert_cmpfloat (find_area (rows, second).size.width, ==, 300);
  free_rows (rows);
}

static void
check_facts (RiffleFacts *facts,
             int          width,
             const char  *expected)
{
  g_autofree char *lines = riffle_facts_dup_lines (facts, width);

  g_assert_cmpstr (lines, ==, expected);
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Facts stand side by side where there is room for them; no sign ends or begins a line. */
static void
test_facts (void)
{
  GtkWidget *widget = g_object_ref_sink (riffle_facts_new ());
  RiffleFacts *facts = RIFFLE_FACTS (widget);
  int width;

  g_assert_cmpint (measure_height (widget, 100), ==, measure_height (widget, 1000));
  riffle_facts_set_text (facts, "Pairs\n1 deck\t5 min\nluck and skill\tseldom won");
  check_facts (facts, -1, "Pairs\n1 deck · 5 min\nluck and skill · seldom won");
  /* As wide as the longest line. */
  for (width = 1000; measure_height (widget, width) == measure_height (widget, 1000); width--)
    check_facts (facts, width, "Pairs\n1 deck · 5 min\nluck and skill · seldom won");
  check_facts (facts, width, "Pairs\n1 deck · 5 min\nluck and skill\nseldom won");
  check_facts (facts, 1, "Pairs\n1 deck\n5 min\nluck and skill\nseldom won");
  g_object_unref (widget);
}

/* A high card does not stretch those of other rows, and all rows together are as high as the page
 * was told. */
static void
test_rows (void)
{
  GtkWidget *rows = make_rows (riffle_tiles_layout_new (RIFFLE_TILES_CARDS));
  GtkWidget *first = gtk_widget_get_first_child (rows), *last = gtk_widget_get_last_child (rows);
  graphene_rect_t low, high;

  gtk_label_set_text (GTK_LABEL (last), "Golf\n7 games\nThe courses of a week");
  lay_out (rows, 720);
  low = find_area (rows, first);
  high = find_area (rows, last);
  g_assert_cmpfloat (high.size.height, >, 2 * low.size.height);
  g_assert_cmpfloat (high.origin.y + high.size.height, ==, gtk_widget_get_height (rows));
  g_assert_cmpfloat (find_area (rows, gtk_widget_get_prev_sibling (last)).size.height, ==,
                     high.size.height);
  free_rows (rows);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/tiles-layout/edges", test_edges);
  g_test_add_func ("/app/tiles-layout/gaps", test_gaps);
  g_test_add_func ("/app/tiles-layout/cards", test_cards);
  g_test_add_func ("/app/tiles-layout/rows", test_rows);
  g_test_add_func ("/app/tiles-layout/large", test_large);
  g_test_add_func ("/app/tiles-layout/first", test_first);
  g_test_add_func ("/app/tiles-layout/facts", test_facts);
  return g_test_run ();
}

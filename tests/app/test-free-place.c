/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a message lies: beside what is there, and over whole figures rather than parts of them. */
#include "config.h"

#include "riffle-free-place.h"

/* A status row with a figure at its left and a button at its right. */
static const GdkRectangle row = { 0, 0, 360, 38 };
static const GdkRectangle figure = { 12, 8, 120, 22 };
static const GdkRectangle button = { 300, 4, 50, 30 };

static RiffleFreePlace
new_table (void)
{
  return (RiffleFreePlace) {
    .areas = &row, .n_areas = 1, .taken = &button, .n_taken = 1, .lesser = &figure, .n_lesser = 1,
    .near = { 20, 100, 40, 60 },
  };
}

/* A short message lies between the two. */
static void
test_beside (void)
{
  RiffleFreePlace table = new_table ();
  GdkRectangle place = { 0, 0, 150, 26 };
  int cost = riffle_free_place_find (&table, &row, &place);
  const GdkRectangle found = place;

  g_assert_false (gdk_rectangle_intersect (&place, &figure, NULL));
  g_assert_false (gdk_rectangle_intersect (&place, &button, NULL));
  riffle_free_place_spread (&table, &row, cost, &place);
  g_assert_true (gdk_rectangle_equal (&place, &found));
}

static gboolean
covers (const GdkRectangle *place,
        const GdkRectangle *thing)
{
  GdkRectangle common;

  return gdk_rectangle_intersect (place, thing, &common) && gdk_rectangle_equal (&common, thing);
}

/* From the left end to the button. */
static void
check_spread (const GdkRectangle *place)
{
  g_assert_cmpint (place->x, >=, 0);
  g_assert_cmpint (place->x, <, 10);
  g_assert_cmpint (place->x + place->width, <, button.x);
  g_assert_cmpint (place->x + place->width, >, button.x - 10);
}

/* A long one covers the figure and all else up to the button. */
static void
test_over (void)
{
  RiffleFreePlace table = new_table ();
  GdkRectangle place = { 0, 0, 250, 26 };
  int cost = riffle_free_place_find (&table, &row, &place);

  g_assert_true (gdk_rectangle_intersect (&place, &figure, NULL));
  g_assert_false (riffle_free_place_is_covering (cost));
  riffle_free_place_spread (&table, &row, cost, &place);
  check_spread (&place);
  g_assert_true (covers (&place, &figure));
}

/* In a row of two lines it takes the place of the lower one, and the upper one stays. */
static void
test_line (void)
{
  const GdkRectangle rows = { 0, 0, 360, 60 };
  const GdkRectangle texts[] = { figure, { 12, 33, 160, 22 } };
  RiffleFreePlace table = new_table ();
  GdkRectangle place = { 0, 0, 250, 20 };
  int cost;

  table.lesser = texts;
  table.n_lesser = 2;
  cost = riffle_free_place_find (&table, &rows, &place);
  riffle_free_place_spread (&table, &rows, cost, &place);
  g_assert_true (covers (&place, &texts[1]));
  g_assert_false (gdk_rectangle_intersect (&place, &figure, NULL));
  g_assert_cmpint (place.y + place.height, <=, rows.height);
}

/* Where a button has to be covered, nothing is gained. */
static void
test_too_long (void)
{
  RiffleFreePlace table = new_table ();
  GdkRectangle place = { 0, 0, 340, 26 };
  int cost = riffle_free_place_find (&table, &row, &place);
  const GdkRectangle found = place;

  g_assert_true (riffle_free_place_is_covering (cost));
  riffle_free_place_spread (&table, &row, cost, &place);
  g_assert_true (gdk_rectangle_equal (&place, &found));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/free-place/beside", test_beside);
  g_test_add_func ("/app/free-place/over", test_over);
  g_test_add_func ("/app/free-place/line", test_line);
  g_test_add_func ("/app/free-place/too-long", test_too_long);
  return g_test_run ();
}

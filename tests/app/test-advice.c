/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The advice of the first start suits what the player has at hand. */
#include "config.h"

#include "riffle-advice.h"

/* A telephone has a screen that is touched, and nothing to click with. */
static void
test_finger (void)
{
  const char *advice = riffle_advice_get_for (GDK_SEAT_CAPABILITY_TOUCH);

  g_assert_nonnull (strstr (advice, " tap "));
  g_assert_null (strstr (advice, "click"));
  g_assert_cmpstr (riffle_advice_get_for (GDK_SEAT_CAPABILITY_TOUCH
                                          | GDK_SEAT_CAPABILITY_KEYBOARD), ==, advice);
}

/* Whoever has both has not touched the screen yet. */
static void
test_pointer (void)
{
  const char *advice = riffle_advice_get_for (GDK_SEAT_CAPABILITY_ALL_POINTING);

  g_assert_nonnull (strstr (advice, " click "));
  g_assert_null (strstr (advice, " tap "));
  g_assert_cmpstr (riffle_advice_get_for (GDK_SEAT_CAPABILITY_POINTER), ==, advice);
  g_assert_cmpstr (riffle_advice_get_for (GDK_SEAT_CAPABILITY_NONE), ==, advice);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/finger", test_finger);
  g_test_add_func ("/advice/pointer", test_pointer);
  return g_test_run ();
}

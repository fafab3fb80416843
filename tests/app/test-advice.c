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

/* The player may have other keys than those of the table, or none. */
static void
test_keys (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RIFFLE_APPLICATION_ID);
  g_autoptr (RiffleShortcuts) shortcuts = NULL;

  g_settings_reset (settings, "shortcuts");
  shortcuts = riffle_shortcuts_new (settings, NULL);
  g_assert_cmpstr (riffle_advice_get_for_shortcuts (shortcuts), ==,
                   "Arrow keys and Return move cards. F1 shows the rules. Ctrl+F finds other "
                   "games. Ctrl+? shows all keys.");
  riffle_shortcuts_set_key (shortcuts, "win.rules", "F1", "F7");
  riffle_shortcuts_set_key (shortcuts, "win.find", "<Control>f", NULL);
  g_assert_cmpstr (riffle_advice_get_for_shortcuts (shortcuts), ==,
                   "Arrow keys and Return move cards. F7 shows the rules. Ctrl+? shows all keys.");
  g_settings_reset (settings, "shortcuts");
  g_assert_cmpstr (riffle_advice_get_for_shortcuts (NULL), ==, "Arrow keys and Return move cards.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/finger", test_finger);
  g_test_add_func ("/advice/pointer", test_pointer);
  g_test_add_func ("/advice/keys", test_keys);
  return g_test_run ();
}

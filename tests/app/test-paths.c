/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the files of the player are, if the environment names folders. */
#include "config.h"

#include "riffle-paths.h"

#include <patience.h>

/* It would be another folder wherever the program is started. */
static void
test_relative (void)
{
  g_autofree char *data = NULL, *expected = NULL;

  g_setenv ("HOME", "/home/nobody", TRUE);
  g_setenv ("XDG_DATA_HOME", "games/mine", TRUE);
  g_setenv ("XDG_CONFIG_HOME", "", TRUE);
  g_setenv ("XDG_CACHE_HOME", "/var/cache/mine", TRUE);
  g_setenv ("XDG_CONFIG_DIRS", "etc:./other", TRUE);
  g_setenv ("XDG_DATA_DIRS", "share:/opt/share::/usr/share:.", TRUE);
  riffle_paths_prepare ();
  pat_environment_repair ();
  data = riffle_paths_dup_user_data ();
  expected = g_build_filename ("/home/nobody", ".local", "share", "riffle", NULL);
  g_assert_cmpstr (data, ==, expected);
  g_assert_null (g_getenv ("XDG_CONFIG_HOME"));
  g_assert_cmpstr (g_getenv ("XDG_CACHE_HOME"), ==, "/var/cache/mine");
  g_assert_null (g_getenv ("XDG_CONFIG_DIRS"));
  g_assert_cmpstr (g_getenv ("XDG_DATA_DIRS"), ==, "/opt/share:/usr/share");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/paths/relative", test_relative);
  return g_test_run ();
}

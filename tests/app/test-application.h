/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application of a program of tests. */
#pragma once

#include <adwaita.h>
#include <locale.h>

static AdwApplication *application;

/* Comes before the tests of a program are added. */
static inline void
init_tests (int    argc,
            char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  application = ADW_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  /* With the style of the program. */
  g_application_set_resource_base_path (G_APPLICATION (application),
                                        "/io/github/rifflecards/Riffle");
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

/* Returns: the status of the program */
static inline int
run_tests (void)
{
  int status = g_test_run ();

  g_object_unref (application);
  return status;
}

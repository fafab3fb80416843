/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Compiled rules: judging, listing, applying, taking back, hints, the test for a stuck
 * game, and tables that are wrong. */
#include "config.h"

#include "rules-suite.h"

#include <locale.h>

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  rules_add_build_tests ();
  rules_add_move_tests ();
  rules_add_stock_tests ();
  rules_add_removal_tests ();
  rules_add_fault_tests ();
  rules_add_stuck_tests ();
  rules_add_undo_tests ();
  rules_add_random_tests ();
  rules_add_counter_tests ();
  rules_add_hint_tests ();
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever a player is called, that name is read on the pages; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "find-widget.h"
#include "riffle-rows.h"
#include "riffle-scoreboard.h"

#define NAME "Tom & <b>Jerry"

static void
test_scoreboard (void)
{
  const char *deals[] = { "golf#1", NULL };
  g_autoptr (PatContest) contest = pat_contest_new (PAT_CONTEST_TOURNAMENT, deals);
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (RiffleBestTours) best = riffle_shared_file_new (RIFFLE_TYPE_BEST_TOURS, "/nowhere/b");
  g_autoptr (GPtrArray) faults = g_ptr_array_new ();
  g_autoptr (GtkWidget) page = NULL;

  pat_registry_add_default_folders (registry, FALSE);
  pat_contest_add_entrant (contest, NAME);
  g_ptr_array_add (faults, (char *) "“a < b & c”");
  page = g_object_ref_sink (riffle_scoreboard_new (&(RiffleScoreboardSource) {
    .contest = contest, .registry = registry, .best = best, .faults = faults,
  }));
  g_assert_nonnull (find_text (page, NAME));
  g_assert_nonnull (find_text (page, "Unverified: “a < b & c”"));
}

static void
test_group (void)
{
  g_autoptr (GtkWidget) group = g_object_ref_sink (adw_preferences_group_new ());

  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), NAME, "It is the turn of " NAME ".");
  g_assert_nonnull (find_text (group, NAME));
  g_assert_nonnull (find_text (group, "It is the turn of " NAME "."));
  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), NULL, NULL);
  g_assert_null (find_text (group, NAME));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/player-names/scoreboard", test_scoreboard);
  g_test_add_func ("/player-names/group", test_group);
  return g_test_run ();
}

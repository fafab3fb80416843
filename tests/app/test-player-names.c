/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever a player is called, that name is read on the pages; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-rows.h"
#include "riffle-scoreboard.h"

#define NAME "Tom & <b>Jerry"

/* Returns: whether a label shows a text, anywhere below a widget */
static gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

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
  g_assert_true (shows (page, NAME));
  g_assert_true (shows (page, "Unverified: “a < b & c”"));
}

static void
test_group (void)
{
  g_autoptr (GtkWidget) group = g_object_ref_sink (adw_preferences_group_new ());

  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), NAME, "It is the turn of " NAME ".");
  g_assert_true (shows (group, NAME));
  g_assert_true (shows (group, "It is the turn of " NAME "."));
  riffle_rows_head_group (ADW_PREFERENCES_GROUP (group), NULL, NULL);
  g_assert_false (shows (group, NAME));
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

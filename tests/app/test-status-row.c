/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row above the table keeps its height while the verdict of a game changes; needs a display. */
#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "riffle-status-row.h"

#define NARROW 336 /* pixels, as on a telephone */
#define WIDE   960

static const char *const verdicts[] = {
  "This deal can be won",
  "This game can no longer be won",
  "Checking whether this game can be won…",
};

static int
measure (RiffleStatusRow *row,
         int              width,
         const char      *verdict)
{
  int height;

  riffle_status_row_set_text (row, RIFFLE_STATUS_VERDICT, verdict);
  gtk_widget_measure (GTK_WIDGET (row), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

/* Gaps has words and a button of its own, FreeCell has neither. */
static void
test_height (gconstpointer id)
{
  g_autoptr (PatRegistry) registry = pat_registry_new ();
  g_autoptr (PatGame) game = NULL;
  RiffleStatusRow *row = g_object_ref_sink (g_object_new (RIFFLE_TYPE_STATUS_ROW, NULL));
  int narrow, wide;

  pat_registry_add_default_folders (registry, FALSE);
  game = pat_game_new (pat_registry_find (registry, id), NULL, 4, NULL);
  riffle_status_row_set_game (row, game);
  for (guint round = 0; round < 2; round++)
    {
      g_object_set (row, "narrow", TRUE, "show-clock", TRUE, NULL);
      narrow = measure (row, NARROW, verdicts[0]);
      for (guint i = 1; i < G_N_ELEMENTS (verdicts); i++)
        g_assert_cmpint (measure (row, NARROW, verdicts[i]), ==, narrow);
      g_assert_cmpint (measure (row, NARROW, NULL), <, narrow);
      g_object_set (row, "narrow", FALSE, NULL);
      wide = measure (row, WIDE, verdicts[0]);
      g_assert_cmpint (wide, <, narrow);
      for (guint i = 1; i < G_N_ELEMENTS (verdicts); i++)
        g_assert_cmpint (measure (row, WIDE, verdicts[i]), ==, wide);
    }
  g_object_unref (row);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/app/status-row/gaps", "gaps", test_height);
  g_test_add_data_func ("/app/status-row/freecell", "freecell", test_height);
  return g_test_run ();
}

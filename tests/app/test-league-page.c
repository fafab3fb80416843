/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the league, however many players there are; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "riffle-league-page.h"
#include "scratch.h"
#include "ui-compat.h"

#define N_SHOWN 1000

/* Counts rows, and notes the title of the last one. */
static guint
count_rows (GtkWidget   *widget,
            const char **title)
{
  guint n = ADW_IS_ACTION_ROW (widget);

  if (n > 0)
    *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child, title);
  return n;
}

static void
check_rows (guint       n_players,
            guint       n_rows,
            const char *last)
{
  g_autoptr (RiffleLeague) league = riffle_shared_file_new (RIFFLE_TYPE_LEAGUE, "/nowhere/league");
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "default-width", 800,
                                    "default-height", 600, NULL);
  GtkWidget *page;
  const char *title = NULL;

  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %04u", i);

      g_ptr_array_add (riffle_league_list (league), riffle_league_entry_new (name));
    }
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_height (window) == 0)
    g_main_context_iteration (NULL, TRUE);
  page = riffle_league_page_new (league);
  riffle_ui_present (page, window);
  g_assert_cmpuint (count_rows (page, &title), ==, n_rows);
  g_assert_cmpstr (title, ==, last);
  riffle_ui_close (page);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The window does not wait for more rows than anybody looks at. */
static void
test_many (void)
{
  check_rows (N_SHOWN, N_SHOWN, "1000. Player 1000");
  check_rows (N_SHOWN + 1, N_SHOWN + 1, "1 more player");
  check_rows (N_SHOWN + 200, N_SHOWN + 1, "200 more players");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/league-page/many", test_many);
  return g_test_run ();
}

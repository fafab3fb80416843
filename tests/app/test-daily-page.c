/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page with the deals of days, while the date of the computer changes; needs a display. */
#include "config.h"

#include <adwaita.h>

#include "find-widget.h"
#include "riffle-daily-page.h"
#include "session-fixture.h"

static void
never_cb (RiffleDay day,
          gpointer  owner)
{
  g_assert_not_reached ();
}

static gboolean
has_label (GtkWidget  *button,
           const char *label)
{
  return g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0;
}

/* Wherever the page is: in a window of its own, or in that of the program. */
static GtkWidget *
find_play (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; found == NULL && i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = find_widget (window, GTK_TYPE_BUTTON, has_label, "_Play");
    }
  g_assert_nonnull (found);
  return found;
}

/* The page is brought up to date, as with every result. */
static void
change_date (RiffleDaily *daily,
             const char  *today)
{
  g_setenv ("RIFFLE_TODAY", today, TRUE);
  g_signal_emit_by_name (daily, "changed");
}

/* The selected day is still to come as soon as the date was set back, and cannot be played. */
static void
test_date_set_back (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "default-width", 800,
                                    "default-height", 700, NULL);
  g_autoptr (RiffleDaily) daily = riffle_daily_new (fixture->session);

  g_setenv ("RIFFLE_TODAY", "2026-11-05", TRUE);
  gtk_window_present (GTK_WINDOW (window));
  riffle_daily_page_present (window, daily, never_cb, window);
  g_assert_true (gtk_widget_get_sensitive (find_play ()));
  change_date (daily, "2026-11-04");
  g_assert_false (gtk_widget_get_sensitive (find_play ()));
  change_date (daily, "2026-11-06");
  g_assert_true (gtk_widget_get_sensitive (find_play ()));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_part (GtkWidget  *label,
            const char *part)
{
  return gtk_widget_get_mapped (label)
         && strstr (gtk_label_get_text (GTK_LABEL (label)), part) != NULL;
}

static gboolean
is_shown (const char *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (find_widget (window, GTK_TYPE_LABEL, shows_part, text) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
set_flag_cb (gboolean *flag)
{
  *flag = TRUE;
}

/* Some time later the program looks at its clock. */
static void
let_time_pass (RiffleDaily *daily,
               const char  *today)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, daily);

  g_assert_nonnull (source);
  g_setenv ("RIFFLE_TODAY", today, TRUE);
  g_source_set_ready_time (source, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Nobody does anything, and another day begins, and another month. */
static void
test_midnight (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *window = g_object_new (ADW_TYPE_APPLICATION_WINDOW, "default-width", 800,
                                    "default-height", 700, NULL);
  g_autoptr (RiffleDaily) daily = NULL;
  gboolean has_changed = FALSE;

  g_setenv ("RIFFLE_TODAY", "2026-11-30", TRUE);
  daily = riffle_daily_new (fixture->session);
  g_signal_connect_swapped (daily, "changed", G_CALLBACK (set_flag_cb), &has_changed);
  gtk_window_present (GTK_WINDOW (window));
  riffle_daily_page_present (window, daily, never_cb, window);
  while (!is_shown ("November 2026"))
    g_main_context_iteration (NULL, TRUE);
  let_time_pass (daily, "2026-11-30");
  g_assert_false (has_changed);
  let_time_pass (daily, "2026-12-01");
  g_assert_true (has_changed);
  g_assert_true (is_shown ("December 2026"));
  g_assert_true (is_shown ("1 December"));
  g_assert_true (gtk_widget_get_sensitive (find_play ()));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/daily-page/date-set-back", Fixture, NULL, set_up, test_date_set_back, tear_down);
  g_test_add ("/daily-page/midnight", Fixture, NULL, set_up, test_midnight, tear_down);
  return g_test_run ();
}

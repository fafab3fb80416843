/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every control of every page is used once, and answers; needs a display. Warnings end the test. */
#include "config.h"

#include <locale.h>

#include "window-fixture.h"

static void
open_cb (gpointer data)
{
  Fixture *fixture = data;

  fixture->page->prepare (fixture);
  controls_let_appear (GTK_WINDOW (fixture->window));
  if (fixture->page->action != NULL)
    activate (fixture, fixture->page->action);
}

static void
test_page (Fixture       *fixture,
           gconstpointer  data)
{
  const Page *page = data;
  g_autoptr (ControlsTour) tour =
    controls_tour_new (&(ControlsPage) { page->name, GTK_WINDOW (fixture->window), page->part,
                                         open_cb, fixture });
  ControlsResult result = controls_tour_run (tour);

  g_assert_cmpuint (result.n_used, >=, page->n_controls);
  g_assert_cmpuint (result.n_unused, <=, page->n_unused);
  g_assert_cmpuint (result.n_foreign, >=, page->n_foreign);
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  application = ADW_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *path = g_strconcat ("/app/controls/", pages[i].name, NULL);

      g_test_add (path, Fixture, &pages[i], set_up, test_page, tear_down);
    }
  status = g_test_run ();
  g_object_unref (application);
  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every control of every page is used once, and answers; needs a display. Warnings end the test. */
#include "config.h"

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
  init_tests (argc, argv);
  return run_pages ("/app/controls/", set_up, test_page);
}
